import { demo, expect, publicPages, signedInAs, test } from './site.ts';

test.describe('public pages', () => {
  for (const { path, heading } of publicPages) {
    test(`[R-01] ${path} answers with its page`, async ({ site, page }) => {
      const response = await page.request.get(path);
      expect(response.status()).toBe(200);
      await site.open(path);
      await expect(site.title).toHaveText(heading);
      await expect(page.getByRole('main')).toHaveCount(1);
    });
  }

  test('[R-15] every page has its own title and description, on a full load and after a navigation', async ({
    site,
    page,
  }) => {
    test.slow();
    const describe = async () => ({
      title: await page.title(),
      description: (await page.locator('meta[name="description"]').getAttribute('content')) ?? '',
    });
    const onLoad = [];
    for (const { path } of publicPages) {
      await page.goto(path);
      onLoad.push(await describe());
    }
    expect(new Set(onLoad.map(({ title }) => title)).size).toBe(publicPages.length);
    expect(new Set(onLoad.map(({ description }) => description)).size).toBe(publicPages.length);
    expect(onLoad.filter(({ title, description }) => title === '' || description === '')).toEqual([]);

    await site.open('/');
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await expect(site.title).toHaveText('Your cart');
    await expect.poll(describe).toEqual(onLoad[2]);
  });

  test('[R-15] the title of /services follows the tab', async ({ site, page }) => {
    await site.open('/services');
    await expect(page).toHaveTitle('PCB Layout · alphianz');
    await page.getByRole('tab', { name: 'PCB Stencil' }).click();
    await expect(page).toHaveTitle('PCB Stencil · alphianz');
    await page.goBack();
    await expect(page).toHaveTitle('PCB Layout · alphianz');
    await site.open('/services?tab=flex');
    await expect(page).toHaveTitle('PCB Fabrication (Flex) · alphianz');
  });
});

test.describe('redirects', () => {
  const redirects = [
    ['/services/pcb-layout', '/services#layout', 'PCB Layout'],
    ['/services/pcb-fabrication', '/services#fab', 'PCB Fabrication & Assembly (Rigid)'],
    ['/services/pcb-assembly', '/services#fab', 'PCB Fabrication & Assembly (Rigid)'],
    ['/services/pcb-stencil', '/services#stencil', 'PCB Stencil'],
    ['/services/component-sourcing', '/services#source', 'Component Sourcing'],
  ] as const;
  for (const [from, to, tab] of redirects) {
    test(`[R-08] ${from} leads to ${to}, and Back to where one was`, async ({ site, page }) => {
      await page.goto('/cart');
      await site.open(from);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true');
      await page.goBack();
      await expect(page).toHaveURL('/cart');
    });
  }
});

test.describe('unknown paths', () => {
  for (const path of [
    '/nowhere',
    '/services/nowhere',
    '/cart/nowhere',
    '/orders/repeat',
    '/escalation',
    '/addresses',
  ]) {
    test(`[R-13] [R-10] ${path} is the 404 page`, async ({ site, page, problems }) => {
      problems.expect(/404/);
      const response = await page.request.get(path);
      expect(response.status()).toBe(404);
      await site.open(path);
      await expect(page).toHaveTitle('Page Not Found');
      await expect(site.title).toHaveText('404 - Page Not Found');
      await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: /home/i }).click();
      await expect(page).toHaveURL('/');
      await expect(page).toHaveTitle(/^alphianz/);
    });
  }
});

test.describe('signed in', () => {
  test.use({ storageState: signedInAs(demo.name) });

  test('[R-13] [R-10] a client navigation to a path without a page is the 404 page too', async ({ site, page }) => {
    await site.open('/orders');
    await page.getByRole('link', { name: 'Repeat Orders' }).click();
    await expect(page).toHaveURL('/orders/repeat');
    await expect(page).toHaveTitle('Page Not Found');
    await expect(site.title).toHaveText('404 - Page Not Found');
    await expect(site.title).toBeFocused();
  });
});

test.describe('header and footer', () => {
  for (const path of ['/login', '/register']) {
    test(`[R-14] are absent on ${path}`, async ({ site, page }) => {
      await site.open(path);
      await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toHaveCount(0);
      await expect(page.getByText('Empower your Electronics')).toHaveCount(0);
    });
  }
  for (const path of ['/', '/services', '/cart']) {
    test(`[R-14] are there on ${path}`, async ({ site, page }) => {
      await site.open(path);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText('Empower your Electronics')).toBeVisible();
    });
  }

  test('[R-14] are absent on every path that starts with /admin', async ({ site, page, problems }) => {
    problems.expect(/404/);
    await site.open('/admin/nowhere');
    await expect(page).toHaveTitle('Page Not Found');
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });
});

test.describe('a route that fails', () => {
  const cartChunk = /\/assets\/cart-[^/]*\.js/;

  test('[R-16] shows the error without a stack, and reloads into the page', async ({ site, page, problems }) => {
    problems.expect(/Failed to load resource/);
    await site.open('/');
    await page.route(cartChunk, (route) => route.abort());
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await expect(site.title).toHaveText('Unexpected Application Error!');
    await expect(site.title).toBeFocused();
    await expect(page.getByText(/dynamically imported module/)).toBeVisible();
    await expect(page.getByText(/^\s*at /m)).toHaveCount(0);
    await expect(page).toHaveURL('/cart');
    await page.unroute(cartChunk);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await site.passSplash();
    await expect(site.title).toHaveText('Your cart');
  });

  test('[R-16] shows the text of an error thrown by its code, on a full load too, and leads home', async ({
    site,
    page,
  }) => {
    await page.route(cartChunk, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "throw new Error('The boards are upside down.');" }),
    );
    await site.open('/cart');
    await expect(site.title).toHaveText('Unexpected Application Error!');
    await expect(page.getByText('The boards are upside down.')).toBeVisible();
    await page.getByRole('link', { name: /home/ }).click();
    await expect(page).toHaveURL('/');
    await expect(site.title).toHaveText(publicPages[0].heading);
  });
});

test.describe('the guard', () => {
  test('[U-08] leads a visitor from /dashboard to /login, shows and downloads nothing of it', async ({
    site,
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (/My Orders|Hello,/.test(document.documentElement.textContent))
          document.documentElement.dataset['leak'] = 'yes';
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await page.goto('/cart');
    await site.open('/dashboard');
    await expect(page).toHaveURL('/login');
    await expect(site.title).toHaveText('Sign In');
    await expect(page.locator('html')).not.toHaveAttribute('data-leak');
    expect(requested.filter((url) => /dashboard-/i.test(url))).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL('/cart');
  });

  test.describe('signed in', () => {
    test.use({ storageState: signedInAs(demo.name) });

    test('[U-08] lets a customer in, on a full load', async ({ site, page }) => {
      await site.open('/dashboard');
      await expect(site.title).toHaveText(`Hello, ${demo.name}`);
      await expect(page).toHaveTitle('Dashboard · alphianz');
    });

    test('[U-08] looks again at every navigation', async ({ site, page }) => {
      await site.open('/');
      await page.evaluate(() => localStorage.removeItem('loggedInUser'));
      await page.getByRole('button', { name: demo.name }).click();
      await page.getByRole('menuitem', { name: 'Dashboard' }).click();
      await expect(page).toHaveURL('/login');
    });

    test('[D-01] the dashboard has 11 tiles, of which one opens in a new tab', async ({ site, page }) => {
      await site.open('/dashboard');
      const links = page.getByRole('main').getByRole('link');
      await expect(links).toHaveCount(11);
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        expect.arrayContaining([
          '/orders',
          '/orders/shipped',
          '/invoices',
          '/quotations',
          '/inquiries',
          '/queries',
          '/profile',
          '/addresses',
          '/emails',
          '/reachout',
          '/updates',
        ]),
      );
      await expect(page.getByRole('link', { name: /Reach Out To Us/ })).toHaveAttribute('target', '_blank');
      await expect(page.locator('main a[target="_blank"]')).toHaveCount(1);
    });
  });
});

test.describe('navigation', () => {
  test('focuses the heading of the new page, but not on a full load', async ({ site, page }) => {
    await site.open('/');
    await expect(page.locator('body')).toBeFocused();
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await expect(site.title).toHaveText('Your cart');
    await expect(site.title).toBeFocused();
  });

  test('starts a page at its top and comes Back to where one was', async ({ site, page }) => {
    await site.open('/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    expect(before).toBeGreaterThan(500);
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/cart"]')?.click());
    await expect(site.title).toHaveText('Your cart');
    await expect.poll(scrolled).toBe(0);
    await page.goBack();
    await expect(site.title).toHaveText(publicPages[0].heading);
    await expect.poll(scrolled).toBe(before);
  });

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('jumps, it does not travel', async ({ site, page }) => {
      await site.open('/');
      // The theme would have it smooth.
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    });
  });

  test('keeps the page alive: no link of the site loads it anew', async ({ site, page }) => {
    await site.open('/');
    await page.evaluate(() => (document.documentElement.dataset['alive'] = 'yes'));
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(site.title).toHaveText('Sign In');
    await page.getByRole('link', { name: /Register/ }).click();
    await expect(site.title).toHaveText('Register');
    await expect(page.locator('html')).toHaveAttribute('data-alive', 'yes');
  });

  test('with Ctrl a link opens in a new tab', async ({ site, page, context }) => {
    await site.open('/');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Cart, 0 items' }).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL('/cart');
    await expect(page).toHaveURL('/');
  });
});

test('Storybook stands under /storybook/ on the same server', async ({ page }) => {
  for (const path of ['/storybook/', '/storybook/iframe.html', '/storybook/index.json']) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
  }
});
