import { Slider } from '@pcb/ui/Slider';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/Slider',
  component: Slider,
  parameters: {
    guide: {
      instead: [
        '`NumberField` for an exact quantity: a slider never sets one.',
        '`ToggleGroup` for a few named values.',
        '`Meter` for a level that nobody moves.',
      ],
      keyboard: [
        '`Tab` Moves focus to the thumb.',
        '`Arrow keys` Change the value by one step.',
        '`Page up, Page down` Change it by a tenth of the range.',
        '`Home, End` Set the minimum or the maximum.',
      ],
      copy: [
        'The label names the quantity, without its unit: Track.',
        'The value has its unit: 0.20 mm. Screen readers read it in the same words.',
        'What the mark stands for is said in the text around the slider.',
      ],
    },
  },
  args: {
    label: 'Track',
    minValue: 0.05,
    maxValue: 0.4,
    step: 0.005,
    defaultValue: 0.2,
    valueLabel: (mm: number) => `${mm.toFixed(3)} mm`,
    onChange: fn(),
  },
  argTypes: { valueLabel: { control: false } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('moves by the keyboard, and has its value in words', async ({ canvas, userEvent, args }) => {
  const slider = canvas.getByRole('slider', { name: 'Track' });
  await expect(slider).toHaveAttribute('aria-valuetext', '0.200 mm');
  await userEvent.tab();
  await expect(slider).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect(slider).toHaveAttribute('aria-valuetext', '0.205 mm');
  await expect(args.onChange).toHaveBeenLastCalledWith(0.205);
  await userEvent.keyboard('{Home}');
  await expect(slider).toHaveAttribute('aria-valuetext', '0.050 mm');
  await userEvent.keyboard('{End}');
  await expect(slider).toHaveAttribute('aria-valuetext', '0.400 mm');
  await expect(canvas.getByText('0.400 mm')).toBeVisible();
});

Playground.test('follows the input of assistive technology', async ({ canvas }) => {
  const slider = canvas.getByRole('slider', { name: 'Track' });
  await fireEvent.change(slider, { target: { value: '0.1' } });
  await expect(slider).toHaveAttribute('aria-valuetext', '0.100 mm');
});

/** A limit is marked on the track. */
export const WithMark = meta.story({ args: { mark: 0.15 } });

export const Disabled = meta.story({ args: { isDisabled: true, mark: 0.15 } });

export const LongContent = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { label: longText, valueLabel: () => longText },
  globals: narrow,
});

export const RightToLeft = WithMark.extend({ globals: { direction: 'rtl' } });

RightToLeft.test('the left arrow increases the value', async ({ canvas, userEvent }) => {
  const slider = canvas.getByRole('slider', { name: 'Track' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(slider).toHaveAttribute('aria-valuetext', '0.205 mm');
});

export const ForcedColours = WithMark.extend({ tags: ['forced-colours'], globals: { contrast: 'forced' } });
export const Dark = WithMark.extend({ tags: ['dark'], globals: { theme: 'dark' } });
export const OnInverse = WithMark.extend({ tags: ['on-inverse'] });
export const Touch = meta.story({ tags: ['touch'], args: { mark: 0.15 }, globals: { pointer: 'coarse' } });
