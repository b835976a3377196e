import type { Browser } from 'playwright';
import { markdownTable, withRange } from './figures.ts';
import { type ActTimes, timeAct, watchActs } from './timeAct.ts';
import { openPage, withSite } from './withSite.ts';

/** The address of a form or calculator, and a field on which its results depend. */
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

const slowdowns = [1, 4];
const keys = 10;
/** A key counts until nothing has changed for this long, in milliseconds. The price is announced much later. */
const quiet = 50;

/** The times of keys in a field, for each slowdown. */
async function timeKeys(browser: Browser, address: string, label: string): Promise<ActTimes[][]> {
  const page = await openPage(browser);
  await watchActs(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByText('Preparing your boards...').waitFor({ state: 'detached' });
  await page.getByLabel(label).and(page.locator('main form input:visible')).first().focus();
  const session = await page.context().newCDPSession(page);
  const times: ActTimes[][] = [];
  for (const rate of slowdowns) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const ofRate: ActTimes[] = [];
    for (let count = 0; count < keys; count += 1)
      ofRate.push(await timeAct(page, () => page.keyboard.press(count % 2 === 0 ? '1' : 'Backspace'), quiet));
    times.push(ofRate);
  }
  await page.context().close();
  return times;
}

/** Keys in the forms and calculators of the site. */
export async function forms(): Promise<string> {
  const rows: string[][] = [];
  await withSite(async (browser, origin) => {
    for (const [form, [path, label]] of Object.entries(fields)) {
      const times = await timeKeys(browser, `${origin}${path}`, label);
      const cells = times.flatMap((ofRate) => [ofRate.map(({ first }) => first), ofRate.map(({ last }) => last)]);
      rows.push([form, ...cells.map(withRange)]);
    }
  });
  return `# Forms

Milliseconds from a key to the paint of its field, and to that of the last change (all), with hints, drawing and price: the
median of ${keys} keys, with the range. At normal speed, and slowed down four times.

${markdownTable(['form', ...slowdowns.flatMap((rate) => [`field at ${rate}×`, `all at ${rate}×`])], rows)}`;
}
