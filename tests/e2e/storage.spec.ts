import { demo, expect, publicPages, signedInAs, test } from './site.ts';

test.describe('[L-02] storage that lets the site down', () => {
  const ways = {
    'throws on read': () => {
      Storage.prototype.getItem = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    },
    'throws on write': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    'is forbidden': () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
    'is missing': () => {
      Object.defineProperty(window, 'localStorage', { value: undefined });
    },
  };
  for (const [what, install] of Object.entries(ways)) {
    test(`${what}: every page shows, signed out`, async ({ site, page }) => {
      test.slow();
      await page.addInitScript(install);
      for (const { path, heading } of publicPages) {
        await site.open(path);
        await expect(site.title).toHaveText(heading);
      }
      await site.open('/');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
      await site.open('/dashboard');
      await expect(page).toHaveURL('/login');
    });
  }

  for (const what of ['throws on write', 'is forbidden', 'is missing'] as const) {
    test(`[U-05] ${what}: signing in says so plainly, and nothing else happens`, async ({ site, page }) => {
      await page.addInitScript(ways[what]);
      await site.open('/login');
      await site.signIn();
      await expect(site.toast).toContainText('You could not be signed in.');
      await page.clock.fastForward(2000);
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    });
  }

  for (const nonsense of ['null', '{}', '"null"', '[', '[1, null, {"email": 7}]', '42']) {
    test(`holds ${nonsense}: signed out, and signing in works`, async ({ site, page, problems }) => {
      const isList = nonsense.startsWith('[1');
      if (!isList) problems.expect(/pcb_users in local storage holds no list of users/);
      await page.addInitScript((text) => {
        for (const key of ['pcb_users', 'loggedInUser', 'pcb_theme']) {
          if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
        }
      }, nonsense);
      await site.open('/');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
      await site.open('/dashboard');
      await expect(page).toHaveURL('/login');
      await site.signIn();
      await page.clock.fastForward(1000);
      await expect(site.title).toHaveText(`Hello, ${demo.name}`);
      const users: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem('pcb_users') ?? '') as unknown);
      expect(users).toEqual(isList ? [1, null, { email: 7 }, demo] : [demo]);
    });
  }

  test('holds 10 000 users: they stay, and one of them signs in', async ({ site, page }) => {
    await page.addInitScript(() => {
      const users = Array.from({ length: 10_000 }, (_, index) => ({
        name: `N${index}`,
        email: `${index}@x.in`,
        password: 'p',
      }));
      localStorage.setItem('pcb_users', JSON.stringify(users));
    });
    await site.open('/login');
    await site.signIn('9999@x.in', 'p');
    await page.clock.fastForward(1000);
    await expect(site.title).toHaveText('Hello, N9999');
    const emails = await page.evaluate(() =>
      (JSON.parse(localStorage.getItem('pcb_users') ?? '') as { email: string }[]).map(({ email }) => email),
    );
    expect(emails).toEqual([...Array.from({ length: 10_000 }, (_, index) => `${index}@x.in`), demo.email]);
  });
});

test.describe('odd addresses', () => {
  for (const address of [
    '/services?tab=<script>alert(1)</script>',
    '/services?tab[]=fab&tab=%00',
    '/services?tab=%E0%A4%A',
    `/services#${'x'.repeat(10_000)}`,
    '/services#<img src=x onerror=alert(1)>',
    '/services#%E0%A4%A',
    '/?__proto__[x]=1',
    '/cart?',
  ]) {
    test(`[Q-02] ${address.slice(0, 60)} shows its page`, async ({ site, page, problems }) => {
      // React Router's own word for a hash that is no text.
      if (address.endsWith('#%E0%A4%A')) problems.expect(/not a decodable element ID/);
      page.on('dialog', (dialog) => {
        throw new Error(`A script from the address ran: ${dialog.message()}`);
      });
      await site.open(address);
      await expect(site.title).toHaveCount(1);
      await expect(page).not.toHaveTitle('Page Not Found');
    });
  }
});

test.describe('odd names', () => {
  const names = {
    'of 300 characters': 'Anjali'.repeat(50),
    'in Malayalam': 'അഞ്ജലി ലക്ഷ്മിക്കുട്ടിയമ്മ മേനോൻ തൃപ്പൂണിത്തുറ',
    'with markup': '<img src=x onerror=alert(1)>',
  };
  for (const [what, name] of Object.entries(names)) {
    test.describe(what, () => {
      test.use({ storageState: signedInAs(name) });
      test(`a name ${what} is greeted whole and breaks nothing`, async ({ site, page }) => {
        for (const width of [1440, 390, 320]) {
          await page.setViewportSize({ width, height: 800 });
          await site.open('/dashboard');
          await expect(site.title).toHaveText(`Hello, ${name}`);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
      });
    });
  }
});
