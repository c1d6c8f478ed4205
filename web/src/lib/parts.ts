// The parts of the pages that come when they are needed. What does not come is asked for again; a hall that was renewed in
// the meantime no longer has the parts of the old pages, and then the page is loaded anew.
const WAITS = [300, 700, 1500, 3000, 6000];
const BEFORE_RENEWAL = 3;
const RENEWED = 'budokan-renewed';
const ONCE_IN = 60_000;

const after = (wait: number): Promise<void> => new Promise((done) => setTimeout(done, wait));

/** Load the page anew if the hall is there to send it, once in a while and not for ever. */
async function renew(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(RENEWED)) < ONCE_IN) return;
  const there = await fetch('/', { cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );
  if (!there) return;
  sessionStorage.setItem(RENEWED, String(Date.now()));
  location.reload();
}

/** What `load` brings, however often it has to be asked. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch {
      if (tries >= BEFORE_RENEWAL) await renew();
      await after(WAITS[Math.min(tries, WAITS.length - 1)]!);
    }
  }
}
