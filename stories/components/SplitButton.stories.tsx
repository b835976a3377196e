import { buttonSizes, buttonVariants } from '@pcb/ui/Button';
import { Inline } from '@pcb/ui/Inline';
import { SplitButton } from '@pcb/ui/SplitButton';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const savePdf = fn();

const meta = preview.meta({
  title: 'Components/SplitButton',
  component: SplitButton,
  parameters: {
    guide: {
      instead: [
        '`Menu` if no action is the usual one.',
        '`Button` twice for two actions that are equally common.',
        '`Select` to select a value.',
      ],
      keyboard: [
        '`Tab` Moves focus to the action, then to the arrow.',
        '`Enter, Space` On the action: runs it. On the arrow: opens the menu.',
        '`Arrow down` On the arrow: opens the menu and focuses the first item.',
        '`Escape` Closes the menu and returns focus to the arrow.',
      ],
      copy: [
        'The button has the action that most people want: Send.',
        'The menu has variants of this action, not others: Send a copy, Save as PDF.',
        'The name of the arrow says what is behind it: More ways to send the quotation.',
      ],
    },
  },
  args: {
    'aria-label': 'Quotation',
    menuLabel: 'More ways to send the quotation',
    children: 'Send',
    onPress: fn(),
    items: [
      { id: 'copy', label: 'Send a copy to me', onAction: fn() },
      { id: 'pdf', label: 'Save as PDF', onAction: savePdf },
    ],
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('runs the action, and the others from its menu', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('group', { name: 'Quotation' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onPress).toHaveBeenCalledOnce();
  await userEvent.tab();
  const arrow = canvas.getByRole('button', { name: 'More ways to send the quotation' });
  await expect(arrow).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Send a copy to me' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(savePdf).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(arrow).toHaveFocus());
  await expect(args.onPress).toHaveBeenCalledOnce();
});

/** Each variant in each size. */
export const Variants = meta.story({
  render: (args) => (
    <Inline>
      {buttonVariants.flatMap((variant) =>
        buttonSizes.map((size) => <SplitButton key={variant + size} {...args} variant={variant} size={size} />),
      )}
    </Inline>
  ),
});

export const Disabled = meta.story({ args: { isDisabled: true } });

/** While the action runs, the others cannot start. */
export const Pending = meta.story({ args: { isPending: true } });

export const LongLabel = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { children: longText },
  globals: narrow,
});

export const RightToLeft = Variants.extend({ globals: { direction: 'rtl' } });
export const ForcedColours = Variants.extend({ tags: ['forced-colours'], globals: { contrast: 'forced' } });
export const Dark = Variants.extend({ tags: ['dark'], globals: { theme: 'dark' } });
export const OnInverse = Variants.extend({ tags: ['on-inverse'] });
export const Touch = Variants.extend({ tags: ['touch'], globals: { pointer: 'coarse' } });
