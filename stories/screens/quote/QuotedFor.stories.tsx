import { type Buyer, noBuyer, QuotedFor } from '@pcb/screens/quote/QuotedFor';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { underHeading } from '../inMain.tsx';

const meta = preview.meta({
  title: 'Screens/Storefront/QuotedFor',
  component: QuotedFor,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: ['For an address of delivery, ask at the checkout.'],
      keyboard: ['`Escape` Closes the form and keeps what was typed.'],
      copy: [
        'Say that nothing is stored or sent.',
        'An odd GSTIN is answered with what is odd about it. It never blocks the print.',
      ],
    },
  },
  decorators: [underHeading('Price summary', { align: 'start' })],
  args: { buyer: noBuyer, onBuyerChange: fn(), onPrint: fn() },
  argTypes: { content: contentArgType },
  render: function Host({ buyer: initial, onBuyerChange, ...args }) {
    const [buyer, setBuyer] = useState<Buyer>(initial);
    return (
      <QuotedFor
        {...args}
        buyer={buyer}
        onBuyerChange={(changed) => {
          onBuyerChange(changed);
          setBuyer(changed);
        }}
      />
    );
  },
});

/** No buyer yet. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('warns about an invalid GSTIN, and still prints', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Buyer details' }));
  const form = within(await screen.findByRole('dialog', { name: 'For whom is this quotation?' }));
  const gstin = form.getByRole('textbox', { name: 'GSTIN' });
  await userEvent.type(gstin, '27AAPFU0939F1ZW');
  await expect(gstin).toHaveAccessibleDescription(/The check digit does not match/);
  await userEvent.type(gstin, '{Backspace}V');
  await expect(gstin).toBeValid();
  await expect(gstin).toHaveAccessibleDescription('Registered in Maharashtra (27).');
  await userEvent.type(gstin, 'X');
  await userEvent.click(form.getByRole('button', { name: 'Print quotation' }));
  await expect(args.onPrint).toHaveBeenCalledTimes(1);
  await expect(args.onBuyerChange).toHaveBeenLastCalledWith({ ...noBuyer, gstin: '27AAPFU0939F1ZVX' });
});

Ready.test('accepts the UIN of an embassy, and asks for the place of delivery', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Buyer details' }));
  const gstin = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'GSTIN' });
  await userEvent.type(gstin, '0717AUS12345UN1');
  await expect(gstin).toBeValid();
  await expect(gstin).toHaveAccessibleDescription(/^Registered in Delhi \(07\)\. A UIN, .*: state where the goods/);
});

Ready.test('normalises a GSTIN on blur', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Buyer details' }));
  const gstin = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'GSTIN' });
  await userEvent.type(gstin, '27 aapfu0939f 1zv');
  await expect(gstin).toHaveAccessibleDescription('Registered in Maharashtra (27).');
  await userEvent.tab();
  await expect(args.onBuyerChange).toHaveBeenLastCalledWith({ ...noBuyer, gstin: '27AAPFU0939F1ZV' });
});

/** The button names the buyer. */
export const Stated = meta.story({ args: { buyer: { ...noBuyer, company: 'Soil Sense Instruments LLP' } } });

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^(Buyer details|For )/ }));
  await screen.findByRole('dialog');
};

export const LongContent = meta.story({
  tags: ['long-content'],
  args: { buyer: { ...noBuyer, company: 'മണ്ണ് സെൻസർ ഉപകരണങ്ങൾ '.repeat(8), purchaseOrder: 'PO-2025-'.repeat(20) } },
  globals: narrow,
  play: open,
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow, play: open });
export const Dark = meta.story({ tags: ['dark'], globals: dark, play: open });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft, play: open });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText, play: open });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours, play: open });
