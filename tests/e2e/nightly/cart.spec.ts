import { expect, test } from '../../helpers/site.ts';

test('[K-02] the arrow keys change a quantity more than once, and the policy still refuses markup', async ({
  site,
  page,
  problems,
}) => {
  await site.open('/cart');
  const quantity = page.getByRole('textbox', { name: /^Quantity of/ }).first();
  await quantity.focus();
  // The first change creates the announcer, the second one empties it.
  for (const value of ['2', '3', '4']) {
    await page.keyboard.press('ArrowUp');
    await expect(quantity).toHaveValue(value);
    await page.clock.fastForward(100);
    await expect(page.locator('[role="log"][aria-live="assertive"]')).toHaveText(value);
  }
  await expect(site.title).toHaveText('Your cart');
  problems.expect(/TrustedHTML/);
  const refusal = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<b>markup</b>';
      return 'accepted';
    } catch (error) {
      return String(error);
    }
  });
  expect(refusal).toContain('TypeError');
});
