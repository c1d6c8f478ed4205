// Every fault of reading in a page: text that something else covers, text that is cut, words broken in the middle.
// Runs inside the page; gives [{kind, text, where, by, topic}]. What is cut but can be had whole is given with its topic.
async () => {
  // What measures itself has done so two frames after the page has changed its size.
  for (let frame = 0; frame < 2; frame += 1) await new Promise((then) => requestAnimationFrame(then));
  await new Promise((then) => setTimeout(then));
  const LEAST = 0.2; // of a letter's height must be gone before a reader misses anything
  const ROOM = 48; // pixels left to scroll, by which a line comes out from under a bar
  const SHEETS = 'dialog[open], .war, .peek';
  const PASSING = '.toast, .flying, .explained, .line-lost, .kn-ghost';

  const open = [...document.querySelectorAll(SHEETS)].filter((one) => one.getClientRects().length);
  const sheet = open.at(-1) ?? null;
  // Also what takes no click covers what lies under it; the grain of the paper does not.
  const style = new CSSStyleSheet();
  style.replaceSync('*, *::before, *::after { pointer-events: auto !important } body::after { display: none !important }');
  document.adoptedStyleSheets.push(style);

  const known = new Map();
  /** What is asked of an element again and again, asked of the browser once. */
  const styleOf = (one) => {
    let found = known.get(one);
    if (!found) {
      const { display, visibility, opacity, clipPath, fontSize, overflowX, overflowY, overflowWrap, wordBreak, position, backgroundColor, backgroundImage, backgroundRepeat, backgroundSize, backgroundPosition, fill, stroke } = getComputedStyle(one);
      found = { display, visibility, opacity: Number(opacity), clipPath, fontSize: Number.parseFloat(fontSize), overflowX, overflowY, overflowWrap, wordBreak, position, backgroundColor, backgroundImage, backgroundRepeat, backgroundSize, backgroundPosition, fill, stroke };
      known.set(one, found);
    }
    return found;
  };
  const frames = new Map();
  const frameOf = (one) => {
    if (!frames.has(one)) frames.set(one, one.getBoundingClientRect());
    return frames.get(one);
  };
  const name = (one) => {
    const classes = (one.getAttribute('class') ?? '').split(/\s+/).filter((word) => word && !word.startsWith('svelte-')).slice(0, 3);
    return [one.tagName.toLowerCase(), ...classes].join('.');
  };
  const where = (one) => {
    const path = [];
    for (let at = one; at && path.length < 4 && at !== document.body; at = at.parentElement) path.unshift(name(at));
    return path.join(' > ');
  };

  /** Whether a reader is meant to see it: not what is only for those who hear the page. */
  const sights = new Map();
  const shown = (one) => {
    if (!one) return true;
    if (!sights.has(one)) {
      const { display, visibility, opacity, clipPath, fontSize } = styleOf(one);
      const hidden = display === 'none' || visibility === 'hidden' || opacity < 0.05 || clipPath.startsWith('inset(50%') || fontSize < 1;
      sights.set(one, !hidden && shown(one.parentElement));
    }
    return sights.get(one);
  };

  const opaque = (colour) => {
    const parts = colour.match(/[\d.]+/g)?.map(Number) ?? [];
    return colour !== 'transparent' && (parts.length < 4 || parts[3] > 0.12);
  };
  const textAt = (one, x, y) => {
    for (const node of one.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (x > box.left && x < box.right && y > box.top + box.height * 0.2 && y < box.bottom - box.height * 0.2) return true;
    }
    return false;
  };
  const GRAPHICS = new Set(['path', 'polygon', 'circle', 'rect', 'use', 'line', 'ellipse', 'image', 'img', 'canvas', 'text', 'tspan']);
  const none = (paint) => paint === 'none' || !opaque(paint);
  /** Whether the pictures behind an element reach this point: small ones that are not repeated, such as corners, do not fill it. */
  const pictured = (one, seen, x, y) => {
    if (seen.backgroundImage === 'none') return false;
    const sizes = seen.backgroundSize.split(', ').map((size) => size.match(/^([\d.]+)px ([\d.]+)px$/));
    if (!seen.backgroundRepeat.split(', ').every((how) => how === 'no-repeat') || !sizes.every(Boolean)) return true;
    const frame = frameOf(one);
    const off = (place, room) => (place.endsWith('%') ? (room * Number.parseFloat(place)) / 100 : Number.parseFloat(place));
    return seen.backgroundPosition.split(', ').some((place, index) => {
      const [across, down] = place.split(' ');
      const [wide, high] = sizes[index % sizes.length].slice(1).map(Number);
      const left = frame.left + off(across, frame.width - wide);
      const top = frame.top + off(down, frame.height - high);
      return x >= left && x <= left + wide && y >= top && y <= top + high;
    });
  };
  /** Whether an element puts something visible at this point. */
  const paints = (one, x, y) => {
    const seen = styleOf(one);
    if (seen.opacity < 0.12 || seen.visibility === 'hidden') return false;
    const tag = one.tagName.toLowerCase();
    if (GRAPHICS.has(tag)) return ['use', 'image', 'img', 'canvas'].includes(tag) || !(none(seen.fill) && none(seen.stroke));
    if (one instanceof SVGElement) return false;
    return opaque(seen.backgroundColor) || pictured(one, seen, x, y) || (shown(one) && textAt(one, x, y));
  };

  const faults = [];
  const told = new Set();
  const tell = (kind, node, one, by) => {
    const text = node.data.trim().replace(/\s+/g, ' ');
    const titled = one.closest('[title]');
    const reached = titled && titled.title.replace(/\s+/g, ' ').includes(text);
    const topic = one.closest('[data-explain]')?.dataset.explain ?? '';
    const fault = { kind, text, where: where(one), by, topic: reached ? 'title' : topic };
    const key = JSON.stringify(fault);
    if (!told.has(key)) faults.push(fault);
    told.add(key);
  };

  /** What is left of a box inside all that clips it; `lost` by axis if something hides the rest for good. */
  const clip = (one, box) => {
    let { left, right, top, bottom } = box;
    const lost = { x: 0, y: 0, by: null };
    let place = styleOf(one).position;
    for (let at = one; at && at !== document.documentElement; at = at.parentElement) {
      const seen = styleOf(at);
      const inSvg = at instanceof SVGElement;
      if (at !== one && place === 'absolute' && seen.position === 'static' && !inSvg) continue;
      const skip = at === one && seen.display === 'inline';
      if (!skip && !(inSvg && at.tagName !== 'svg') && (seen.overflowX !== 'visible' || seen.overflowY !== 'visible')) {
        const frame = frameOf(at);
        const cutX = Math.max(0, frame.left - left) + Math.max(0, right - frame.right);
        const cutY = Math.max(0, frame.top - top) + Math.max(0, bottom - frame.bottom);
        if (seen.overflowX !== 'visible' && cutX > 0) {
          if (!['auto', 'scroll'].includes(seen.overflowX) && cutX > lost.x) Object.assign(lost, { x: cutX, by: at });
          left = Math.max(left, frame.left);
          right = Math.min(right, frame.right);
        }
        if (seen.overflowY !== 'visible' && cutY > 0) {
          if (!['auto', 'scroll'].includes(seen.overflowY) && cutY > lost.y) Object.assign(lost, { y: cutY, by: at });
          top = Math.max(top, frame.top);
          bottom = Math.min(bottom, frame.bottom);
        }
        if (right - left < 1 || bottom - top < 1) return { box: null, lost };
      }
      if (place !== 'absolute' || seen.position !== 'static') place = seen.position;
      if (place === 'fixed') break;
    }
    const page = document.documentElement;
    if (page.scrollWidth <= innerWidth + 1) lost.x = Math.max(lost.x, -left, right - innerWidth);
    if (page.scrollHeight <= innerHeight + 1) lost.y = Math.max(lost.y, -top, bottom - innerHeight);
    left = Math.max(left, 0);
    top = Math.max(top, 0);
    right = Math.min(right, innerWidth);
    bottom = Math.min(bottom, innerHeight);
    return { box: right - left < 1 || bottom - top < 1 ? null : { left, right, top, bottom }, lost };
  };

  /** In a drawing what comes first lies under what follows, also where the pen of a letter leaves a gap. */
  const liesUnder = (other, one) =>
    one instanceof SVGElement && one.ownerSVGElement !== null && other.ownerSVGElement === one.ownerSVGElement && Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);

  /** Whether it stays where it is while what it lies in scrolls. */
  const sticks = (above, frame) => {
    for (let at = above; at && at !== frame; at = at.parentElement) if (styleOf(at).position === 'sticky') return true;
    return false;
  };

  /** Whether a text lies in something that scrolls, and can be brought out from under what does not scroll with it. */
  const scrollsOut = (one, above) => {
    for (let at = one.parentElement; at && (!at.contains(above) || sticks(above, at)); at = at.parentElement) {
      const { overflowX, overflowY } = styleOf(at);
      const across = ['auto', 'scroll'].includes(overflowX) ? [at.scrollLeft, at.scrollWidth - at.clientWidth - at.scrollLeft] : [];
      const down = ['auto', 'scroll'].includes(overflowY) ? [at.scrollTop, at.scrollHeight - at.clientHeight - at.scrollTop] : [];
      if (Math.max(0, ...across, ...down) >= ROOM) return true;
    }
    return false;
  };

  const covered = (one, box) => {
    const high = box.bottom - box.top;
    const wide = box.right - box.left;
    const y = box.top + high / 2;
    const steps = Math.max(1, Math.min(8, Math.round(wide / 14)));
    for (let step = 0; step < steps; step += 1) {
      const x = box.left + (wide * (step + 0.5)) / steps;
      for (const above of document.elementsFromPoint(x, y)) {
        if (above === one || above.contains(one) || liesUnder(above, one)) break;
        if (one.contains(above) || above.closest(PASSING)) continue;
        if (sheet && !sheet.contains(one) && sheet.contains(above)) break;
        if (paints(above, x, y) && !scrollsOut(one, above)) return above;
      }
    }
    return null;
  };

  const brokenWord = (node, one) => {
    if (one.closest('code')) return false; // a row of digits is no word
    if (!['anywhere', 'break-word'].includes(styleOf(one).overflowWrap) && styleOf(one).wordBreak === 'normal') return false;
    for (const word of node.data.matchAll(/[\p{L}\d]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const boxes = [...range.getClientRects()];
      if (boxes.length > 1 && Math.abs(boxes[0].top - boxes.at(-1).top) > 3) return true;
    }
    return false;
  };

  try {
    const root = sheet ?? document.querySelector('.table') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.data.trim()) continue;
      const one = node.parentElement;
      if (one.closest('style, script, option, [data-passing], details:not([open]) > :not(summary)') || one.closest(PASSING) || !shown(one)) continue;
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        if (line.width < 2 || line.height < 2) continue;
        // What is between the lines belongs to nobody: of a line its letters count.
        const half = Math.min(line.height, styleOf(one).fontSize * (line.height < styleOf(one).fontSize ? 1 : 0.72)) / 2;
        const middle = (line.top + line.bottom) / 2;
        const box = { left: line.left, right: line.right, top: middle - half, bottom: middle + half };
        const { box: left, lost } = clip(one, box);
        if (lost.x > 3 || lost.y > LEAST * 2 * half) {
          tell('cut', node, one, lost.by ? name(lost.by) : 'the window');
          break;
        }
        const by = left && covered(one, left);
        if (by) {
          // In a fan the next card covers this one; what lies on it within the card itself does not belong there.
          const fan = one.closest('[data-fan]');
          const fanned = fan && fan.contains(by) && one.closest('[data-explain]') !== by.closest('[data-explain]');
          tell(fanned ? 'cut' : 'covered', node, one, where(by));
          break;
        }
      }
      if (brokenWord(node, one)) tell('broken', node, one, '');
    }
  } finally {
    document.adoptedStyleSheets.pop();
  }
  return faults;
}
