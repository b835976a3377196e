import type { Page } from '@playwright/test';
import { expect, serveAvatar, type Site, signedInAsAdmin, test } from '../../../helpers/site.ts';

const shipDate = (page: Page) =>
  page
    .locator('div', { has: page.locator('dt', { hasText: 'Ship Date' }) })
    .last()
    .locator('dd');

/** Opens a page on a computer with this time. */
async function openAt(site: Site, path: string, time: string): Promise<void> {
  await site.page.clock.install({ time });
  await site.page.goto(path);
  await site.passSplash();
}

/** Clocks that are wrong or at an unusual day, each with the ship date of the default board. */
const clocks = [
  { fault: 'a clock that starts in 1970', time: '1970-01-01T10:00:00+05:30', ship: 'Fri, 9 Jan – Sat, 10 Jan 1970' },
  { fault: 'a clock 30 years behind', time: '1996-11-25T10:00:00+05:30', ship: 'Tue, 3 Dec – Wed, 4 Dec 1996' },
  { fault: 'a clock 30 years ahead', time: '2056-11-25T10:00:00+05:30', ship: 'Mon, 4 Dec – Tue, 5 Dec 2056' },
  { fault: 'a clock in the year 9999', time: '9999-11-25T10:00:00+05:30', ship: 'Fri, 3 Dec – Sat, 4 Dec 9999' },
  { fault: 'the day before 29 February', time: '2028-02-28T10:00:00+05:30', ship: 'Tue, 7 Mar – Wed, 8 Mar 2028' },
  { fault: '29 February', time: '2028-02-29T10:00:00+05:30', ship: 'Wed, 8 Mar – Thu, 9 Mar 2028' },
  {
    fault: 'the end of February in 2100, a Sunday without a 29th after it',
    time: '2100-02-28T10:00:00+05:30',
    ship: 'Tue, 9 Mar – Wed, 10 Mar 2100',
  },
] as const;

for (const { fault, time, ship } of clocks) {
  test(`${fault}: the ship date counts from that day, and the page hydrates`, async ({ site, page }) => {
    await openAt(site, '/services#fab', time);
    await expect(shipDate(page)).toHaveText(ship);
    await page.getByRole('textbox', { name: 'PCB Qty' }).fill('15');
    await expect(page.getByRole('main')).not.toContainText(/NaN|Invalid|undefined/);
  });
}

test('the cut-off at 3 pm in India while the page is open: the next input counts from the next day', async ({
  site,
  page,
}) => {
  await openAt(site, '/services#fab', '2026-03-10T14:55:00+05:30');
  await expect(shipDate(page)).toHaveText('Wed, 18 Mar – Thu, 19 Mar 2026');
  await page.clock.fastForward('10:00');
  await page.getByRole('textbox', { name: 'PCB Qty' }).fill('15');
  await expect(shipDate(page)).toHaveText('Thu, 19 Mar – Sat, 21 Mar 2026');
});

/** The same moment, when it is 11 March in India, in browsers of other places. */
const places = [
  { fault: 'the time zone of Los Angeles, a day behind India', use: { timezoneId: 'America/Los_Angeles' } },
  { fault: 'the time zone of Kiritimati, 8.5 h ahead of India', use: { timezoneId: 'Pacific/Kiritimati' } },
  { fault: 'the time zone of Nepal, in quarters of an hour', use: { timezoneId: 'Asia/Kathmandu' } },
  { fault: 'a German browser', use: { locale: 'de-DE', timezoneId: 'Europe/Berlin' } },
  { fault: 'an Egyptian browser, with other digits', use: { locale: 'ar-EG', timezoneId: 'Africa/Cairo' } },
  { fault: 'a Hindi browser', use: { locale: 'hi-IN' } },
  { fault: 'a Thai browser, with another calendar', use: { locale: 'th-TH', timezoneId: 'Asia/Bangkok' } },
] as const;

for (const { fault, use } of places) {
  test.describe(fault, () => {
    test.use({ ...use, storageState: signedInAsAdmin });

    test('prices and dates follow the day in India, and every page hydrates', async ({ site, page, context }) => {
      await serveAvatar(context);
      const time = '2026-03-10T20:00:00Z';
      await openAt(site, '/services#fab', time);
      await expect(shipDate(page)).toHaveText('Thu, 19 Mar – Sat, 21 Mar 2026');
      await openAt(site, '/cart', time);
      await expect(page.getByText('₹41,047.02')).toBeVisible();
      await openAt(site, '/blogs/1', time);
      await expect(page.getByRole('main').locator('time').first()).toHaveText('4 August 2025');
      await openAt(site, '/admin/dashboard', time);
      await expect(page.getByText('06/03/2026').first()).toBeVisible();
      await openAt(site, '/admin/orders', time);
      await expect(page.getByRole('row', { name: '#1234' })).toContainText('₹9,000');
      await expect(page.getByText('₹1,25,000')).toBeVisible();
    });
  });
}
