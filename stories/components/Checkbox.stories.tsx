import { Checkbox } from '@pcb/ui/Checkbox';
import { Stack } from '@pcb/ui/Stack';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: {
    guide: {
      instead: [
        '`CheckboxGroup` for several items with a common label.',
        '`Switch` for a setting that takes effect at once.',
      ],
      keyboard: ['`Tab` Moves focus to it.', '`Space` Checks or clears it.'],
      copy: ['The label says what is true when the box is checked: Keep me signed in.', 'No question, and no “not”.'],
    },
  },
  args: { children: 'Keep me signed in', onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is checked by a click on its label and cleared by Space', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('checkbox', { name: 'Keep me signed in' });
  await userEvent.click(canvas.getByText('Keep me signed in'));
  await expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  await expect(box).not.toBeChecked();
  await expect(args.onChange).toHaveBeenNthCalledWith(1, true);
  await expect(args.onChange).toHaveBeenNthCalledWith(2, false);
});

/** Checked, described, disabled and invalid. */
export const States = meta.story({
  render: () => (
    <Stack>
      <Checkbox defaultSelected description="For 30 days, on this device.">
        Keep me signed in
      </Checkbox>
      <Checkbox isDisabled defaultSelected>
        Electrical test
      </Checkbox>
      <Checkbox description="They also apply to repeat orders." isInvalid errorMessage="Accept the terms to order.">
        I accept the terms of sale
      </Checkbox>
    </Stack>
  ),
});

States.test('has its description and its error as its description', async ({ canvas }) => {
  const box = canvas.getByRole('checkbox', { name: 'I accept the terms of sale' });
  await expect(box).toBeInvalid();
  await expect(box).toHaveAccessibleDescription('They also apply to repeat orders. Accept the terms to order.');
});

export const LongLabel = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { children: longText },
  globals: narrow,
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
