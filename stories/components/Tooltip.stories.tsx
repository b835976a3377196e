import { Button } from '@pcb/ui/Button';
import { IconButton } from '@pcb/ui/IconButton';
import { Inline } from '@pcb/ui/Inline';
import { Tooltip } from '@pcb/ui/Tooltip';
import { Trash2 } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';

const onPress = fn();

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: {
    guide: {
      instead: [
        'Nothing around an `IconButton`: it shows its name by itself.',
        'Text next to the button for what everyone must read: a tooltip is easy to miss.',
        'The `description` of a field, which is always visible.',
      ],
      keyboard: [
        '`Tab` Moves focus to the button and opens the tooltip.',
        '`Escape` Closes the tooltip, and the dialog around the button.',
      ],
      copy: [
        'One short sentence without a full stop: Add a file first.',
        'For an unavailable button it says what makes it available.',
      ],
    },
  },
  args: {
    description: 'Add a Gerber file first',
    children: (
      <Button aria-disabled onPress={onPress}>
        Order
      </Button>
    ),
  },
  // Leaves room for the tooltip above its button.
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '4rem' }}>
        <Story />
      </div>
    ),
  ],
});

const openTooltip = () => document.querySelector('[aria-hidden="true"][data-react-aria-top-layer]');

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  'describes an unavailable button, which takes focus and cannot be pressed',
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Order' });
    await expect(button).toHaveAccessibleDescription('Add a Gerber file first');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(openTooltip()).toHaveTextContent('Add a Gerber file first'));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(onPress).not.toHaveBeenCalled();
    await expect(openTooltip()).toBeNull();
  },
);

/** The tooltip of an unavailable icon button has its name and the reason. */
export const WithName = meta.story({
  args: {
    description: 'Only the owner can remove a design',
    children: (
      <IconButton aria-label="Remove design" aria-disabled>
        <Trash2 size={20} aria-hidden="true" />
      </IconButton>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(openTooltip()).not.toBeNull());
  },
});

WithName.test(
  'is above its button, in the window, and stays while the pointer is in it',
  async ({ canvas, userEvent }) => {
    const box = openTooltip() as HTMLElement;
    await expect(box.textContent).toBe('Remove design\nOnly the owner can remove a design');
    await expect(box.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByRole('button').getBoundingClientRect().top,
    );
    await userEvent.hover(box);
    await expect(openTooltip()).toBe(box);
    await userEvent.unhover(box);
    await waitFor(() => expect(openTooltip()).toBeNull());
  },
);

/** It wraps at 18 rem and stays in the window. */
export const LongDescription = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    description:
      'Rigid-flex boards with more than twelve layers need a review by an engineer of Donaudampfschifffahrtselektrizitätenhauptbetriebswerk before they can be ordered',
  },
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(openTooltip()).not.toBeNull());
  },
});

/** On an inverse section the tooltip has the colours of the page. */
export const OnInverse = meta.story({
  tags: ['on-inverse'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(openTooltip()).not.toBeNull());
  },
});

export const Touch = meta.story({
  tags: ['touch'],
  globals: { pointer: 'coarse' },
  render: (args) => (
    <Inline>
      <Tooltip {...args} />
    </Inline>
  ),
});
