import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, serveAvatar, signedInAsAdmin, test } from '../../helpers/site.ts';

const packages = ['packages/ui/dist', 'packages/screens/dist'];
const read = (file: string) => readFileSync(file, 'utf8');

/** The style sheets of the single modules. */
const sheets = packages.flatMap((dist) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !/(fonts|styles)\.css$/.test(file))
    .map((file) => read(`${dist}/${file}`)),
);

/** The style sheets in a pseudo-random order that is the same in every run. */
function shuffled(seed: number) {
  let state = seed;
  const random = () => (state = (state * 16_807) % 2_147_483_647);
  return sheets
    .map((sheet) => ({ sheet, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ sheet }) => sheet);
}

const single = ['packages/ui/dist/theme/reset.css', ...packages.map((dist) => `${dist}/styles.css`)].map(read);

const orders = {
  'from last to first': sheets.toReversed(),
  'in a random order': shuffled(7),
};

/** Replaces the style sheets of the page. Keeps rules outside our layers: fonts, and a rule of react-aria. */
const replaceSheets = (page: Page, css: string) =>
  page.evaluate((text) => {
    const isOurs = (rule: CSSRule) =>
      rule instanceof CSSLayerStatementRule || (rule instanceof CSSLayerBlockRule && rule.name !== '');
    const others = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(({ cssRules }) =>
      [...cssRules].filter((rule) => !isOurs(rule)).map(({ cssText }) => cssText),
    );
    for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]')) sheet.remove();
    // Constructed, because the policy of the page refuses other style elements.
    document.adoptedStyleSheets = [others.join('\n'), text].map((content) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(content);
      return sheet;
    });
  }, css);

/** Every element with its computed style, in document order, as a handle: the values are too many to transfer. */
const computedStyles = (page: Page) =>
  page.evaluateHandle(() =>
    [...document.querySelectorAll('body, body *')].map((element) => {
      const style = getComputedStyle(element);
      return { element, values: new Map([...style].map((property) => [property, style.getPropertyValue(property)])) };
    }),
  );

type ComputedStyles = Awaited<ReturnType<typeof computedStyles>>;

const differences = (page: Page, before: ComputedStyles) =>
  page.evaluate(
    (all) =>
      all.flatMap(({ element, values }) => {
        const style = getComputedStyle(element);
        return [...values]
          .filter(([property, value]) => style.getPropertyValue(property) !== value)
          .map(([property, value]) => {
            const tag = (element.cloneNode() as Element).outerHTML;
            return `${property}: ${value} became ${style.getPropertyValue(property)} on ${tag}`;
          });
      }),
    before,
  );

test.use({ storageState: signedInAsAdmin });
test.beforeEach(({ context }) => serveAvatar(context));

// /services has text areas, units, number fields and upload buttons; /admin/orders a table, date and search fields, and
// the drawer button.
for (const path of ['/services', '/admin/orders']) {
  test(`${path} looks the same with styles.css and with the style sheets in any order`, async ({ site, page }) => {
    await site.open(path);
    await expect(page.locator('main input').first()).toBeVisible();
    // The days of an order appear after its form.
    await expect(page.getByRole('main').getByText('—', { exact: true })).toHaveCount(0);
    await replaceSheets(page, single.join('\n'));
    const before = await computedStyles(page);
    for (const [name, css] of Object.entries(orders)) {
      await replaceSheets(page, css.join('\n'));
      expect((await differences(page, before)).slice(0, 10), name).toEqual([]);
    }
  });
}
