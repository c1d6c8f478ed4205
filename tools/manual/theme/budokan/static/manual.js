// The search leads to its page by itself, since the hall's policy lets no form be sent; the light is the one of the hall.
const KEY = 'budokan.settings';

for (const form of document.querySelectorAll('form[role="search"]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const asked = new FormData(form).get('q').trim();
    if (asked) location.assign(`${form.getAttribute('action')}?q=${encodeURIComponent(asked)}`);
  });
}

// The number of a rule leads to the rule itself.
const NUMBER = /^\s*((?:SS|RS|SJ|KEN|BK)-\d+\.\d+)\s*$/i;
const root = document.documentElement.dataset.content_root;

async function goTo(words) {
  const number = NUMBER.exec(words)?.[1].toUpperCase();
  const address = number && (await (await fetch(`${root}_static/rules.json`)).json())[number];
  if (address) location.replace(root + address);
}

const asked = new URLSearchParams(location.search).get('q');
const field = document.querySelector('.find input');
if (asked && field) {
  field.value = asked;
  void goTo(asked);
}

document.querySelector('button.theme').addEventListener('click', () => {
  const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...JSON.parse(localStorage.getItem(KEY) || '{}'), theme }));
  } catch {
    // a browser that keeps nothing shows it for this page
  }
});

// On a desk the contents stand beside the text, on a phone they unfold; what is read now is in sight.
const contents = document.querySelector('details.contents');
const wide = matchMedia('(min-width: 961px)');
const unfold = () => (contents.open = wide.matches);
wide.addEventListener('change', unfold);
unfold();
const here = contents.querySelector('a[href="#"]');
if (here) {
  here.ariaCurrent = 'page';
  if (wide.matches) contents.scrollTop = here.offsetTop - contents.clientHeight / 2;
}
