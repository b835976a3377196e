// @vitest-environment happy-dom
import { hi } from '@pcb/ui/languages/hi';
import { MessagesProvider } from '@pcb/ui/MessagesProvider';
import { PhoneField } from '@pcb/ui/PhoneField';
import { PinCodeField } from '@pcb/ui/PinCodeField';
import { act, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reactRoot } from '../helpers/reactRoot.ts';

const show = reactRoot();
let onChange: ReturnType<typeof vi.fn<(value: string) => void>>;

const input = () => document.querySelector('input') as HTMLInputElement;
const render = (field: ReactNode, locale = 'en-IN') =>
  act(() =>
    show(
      <I18nProvider locale={locale}>
        <MessagesProvider messages={{ hi }}>{field}</MessagesProvider>
      </I18nProvider>,
    ),
  );

/** Sets the value like a browser, which bypasses React's own setter. */
function enter(text: string) {
  act(() => input().focus());
  const descriptor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  act(() => {
    descriptor?.set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => input().blur());
}

beforeEach(() => {
  onChange = vi.fn();
});

describe('PhoneField', () => {
  it.each([
    '9847012345',
    '+91 98470 12345',
    '098470-12345',
    '91 9847012345',
    '0091 (98470) 12345',
    '९८४७० १२३४५',
    '\u202a+91 98470 12345\u202c',
    'tel:+91-98470-12345',
    '൯൮൪൭൦‑൧൨൩൪൫',
  ])('accepts %s and normalises it', (typed) => {
    render(<PhoneField label="Mobile" onChange={onChange} />);
    enter(typed);
    expect(input().value).toBe('+91 98470 12345');
    if (typed !== '+91 98470 12345') expect(onChange).toHaveBeenLastCalledWith('+91 98470 12345');
    expect(input().validity.valid).toBe(true);
  });

  it('keeps a leading 91 if it belongs to the number', () => {
    render(<PhoneField label="Mobile" onChange={onChange} />);
    enter('9198470123');
    expect(input().value).toBe('+91 91984 70123');
  });

  it.each(['+91 484 277 0001', '0484-2770001'])('keeps the grouping of the landline %s', (typed) => {
    render(<PhoneField label="Contact" onChange={onChange} />);
    enter(`\u202a${typed}`);
    expect([input().value, input().validity.valid]).toEqual([typed, true]);
  });

  it.each(['98470', '98470 123456', '+44 20 7946 0958', '+91 08470 12345', 'none'])(
    'reports that %s is invalid',
    (typed) => {
      render(<PhoneField label="Mobile" onChange={onChange} />);
      enter(typed);
      expect(input().value).toBe(typed);
      expect(input().validationMessage).toBe('Enter an Indian number with ten digits: +91 98470 12345.');
    },
  );

  it('has the type, the keyboard and the name of its kind, and the messages of the language', () => {
    render(<PhoneField label="Mobile" />, 'hi-IN');
    expect([input().type, input().inputMode, input().autocomplete]).toEqual(['tel', 'tel', 'tel']);
    enter('98470');
    expect(input().validationMessage).toMatch(/^दस अंकों/);
  });

  it('may be empty', () => {
    render(<PhoneField label="Mobile" onChange={onChange} />);
    enter(' ');
    expect([input().value, input().validity.valid]).toEqual(['', true]);
  });
});

describe('PinCodeField', () => {
  it.each(['682030', '682 030', ' 682-030 ', '६८२ ०३०', '６８２\u200b０३０'])(
    'accepts %s and writes it in one way',
    (typed) => {
      render(<PinCodeField label="PIN code" />);
      enter(typed);
      expect([input().value, input().validity.valid]).toEqual(['682030', true]);
      expect([input().type, input().inputMode, input().autocomplete]).toEqual(['text', 'numeric', 'postal-code']);
    },
  );

  it.each(['68203', '6820300', '082030', '68203O'])('reports that %s is invalid', (typed) => {
    render(<PinCodeField label="PIN code" />);
    enter(typed);
    expect(input().value).toBe(typed);
    expect(input().validationMessage).toBe('Enter a PIN code of six digits: 682030.');
  });
});
