import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** The account that the site offers, as apps/site/src/brand.ts has it. */
export const demo = { name: 'Anjali Menon', email: 'demo@alphianz.example', password: 'demo1234' };

/** The pages that everyone may see, with what they are called. */
export const publicPages = [
  { path: '/', heading: 'Printed circuit boards, from schematic to solder' },
  { path: '/services', heading: 'Services' },
  { path: '/cart', heading: 'Your cart' },
  { path: '/login', heading: 'Sign In' },
  { path: '/register', heading: 'Register' },
  { path: '/reach-out', heading: 'Reach out' },
  { path: '/about', heading: 'Boards made by people who answer for them' },
  { path: '/blogs', heading: 'Blogs' },
  { path: '/blogs/1', heading: 'Five reasons a PCB quote changes after upload, and how to stop each' },
  { path: '/blogs/2', heading: '50 ohms on two layers and on four: 2.79 mm against 0.34 mm' },
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
] as const;

/** The pages of a customer, with what they are called. */
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

/** The pages of the administrator, with what they are called. */
export const adminPages = [
  { path: '/admin/dashboard', heading: 'Dashboard' },
  { path: '/admin/users', heading: 'Users' },
  { path: '/admin/orders', heading: 'Orders' },
  { path: '/admin/services', heading: 'Services' },
  { path: '/admin/inquiries', heading: 'Inquiries' },
  { path: '/admin/quotations', heading: 'Quotations' },
  { path: '/admin/settings', heading: 'Settings' },
] as const;

/** The administrator, as apps/site/src/brand.ts has them. */
export const admin = { email: 'admin@alphianz.example', password: 'admin1234' };

/** The one thing from another origin. These tests have no network, so they answer for it. */
const avatarUrl = 'https://avatars.example/admin.png';

const origin = 'http://127.0.0.1:4173';

/** For `test.use`: a browser in which somebody is signed in. */
export const signedInAs = (name: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'loggedInUser', value: JSON.stringify({ ...demo, name }) }] }],
});

/** For `test.use`: a browser in which the administrator is signed in. */
export const signedInAsAdmin = {
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'adminAuthenticated', value: 'true' }] }],
};

interface Problems {
  /** This test brings about a console message that matches. */
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
    return this.page.getByRole('region', { name: 'Notifications' }).getByRole('status');
  }
  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** Loads a page and lets the two seconds of its splash pass at once. */
  async open(path: string): Promise<void> {
    await this.page.clock.install();
    await this.page.goto(path);
    await this.passSplash();
  }

  async passSplash(): Promise<void> {
    await expect(async () => {
      await this.page.clock.fastForward(2000);
      await expect(this.splash).toHaveCount(0, { timeout: 50 });
    }).toPass({ intervals: [25] });
  }

  async signIn(email = demo.email, password = demo.password): Promise<void> {
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'Sign In' }).click();
  }
}

/** A test in which the browser must have nothing to complain of and must ask no other origin for anything. */
export const test = base.extend<{ problems: Problems; site: Site }>({
  problems: [
    async ({ context }, use) => {
      await context.route(avatarUrl, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      );
      const found: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) found.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => found.push(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        const { protocol, origin: requested } = new URL(request.url());
        if (protocol.startsWith('http') && requested !== origin && request.url() !== avatarUrl) {
          found.push(`asked ${request.url()}`);
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
