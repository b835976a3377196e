import { expect, test } from '@playwright/test';

test('The search, theme and viewport of Storybook show the admin orders with an error, dark, on a phone', async ({
  page,
}) => {
  // The interface of Storybook is the slowest page.
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

/** Typical searches of designers, and a part of the expected result. */
const answers = {
  'order form': 'Order form: rigid',
  'type scale': 'Type scale',
  spacing: 'Spacing',
  tone: 'Writing: copy and tone',
  copy: 'Writing: copy and tone',
  'upload failed': 'Upload failed',
  'signed out': 'Signed out meanwhile',
  session: 'session ended',
  offline: 'Offline',
  'price changed': 'Price changed meanwhile',
  figma: 'Tokens: Figma',
  'CSS variables': 'CSS variables',
  tokens: 'Tokens: Figma',
  "do and don't": "Do and don't",
  keyboard: 'GuidesKeyboard',
  print: 'PrintInstead',
  changelog: 'Changelog',
  contrast: 'Contrast',
  'empty state': 'EmptyState',
  'empty list': 'Empty list',
  'error summary': 'ErrorSummary',
  'sign in': 'SignIn',
  icon: 'Icons',
};

test('Typical searches have their result among the first eight, without tests', async ({ page }) => {
  test.slow();
  await page.goto('/storybook/');
  // Found by id, because its placeholder disappears while it has the focus.
  const field = page.locator('#storybook-explorer-searchfield');
  const find = async (words: string, answer: string) => {
    await field.fill(words);
    const results = async () => (await page.getByRole('option').allTextContents()).slice(0, 8).join('\n');
    await expect.poll(results, words).toContain(answer);
  };
  for (const [words, answer] of Object.entries(answers)) await find(words, answer);
  // Names of tests contain it too: “hides and shows columns by keyboard”.
  await find('keyboard', 'GuidesKeyboard');
  await expect(page.getByRole('option', { name: /by keyboard/ })).toHaveCount(0);
});
