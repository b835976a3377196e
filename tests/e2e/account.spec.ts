import { demo, expect, stored, test } from '../helpers/site.ts';

test('[U-02] [U-04] the sign-in page offers the demo account and stores it', async ({ site, page }) => {
  await site.open('/login');
  await expect(page.getByLabel('Email')).toHaveValue(demo.email);
  await expect(page.getByLabel('Password')).toHaveValue(demo.password);
  await expect.poll(async () => JSON.parse((await stored(page))['pcb_users'] ?? 'null') as unknown).toEqual([demo]);
});

test('[U-05] [B-01] signing in saves the record, shows a toast and opens the dashboard after 1000 ms', async ({
  site,
  page,
}) => {
  await site.open('/login');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await site.signIn();
  await expect(site.toast).toContainText('Login successful! Redirecting to dashboard...');
  expect(JSON.parse((await stored(page))['loggedInUser'] ?? 'null')).toEqual(demo);
  await page.clock.runFor(999);
  await expect(page).toHaveURL('/login');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/dashboard');
  await expect(site.title).toHaveText(`Hello, ${demo.name}`);
  await expect(site.title).toBeFocused();
});

test('a press at the edge of the button works although an error then appears above it', async ({ site, page }) => {
  await site.open('/login');
  await page.getByLabel('Email').fill('menon');
  const button = page.getByRole('main').getByRole('button', { name: 'Sign In' });
  await button.evaluate((element) => element.addEventListener('click', () => (element.dataset['clicked'] = 'yes')));
  const box = await button.boundingBox();
  await page.mouse.move(box!.x + box!.width / 2, box!.y + 4);
  await page.mouse.down();
  await page.mouse.up();
  await expect(button).toHaveAttribute('data-clicked', 'yes');
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});
