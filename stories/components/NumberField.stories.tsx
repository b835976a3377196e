import { Grid } from '@pcb/ui/Grid';
import { NumberField, type NumberFieldProps } from '@pcb/ui/NumberField';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const wholeNumbers: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };

const meta = preview.meta({
  title: 'Components/NumberField',
  component: NumberField,
  parameters: {
    guide: {
      instead: [
        '`TextField` with a `unit` for a size or an amount that is kept as typed.',
        '`Select` for a few fixed quantities.',
        '`TextField` for digits that are not a quantity, such as a telephone number or a postal code.',
      ],
      keyboard: [
        '`Tab` Moves focus to the input; the two buttons are for the pointer.',
        '`Arrow up, Arrow down` Increase or decrease the value by one step.',
        '`Home, End` Set the minimum or maximum value, if there is one.',
        '`Enter` Corrects the input and submits the form.',
      ],
      copy: ['The label names the quantity; the description gives the unit or the limits.'],
    },
  },
  args: {
    label: 'Quantity',
    minValue: 1,
    maxValue: 9999,
    step: 1,
    formatOptions: wholeNumbers,
    defaultValue: 2,
    onChange: fn(),
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('[K-02] steps up and down, and not below 1', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('textbox', { name: 'Quantity' });
  const decrease = canvas.getByRole('button', { name: 'Decrease Quantity' });
  await userEvent.click(canvas.getByRole('button', { name: 'Increase Quantity' }));
  await expect(input).toHaveValue('3');
  await userEvent.click(decrease);
  await userEvent.click(decrease);
  await expect(input).toHaveValue('1');
  await expect(decrease).toBeDisabled();
  await userEvent.type(input, '{ArrowDown}');
  await expect(input).toHaveValue('1');
  await expect(args.onChange).toHaveBeenLastCalledWith(1);
});

Playground.test('[K-02] an emptied field goes back to its last value', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('textbox', { name: 'Quantity' });
  await userEvent.clear(input);
  await expect(input).toHaveValue('');
  await userEvent.tab();
  await expect(input).toHaveValue('2');
  await expect(args.onChange).not.toHaveBeenCalled();

  await userEvent.clear(input);
  await userEvent.type(input, '12');
  await userEvent.tab();
  await userEvent.clear(input);
  await userEvent.keyboard('{Enter}');
  await expect(input).toHaveValue('12');
  await expect(args.onChange).toHaveBeenCalledTimes(1);
});

Playground.test(
  '[K-02] 0, a negative, a fraction and text become a valid number',
  async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' });
    const enter = async (text: string, how: 'type' | 'paste') => {
      await userEvent.tripleClick(input);
      await (how === 'type' ? userEvent.keyboard(text) : userEvent.paste(text));
      await userEvent.tab();
    };
    const expected: readonly [text: string, how: 'type' | 'paste', value: string][] = [
      ['0', 'type', '1'],
      ['7', 'type', '7'],
      ['-5', 'type', '5'],
      ['-5', 'paste', '1'],
      ['12', 'type', '12'],
      ['two', 'type', '12'],
      ['two', 'paste', '12'],
      [' ', 'paste', '12'],
      ['2.5', 'type', '25'],
      ['99999', 'paste', '9,999'],
      ['123456', 'type', '9,999'],
    ];
    for (const [text, how, value] of expected)
      await step(`${how} "${text}"`, async () => {
        await enter(text, how);
        await expect(input).toHaveValue(value);
      });
  },
);

/** Controlled, in a cart: the host receives only valid whole numbers. */
export const Controlled = meta.story({
  render: function Cart(args: NumberFieldProps) {
    const [quantity, setQuantity] = useState(5);
    return (
      <>
        <NumberField
          {...args}
          value={quantity}
          onChange={(next) => {
            setQuantity(next);
            args.onChange?.(next);
          }}
        />
        <p>{`Ordered: ${quantity}`}</p>
      </>
    );
  },
});

Controlled.test('[K-02] never reports an empty value to the host', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('textbox', { name: 'Quantity' });
  await userEvent.clear(input);
  await userEvent.tab();
  await expect(input).toHaveValue('5');
  await userEvent.clear(input);
  await userEvent.click(canvas.getByRole('button', { name: 'Increase Quantity' }));
  await userEvent.tab();
  await expect(canvas.getByText(/Ordered: \d+$/)).toBeVisible();
  await expect(args.onChange).not.toHaveBeenCalledWith(NaN);
});

/** Without a minimum an empty field is valid, and `onChange` receives `NaN`. */
export const MayBeEmpty = meta.story({
  render: (args) => (
    <NumberField label="Spare boards" defaultValue={3} {...(args.onChange && { onChange: args.onChange })} />
  ),
});

MayBeEmpty.test('an emptied field without a minimum stays empty', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('textbox', { name: 'Spare boards' });
  await userEvent.clear(input);
  await userEvent.tab();
  await expect(input).toHaveValue('');
  await expect(args.onChange).toHaveBeenLastCalledWith(NaN);
});

/** Required and described, invalid, disabled, and with a label only for screen readers, as in a cart line. */
export const States = meta.story({
  render: ({ onChange: _, ...args }) => (
    <Grid minColumnWidth="14rem">
      <NumberField {...args} label="PCB Qty" isRequired description="1 to 9,999 pieces" />
      <NumberField
        {...args}
        label="In stock"
        isInvalid
        errorMessage="Only 50 of these are in stock."
        defaultValue={80}
      />
      <NumberField {...args} label="Closed" isDisabled />
      <NumberField {...args} label="Quantity of PCB Layout Service" isLabelHidden />
    </Grid>
  ),
});

/** A note below the field says why the typed point was rejected. */
export const RefusedFraction = meta.story({
  args: { fractionNote: 'Whole numbers only.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '.5');
  },
});

RefusedFraction.test(
  'rejects the point with the reason, and rejects a pasted fraction but not a grouped number',
  async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('25');
    await expect(canvas.getByText('Whole numbers only.')).toBeVisible();
    const input = canvas.getByRole('textbox');
    for (const [text, value] of [
      ['6,5', '25'],
      ['6.5', '25'],
      ['1,000', '1,000'],
    ] as const)
      await step(text, async () => {
        await userEvent.tripleClick(input);
        await userEvent.paste(text);
        await expect(input).toHaveValue(value);
      });
  },
);

/** Digits of any script can be typed; the field writes them in ASCII. */
export const OtherDigits = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '൧൨');
    await userEvent.type(input, '３\u200b௪');
  },
});

OtherDigits.test(
  'reads Malayalam, full-width and Tamil digits as they are typed',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('1234');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1234);
  },
);

export const LongLabel = meta.story({ tags: ['long-content', 'unbroken'], args: { label: longText }, globals: narrow });

export const OnInverse = meta.story({ tags: ['on-inverse'] });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
