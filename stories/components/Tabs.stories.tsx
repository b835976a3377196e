import { Tabs, type TabItem, tabsVariants } from '@pcb/ui/Tabs';
import { Text } from '@pcb/ui/Text';
import { CircuitBoard, Cpu, Layers, PackageSearch, SquareDashed } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const services: readonly TabItem[] = [
  {
    id: 'pcb-layout',
    label: 'PCB Layout',
    panel: <Text measure>From your schematic to Gerber data, checked by a second engineer.</Text>,
  },
  {
    id: 'pcb-fabrication',
    label: 'PCB Fabrication',
    panel: <Text measure>One to twenty-four layers in FR-4, Rogers or polyimide.</Text>,
  },
  {
    id: 'pcb-assembly',
    label: 'PCB Assembly',
    panel: <Text measure>Surface mount and through hole, from one board.</Text>,
  },
  { id: 'pcb-stencil', label: 'PCB Stencil', panel: <Text measure>Laser-cut steel with or without a frame.</Text> },
  {
    id: 'component-sourcing',
    label: 'Component Sourcing',
    panel: <Text measure>Your bill of material, bought and counted.</Text>,
  },
];

const icons = [Layers, CircuitBoard, Cpu, SquareDashed, PackageSearch];

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  args: { 'aria-label': 'Service', tabs: services, onSelectionChange: fn() },
  argTypes: { variant: { control: 'select', options: tabsVariants } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('shows the first panel, and another by mouse or arrow keys', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('tabpanel', { name: 'PCB Layout' })).toBeVisible();
  await userEvent.click(canvas.getByRole('tab', { name: 'PCB Assembly' }));
  await expect(canvas.getByRole('tabpanel', { name: 'PCB Assembly' })).toBeVisible();
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith('pcb-assembly');
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('tab', { name: 'PCB Stencil' })).toHaveFocus();
  await expect(canvas.getByRole('tabpanel', { name: 'PCB Stencil' })).toBeVisible();
});

/** A panel with a frame of its own. */
export const Enclosed = meta.story({ args: { variant: 'enclosed' } });

export const WithIcons = meta.story({
  args: {
    variant: 'enclosed',
    defaultSelectedKey: 'pcb-fabrication',
    tabs: services.map((tab, index) => {
      const Icon = icons[index] ?? Layers;
      return { ...tab, icon: <Icon size={18} /> };
    }),
  },
});

WithIcons.test('starts with the default tab and keeps icons out of the names', async ({ canvas }) => {
  await expect(canvas.getByRole('tab', { name: 'PCB Fabrication' })).toHaveAttribute('aria-selected', 'true');
});

/** The host holds the chosen tab, as the order page does with the hash. */
export const Controlled = meta.story({
  render: function Controlled(args) {
    const [key, setKey] = useState('component-sourcing');
    return <Tabs {...args} selectedKey={key} onSelectionChange={setKey} />;
  },
});

/** The list scrolls inside itself, and a tab that the host chose is in sight. */
export const Narrow = meta.story({
  args: { selectedKey: 'component-sourcing', variant: 'enclosed' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

Narrow.test('shows the tab that the host chose, and the page does not scroll sideways', async ({ canvas }) => {
  const list = canvas.getByRole('tablist').getBoundingClientRect();
  const chosen = canvas.getByRole('tab', { name: 'Component Sourcing' }).getBoundingClientRect();
  await expect(chosen.right).toBeLessThanOrEqual(list.right + 1);
  await expect(chosen.left).toBeGreaterThanOrEqual(list.left - 1);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const NarrowLine = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const Dark = meta.story({ args: { variant: 'enclosed' }, globals: { theme: 'dark' } });
