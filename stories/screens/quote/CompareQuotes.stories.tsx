import { initialForms, type ServiceForms } from '@pcb/quoting/forms';
import { type PinnedConfiguration, pinLetters } from '@pcb/quoting/pinned';
import { sampleOrderDay } from '@pcb/screens/fixtures';
import { CompareQuotes } from '@pcb/screens/quote/CompareQuotes';
import { useState } from 'react';
import { expect, fn, type screen, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from '../../components/announced.ts';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { underHeading } from '../inMain.tsx';

const withFab = (fab: Partial<ServiceForms['fab']>): ServiceForms => ({
  ...initialForms,
  fab: { ...initialForms.fab, ...fab },
});
const pins = (...all: readonly Partial<ServiceForms['fab']>[]): readonly PinnedConfiguration[] =>
  pinLetters.flatMap((letter, index) => {
    const fab = all[index];
    return fab ? [{ letter, service: 'fab', forms: withFab(fab) }] : [];
  });

const gold = { name: 'Motor driver', finish: 'enig', layers: '4' } as const;
const three = pins(gold, { quantity: '50' }, { name: 'Motor driver', finish: 'leadfree', assembly: 'yes' });

const meta = preview.meta({
  title: 'Screens/Storefront/CompareQuotes',
  component: CompareQuotes,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For the price of other quantities and lead times, and changes that save money, use PriceDetails.',
        'To send a configuration to someone else, use ShareLink.',
      ],
      keyboard: [
        '`Tab` Moves to the pin button, the switch, the table, if it scrolls, and the buttons of each pin.',
        '`Arrow keys` Scroll the table.',
        '`Enter or Space` Pins, uses or removes a configuration. After removing, the focus is on the next pin.',
      ],
      copy: [
        'A row with different values says ‘differs’; colour and weight only repeat it.',
        'A pin keeps its letter when another one is removed.',
      ],
    },
  },
  decorators: [underHeading('Services')],
  args: {
    service: 'fab' as const,
    forms: initialForms,
    day: sampleOrderDay,
    pinned: three,
    onPinnedChange: fn(),
    onFormsChange: fn(),
  },
  render: function Host({ pinned: initialPinned, onPinnedChange, ...args }) {
    const [pinned, setPinned] = useState(initialPinned);
    const changePinned = (changed: typeof pinned) => {
      onPinnedChange(changed);
      setPinned(changed);
    };
    return <CompareQuotes {...args} pinned={pinned} onPinnedChange={changePinned} />;
  },
  argTypes: { content: contentArgType, quoteCopy: contentArgType, day: { control: false }, forms: { control: false } },
});

type Canvas = Pick<typeof screen, 'getByRole'>;
/** The texts of a row, its header first. */
const row = (canvas: Canvas, name: RegExp) => {
  const header = within(canvas.getByRole('table')).getByRole('rowheader', { name });
  return [...(header.parentElement?.children ?? [])].map(({ textContent }) => textContent.trim());
};
const pin = (canvas: Canvas) => canvas.getByRole('button', { name: 'Pin this configuration' });

/** Three variants of a rigid board, compared with the form. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('shows figures and fields side by side, and marks the differences', async ({ canvas }) => {
  const heads = within(canvas.getByRole('table')).getAllByRole('columnheader');
  await expect(heads.map(({ textContent }) => textContent.replace(/Use this.*/, ''))).toEqual([
    'Field',
    'In the form',
    'Motor driver (A)',
    'Configuration B',
    'Motor driver (C)',
  ]);
  await expect(row(canvas, /^Surface Finish/)).toEqual([
    'Surface Finish differs',
    'HASL',
    'ENIG',
    'HASL',
    'Lead-free HASL',
  ]);
  await expect(row(canvas, /^Material/)).toEqual(['Material', 'FR-4', 'FR-4', 'FR-4', 'FR-4']);
  const [, present, other] = row(canvas, /^Total/);
  await expect(present).toMatch(/^₹[\d,.]+$/);
  await expect(other).toMatch(/^₹[\d,.]+₹[\d,.]+ more$/);
  const cell = within(canvas.getByRole('table')).getByText('ENIG');
  await expect(Number(getComputedStyle(cell).fontWeight)).toBeGreaterThan(
    Number(getComputedStyle(within(canvas.getByRole('table')).getAllByText('HASL')[0] as HTMLElement).fontWeight),
  );
});

Ready.test('can show only the differences', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('switch', { name: 'Only differences' }));
  const table = within(canvas.getByRole('table'));
  await expect(table.queryByRole('rowheader', { name: /^Material/ })).toBeNull();
  await expect(table.getByRole('rowheader', { name: /^Surface Finish/ })).toBeVisible();
});

Ready.test('explains why a fourth cannot be pinned', async ({ canvas, userEvent, args }) => {
  await userEvent.click(pin(canvas));
  await expectAnnounced('Three configurations are pinned. Remove one to pin another.');
  await expect(args.onPinnedChange).not.toHaveBeenCalled();
});

Ready.test('puts a pinned configuration into the form', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Use this: Configuration B' }));
  await expect(args.onFormsChange).toHaveBeenCalledTimes(1);
  await expect(args.onFormsChange).toHaveBeenCalledWith(withFab({ quantity: '50' }));
  await expectAnnounced('The form has the values of Configuration B.');
});

Ready.test('keeps the focus when a pin is removed', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove: Configuration B' }));
  await expect(args.onPinnedChange).toHaveBeenLastCalledWith([three[0], three[2]]);
  await expect(canvas.getByRole('button', { name: 'Remove: Motor driver (C)' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('button', { name: 'Remove: Motor driver (A)' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(pin(canvas)).toHaveFocus();
  await expect(canvas.queryByRole('table')).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expectAnnounced('Pinned as Configuration A.');
});

/** No pinned configurations yet. */
export const Empty = meta.story({ tags: ['empty'], args: { pinned: [] } });

Empty.test('pins the configuration once', async ({ canvas, userEvent, args }) => {
  await userEvent.click(pin(canvas));
  await expect(args.onPinnedChange).toHaveBeenCalledWith([{ letter: 'A', service: 'fab', forms: initialForms }]);
  await expect(pin(canvas)).toHaveFocus();
  await userEvent.click(pin(canvas));
  await expectAnnounced('This is the same as Configuration A, which is pinned already.');
  await userEvent.click(canvas.getByRole('switch', { name: 'Only differences' }));
  await expect(canvas.getByText('All configurations are the same.')).toBeVisible();
});

/** Values without a price, and an order above the sample rates. */
export const WithoutPrice = meta.story({
  args: { forms: withFab({ quantity: '' }), pinned: pins({ sizeX: 'abc', quantity: '' }, { quantity: '99999' }) },
});

WithoutPrice.test('has a dash for each missing figure', async ({ canvas }) => {
  await expect(row(canvas, /^Total/)).toEqual(['Total differs', '—', '—', 'On request']);
  await expect(row(canvas, /^Board Size/)).toEqual(['Board Size differs', '100 × 80 mm', 'abc × 80 mm', '100 × 80 mm']);
});

/** Names of 300 characters and huge amounts on a phone: the table scrolls, and the first column stays. */
export const LongContent = meta.story({
  tags: ['long-content', 'narrow'],
  args: {
    pinned: pins(
      { name: 'മോട്ടോർ'.repeat(45), sizeX: '435', sizeY: '275', quantity: '400', material: 'rogers' },
      { name: 'X'.repeat(300), quantity: 'x'.repeat(300) },
      { name: '🔌'.repeat(100) },
    ),
  },
  globals: narrow,
});

LongContent.test('scrolls inside its frame, with the first column in view', async ({ canvas }) => {
  const region = canvas.getByRole('region', { name: 'Configurations side by side' });
  const [start, forward] =
    getComputedStyle(region).direction === 'rtl' ? (['right', -1] as const) : (['left', 1] as const);
  region.scrollTo({ left: 400 * forward, behavior: 'instant' });
  await expect(region.scrollLeft * forward).toBeGreaterThan(0);
  const header = within(region).getByRole('rowheader', { name: /^Surface Finish/ });
  await expect(Math.abs(header.getBoundingClientRect()[start] - region.getBoundingClientRect()[start])).toBeLessThan(2);
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
