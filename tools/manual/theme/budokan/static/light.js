// Before the first paint: the light this reader chose in the hall, else that of the browser.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('budokan.settings') || '{}');
  } catch {
    kept = {};
  }
  var dark = kept.theme ? kept.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
