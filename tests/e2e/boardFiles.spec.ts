import type { Locator, Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { boardFiles, smallBoard } from '../gerber/writeBoard.ts';
import { boardZip } from '../helpers/boardZip.ts';
import { expect, test } from '../helpers/site.ts';

async function choose(page: Page, file: typeof boardZip, button = 'Read Gerber files') {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(file);
}

const figures = (page: Page) => page.getByRole('region', { name: 'Your files', exact: true });

const picture = (page: Page) => page.getByRole('region', { name: 'Your board, from your files' });

/** The drawing of the board on other pages. */
const ownBoard = (part: Page | Locator) =>
  part.getByRole('img', { name: 'Your board, top side: 30 × 20 mm, 2 copper layers' });

test('fabrication files are read without a request, fill the form, stay for the visit, and show their board in the cart, with its order and on the home page', async ({
  site,
  page,
}) => {
  await site.open('/services#fab');
  // Only the code of the reader may load.
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await choose(page, boardZip);
  await expect(
    picture(page).getByRole('img', { name: /^Top side, 30 × 20 mm, 2 copper layers, 4 holes/ }),
  ).toBeVisible();
  await expect(page.getByText('Your files measure 30.00 × 20.00 mm.')).toBeVisible();
  await page.getByRole('button', { name: 'Use these figures' }).click();
  await expect(page.getByRole('textbox', { name: 'Board Size X' })).toHaveValue('30');
  await expect(page.getByText('Your files measure 30.00 × 20.00 mm.')).toBeHidden();

  await page.getByRole('button', { name: 'Show all of your files' }).click();
  await choose(page, { ...boardZip, name: 'again.zip' }, 'Choose other files');
  await expect(figures(page).getByText('again.zip')).toBeVisible();
  await expect(picture(page).getByRole('img')).toBeVisible();
  expect(requests.filter((request) => !/^GET \/assets\/[\w.-]+\.(js|css|woff2)$/.test(request))).toEqual([]);

  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(site.toast).toContainText('Add-to-Cart not wired yet');
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 0 items' }).click();
  const lines = page.getByRole('region', { name: 'Items' }).getByRole('listitem');
  await expect(ownBoard(lines.nth(1))).toBeVisible();
  await expect(ownBoard(lines.nth(0))).toHaveCount(0);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await site.follow('/');
  await expect(site.title).toHaveText('Printed circuit boards, from schematic to solder');
  await expect(ownBoard(page)).toBeVisible();
  await page.goBack();
  await expect(site.title).toHaveText('Your cart');
  await page.goBack();
  await expect(site.title).toHaveText('Services');

  await page.getByRole('tab', { name: 'PCB Layout' }).click();
  await expect(figures(page)).toBeHidden();
  await page.getByRole('tab', { name: 'PCB Fabrication (Flex)' }).click();
  await expect(figures(page).getByText('again.zip')).toBeVisible();
  await page.getByRole('button', { name: 'Remove files' }).click();
  await expect(figures(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Read Gerber files' })).toBeFocused();

  // The ordered line keeps its board after a full load; the home page has its sample again.
  await site.open('/login');
  await site.signIn();
  await expect(page).toHaveURL('/dashboard');
  await site.open('/orders');
  await expect(page.getByRole('region', { name: 'Your orders' }).getByRole('listitem').first()).toContainText(
    'OR-10427',
  );
  await expect(ownBoard(page)).toBeVisible();
  await site.follow('/');
  await expect(site.title).toHaveText('Printed circuit boards, from schematic to solder');
  await expect(ownBoard(page)).toHaveCount(0);
});

test('the picture is painted in the worker, so that typing never waits for it', async ({ site, page }) => {
  await page.addInitScript(() => {
    // Counts the painting of this page only; a worker has its own contexts.
    for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D])
      for (const name of ['fill', 'stroke'] as const)
        prototype[name] = () => {
          throw new Error(`The page itself called ${name}.`);
        };
  });
  await site.open('/services#fab');
  await choose(page, boardZip);
  const board = picture(page).getByRole('img');
  const alphaInTheMiddle = () =>
    board.evaluate((canvas: HTMLCanvasElement) => {
      const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      pixel?.drawImage(canvas, canvas.width / 2, canvas.height / 2, 1, 1, 0, 0, 1, 1);
      return pixel?.getImageData(0, 0, 1, 1).data[3];
    });
  await expect.poll(alphaInTheMiddle).toBe(255);

  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await figures(page)
    .getByRole('button', { name: /files and their layers$/ })
    .click();
  await figures(page)
    .getByRole('combobox', { name: /board-B_Cu/ })
    .click();
  await page.getByRole('option', { name: 'Drawing' }).click();
  await expect(board).toHaveAccessibleName(/1 copper layer/);
  expect(errors).toEqual([]);
});

test('the chosen board of a zip with two boards fills the form', async ({ site, page }) => {
  const outline = smallBoard.outline.map(([x, y]) => [x * 2, y * 2] as const);
  const boards = { main: { ...smallBoard, outline }, keys: smallBoard };
  const files = Object.entries(boards).flatMap(([folder, board]) =>
    boardFiles(board).map(({ name, bytes }) => [`${folder}/${name}`, bytes] as const),
  );
  await site.open('/services#fab');
  await choose(page, { ...boardZip, buffer: Buffer.from(zipSync(Object.fromEntries(files))) });
  await figures(page).getByRole('combobox', { name: 'Board', exact: true }).click();
  await page.getByRole('option', { name: /^keys/ }).click();
  await expect(picture(page).getByRole('img', { name: /^Top side, 30 × 20 mm/ })).toBeVisible();
  await page.getByRole('button', { name: 'Use these figures' }).click();
  await expect(page.getByRole('textbox', { name: 'Board Size X' })).toHaveValue('30');
});

test('a message for unreadable files states what to do, and the input stays', async ({ site, page }) => {
  await site.open('/services#fab');
  await page.getByRole('textbox', { name: 'Board Size X' }).fill('62');
  await choose(page, { name: 'board.kicad_pcb', mimeType: '', buffer: Buffer.from('(kicad_pcb (version 20240108))') });
  await expect(figures(page).getByText(/choose File, Fabrication Outputs, Gerbers/)).toBeVisible();

  await page.route(/boardFiles\.worker/, (route) => route.abort());
  await choose(page, boardZip, 'Choose other files');
  await expect(figures(page).getByText(/The browser ended the reader/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Board Size X' })).toHaveValue('62');
});
