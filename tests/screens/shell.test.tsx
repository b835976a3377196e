import { sampleBrand } from '@pcb/screens/fixtures';
import { Shell, type ShellProps } from '@pcb/screens/shell/Shell';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const render = (props: Partial<ShellProps> = {}) =>
  renderToStaticMarkup(
    <Shell
      brand={sampleBrand}
      user={null}
      currentPath="/"
      theme="system"
      onThemeChange={() => undefined}
      onSearch={() => undefined}
      onUnwired={() => undefined}
      onFooterAction={() => undefined}
      onLogOut={() => undefined}
      {...props}
    >
      <p>The page</p>
    </Shell>,
  );

const partOf = (html: string, element: 'header' | 'footer') =>
  new RegExp(`<${element}[^]*</${element}>`).exec(html)?.[0] ?? '';
const linksIn = (html: string) => new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? ''));

const under = (parent: string, paths: readonly string[]) => paths.map((path) => `${parent}${path}`);

const resources = [
  ...under('/resources/technical-capabilities', ['', '/pcb-a', '/pcb-stencil', '/flexible-pcb', '/pcb-b']),
  ...under('/resources', [
    '/panel-guidelines',
    '/design-guidelines',
    '/solder-paste-prep',
    '/faq/general',
    '/faq/technical',
  ]),
];

const componentPages = under('/components', [
  '/generic',
  '/packaging-guideline',
  '/rogers-laminate',
  '/standard-pcb-buildup',
  '/impedance-controlled-standard-build-ups',
  '/certifications',
  '/circuit-protection',
]);

const categories = under('/components', [
  ...under('/connectors', ['/board-to-board', '/wire-to-board', '/wire-to-wire']),
  ...under('/electromechanical', ['/relays', '/switches', '/motors']),
  '/embedded-solutions',
  '/enclosures',
  '/engineering-tools',
  '/industrial-automation',
  '/led-lighting',
  '/memory-data-storage',
  '/opto-electronics',
  ...under('/passive-components', ['/resistors', '/capacitors', '/inductors']),
  '/power',
  '/rf-wireless',
  ...under('/semiconductors', ['/diodes', '/transistors', '/ics']),
  '/sensors',
  '/test-measurement',
  '/thermal-management',
  ...under('/tools-supplies', ['/soldering', '/cleaning', '/esd-protection']),
  '/wire-cable',
]);

describe('server-rendered header', () => {
  const links = linksIn(partOf(render(), 'header'));

  it.each([
    ['[R-05] every resource', resources],
    ['[R-06] every page about components', componentPages],
    ['[R-07] every component category', categories],
    [
      '[S-03] the services by their anchors',
      ['/services#layout', '/services#fab', '/services#stencil', '/services#source'],
    ],
    [
      '[S-03] the products, the process, the blogs and the page about us',
      ['/products', '/pcb-manufacturing-process', '/blogs', '/about'],
    ],
    ['[S-02] [S-04] [S-06] [S-07] home, sign-in, cart and quote', ['/', '/login', '/register', '/cart', '/services']],
  ])('links to %s', (_, paths) => {
    expect([...links]).toEqual(expect.arrayContaining(paths));
  });

  it('[S-02] [G-01] shows the contact lines of the brand', () => {
    const brand = { ...sampleBrand, email: 'office@boards.example', phone: '+91 (471) 200-300' };
    const header = linksIn(partOf(render({ brand }), 'header'));
    expect(header).toContain('mailto:office@boards.example');
    expect(header).toContain('tel:+91471200300');
  });

  it('[S-06] shows 0 in the cart, or the count of a host, visibly and to screen readers', () => {
    const cartIn = (html: string) => /<a[^>]*href="\/cart"[^>]*>.*?<\/a>/.exec(html)?.[0];
    expect(cartIn(render())).toMatch(/aria-label="Cart, 0 items".*>0<\/span>/);
    expect(cartIn(render({ cartCount: 1 }))).toMatch(/aria-label="Cart, 1 item".*>1<\/span>/);
    expect(cartIn(render({ cartCount: 1200 }))).toMatch(/aria-label="Cart, 1,200 items".*>1,200<\/span>/);
  });

  it('[S-04] shows a name that looks like markup as text, and no sign-in', () => {
    const header = partOf(render({ user: { name: '<script>alert(1)</script>' } }), 'header');
    expect(header).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(header).not.toContain('<script>alert');
    expect(linksIn(header)).not.toContain('/login');
  });

  it('[S-04] labels the menu “Account” for a user without a name', () => {
    expect(partOf(render({ user: { name: '  ' } }), 'header')).toContain('Account');
  });
});

it('has the mark of the brand in header and footer instead of ours', () => {
  const html = render({ brand: { ...sampleBrand, mark: <img alt="" src="/mark.svg" /> } });
  for (const part of ['header', 'footer'] as const) expect(partOf(html, part)).toContain('src="/mark.svg"');
});

describe('footer', () => {
  const footer = partOf(render(), 'footer');

  it.each([
    'Empower your Electronics',
    'Kerala India',
    sampleBrand.email,
    sampleBrand.phone,
    'Follow Us',
    'PCB Design',
    'PCB Fabrication',
    'PCB Assembly',
    'Component Sourcing',
    'PCB Testing',
    'Prototyping',
    'Design Guidelines',
    'Material Specs',
    'Quality Standards',
    'Technical Support',
    'Documentation',
    'Case Studies',
    'About Us',
    'Our Team',
    'Careers',
    'News &amp; Updates',
    'Certifications',
    'Contact Us',
    'Privacy Policy',
    'Terms of Service',
    'Cookie Policy',
  ])('[S-10] [S-11] [S-12] [S-13] shows %s', (words) => {
    expect(footer).toContain(`>${words}<`);
  });

  it('names the company with its CIN, GSTIN and office, and the contact for complaints', () => {
    const { registration, grievances } = sampleBrand;
    const { legalName, office, cin, gstin } = registration;
    expect(footer).toContain(`${legalName}, ${office}. CIN ${cin}. GSTIN ${gstin}`);
    expect(footer).toContain(`${grievances.designation}: ${grievances.name}, ${grievances.email}`);
  });

  it('[S-12] labels the icons', () => {
    for (const network of ['Facebook', 'Twitter', 'LinkedIn', 'Instagram']) {
      expect(footer).toContain(`aria-label="${network}"`);
    }
  });

  it('[S-13] [B-01] has a copyright of 2024', () => {
    expect(footer).toContain(`© 2024 ${sampleBrand.name}`);
  });

  it('states that the site is a demonstration, unless the brand is in business', () => {
    expect(footer).toContain('Demonstration site');
    const brand = { ...sampleBrand, isDemonstration: false };
    expect(partOf(render({ brand }), 'footer')).not.toContain('Demonstration');
  });

  it('[S-14] has no links', () => {
    expect(linksIn(footer).size).toBe(0);
  });
});

it('marks the current page in the panels of the header', () => {
  const header = partOf(render({ currentPath: '/resources/panel-guidelines' }), 'header');
  const current = [...header.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([tag]) => tag);
  expect(current).toHaveLength(1);
  expect(current[0]).toContain('href="/resources/panel-guidelines"');
});

it.each([
  ['/services#fab', ['Services'], ['/services#fab', '/services']],
  ['/services', ['Services'], ['/services']],
  ['/resources/faq/general#price', ['Resources'], ['/resources/faq/general']],
  ['/blogs/2', ['About Us'], []],
  ['/components/connectors', ['Components'], []],
  ['/components/certifications', ['Components'], ['/components/certifications']],
  ['/cart', [], ['/cart']],
  ['/', [], []],
])('marks the menu and the link of %s in the header', (currentPath, menus, links) => {
  const header = partOf(render({ currentPath }), 'header');
  const marked = [...header.matchAll(/<button [^>]*aria-current="true"[^>]*>(?:<span>)?([^<]*)</g)].map(
    ([, label]) => label,
  );
  expect(marked).toEqual(menus);
  const current = [...header.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)];
  expect(current.map(([tag]) => /href="([^"]*)"/.exec(tag)?.[1])).toEqual(links);
});
