// What is out of reach on a page, by the boxes that the browser has drawn.
async ([still, press]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  const faults = [];
  const styles = new Map();
  const style = (el) => styles.get(el) ?? (styles.set(el, getComputedStyle(el)), styles.get(el));
  const page = document.documentElement;
  const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const scrolls = page.scrollHeight > innerHeight + 1;
  const box = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const within = (a, b, axis = 'xy') => ({
    left: axis.includes('x') ? Math.max(a.left, b.left) : a.left,
    right: axis.includes('x') ? Math.min(a.right, b.right) : a.right,
    top: axis.includes('y') ? Math.max(a.top, b.top) : a.top,
    bottom: axis.includes('y') ? Math.min(a.bottom, b.bottom) : a.bottom,
  });
  const area = (b) => Math.max(0, b.right - b.left) * Math.max(0, b.bottom - b.top);
  const inside = (a, b) =>
    a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const shown = (el) =>
    el.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    !el.closest('.vh') &&
    style(el).clipPath !== 'inset(50%)';
  const called = (el) => {
    const words = (el.ariaLabel || el.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 50);
    const kind = (el.getAttribute('class') || el.id || '').trim().split(/\s+/).slice(0, 2).join('.');
    return `${el.localName}${kind && '.' + kind} “${words}”`;
  };

  // What the boxes around a thing leave to see of it, and whether one of them can be scrolled.
  const seen = (el, rect, around = el.parentElement) => {
    let left = box(rect);
    let cut = left;
    let scroller = null;
    let clamped = false;
    let position = around === el ? 'static' : style(el).position;
    for (let up = around; up && up !== document.body && position !== 'fixed'; up = up.parentElement) {
      const its = style(up);
      clamped ||= its.webkitLineClamp !== 'none';
      if (its.display === 'contents') continue;
      if (position === 'absolute' && its.position === 'static' && its.containerType === 'normal')
        continue;
      const own = up.getBoundingClientRect();
      for (const [axis, how, more] of [
        ['x', its.overflowX, up.scrollWidth > up.clientWidth + 1],
        ['y', its.overflowY, up.scrollHeight > up.clientHeight + 1],
      ]) {
        if (how === 'visible') continue;
        left = within(left, own, axis);
        if (/auto|scroll/.test(how)) scroller ??= more ? up : null;
        else if (up.closest('[data-pans=true]')) scroller ??= up; // a map that is moved by hand
        else if (!scroller) cut = within(cut, own, axis);
      }
      position = its.position;
    }
    return { left: within(left, room), cut, scroller, clamped };
  };
  // Things that lie over the others on purpose, and under which the others can be scrolled away.
  const layer = (el) => {
    for (let up = el; up && up !== document.body; up = up.parentElement)
      if (/sticky|fixed/.test(style(up).position) || up.matches('dialog, [role=dialog], .prompt, .topbar, .ctl, .over'))
        return up;
    return null;
  };
  const top = (x, y) => document.elementFromPoint(x, y);
  const hit = (el, b) =>
    [0.5, 0.25].some((part) => {
      const found = top(b.left + (b.right - b.left) * part, (b.top + b.bottom) / 2);
      return found && (el.contains(found) || found.closest('label')?.control === el);
    });

  if (page.scrollWidth > innerWidth) faults.push(`it is ${page.scrollWidth} px wide`);

  // The prompt and its buttons, or the main button of another page.
  const asked = press.includes('.prompt');
  const title = all('#prompt-title').filter(shown);
  const main = all(press).filter(shown);
  if (!main.length && !asked) faults.push(`there is no ${press}`);
  for (const [what, el] of [
    ...title.map((el) => ['the question', el]),
    ...main.slice(0, asked ? undefined : 1).map((el) => ['the button', el]),
  ]) {
    const rect = box(el.getBoundingClientRect());
    const { left } = seen(el, rect);
    if (!inside(rect, left))
      faults.push(
        `${what} is not whole: ${called(el)} takes ${Math.round(rect.left)}, ${Math.round(rect.top)} to ${Math.round(rect.right)}, ${Math.round(rect.bottom)}`,
      );
    else if (!hit(el, rect))
      faults.push(`${what} is covered by ${called(top((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2) ?? page)}`);
  }

  // Every text: its size, whether it is cut, and what lies over it.
  const labels = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const el = node.parentElement;
    if (!node.data.trim() || !shown(el) || /^(style|script|title|option)$/.test(el.localName)) continue;
    const drawn = el instanceof SVGElement;
    let rects;
    if (drawn) rects = [el.getBoundingClientRect()];
    else {
      range.selectNodeContents(node);
      rects = [...range.getClientRects()];
    }
    const large = parseFloat(style(el).fontSize) * (drawn ? (el.getScreenCTM?.()?.a ?? 1) : 1);
    let visible = false;
    for (const rect of rects) {
      if (rect.width < 1 || rect.height < 1) continue;
      const { left, cut, clamped } = seen(el, rect, el);
      const lost = { x: rect.width - (cut.right - cut.left), y: rect.height - (cut.bottom - cut.top) };
      if ((lost.x > 3 || lost.y > rect.height * 0.4) && !clamped) faults.push(`is cut: ${called(el)}`);
      if (area(left) < 4) continue;
      visible = true;
      const flat = (left.bottom - left.top) * 0.22;
      labels.push({ el, at: layer(el), box: { ...left, top: left.top + flat, bottom: left.bottom - flat } });
    }
    if (visible && large < 11.95) faults.push(`letters of ${large.toFixed(1)} px: ${called(el)}`);
  }
  labels.sort((a, b) => a.box.top - b.box.top);
  labels.forEach((one, i) => {
    for (let j = i + 1; j < labels.length && labels[j].box.top < one.box.bottom; j++) {
      const other = labels[j];
      if (one.at !== other.at || one.el.contains(other.el) || other.el.contains(one.el)) continue;
      const both = within(one.box, other.box);
      if (both.right - both.left > 2 && both.bottom - both.top > 1)
        faults.push(`${called(one.el)} and ${called(other.el)} lie over each other`);
    }
  });

  // Everything that can be pressed.
  for (const el of all(
    'button, a[href], summary, select, input, textarea, [role=button], [role=tab], [role=link], [role=switch]',
  )) {
    if (!shown(el) || style(el).pointerEvents === 'none') continue;
    // Of a thing that is drawn its middle counts, not the name beside it.
    const rect = box((el.querySelector(':scope > .tap') ?? el).getBoundingClientRect());
    if (area(rect) < 1) continue;
    const { left, scroller } = seen(el, rect);
    const reached = scroller !== null || (scrolls && layer(el)?.matches('.topbar, .side') !== true);
    if (area(left) < area(rect) * 0.6) {
      if (!reached) faults.push(`cannot be reached: ${called(el)}`);
      continue;
    }
    if (hit(el, left)) continue;
    const over = top((left.left + left.right) / 2, (left.top + left.bottom) / 2);
    if (reached && over && layer(over) !== layer(el)) continue;
    faults.push(`${called(el)} is covered by ${over ? called(over) : 'nothing'}`);
  }

  const place = (el) => {
    const { left, top, right, bottom } = el.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const size = (el) => {
    const { width, height } = el.getBoundingClientRect();
    return [width, height];
  };
  const prompt = all('.prompt').find(shown);
  const places = {};
  if (prompt) places['the prompt'] = place(prompt);
  const go = all('.prompt .go .primary').find(shown);
  if (go) {
    const [left, , , bottom] = place(go);
    places['the main button'] = [left, bottom];
  }
  for (const selector of still) {
    const found = all(selector).find(shown);
    if (found) places[selector] = size(found);
  }
  return { faults: [...new Set(faults)], places };
}
