import type { Page } from 'playwright';
import { oneOf, type Random } from '../helpers/random.ts';
import { adminPages, customerPages, publicPages, redirects, unknownPaths } from '../helpers/site.ts';

/** Every URL, and some that open a dialog, a record or a search. */
export const paths = [
  ...[...publicPages, ...customerPages, ...adminPages].map(({ path }) => path),
  ...redirects.map(({ from }) => from),
  ...Object.values(unknownPaths).flat(),
  '/admin/orders/edit/%231234',
  '/admin/users/edit/1',
  '/admin/orders?open=%231234',
  '/products?q=esp32',
];
const texts = [
  '5',
  '62,5',
  '-1',
  '1e99',
  'ESP32',
  'demo@alphianz.example',
  ' ',
  '🛰️👩🏽‍🔧🇮🇳',
  'لوحة الدوائر المطبوعة',
  'അഞ്ജലി',
  '\u0000\u0007\u001B\u202E\u200F\n\t',
  '<b onclick=alert(1)>&amp;%00',
  '9'.repeat(400),
  'x'.repeat(10_000),
] as const;
const keys = [
  'Tab',
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Space',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageDown',
  'Backspace',
  'Delete',
  'Control+a',
  'Control+k',
  '/',
  'a',
  '7',
];
const fields = 'input:not([type="radio"], [type="checkbox"], [type="file"]), textarea, [role="spinbutton"]';
const pressable = `a, button, summary, label, select, th, [role="option"], [role="tab"], [role^="menuitem"], ${fields}`;
/**
 * The scopes in which an act looks for an element, in the last match: mostly an open dialog or the content, so that a
 * visit stays on its page.
 */
const scopes = ['[role="dialog"], main', '[role="dialog"], [role="menu"], [role="listbox"], main', 'main', 'body'];
const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
] as const;

/** Runs in the page: scrolls to an element that the user can press. Returns its middle and its description. */
function findTarget([selector, scope, share]: readonly [string, string, number]) {
  const elementsIn = (within: Element) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const within = [...document.querySelectorAll(scope)].at(-1) ?? document.body;
  const found = elementsIn(within);
  const elements = found.length > 0 ? found : elementsIn(document.body);
  const element = elements[Math.floor(share * elements.length)];
  if (!element) return null;
  element.scrollIntoView({ block: 'center', inline: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
  const name = (element.getAttribute('aria-label') ?? label ?? '').trim().slice(0, 40);
  return { x: x + width / 2, y: y + height / 2, name: `${element.localName} “${name}”` };
}

export async function load(page: Page, path: string) {
  await page.goto(path);
  return `load ${path}`;
}

/** One act. Returns its description. */
export async function act(page: Page, random: Random): Promise<string> {
  const roll = random();
  if (roll < 0.6) {
    const isTyped = roll < 0.15;
    const selector = isTyped ? fields : pressable;
    const target = await page.evaluate(findTarget, [selector, oneOf(random, scopes), random()] as const);
    const text = oneOf(random, texts);
    if (!target) return 'nothing to press';
    await page.mouse.click(target.x, target.y);
    if (!isTyped) return `press ${target.name}`;
    await page.keyboard.insertText(text);
    return `type ${JSON.stringify(text.slice(0, 30))} (${text.length} characters) into ${target.name}`;
  }
  if (roll < 0.82) {
    const key = oneOf(random, keys);
    await page.keyboard.press(key);
    return `key ${key}`;
  }
  if (roll < 0.9) {
    const pages = oneOf(random, [-1, -1, 1, -2]);
    // Does not go back beyond the first page of the visit.
    await page.evaluate((by) => {
      if ((navigation.currentEntry?.index ?? 0) + by >= 0) history.go(by);
    }, pages);
    return `history ${pages}`;
  }
  if (roll < 0.94) {
    const size = oneOf(random, sizes);
    await page.setViewportSize(size);
    return `resize to ${size.width} × ${size.height}`;
  }
  const path = oneOf(random, paths);
  if (roll < 0.98) {
    await page.evaluate((url) => {
      // Adds an entry like the router, which counts its entries.
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      const state = { idx: idx + 1, key: String(history.length) };
      history.pushState(state, '', url);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    }, path);
    return `follow ${path}`;
  }
  return load(page, path);
}
