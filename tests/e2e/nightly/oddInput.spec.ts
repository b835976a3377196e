import { expect, signedInAs, test } from '../../helpers/site.ts';

test('[Q-02] a URL with invalid values shows its page and does not execute them', async ({ site, problems }) => {
  // React Router warns about a hash that cannot be decoded.
  problems.expect(/not a decodable element ID/);
  const dialogs = site.acceptDialogs();
  for (const [url, heading] of [
    ['/services?tab=<script>alert(1)</script>', 'Services'],
    ['/services?tab[]=fab&tab=%00', 'Services'],
    ['/services?tab=%E0%A4%A', 'Services'],
    [`/services?from=mail#${'x'.repeat(10_000)}`, 'Services'],
    ['/services?from=letter#<img src=x onerror=alert(1)>', 'Services'],
    ['/services?from=nobody#%E0%A4%A', 'Services'],
    ['/?__proto__[x]=1', 'Printed circuit boards, from schematic to solder'],
    ['/cart?', 'Your cart'],
  ] as const) {
    const name = url.slice(0, 60);
    await site.open(url);
    await expect(site.title, name).toHaveText(heading);
  }
  expect(dialogs).toEqual([]);
});

for (const [what, name] of [
  ['of 300 characters', 'Anjali'.repeat(50)],
  ['in Malayalam', 'അഞ്ജലി ലക്ഷ്മിക്കുട്ടിയമ്മ മേനോൻ തൃപ്പൂണിത്തുറ'],
  ['with markup', '<img src=x onerror=alert(1)>'],
] as const) {
  test.describe(what, () => {
    test.use({ storageState: signedInAs(name) });

    test(`a name ${what} is shown in full, and the dashboard does not scroll sideways`, async ({ site, page }) => {
      const dialogs = site.acceptDialogs();
      await site.open('/dashboard');
      await expect(site.title).toHaveText(`Hello, ${name}`);
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      expect(dialogs).toEqual([]);
    });
  });
}

test('[R-03] a topic is always shown as plain text', async ({ site, page }) => {
  const dialogs = site.acceptDialogs();
  for (const [topic, heading] of [
    ['%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', 'Reach out about <img src=x onerror=alert(1)>'],
    ['', 'Reach out'],
    ['Railways&topic=Medical', 'Reach out about Railways'],
    ['100%25%E0%A4%A', /^Reach out about 100%/],
    ['x'.repeat(10_000), /^Reach out about x{79}…$/],
  ] as const) {
    await site.open(`/reach-out?topic=${topic}`);
    await expect(site.title, topic.slice(0, 40)).toHaveText(heading);
  }
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});
