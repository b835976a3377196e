import { type BrowserContext, expect, type Locator, type Page, test as base } from '@playwright/test';
import { brand } from '../../apps/site/src/brand.ts';
import { adminLayoutContent } from '../../packages/screens/src/admin/AdminLayout/AdminLayout.content.ts';
import { demo } from './accounts.ts';
import { origin, serverOrigin } from './origin.ts';
import { signedInAtServer } from './signedInAtServer.ts';

export { admin, demo } from './accounts.ts';

export const publicPages = [
  { path: '/', heading: 'Printed circuit boards, from schematic to solder' },
  { path: '/services', heading: 'Services' },
  { path: '/cart', heading: 'Your cart' },
  { path: '/login', heading: 'Sign In' },
  { path: '/register', heading: 'Register' },
  { path: '/reach-out', heading: 'Reach out' },
  { path: '/about', heading: 'Boards from engineers who stand behind them' },
  { path: '/accessibility', heading: 'Accessibility' },
  { path: '/blogs', heading: 'Blogs' },
  { path: '/blogs/1', heading: 'Five reasons a PCB quote changes after upload, and how to stop each' },
  { path: '/blogs/2', heading: '50 ohms on two layers and on four: 2.76 mm against 0.32 mm' },
  { path: '/blogs/3', heading: 'What happens to your Gerbers before the first drill' },
  { path: '/pcb-manufacturing-process', heading: 'PCB manufacturing process' },
  { path: '/resources/technical-capabilities', heading: 'Technical capabilities' },
  { path: '/resources/technical-capabilities/pcb-a', heading: 'PCB A: assembled boards' },
  { path: '/resources/technical-capabilities/pcb-b', heading: 'PCB B: bare boards' },
  { path: '/resources/technical-capabilities/pcb-stencil', heading: 'PCB stencil' },
  { path: '/resources/technical-capabilities/flexible-pcb', heading: 'Flexible PCB' },
  { path: '/resources/panel-guidelines', heading: 'Panel guidelines' },
  { path: '/resources/design-guidelines', heading: 'PCB design guidelines' },
  { path: '/resources/solder-paste-prep', heading: 'Solder Paste Data Preparation' },
  { path: '/resources/faq/general', heading: 'General FAQ' },
  { path: '/resources/faq/technical', heading: 'Technical FAQ' },
  { path: '/components/packaging-guideline', heading: 'Components Packaging Guidelines' },
  { path: '/components/rogers-laminate', heading: 'Rogers laminates' },
  { path: '/components/standard-pcb-buildup', heading: 'Standard Stack-Ups' },
  { path: '/components/impedance-controlled-standard-build-ups', heading: 'Impedance-Controlled Build-Ups' },
  { path: '/components/circuit-protection', heading: 'Circuit Protection Components' },
  { path: '/products', heading: 'Products' },
  { path: '/components/generic', heading: 'Generic Electronic Components' },
  { path: '/components/certifications', heading: 'Certifications' },
  { path: '/components/connectors', heading: 'Connectors' },
  { path: '/components/passive-components/resistors', heading: 'Resistors' },
  { path: '/admin/login', heading: 'Admin Panel Login' },
] as const;

const templatePaths: readonly (typeof publicPages)[number]['path'][] = [
  '/',
  '/services',
  '/cart',
  '/login',
  '/register',
  '/reach-out',
  '/about',
  '/blogs',
  '/blogs/2',
  '/pcb-manufacturing-process',
  '/resources/technical-capabilities',
  '/resources/faq/general',
  '/components/impedance-controlled-standard-build-ups',
  '/products',
  '/components/generic',
  '/components/certifications',
  '/components/connectors',
  '/components/passive-components/resistors',
  '/admin/login',
];

export const templates = publicPages.filter(({ path }) => templatePaths.includes(path));

/** Old service URLs and their targets: the tabs of /services. */
export const redirects = [
  { from: '/services/pcb-layout', to: '/services#layout', tab: 'PCB Layout' },
  { from: '/services/pcb-fabrication', to: '/services#fab', tab: 'PCB Fabrication & Assembly (Rigid)' },
  { from: '/services/pcb-assembly', to: '/services#fab', tab: 'PCB Fabrication & Assembly (Rigid)' },
  { from: '/services/pcb-stencil', to: '/services#stencil', tab: 'PCB Stencil' },
  { from: '/services/component-sourcing', to: '/services#source', tab: 'Component Sourcing' },
] as const;

export const unknownPaths = {
  storefront: ['/nowhere', '/services/nowhere', '/cart/nowhere', '/admin/nowhere'],
  account: ['/orders/repeat', '/escalation', '/addresses', '/emails', '/updates'],
  articles: ['/blogs/0', '/blogs/4', '/blogs/1.0', '/blogs/01', '/blogs/%00', '/blogs/1/2', '/blogs/constructor'],
  catalogue: ['/components', '/components/unknown', '/components/unknown/deep', '/components/power/deep'],
} as const;

export const customerPages = [
  { path: '/dashboard', heading: `Hello, ${demo.name}` },
  { path: '/orders', heading: 'My Orders' },
  { path: '/orders/shipped', heading: 'Shipped Orders' },
  { path: '/queries', heading: 'Query' },
  { path: '/invoices', heading: 'Unpaid Invoices' },
  { path: '/quotations', heading: 'Track Quotation' },
  { path: '/inquiries', heading: 'Track Inquiry' },
  { path: '/profile', heading: 'User Profile' },
  { path: '/reachout', heading: 'Reach Out To Us' },
] as const;

export const adminPages = adminLayoutContent.pages.map(({ label, href }) => ({ path: href, heading: label }));

/**
 * Serves the administrator's picture, the only resource from another origin, because these tests have no network. Only
 * for the admin area: a route disables the browser's cache and passes every request of the page through the test.
 */
export const serveAvatar = (context: BrowserContext) =>
  context.route(brand.avatarUrl, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );

export const signedInAs = (name: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'loggedInUser', value: JSON.stringify({ ...demo, name }) }] }],
});

export const signedInAsAdmin = {
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'adminAuthenticated', value: 'true' }] }],
};

/** The local storage of the page. */
export const stored = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));

/** An amount in the cart's summary of the order. */
export const summaryAmount = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Order Summary' })
    .locator('div', { has: page.locator('dt', { hasText: name }) })
    .last()
    .locator('dd');

interface Problems {
  /** Declares an expected console message. The test fails if there is none. */
  expect(pattern: RegExp): void;
}

export class Site {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get splash(): Locator {
    return this.page.getByText('Preparing your boards...');
  }
  get toast(): Locator {
    return this.page.getByRole('region', { name: 'Notifications', exact: true, includeHidden: true });
  }
  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  async open(path: string): Promise<void> {
    await this.page.clock.install();
    await this.page.goto(path);
    await this.passSplash();
  }

  /** Advances the clock until the splash is gone: its timers start only after hydration. */
  async passSplash(): Promise<void> {
    await expect(async () => {
      await this.page.clock.fastForward(2000);
      expect(await this.splash.count()).toBe(0);
    }).toPass({ intervals: [20] });
  }

  async signIn(email = demo.email, password = demo.password): Promise<void> {
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'Sign In' }).click();
  }

  /** Navigates within the loaded site, like Back and Forward. */
  async follow(path: string): Promise<void> {
    await this.page.evaluate((url) => {
      history.pushState(null, '', url);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  }

  /** Presses Tab until the target has focus, up to 120 times. */
  async tabTo(target: Locator): Promise<void> {
    for (let stops = 0; stops < 120; stops += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${String(target)}`);
  }

  /** Accepts all later browser dialogs. Returns their messages in order. */
  acceptDialogs(): string[] {
    const dialogs: string[] = [];
    this.page.on('dialog', (dialog) => {
      dialogs.push(`${dialog.type()}: ${dialog.message()}`);
      void dialog.accept();
    });
    return dialogs;
  }
}

/** Fails on any console warning or error, and on any request to another origin. */
export const test = base.extend<{ problems: Problems; site: Site; isAdministrator: boolean }>({
  // An option for `test.use`, on either build.
  isAdministrator: [false, { option: true }],
  storageState: async ({ storageState, isAdministrator, playwright, baseURL }, use) => {
    if (!isAdministrator) return use(storageState);
    return use(baseURL === serverOrigin ? await signedInAtServer(playwright.request) : signedInAsAdmin);
  },
  problems: [
    async ({ context, baseURL }, use) => {
      const found: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          found.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => found.push(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        const { protocol, origin: requested } = new URL(request.url());
        if (protocol.startsWith('http') && requested !== baseURL && request.url() !== brand.avatarUrl) {
          found.push(`request to ${request.url()}`);
        }
      });
      await use({ expect: (pattern) => void expected.push(pattern) });
      expect(found.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
      expect(expected.filter((pattern) => !found.some((problem) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
  site: async ({ page }, use) => use(new Site(page)),
});

export { expect };
