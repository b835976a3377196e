import type { Page } from 'playwright';
import { type ActTimes, timeAct, watchActs } from './actToPaint.ts';
import { markdownTable } from './markdown.ts';
import { type Bench, openPage, type Part } from './part.ts';
import { median, rounded } from './statistics.ts';

/** The slowdowns of the processor, with the limit of a key in milliseconds. */
const slowdowns = [
  { rate: 1, limit: 16 },
  { rate: 4, limit: 50 },
] as const;
/** What is timed: the field itself, and everything that depends on it. */
const paints = ['first', 'last'] as const;
const keysPerField = 6;
/** A key counts until nothing has changed for this long, in milliseconds. The price is announced much later. */
const quiet = 50;

const pages = {
  'PCB layout': '/services#layout',
  'Fabrication and assembly': '/services#fab',
  'Flexible boards': '/services#flex',
  Stencil: '/services#stencil',
  'Component sourcing': '/services#source',
  Impedance: '/components/impedance-controlled-standard-build-ups',
  'Track width': '/resources/design-guidelines',
  'Stencil aperture': '/resources/solder-paste-prep',
  'Spare parts': '/components/packaging-guideline',
} as const;

/** The keys that change a field and change it back, in turn. */
const keysOf = {
  text: ['1', 'Backspace'],
  radio: ['ArrowRight', 'ArrowLeft'],
  checkbox: ['Space', 'Space'],
  select: ['ArrowRight', 'ArrowLeft'],
} as const;

interface Field {
  name: string;
  kind: keyof typeof keysOf;
  index: number;
}

/** The focusable element of each field of the forms and calculators of a page. */
const controls =
  'main form :is(input:not([type="radio"]):not([type="hidden"]), input[type="radio"]:checked, button[role="combobox"])';

async function fieldsOf(page: Page): Promise<Field[]> {
  return page.evaluate((selector) => {
    const textOf = (ids: string | null | undefined) =>
      (ids ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element, index) => {
      if (!element.checkVisibility({ visibilityProperty: false }) || element.closest('[aria-hidden="true"]')) return [];
      const isInput = element instanceof HTMLInputElement;
      const type = isInput ? element.type : 'select';
      const kind = type === 'radio' || type === 'checkbox' || type === 'select' ? type : 'text';
      const group = element.closest('[role="radiogroup"]');
      const name =
        kind === 'radio'
          ? textOf(group?.getAttribute('aria-labelledby'))
          : isInput
            ? (([...(element.labels ?? [])].map(({ textContent }) => textContent).join(' ') ||
                element.getAttribute('aria-label')) ??
              '')
            : textOf(element.getAttribute('aria-labelledby'));
      return [{ name: name.trim(), kind, index } as const];
    });
  }, controls);
}

/** The times of each key in a field, after one key that does not count. */
async function timeField(page: Page, { kind, index }: Field): Promise<ActTimes[]> {
  await page.locator(controls).nth(index).focus();
  const times: ActTimes[] = [];
  for (let count = 0; count <= keysPerField; count += 1) {
    const time = await timeAct(page, () => page.keyboard.press(keysOf[kind][count % 2] ?? ''), quiet);
    // A key may change nothing: the first option has none before it.
    if (count > 0 && !Number.isNaN(time.last)) times.push(time);
  }
  return times;
}

interface Measured {
  form: string;
  field: string;
  /** For each slowdown. */
  times: ActTimes[][];
}

async function measureForm({ browser, origin }: Bench, form: string, path: string): Promise<Measured[]> {
  const page = await openPage(browser);
  await watchActs(page);
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  await page.getByText('Preparing your boards...').waitFor({ state: 'detached' });
  // An opened section may contain others.
  const collapsed = page.locator('main form button[aria-expanded="false"]:not([role="combobox"]):visible');
  while ((await collapsed.count()) > 0) await collapsed.first().click();
  const session = await page.context().newCDPSession(page);
  const measured: Measured[] = [];
  for (const field of await fieldsOf(page)) {
    const times: ActTimes[][] = [];
    for (const { rate } of slowdowns) {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      times.push(await timeField(page, field));
    }
    if (times.every(({ length }) => length > 0)) measured.push({ form, field: field.name, times });
  }
  await page.close();
  return measured;
}

const cellsOf = (times: readonly (readonly ActTimes[])[]) =>
  times.flatMap((ofSlowdown) =>
    paints.flatMap((paint) => {
      const values = ofSlowdown.map((time) => time[paint]);
      return `${rounded(median(values))} (${rounded(Math.max(...values))})`;
    }),
  );

export const forms: Part = {
  title: 'Forms',
  async measure(bench) {
    const measured: Measured[] = [];
    for (const [form, path] of Object.entries(pages)) measured.push(...(await measureForm(bench, form, path)));
    const overLimit = (paint: (typeof paints)[number]) =>
      measured.filter(({ times }) =>
        slowdowns.some(({ limit }, index) => median((times[index] ?? []).map((time) => time[paint])) > limit),
      ).length;
    const limits = slowdowns.map(({ rate, limit }) => `${limit} ms at ${rate}×`).join(' and ');
    const header = slowdowns.flatMap(({ rate }) => [`field at ${rate}×`, `all at ${rate}×`]);
    return `Milliseconds from a key to the paint of the field, and to the paint of the last change that it causes (all), with hints, drawing
and price: the median of ${keysPerField} keys, and the worst. At normal speed, and with the processor slowed down four times. The limit of the
median is ${limits}. Of ${measured.length} fields, ${overLimit('first')} are over it themselves, and ${overLimit('last')} with everything that depends on them.

${markdownTable(
  ['form', ...header],
  [
    ...Object.keys(pages).map((form) => {
      const rows = measured.filter((row) => row.form === form);
      return [form, ...cellsOf(slowdowns.map((_, index) => rows.flatMap(({ times }) => times[index] ?? [])))];
    }),
  ],
)}

${markdownTable(
  ['field', ...header],
  measured.map(({ form, field, times }) => [`${form}: ${field}`, ...cellsOf(times)]),
)}`;
  },
};
