import { formatMoney, formatNumber } from '@pcb/ui/format';
import { hi } from '@pcb/ui/languages/hi';
import { MessagesProvider } from '@pcb/ui/MessagesProvider';
import { Money } from '@pcb/ui/Money';
import { NumberText } from '@pcb/ui/NumberText';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

const rupees = (amount: number) => amount * 100;
const render = (element: ReactNode) => renderToStaticMarkup(element);
const textOf = (element: ReactNode) => render(element).replaceAll(/<[^>]*>/g, '');
const compact = (amount: number) => textOf(<Money isCompact value={rupees(amount)} />);

describe('formatNumber and formatMoney', () => {
  it.each([
    [1234567, '12,34,567'],
    [0.5, '0.5'],
    [-1500, '−1,500'],
    [-0.0001, '0'],
    [-0, '0'],
    [NaN, '—'],
    [Infinity, '—'],
    [null, '—'],
    [undefined, '—'],
  ])('groups by lakh and crore, without a sign for zero, and with a dash for a missing number: %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it.each([
    [rupees(500), '₹500', '₹500.00'],
    [26_650, '₹266.50', '₹266.50'],
    [12_34_567_50, '₹12,34,567.50', '₹12,34,567.50'],
    [-26_650, '−₹266.50', '−₹266.50'],
    [-0, '₹0', '₹0.00'],
    [NaN, '—', '—'],
  ])('%s paise are %s, and %s in a column', (amount, text, inColumn) => {
    expect([formatMoney(amount), formatMoney(amount, { hasPaise: true })]).toEqual([text, inColumn]);
  });

  it('creates a format once', () => {
    const { NumberFormat } = Intl;
    const created = vi.spyOn(Intl, 'NumberFormat').mockImplementation(function (...parameters) {
      return new NumberFormat(...parameters);
    });
    const options = { minimumFractionDigits: 7, maximumFractionDigits: 9 };
    formatNumber(1, options);
    formatNumber(2, options);
    expect(created).toHaveBeenCalledTimes(1);
    created.mockRestore();
  });
});

describe('Money and NumberText', () => {
  it.each([-0.5, 0.5, -100.5, 100.5, -12_34_567.5])(
    'rounds %s paise to the same amount in the text and in the machine-readable `<data>` value',
    (amount) => {
      const [, program = '', people = ''] =
        /value="([^"]*)"[^>]*>([^<]*)</.exec(render(<Money value={amount} hasPaise />)) ?? [];
      expect(people.replace('−', '-').replaceAll(/[₹,]/g, '')).toBe(program);
    },
  );

  it.each([
    [99_999.5, '₹99,999.50'],
    [1_00_000, '₹1 lakh'],
    [12_34_567, '₹12.3 lakh'],
    [99_94_999, '₹99.9 lakh'],
    [99_95_000, '₹1 crore'],
    [99_99_999, '₹1 crore'],
    [1_23_45_678, '₹1.2 crore'],
    [-12_34_567, '−₹12.3 lakh'],
    [12_34_56_78_90_000, '₹1,23,456.8 crore'],
    [NaN, '—Not given'],
  ])('rounds %s before it chooses the unit: %s', (amount, text) => {
    expect(compact(amount)).toBe(text);
  });

  it('uses the words of the language', () => {
    expect(
      textOf(
        <I18nProvider locale="hi-IN">
          <MessagesProvider messages={{ hi }}>
            <Money isCompact value={rupees(12_34_567)} /> <Money value={null} />
          </MessagesProvider>
        </I18nProvider>,
      ),
    ).toBe('₹12.3 लाख —नहीं दिया गया');
  });

  it('has the exact machine-readable value, and no aria-label', () => {
    expect(render(<Money value={12_34_567_50} isCompact />)).toMatch(
      /^<data translate="no" value="1234567.50" class="[^"]*">₹12.3 lakh/,
    );
    expect(render(<NumberText value={1234.5} />)).toMatch(
      /^<data translate="no" value="1234.5" class="[^"]*">1,234.5</,
    );
  });

  it('shows a dash with hidden words for a missing number', () => {
    for (const value of [null, undefined, NaN, Infinity])
      expect(render(<NumberText value={value} />)).toMatch(
        /^<data value="" [^>]*><span aria-hidden="true">—<\/span><span class="[^"]*">Not given<\/span><\/data>$/,
      );
  });
});
