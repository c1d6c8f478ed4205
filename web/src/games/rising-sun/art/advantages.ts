// The four War Advantages as small prints: a blade before the sun, ropes, straw hats, a poem by moonlight.

export const PICTURES: Record<string, string> = {
  seppuku:
    '<rect width="240" height="90" fill="#efe3cf"/><circle cx="170" cy="40" r="34" fill="#b93420"/><path d="M78 66C108 56 146 36 176 8c-2 26-44 62-90 72z" fill="#fdf8ec" stroke="#1f1a17" stroke-width="2" stroke-linejoin="round"/><path d="M86 74C124 62 154 40 174 14" fill="none" stroke="#1f1a17" stroke-width="1.2"/><path d="M70 58l18 24-7 5-18-24z" fill="#c79a3b" stroke="#1f1a17" stroke-width="2"/><path d="M66 68l9 13-44 22-8-14z" fill="#1f1a17"/><path d="M58 72l8 13M48 77l8 13M38 82l8 13" stroke="#d9b36a" stroke-width="2.5"/>',
  'take-hostage':
    '<rect width="240" height="90" fill="#cbd6d2"/><g fill="none" stroke="#d9b36a" stroke-width="7"><path d="M-10 30C60 60 120 0 250 44M-10 62C80 20 150 90 250 60"/></g><g fill="none" stroke="#8a3c16" stroke-width="1.5" stroke-dasharray="3 6"><path d="M-10 30C60 60 120 0 250 44M-10 62C80 20 150 90 250 60"/></g>',
  'hire-ronin':
    '<rect width="240" height="90" fill="#e7cf9c"/><path d="M-4 64C16 28 26 16 40 16s24 12 44 48c-26 10-62 10-88 0z" fill="#2c5a46" stroke="#1f1a17" stroke-width="2"/><path d="M56 70C76 28 86 16 100 16s24 12 44 54c-26 10-62 10-88 0z" fill="#24406c" stroke="#1f1a17" stroke-width="2"/><path d="M116 64C136 28 146 16 160 16s24 12 44 48c-26 10-62 10-88 0z" fill="#2c5a46" stroke="#1f1a17" stroke-width="2"/><path d="M171 70C191 28 201 16 215 16s24 12 44 54c-26 10-62 10-88 0z" fill="#24406c" stroke="#1f1a17" stroke-width="2"/>',
  'imperial-poets':
    '<rect width="240" height="90" fill="#dfd3e0"/><circle cx="60" cy="36" r="24" fill="#f6eedd"/><path d="M120 8h80v90h-80z" fill="#fdf8ec" stroke="#1f1a17" stroke-width="2"/><path d="M184 18v50M168 18v34M152 18v58M136 18v40" stroke="#1f1a17" stroke-width="3" stroke-linecap="round"/><path d="M30 92C60 60 84 52 112 50" fill="none" stroke="#623a62" stroke-width="3"/>',
};
