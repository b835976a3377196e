import { expect, test } from '../../helpers/site.ts';

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
