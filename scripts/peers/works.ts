import { expect } from '@playwright/test';
import type { Page } from 'playwright';

/** A small page, which is built with each library. */
interface Work {
  /** The name of its file in `tests/hosts/peers/src/<library>/`. */
  file: string;
  /** What it is, for the table. */
  description: string;
  /** Uses the page as a person would, and expects the outcome. The same for each library. */
  use: (page: Page) => Promise<void>;
}

const field = (page: Page, label: string) => page.getByLabel(label).and(page.locator('input, textarea'));

/** Selects an option, in a native select or in one that opens a list. */
async function select(page: Page, label: string, option: string) {
  const control = page
    .getByRole('combobox', { name: label })
    .or(page.getByRole('button', { name: label }))
    .or(page.getByRole('textbox', { name: label }));
  if (await control.evaluate((element) => element instanceof HTMLSelectElement)) {
    await control.selectOption({ label: option });
    return;
  }
  await control.click();
  await page.getByRole('option', { name: option }).click();
}

async function signIn(page: Page) {
  const error = 'This password does not belong to this address.';
  const password = field(page, 'Password');
  const submit = page.getByRole('button', { name: 'Sign in' });
  await field(page, 'Email').fill('anjali@example.com');
  await password.fill('wrong');
  await submit.click();
  await expect(page.getByText(error)).toBeVisible();
  await expect(password).toHaveAccessibleDescription(error);
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('correct');
  await page.getByRole('checkbox', { name: 'Keep me signed in' }).press(' ');
  await submit.click();
  await expect(page.getByText('Signed in as anjali@example.com until you sign out.')).toBeVisible();
}

async function readPageHead(page: Page) {
  const products = page.getByRole('button', { name: 'Products' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Flexible boards' });
  await expect(link).toBeHidden();
  await products.click();
  await expect(products).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toHaveAttribute('href', '/products/flexible');
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(products).toBeFocused();

  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(breadcrumbs.locator('[aria-current="page"]')).toHaveText('Flexible boards');

  const ask = page.getByRole('button', { name: 'Ask a question' });
  const dialog = page.getByRole('dialog', { name: 'Ask a question' });
  await ask.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();
  await ask.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

async function order(page: Page) {
  await field(page, 'Board name').fill('Test board');
  await field(page, 'Quantity').fill('10');
  await field(page, 'Quantity').press('Tab');
  await select(page, 'Layers', '4 layers');
  await page.getByRole('radio', { name: 'ENIG' }).press(' ');
  await page.getByRole('checkbox', { name: 'Electrical test' }).press(' ');
  await expect(page.getByText('₹4,100')).toBeVisible();
  await page.getByRole('tab', { name: 'Board' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Delivery' })).toHaveAttribute('aria-selected', 'true');
  await field(page, 'Needed by').fill('2026-12-01');
  await field(page, 'Notes').fill('Leave it at the gate.');
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByText('Ordered 10 × Test board for ₹4,100, needed by 2026-12-01.')).toBeVisible();
}

async function workWithOrders(page: Page) {
  const rowButton = (id: number) => page.getByRole('button', { name: `#${id}`, exact: true });
  await expect(rowButton(1)).toBeVisible();
  expect(await page.getByRole('row').count(), 'only the visible rows are rendered').toBeLessThan(60);
  await rowButton(1).hover();
  await page.mouse.wheel(0, 100_000);
  await expect(rowButton(1000)).toBeVisible();
  await page.mouse.wheel(0, -100_000);

  await page.getByText('Order', { exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Order' })).toHaveAttribute('aria-sort', 'descending');
  await expect(rowButton(1000)).toBeVisible();
  await expect(rowButton(999)).toBeVisible();
  await page.getByLabel('Search orders').fill('delhi');
  await expect(rowButton(999)).toBeHidden();
  // Where a library draws a box of its own, that receives the click instead of the hidden checkbox.
  await page.getByRole('checkbox', { name: '#995' }).click({ force: true });
  await expect(page.getByText('1 selected')).toBeVisible();

  await rowButton(1000).click();
  const dialog = page.getByRole('dialog', { name: 'Order #1000' });
  await expect(dialog).toContainText('Delhi Audio: New');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function changeSettings(page: Page) {
  const switched = page.getByRole('switch', { name: 'Order updates' });
  await switched.press(' ');
  await expect(switched).toBeChecked();
  await page.getByText('Region').click();
  await expect(switched).toBeHidden();
  await select(page, 'Language', 'Hindi');
  await page.getByRole('button', { name: 'Save' }).click();
  const toast = page.getByText('Settings saved');
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toBeHidden();
}

export const works: readonly Work[] = [
  { file: 'SignIn', description: 'Sign-in form', use: signIn },
  { file: 'PageHead', description: 'Page head with navigation, breadcrumbs and dialog', use: readPageHead },
  { file: 'OrderForm', description: 'Order form with tabs and price', use: order },
  { file: 'OrdersTable', description: 'Table of 1,000 orders with dialog', use: workWithOrders },
  { file: 'Settings', description: 'Settings with toast', use: changeSettings },
];
