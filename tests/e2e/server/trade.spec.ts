/** From an inquiry to a paid invoice, with a question in between, for a customer and the business in two windows. */
import type { Page } from '@playwright/test';
import { fillAddresses } from '../../helpers/checkOut.ts';
import { holdRequests } from '../../helpers/holdRequests.ts';
import { fromMail, registerCustomer } from '../../helpers/mails.ts';
import { signedInAtServer } from '../../helpers/signedInAtServer.ts';
import { expect, serveAvatar, Site, test } from '../../helpers/site.ts';

const person = { name: 'Nandini Rao', email: 'trade@example.org', password: 'a long password' };

const region = (page: Page, name: string) => page.getByRole('region', { name });

test(
  'inquiry, quotation, order, production, dispatch, invoice, payment',
  { tag: '@every-change' },
  async ({ site, page, browser, playwright, baseURL }) => {
    // It loads a dozen pages.
    test.slow();
    await registerCustomer(page, person);
    const { name: _, ...credentials } = person;
    expect((await page.request.post('/api/session/customer', { data: credentials })).status()).toBe(204);
    const context = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      storageState: await signedInAtServer(playwright.request),
    });
    await serveAvatar(context);
    const desk = await context.newPage();
    const office = new Site(desk);

    // The customer places an inquiry.
    await site.open('/services#source');
    await page.getByRole('textbox', { name: 'PCB Name' }).fill('Pump controller');
    await page.getByRole('main').getByRole('button', { name: 'Place Inquiry' }).first().click();
    await expect(site.toast).toContainText('We have your inquiry');

    // The business finds the inquiry in its work list and sends a quotation.
    await office.open('/admin/inquiries?q=Pump controller');
    await desk.getByRole('button', { name: /^Respond to/ }).click();
    const offer = desk.getByRole('dialog', { name: /^Quotation for inquiry/ });
    await offer.getByLabel('Description').fill('Sets of parts');
    await offer.getByRole('textbox', { name: 'Quantity' }).fill('10');
    await offer.getByLabel('Amount before tax').fill('12,345.67');
    await offer.getByRole('textbox', { name: /^Lead time/ }).fill('8');
    await offer.getByLabel('HSN or SAC').fill('8534');
    await offer.getByRole('button', { name: 'Send to the customer' }).click();
    await expect(offer).toHaveCount(0);

    // The customer follows the link in the mail and asks a question.
    const quotation = await fromMail(page, person.email, /(\/quotations\/details\/\d+)/);
    await site.open(quotation);
    await expect(page.getByRole('main')).toContainText('14,567.89');
    await page.getByLabel('Your question').fill('Are the parts new?');
    await page.getByRole('button', { name: 'Send the question' }).click();
    await expect(region(page, 'Questions')).toContainText('Are the parts new?');

    await office.open(`/admin/quotations/edit/%23${quotation.split('/').at(-1)}`);
    await desk.getByLabel('Message to the customer').fill('All of them, with certificates.');
    await desk.getByRole('button', { name: 'Send to the customer' }).click();
    await expect(region(desk, 'Questions')).toContainText('All of them, with certificates.');

    await page.reload();
    await site.passSplash();
    await expect(region(page, 'Questions')).toContainText('All of them, with certificates.');
    await page.getByRole('link', { name: 'Accept', exact: true }).click();
    await fillAddresses(page);
    await page.getByRole('button', { name: 'Accept and order' }).click();
    await expect(page).toHaveURL(/\/orders\/details\/\d+$/);
    const number = page.url().split('/').at(-1) ?? '';

    // The business starts production, and an engineer asks a question.
    await office.open(`/admin/orders/edit/%23${number}`);
    await desk.getByRole('button', { name: 'Start production' }).click();
    await desk.getByLabel('Question or answer to the customer').fill('Which finish?');
    await desk.getByRole('button', { name: 'Send to the customer' }).click();
    await expect(desk.getByText('The order is on hold until the customer answers.')).toBeVisible();

    await site.open('/dashboard');
    await region(page, 'Waiting for you').getByRole('link').first().click();
    const queries = region(page, 'Queries to answer');
    await expect(queries).toContainText('Which finish?');
    await queries.getByRole('link', { name: 'Sets of parts' }).click();
    await page.getByLabel('Your message').fill('Lead-free, please.');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(page.getByText('We have your message and will answer it here.')).toBeVisible();

    // It closes the question and dispatches.
    await desk.reload();
    await office.passSplash();
    await expect(desk.getByText('Lead-free, please.')).toBeVisible();
    // The page reloads the order while the dialog is open, and the dialog stays.
    const release = await holdRequests(desk, /\/steps$/);
    await desk.getByRole('button', { name: 'Close the question' }).click();
    await desk.getByRole('button', { name: 'Dispatch', exact: true }).click();
    const parcel = desk.getByRole('dialog', { name: 'Dispatch' });
    await parcel.getByLabel('Carrier').fill('Blue Dart');
    release();
    await expect(desk.getByText('Question closed')).toBeAttached();
    await parcel.getByLabel('Tracking number').fill('BD 4711');
    await parcel.getByRole('button', { name: 'Dispatch' }).click();
    await expect(desk.getByText('Blue Dart, tracking number BD 4711')).toBeVisible();

    // The customer reads the invoice, which is due.
    await site.open(`/orders/details/${number}`);
    await expect(page.getByText('Blue Dart, tracking number BD 4711')).toBeVisible();
    await page.getByRole('link', { name: 'Invoices', exact: true }).click();
    await expect(page).toHaveURL(`/orders/invoices/${number}`);
    await expect(page.getByRole('main')).toContainText(/INV\/\d\d-\d\d\/\d{6}/);
    await expect(page.getByRole('main')).toContainText('14,568');
    await site.open('/invoices');
    await expect(region(page, 'Invoices to pay')).toContainText('Sets of parts');

    // The payment arrives.
    await desk.getByRole('link', { name: 'Payment', exact: true }).click();
    await expect(desk.getByLabel('Amount (₹)')).toHaveValue('14568');
    await desk.getByLabel('Reference').fill('UTR 4711');
    await desk.getByLabel('Date', { exact: true }).fill('2026-08-01');
    await desk.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(desk.getByText(/^Received .*UTR 4711$/)).toBeVisible();

    await page.reload();
    await site.passSplash();
    await expect(region(page, 'Invoices to pay')).toContainText('No invoice to pay');
    await site.open('/dashboard');
    await expect(region(page, 'Waiting for you')).toContainText('Nothing is waiting for you');
    await context.close();
  },
);
