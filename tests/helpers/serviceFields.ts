import type { Page } from '@playwright/test';

export const option = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByText(name, { exact: true });
export const selected = (page: Page, group: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { checked: true });
export const quantity = (page: Page) => page.getByRole('textbox', { name: 'PCB Qty' });
