import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settling } from './settle';

let group: HTMLElement;
let pressed: string[];

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button>map</button><div></div>';
  group = document.querySelector('div')!;
  pressed = [];
});
afterEach(() => vi.useRealTimers());

/** What the group shows from now on; the page has noticed it. */
async function show(...labels: string[]): Promise<void> {
  group.innerHTML = labels.map((label) => `<button>${label}</button>`).join('');
  for (const button of group.querySelectorAll('button'))
    button.onclick = () => pressed.push(button.textContent!);
  await Promise.resolve();
}

function touch(button: Element): void {
  button.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
  (button as HTMLElement).click();
}
const named = (label: string): Element =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === label)!;

test('a second click after “Connect” ended the turn', async () => {
  await show('Connect');
  settling(group);
  vi.advanceTimersByTime(10_000);
  touch(named('Connect'));
  vi.advanceTimersByTime(150);
  await show('End the turn', 'Undo');
  expect(named('End the turn').getAttribute('aria-disabled')).toBe('true');
  touch(named('End the turn'));
  vi.advanceTimersByTime(499);
  touch(named('End the turn'));
  expect(pressed).toEqual(['Connect']);
  vi.advanceTimersByTime(1);
  expect(named('End the turn').hasAttribute('aria-disabled')).toBe(false);
  touch(named('End the turn'));
  expect(pressed).toEqual(['Connect', 'End the turn']);
});

test('what one has pressed can be pressed again at once', async () => {
  await show('Connect', 'Undo');
  settling(group);
  touch(named('Undo'));
  await show('Go there', 'Undo');
  touch(named('Undo'));
  touch(named('Go there'));
  expect(pressed).toEqual(['Undo', 'Undo']);
});

test('what follows from a choice on the table is ready at once', async () => {
  await show('Go there');
  settling(group);
  touch(named('map'));
  await show('Connect');
  touch(named('Connect'));
  expect(pressed).toEqual(['Connect']);
});

test('a button that comes when the place was long empty is ready at once', async () => {
  await show('End the turn');
  settling(group);
  touch(named('End the turn'));
  await show();
  vi.advanceTimersByTime(600);
  await show('Agree');
  touch(named('Agree'));
  expect(pressed).toEqual(['End the turn', 'Agree']);
});

test('what others do brings no button under a finger either', async () => {
  await show('End the turn');
  settling(group);
  vi.advanceTimersByTime(5_000);
  await show('Agree');
  touch(named('Agree'));
  expect(pressed).toEqual([]);
});
