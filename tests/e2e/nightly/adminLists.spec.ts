import { expect, serveAvatar, signedInAsAdmin, test } from '../../helpers/site.ts';

test.use({ storageState: signedInAsAdmin });
test.beforeEach(({ context }) => serveAvatar(context));

test('[M-30] fast typing loses no character and keeps the caret in place', async ({ site, page }) => {
  await site.open('/admin/orders');
  const search = page.getByRole('searchbox', { name: 'Search orders' });
  await search.click();
  await page.keyboard.type('contrer');
  for (let letters = 0; letters < 2; letters += 1) await page.keyboard.press('ArrowLeft');
  // If the caret jumped to the end after a letter, the word would become "controerll".
  await page.keyboard.type('oll');
  await expect(search).toHaveValue('controller');
  await page.keyboard.press('End');
  await page.keyboard.type(' board, and every letter of this');
  await expect(search).toHaveValue('controller board, and every letter of this');
  await expect(page).toHaveURL('/admin/orders?q=controller+board%2C+and+every+letter+of+this');
});
