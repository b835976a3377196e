import { option, quantity, selected } from '../helpers/serviceFields.ts';
import { expect, test } from '../helpers/site.ts';

test('[Q-02] [Q-03] Back and Forward step through choices and not through keystrokes; other parameters stay', async ({
  site,
  page,
}) => {
  await site.open('/services?from=mail#fab');
  await option(page, 'Layer', '4').click();
  await expect(page).toHaveURL('/services?from=mail&fab-layers=4#fab');
  await quantity(page).fill('');
  await quantity(page).pressSequentially('25');
  await expect(page).toHaveURL('/services?from=mail&fab-qty=25&fab-layers=4#fab');
  await option(page, 'Material', 'Rogers').click();
  await expect(page).toHaveURL('/services?from=mail&fab-qty=25&fab-layers=4&fab-material=rogers#fab');

  await page.goBack();
  await expect(selected(page, 'Material')).toHaveValue('fr4');
  await expect(quantity(page)).toHaveValue('25');
  await page.goBack();
  await expect(page).toHaveURL('/services?from=mail#fab');
  await expect(selected(page, 'Layer')).toHaveValue('2');
  await expect(quantity(page)).toHaveValue('10');
  await page.goForward();
  await page.goForward();
  await expect(selected(page, 'Material')).toHaveValue('rogers');
  await expect(quantity(page)).toHaveValue('25');
});

test('keeps typing during a URL update', async ({ site, page }) => {
  await page.goto('/services#fab');
  await expect(site.splash).toHaveCount(0);
  await quantity(page).evaluate(async (input: HTMLInputElement) => {
    const type = (value: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    type('9');
    await new Promise((resolve) => setTimeout(resolve));
    // Runs just after the URL is written and before React can render it, because the main thread is busy until then.
    setTimeout(() => type('90'), 400);
    const end = performance.now() + 500;
    while (performance.now() < end);
  });
  await expect(page).toHaveURL('/services?fab-qty=90#fab');
  await expect(quantity(page)).toHaveValue('90');
});

test('[R-15] the title names the form of the link before the code of the page has loaded', async ({ page }) => {
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/services#fab');
  await expect(page).toHaveTitle(/^PCB Fabrication & Assembly \(Rigid\) · /);
  await page.goto('/services?tab=flex#fab');
  await expect(page).toHaveTitle(/^PCB Fabrication \(Flex\) · /);
});
