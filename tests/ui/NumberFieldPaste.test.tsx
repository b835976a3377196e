// @vitest-environment happy-dom
import { NumberField } from '@pcb/ui/NumberField';
import { act } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reactRoot } from '../helpers/reactRoot.ts';

const show = reactRoot();
let onChange: ReturnType<typeof vi.fn<(value: number) => void>>;

const input = () => document.querySelector('input') as HTMLInputElement;

function paste(text: string) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  act(() => input().focus());
  act(() => void input().dispatchEvent(event));
  act(() => input().blur());
}

function render(fractionNote?: string) {
  act(() =>
    show(
      <I18nProvider locale="en-IN">
        <NumberField label="Amount" onChange={onChange} {...(fractionNote !== undefined && { fractionNote })} />
      </I18nProvider>,
    ),
  );
}

beforeEach(() => {
  onChange = vi.fn();
});

describe.each([
  ['12,34,567', 1234567],
  ['₹ 12.5', 12.5],
  ['₹12,34,567.50', 1234567.5],
  ['Rs. 500/-', 500],
  ['INR 1,250', 1250],
  ['\u00a012\u00a034\u00a0567\u00a0', 1234567],
  ['१२,३४,५६७', 1234567],
  ['₹ १२.५', 12.5],
])('A pasted %s', (text, value) => {
  it(`is read as ${value}`, () => {
    render();
    paste(text);
    expect(onChange).toHaveBeenLastCalledWith(value);
  });
});

it('A field of whole numbers accepts a pasted amount with grouping, even in Devanagari, and refuses a fraction', () => {
  render('Whole numbers only.');
  paste('₹ १,२५,०००');
  expect(onChange).toHaveBeenLastCalledWith(125000);
  act(() => input().select());
  paste('₹ 12.5');
  expect(onChange).toHaveBeenCalledTimes(1);
});
