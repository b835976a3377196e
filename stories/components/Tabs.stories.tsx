import { Tabs, type TabItem, tabsVariants } from '@pcb/ui/Tabs';
import { Text } from '@pcb/ui/Text';
import { CircuitBoard, Cpu, Layers, PackageSearch, SquareDashed } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longWord } from '../longText.ts';
import { narrow } from '../looks.ts';

const services: readonly TabItem[] = [
  {
    id: 'pcb-layout',
    label: 'PCB Layout',
    content: <Text hasLineLimit>From your schematic to Gerber data, checked by a second engineer.</Text>,
  },
  {
    id: 'pcb-fabrication',
    label: 'PCB Fabrication',
    content: <Text hasLineLimit>One to twenty-four layers in FR-4, Rogers or polyimide.</Text>,
  },
  {
    id: 'pcb-assembly',
    label: 'PCB Assembly',
    content: <Text hasLineLimit>Surface mount and through hole, from one board.</Text>,
  },
  {
    id: 'pcb-stencil',
    label: 'PCB Stencil',
    content: <Text hasLineLimit>Laser-cut steel with or without a frame.</Text>,
  },
  {
    id: 'component-sourcing',
    label: 'Component Sourcing',
    content: <Text hasLineLimit>Your bill of materials, bought and counted.</Text>,
  },
];

const icons = [Layers, CircuitBoard, Cpu, SquareDashed, PackageSearch];

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  parameters: {
    guide: {
      instead: [
        '`ToggleGroup` to choose a value in a form.',
        '`Disclosure` or `Steps` to divide a form: fields in a closed panel are not submitted.',
        '`Accordion` or plain sections for content that is read together.',
        '`SideNavigation` for separate pages.',
      ],
      keyboard: [
        '`Tab` Moves focus to the selected tab, and from there into its panel.',
        '`Arrow left, Arrow right` Select the adjacent tab, and wrap around; mirrored in right-to-left pages.',
        '`Home, End` Select the first or the last tab.',
      ],
      copy: ['One to three words per tab, all in the same form.', 'The most common choice is first.'],
    },
  },
  args: { 'aria-label': 'Service', items: services, onSelectionChange: fn() },
  argTypes: { variant: { control: 'select', options: tabsVariants } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('shows the first panel, and another by mouse or arrow keys', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('tabpanel', { name: 'PCB Layout' })).toBeVisible();
  await userEvent.click(canvas.getByRole('tab', { name: 'PCB Assembly' }));
  await expect(canvas.getByRole('tabpanel', { name: 'PCB Assembly' })).toBeVisible();
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith('pcb-assembly');
  await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
  await expect(canvas.getByRole('tab', { name: 'PCB Stencil' })).toHaveFocus();
  await expect(canvas.getByRole('tabpanel', { name: 'PCB Stencil' })).toBeVisible();
});

/** With a frame around the panel. */
export const Enclosed = meta.story({ args: { variant: 'enclosed' } });

/** An icon before each label, hidden from screen readers. The second tab is selected initially. */
export const WithIcons = meta.story({
  args: {
    variant: 'enclosed',
    defaultSelectedKey: 'pcb-fabrication',
    items: services.map((tab, index) => {
      const Icon = icons[index] ?? Layers;
      return { ...tab, icon: <Icon size={18} /> };
    }),
  },
});

WithIcons.test('starts with the default tab and keeps icons out of the names', async ({ canvas }) => {
  await expect(canvas.getByRole('tab', { name: 'PCB Fabrication' })).toHaveAttribute('aria-selected', 'true');
});

/** The host controls the selected tab, as the order page does with the hash. */
export const Controlled = meta.story({
  render: function Controlled(args) {
    const [key, setKey] = useState('component-sourcing');
    return <Tabs {...args} selectedKey={key} onSelectionChange={setKey} />;
  },
});

/** The list scrolls, and the selected tab is scrolled into view. */
export const Narrow = meta.story({
  tags: ['narrow'],
  args: { selectedKey: 'component-sourcing', variant: 'enclosed' },
  globals: narrow,
});

const expectInView = async (tab: HTMLElement, tabList: HTMLElement) => {
  const list = tabList.getBoundingClientRect();
  const chosen = tab.getBoundingClientRect();
  await expect(chosen.right).toBeLessThanOrEqual(list.right + 1);
  await expect(chosen.left).toBeGreaterThanOrEqual(list.left - 1);
};

Narrow.test('keeps the tab that the host chose in view, also after the phone is rotated', async ({ canvas }) => {
  const list = canvas.getByRole('tablist');
  const chosen = canvas.getByRole('tab', { name: 'Component Sourcing' });
  await waitFor(() => expectInView(chosen, list));
  list.style.minWidth = '60rem';
  // In right-to-left text, the start is on the right.
  for (const side of ['data-hidden-left', 'data-hidden-right'])
    await waitFor(() => expect(list).not.toHaveAttribute(side));
  list.style.minWidth = '';
  await waitFor(() => expectInView(chosen, list));
});

/** Tabs that do not fit scroll horizontally inside the list, which fades where there are more. */
export const NarrowLine = meta.story({ globals: narrow });

NarrowLine.test('fades at the sides with hidden tabs', async ({ canvas, userEvent }) => {
  const list = canvas.getByRole('tablist');
  const sides = ['data-hidden-left', 'data-hidden-right'];
  if (document.documentElement.dir === 'rtl') sides.reverse();
  /** At the start and at the end of the list. */
  const fades = () => sides.map((side) => list.hasAttribute(side));
  await waitFor(() => expect(fades()).toEqual([false, true]));
  const withFade = getComputedStyle(list).maskImage;
  await userEvent.keyboard('{Tab}{End}');
  await waitFor(() => expect(fades()).toEqual([true, false]));
  await expect(getComputedStyle(list).maskImage).not.toBe(withFade);
});

export const Dark = meta.story({ tags: ['dark'], args: { variant: 'enclosed' }, globals: { theme: 'dark' } });

export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    defaultSelectedKey: 'word',
    items: [
      {
        id: 'words',
        label: 'Boards that are made to your drawing and tested',
        content: <Text>One to twenty-four layers.</Text>,
      },
      { id: 'word', label: longWord, content: <Text>{longWord}</Text> },
    ],
  },
  globals: narrow,
});

LongLabels.test('breaks a label that is longer than the list', async ({ canvas }) => {
  const list = canvas.getByRole('tablist').getBoundingClientRect();
  for (const tab of canvas.getAllByRole('tab'))
    await expect(tab.getBoundingClientRect().width).toBeLessThanOrEqual(list.width);
});

export const OnInverse = meta.story({ tags: ['on-inverse'], args: { variant: 'enclosed' } });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
