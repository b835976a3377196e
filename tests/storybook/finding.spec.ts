import { expect, test } from '@playwright/test';

test('The search, theme and viewport of Storybook show the admin orders with an error, dark, on a phone', async ({
  page,
}) => {
  // The interface of Storybook is the slowest page of all.
  test.slow();
  await page.goto('/storybook/');
  await page.getByPlaceholder('Find components').fill('orders error');
  await page.getByRole('option', { name: 'Error Screens / Admin / Orders' }).click();
  await page.getByRole('button', { name: /^Theme / }).click();
  await page.getByRole('option', { name: 'Dark' }).click();
  await page.getByRole('button', { name: 'Viewport size' }).click();
  await page.getByRole('option', { name: /Phone/ }).click();
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(story.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(story.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await story.locator('html').evaluate((root) => root.clientWidth)).toBe(390);
});
