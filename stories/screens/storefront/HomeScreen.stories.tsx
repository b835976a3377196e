import { sampleBrand } from '@pcb/screens/fixtures';
import { Shell } from '@pcb/screens/shell/Shell';
import { HomeScreen } from '@pcb/screens/storefront/HomeScreen';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const noop = fn();

const meta = preview.meta({
  title: 'Screens/Storefront/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { brand: sampleBrand, onInstantQuote: fn(), onInquireNow: fn(), onQuickQuoteTabChange: fn() },
  render: (args) => (
    <Shell
      brand={args.brand}
      user={null}
      currentPath="/"
      theme="system"
      onThemeChange={noop}
      onSearch={noop}
      onUnwired={noop}
      onFooterAction={noop}
      onLogOut={noop}
    >
      <HomeScreen {...args} />
    </Shell>
  ),
});

const services = [
  ['pcb-layout', 'PCB Layout', '/services#layout'],
  ['pcb-fabrication', 'PCB Fabrication', '/services#fab'],
  ['pcb-assembly', 'PCB Assembly', '/services#fab'],
  ['pcb-stencil', 'PCB Stencil', '/services#stencil'],
  ['component-sourcing', 'Component Sourcing', '/services#source'],
] as const;

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  '[H-01] [H-02] [H-03] every tab quotes by its label, inquires and leads to its form',
  async ({ canvas, userEvent, args, step }) => {
    const tabs = within(canvas.getByRole('tablist', { name: 'Services' }));
    await expect(tabs.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(services.map(([, label]) => label));
    await expect(tabs.getByRole('tab', { name: 'PCB Layout' })).toHaveAttribute('aria-selected', 'true');
    for (const [id, label, href] of services) {
      await step(label, async () => {
        await userEvent.click(tabs.getByRole('tab', { name: label }));
        const panel = within(canvas.getByRole('tabpanel', { name: label }));
        await userEvent.click(panel.getByRole('button', { name: 'Instant Quote' }));
        await expect(args.onInstantQuote).toHaveBeenLastCalledWith(label);
        await expect(panel.getByRole('link')).toHaveAttribute('href', href);
        await userEvent.click(panel.getByRole('button', { name: 'Inquire Now' }));
        if (id !== 'pcb-layout') await expect(args.onQuickQuoteTabChange).toHaveBeenLastCalledWith(id);
      });
    }
    await expect(args.onInquireNow).toHaveBeenCalledTimes(services.length);
  },
);

Playground.test('[H-05] shows 17 industries that arrive whole on the contact page', async ({ canvas }) => {
  const tiles = canvas
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/reach-out?topic='));
  await expect(tiles).toHaveLength(17);
  for (const tile of tiles) {
    const topic = new URL(tile.getAttribute('href') ?? '', 'https://shop.example').searchParams.get('topic');
    await expect(topic).toBe(tile.textContent);
  }
  await expect(canvas.getByRole('link', { name: 'Research & Development' })).toHaveAttribute(
    'href',
    '/reach-out?topic=Research%20%26%20Development',
  );
});

Playground.test('[H-04] [H-06] has its sections and its claims', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  for (const title of ['About us', 'Industries We Serve', 'Our values', 'Why Choose Us', 'Our customers']) {
    await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
  for (const claim of [
    'Founded 1996 under a former name',
    '25+ years of excellence',
    'ISO certified process',
    '24/7 customer support',
    '1000+ trusted clients',
    'Turnaround from 3 working days',
    'No minimum quantity',
    'Save up to 15 percent by combining fabrication and assembly',
  ]) {
    await expect(canvas.getByText(claim)).toBeVisible();
  }
  await expect(canvas.getAllByRole('img', { name: /^Placeholder for a customer/ })).toHaveLength(6);
});

/** [H-01] One story a tab. */
export const Layout = meta.story({ args: { defaultQuickQuoteTab: 'pcb-layout' } });

export const Fabrication = meta.story({ args: { defaultQuickQuoteTab: 'pcb-fabrication' } });

export const Assembly = meta.story({ args: { defaultQuickQuoteTab: 'pcb-assembly' } });

export const Stencil = meta.story({ args: { defaultQuickQuoteTab: 'pcb-stencil' } });

export const Sourcing = meta.story({ args: { defaultQuickQuoteTab: 'component-sourcing' } });

/** The host holds the tab. */
export const Controlled = meta.story({ args: { quickQuoteTab: 'pcb-stencil' } });

Controlled.test('stays where the host has it', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'PCB Assembly' }));
  await expect(args.onQuickQuoteTabChange).toHaveBeenLastCalledWith('pcb-assembly');
  await expect(canvas.getByRole('tab', { name: 'PCB Stencil' })).toHaveAttribute('aria-selected', 'true');
});

export const Dark = meta.story({
  tags: ['dark'],
  globals: { viewport: { value: 'desktop', isRotated: false }, theme: 'dark' },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet', isRotated: false } } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow', isRotated: false } } });

Narrow.test('nothing runs out of a screen of 320 px', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const LongBrandName = meta.story({
  args: { brand: { ...sampleBrand, name: 'Thiruvananthapuram Printed Circuits Private Limited' } },
});
