import type { Browser, Page } from 'playwright';
import { markdownTable, median, withQuartiles } from './figures.ts';
import { type ActTimes, timeAct, watchActs } from './timeAct.ts';
import { openPage, withSite } from './withSite.ts';

/** The URL of a form or calculator, and a field that its results depend on. */
const fields = {
  'PCB layout': ['/services#layout', 'PCB Name'],
  'Fabrication and assembly': ['/services#fab', 'Board Size X'],
  'Flexible boards': ['/services#flex', 'Board Size X'],
  Stencil: ['/services#stencil', 'Quantity'],
  'Component sourcing': ['/services#source', 'Quantity'],
  Impedance: ['/components/impedance-controlled-standard-build-ups', 'Height h'],
  'Track width': ['/resources/design-guidelines', 'Current'],
  'Stencil aperture': ['/resources/solder-paste-prep', 'Width'],
  'Spare parts': ['/components/packaging-guideline', 'Parts on all boards'],
} as const;

const keys = 20;
/** A key counts until nothing has changed for this long, in ms. The price is announced much later. */
const quiet = 50;
const frame = 1000 / 60;

const addBareInput = (page: Page) =>
  page.evaluate(() => {
    const input = Object.assign(document.createElement('input'), { id: 'bare' });
    document.querySelector('main form')?.before(input);
  });

async function timeKeys(browser: Browser, url: string, label: string) {
  const page = await openPage(browser);
  await watchActs(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByText('Preparing your boards...').waitFor({ state: 'detached' });
  const field = page.getByLabel(label).and(page.locator('main form input:visible')).first();
  await addBareInput(page);
  const times: Record<'field' | 'bare', ActTimes[]> = { field: [], bare: [] };
  for (let count = 0; count < keys; count += 1) {
    for (const [name, locator] of [
      ['field', field],
      ['bare', page.locator('#bare')],
    ] as const) {
      await locator.focus();
      times[name].push(await timeAct(page, () => page.keyboard.press(count % 2 === 0 ? '1' : 'Backspace'), quiet));
    }
  }
  await page.context().close();
  return times;
}

export async function forms(): Promise<string> {
  const rows: string[][] = [];
  await withSite(async (browser, origin) => {
    for (const [form, [path, label]] of Object.entries(fields)) {
      const { field, bare } = await timeKeys(browser, `${origin}${path}`, label);
      const [own, other, all] = [
        field.map(({ first }) => first),
        bare.map(({ first }) => first),
        field.map(({ last }) => last),
      ];
      const frames = (time: number) => (time / frame).toFixed(1);
      rows.push([
        form,
        withQuartiles(other),
        withQuartiles(own),
        frames(median(own) - median(other)),
        withQuartiles(all),
        frames(median(all)),
      ]);
    }
  });
  return `## Forms

Milliseconds from a key to the paint of its field, and to that of the last change, with hints, drawing and price, beside a bare
input in the same page: medians of ${keys} keys with quartiles, in turns.

${markdownTable(['form', 'bare input', 'field', 'more, in frames of 60 Hz', 'all', 'all, in frames'], rows)}`;
}
