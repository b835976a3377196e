import { Button } from '@pcb/ui/Button';
import { Menu } from '@pcb/ui/Menu';
import { MenuSection } from '@pcb/ui/MenuSection';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/MenuSection',
  component: MenuSection,
  render: (args) => (
    <Menu
      aria-label="Order ORD-1042"
      defaultOpen
      trigger={<Button variant="outline">Order</Button>}
      items={[{ id: 'open', label: 'Open', href: '/orders/1042' }]}
    >
      <MenuSection {...args} />
      <MenuSection title="Danger" items={[{ id: 'cancel', label: 'Cancel order', onAction: fn() }]} />
    </Menu>
  ),
  parameters: {
    guide: {
      instead: ['`MenuChoices` for items with a check mark.', 'A `Menu` without sections for up to about seven items.'],
      keyboard: ['`Arrow keys` Move from item to item, across sections.'],
      copy: ['The heading is a noun: Documents.'],
    },
  },
  args: {
    title: 'Documents',
    items: [
      { id: 'invoice', label: 'Invoice', href: '/orders/1042/invoice' },
      { id: 'report', label: 'Test report', description: 'From the flying probe', href: '/orders/1042/report' },
    ],
  },
});

/** A line separates the sections. */
export const Playground = meta.story({ tags: ['ready'] });

Playground.test('the heading names the group of its items', async () => {
  const group = await screen.findByRole('group', { name: 'Documents' });
  await expect(within(group).getAllByRole('menuitem')).toHaveLength(2);
});

/** Long headings and labels wrap. */
export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    title: 'Documents of the production of motor_controller_rev_c_panelised_2x3_with_tooling_holes',
    items: [
      {
        id: 'file',
        label: 'motor_controller_rev_c_panelised_2x3_with_tooling_holes.zip',
        description: 'The files that were produced, with the changes of the engineering review',
        href: '/file',
      },
    ],
  },
  globals: narrow,
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
