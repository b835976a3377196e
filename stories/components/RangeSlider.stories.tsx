import { RangeSlider } from '@pcb/ui/RangeSlider';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/RangeSlider',
  component: RangeSlider,
  parameters: {
    guide: {
      instead: [
        '`NumberField` twice, in a `Fieldset`, for exact limits.',
        '`Slider` for one figure.',
        '`CheckboxGroup` for a few ranges with names, such as Below ₹100.',
      ],
      keyboard: [
        '`Tab` Moves focus to the minimum, then to the maximum.',
        '`Arrow keys` Change the value by one step. A handle stops at the other.',
        '`Page up, Page down` Change it by a tenth of the range.',
        '`Home, End` Move the handle as far as it goes.',
      ],
      copy: [
        'The label names the quantity, without its unit: Price.',
        'The values have their unit: ₹40 – ₹180. Screen readers read each in the same words.',
        'The handles have a word each, which is read before the label: Minimum Price.',
      ],
    },
  },
  args: {
    label: 'Price',
    thumbLabels: ['Minimum', 'Maximum'] as const,
    maxValue: 500,
    step: 10,
    defaultValue: [40, 180] as const,
    valueLabel: (rupees: number) => `₹${rupees}`,
    onChange: fn(),
    onChangeEnd: fn(),
  },
  argTypes: { valueLabel: { control: false } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  'moves each handle by the keyboard, and neither past the other',
  async ({ canvas, userEvent, args }) => {
    const start = canvas.getByRole('slider', { name: 'Minimum Price' });
    const end = canvas.getByRole('slider', { name: 'Maximum Price' });
    await expect(end).toHaveAttribute('aria-valuetext', '₹180');
    await userEvent.tab();
    await expect(start).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(start).toHaveAttribute('aria-valuetext', '₹50');
    await expect(args.onChange).toHaveBeenLastCalledWith([50, 180]);
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([50, 180]);
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(end).toHaveAttribute('aria-valuetext', '₹50');
    await expect(canvas.getByText('₹50 – ₹50')).toBeVisible();
  },
);

export const Disabled = meta.story({ args: { isDisabled: true } });

export const LongContent = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { label: longText, valueLabel: () => longText },
  globals: narrow,
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: { contrast: 'forced' } });
export const OnInverse = meta.story({ tags: ['on-inverse'] });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
