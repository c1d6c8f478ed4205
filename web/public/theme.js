// Before the first paint: the theme and the language this reader chose, else those of the browser.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('budokan.settings') || '{}');
  } catch {
    kept = {};
  }
  var dark = kept.theme ? kept.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  var language = kept.language || (navigator.language || 'en').slice(0, 2);
  document.documentElement.lang = language === 'it' ? 'it' : 'en';
})();
