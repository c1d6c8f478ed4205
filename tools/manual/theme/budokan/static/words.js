// What the search says, in the language of the page.
if (document.documentElement.lang === 'it') {
  Object.assign(Documentation.TRANSLATIONS, {
    'Search Results': 'Che cosa si è trovato',
    'Search finished, found one page matching the search query.': [
      'Si è trovata una pagina.',
      'Si sono trovate ${resultCount} pagine.',
    ],
    'Your search did not match any documents. Please make sure that all words are spelled correctly and that you\'ve selected enough categories.':
      'Non si è trovato nulla. Le parole sono scritte giuste?',
    Searching: 'Si cerca',
    'Preparing search...': 'Si prepara la ricerca…',
    ', in ': ', in ',
    'Hide Search Matches': 'Nascondi le parole cercate',
  });
} else {
  Object.assign(Documentation.TRANSLATIONS, {
    'Search finished, found one page matching the search query.': ['One page was found.', '${resultCount} pages were found.'],
    'Your search did not match any documents. Please make sure that all words are spelled correctly and that you\'ve selected enough categories.':
      'Nothing was found. Are the words spelled as they should be?',
  });
}
