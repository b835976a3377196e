import { expect, type Page, test } from '@playwright/test';
import { hostPages, ownPage } from '../../helpers/hostPages/hostPages.ts';

/** The properties that our components inherit from `html` without an effect on their appearance here. */
const inherited = ['color-scheme', 'tab-size', 'text-size-adjust', '-webkit-tap-highlight-color'];

/** Loads the pages into frames, and returns the differences of the elements below `root`, with their pseudo-elements, from those of the first page. */
async function differences(page: Page, pages: Record<string, string>, root: string): Promise<string[]> {
  await page.setContent('');
  return page.evaluate(
    async ([sources, selector, ignored]) => {
      const frames = await Promise.all(
        Object.entries(sources).map(async ([name, srcdoc]) => {
          const frame = Object.assign(document.createElement('iframe'), { srcdoc, width: 1200, height: 2000 });
          const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
          document.body.append(frame);
          await loaded;
          return { name, elements: [...(frame.contentDocument?.querySelectorAll(selector) ?? [])] };
        }),
      );
      const [first, ...others] = frames;
      if (!first || first.elements.length === 0) return ['no elements'];
      return others.flatMap(({ name, elements }) =>
        first.elements.flatMap((element, index) =>
          [null, '::before', '::after'].flatMap((pseudo) => {
            const other = elements[index];
            if (!other) return [`${name}: no ${element.outerHTML.slice(0, 80)}`];
            const expected = getComputedStyle(element, pseudo);
            const actual = getComputedStyle(other, pseudo);
            return [...expected]
              .filter((property) => !ignored.includes(property))
              .filter((property) => expected.getPropertyValue(property) !== actual.getPropertyValue(property))
              .map(
                (property) =>
                  `${name}: ${property} ${expected.getPropertyValue(property)} became ${actual.getPropertyValue(property)} on ${(element.cloneNode() as Element).outerHTML}${pseudo ?? ''}`,
              );
          }),
        ),
      );
    },
    [pages, root, inherited] as const,
  );
}

test('our components look the same with Tailwind, with an old style sheet, with nothing and with our reset', async ({
  page,
}) => {
  const pages = Object.fromEntries(hostPages.map(({ name, withComponents }) => [name, withComponents]));
  const found = await differences(page, { own: ownPage, ...pages }, '#components .pcb');
  expect(found.slice(0, 20)).toEqual([]);
  await page.setViewportSize({ width: 1000, height: 2200 });
  const pictures: Buffer[] = [];
  for (const html of [ownPage, ...Object.values(pages)]) {
    await page.setContent(html);
    pictures.push(await page.locator('#components').screenshot());
  }
  expect(pictures.map((picture) => picture.equals(pictures[0] ?? picture))).toEqual(pictures.map(() => true));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`our style sheets do not change the elements of a ${colorScheme} host`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const { name, before, after } of hostPages) {
      const found = await differences(page, { before, after }, 'html, body, body *');
      expect(found.slice(0, 20), name).toEqual([]);
    }
  });
}

test("a host's utility class restyles our component", async ({ page }) => {
  const tailwind = hostPages.find(({ name }) => name === 'tailwind');
  await page.setContent(tailwind?.withComponents ?? '');
  await expect(page.locator('#restyled')).toHaveCSS('padding', '40px');
});
