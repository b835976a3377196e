// @vitest-environment happy-dom
import { ComboBox } from '@pcb/ui/ComboBox';
import { CommandPalette } from '@pcb/ui/CommandPalette';
import { DateField } from '@pcb/ui/DateField';
import { DateRangeField } from '@pcb/ui/DateRangeField';
import { NumberField } from '@pcb/ui/NumberField';
import { OneTimeCodeField } from '@pcb/ui/OneTimeCodeField';
import { PasswordField } from '@pcb/ui/PasswordField';
import { PhoneField } from '@pcb/ui/PhoneField';
import { PinCodeField } from '@pcb/ui/PinCodeField';
import { SearchField } from '@pcb/ui/SearchField';
import { TagField } from '@pcb/ui/TagField';
import { TextArea } from '@pcb/ui/TextArea';
import { TextField } from '@pcb/ui/TextField';
import { TimeField } from '@pcb/ui/TimeField';
import { act, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reactRoot } from '../helpers/reactRoot.ts';

const show = reactRoot();
const report = vi.fn<(value: unknown) => void>();
const onKeyDown = vi.fn();

type TextElement = HTMLInputElement | HTMLTextAreaElement;
const input = () => document.querySelector<TextElement>('input:not([type="hidden"]), textarea') as TextElement;
const setValue = (text: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input()), 'value')?.set?.call(input(), text);

const send = (type: string, properties: object = {}) => {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, properties);
  act(() => void input().dispatchEvent(event));
  return event;
};

/** Composes a text as Chromium does, one text after the other, up to its end. */
function compose(...texts: string[]) {
  send('compositionstart', { data: '' });
  for (const text of texts) {
    setValue(text);
    send('input', { isComposing: true, inputType: 'insertCompositionText', data: text });
  }
}
const finish = (data: string) => void send('compositionend', { data });

const render = async (field: ReactNode) => {
  await act(() => Promise.resolve(show(<I18nProvider locale="en-IN">{field}</I18nProvider>)));
  act(() => input().focus());
};

beforeEach(() => {
  vi.stubGlobal('CompositionEvent', Event);
  report.mockClear();
  onKeyDown.mockClear();
});

const items = [{ id: 'kl', label: 'कार' }];
const sections = [{ id: 'pages', title: 'Pages', items: [{ id: 'x', label: 'X', href: '/x' }] }];
const field = { label: 'Field', onChange: report, onKeyDown };
const fields: readonly [name: string, render: () => ReactNode, texts: string[], result: string][] = [
  ['TextField', () => <TextField {...field} />, ['क', 'का'], 'का'],
  ['TextField of an e-mail address', () => <TextField {...field} type="email" />, ['m', 'me'], 'me'],
  ['TextArea', () => <TextArea {...field} />, ['क', 'का'], 'का'],
  ['SearchField', () => <SearchField {...field} />, ['क', 'का'], 'का'],
  ['PasswordField', () => <PasswordField {...field} autoComplete="current-password" />, ['क', 'का'], 'का'],
  ['PhoneField', () => <PhoneField {...field} />, ['९', '९८'], '९८'],
  ['PinCodeField', () => <PinCodeField {...field} />, ['६', '६८'], '६८'],
  ['OneTimeCodeField', () => <OneTimeCodeField {...field} />, ['१', '१२', '१२३४५६'], '123456'],
  ['NumberField', () => <NumberField {...field} />, ['൧', '൧൨', '൧൨൩'], '123'],
  ['DateField', () => <DateField {...field} />, ['१', '१४/०८/२०२६'], '१४/०८/२०२६'],
  ['DateRangeField', () => <DateRangeField {...field} />, ['१', '१४/०८/२०२६'], '१४/०८/२०२६'],
  ['TimeField', () => <TimeField {...field} />, ['१', '१४:३०'], '१४:३०'],
  ['ComboBox', () => <ComboBox {...field} items={items} onInputChange={report} />, ['क', 'का'], 'का'],
  ['TagField', () => <TagField {...field} items={items} onInputChange={report} />, ['क', 'का'], 'का'],
];

describe.each(fields)('%s', (_, element, texts, result) => {
  it('does not report a composition until it is complete', async () => {
    await render(element());
    compose(...texts);
    expect(input().value).toBe(texts.at(-1));
    expect(report).not.toHaveBeenCalled();
    finish(texts.at(-1) ?? '');
    expect(input().value).toBe(result);
  });

  it('ignores the keys of a composition', async () => {
    await render(element());
    compose(...texts);
    for (const key of ['Escape', 'Enter', 'Backspace', 'ArrowDown', 'Tab', 'Home'])
      send('keydown', { key, code: key, isComposing: true, keyCode: 229 });
    expect(onKeyDown).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
    expect(input().value).toBe(texts.at(-1));
    expect(document.querySelector('[role="listbox"]')).toBeNull();
  });
});

it('A completed composition is reported', async () => {
  await render(<SearchField {...field} />);
  compose('क', 'का');
  finish('का');
  expect(report.mock.calls).toEqual([['का']]);
});

it('A cancelled composition is not reported, and its Escape keeps the text in Chromium too', async () => {
  await render(<SearchField {...field} defaultValue="cap " />);
  compose('cap す');
  expect(send('keydown', { key: 'Escape', isComposing: true, keyCode: 229 }).defaultPrevented).toBe(true);
  setValue('cap ');
  send('input', { isComposing: true, inputType: 'insertCompositionText', data: '' });
  finish('');
  expect(input().value).toBe('cap ');
  expect(report).not.toHaveBeenCalled();
});

it('CommandPalette neither searches nor closes during a composition', async () => {
  const onOpenChange = vi.fn();
  const palette = (
    <CommandPalette
      label="Jump to"
      sections={sections}
      defaultOpen
      onInputChange={report}
      onOpenChange={onOpenChange}
    />
  );
  // Its dialog loads outside an act, which takes a busy machine longer than the usual second.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  show(palette);
  await vi.waitFor(() => expect(input()).not.toBeNull(), 10_000);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  act(() => input().focus());
  compose('क', 'का');
  for (const key of ['Escape', 'Enter']) send('keydown', { key, isComposing: true, keyCode: 229 });
  expect(report).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
  finish('का');
  expect(report.mock.calls).toEqual([['का']]);
});

describe('NumberField', () => {
  const count = <NumberField {...field} defaultValue={10} fractionNote="Whole numbers only." />;

  it.each(['2,5', '2.5', '２，５', '൨,൫', ',5', '٢٫٥'])(
    'refuses a composed %s in a whole number, with its sentence',
    async (text) => {
      await render(count);
      compose(text);
      finish(text);
      expect(input().value).toBe('10');
      expect(document.body.textContent).toContain('Whole numbers only.');
      act(() => input().blur());
      expect(report).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['1,000', 1000],
    ['1,25,000', 125_000],
    ['൧,൨൫,൦൦൦', 125_000],
  ])('reads a composed %s', async (text, value) => {
    await render(count);
    compose(text);
    finish(text);
    act(() => input().blur());
    expect(report).toHaveBeenLastCalledWith(value);
  });

  it('does not change when the page scrolls under the pointer', async () => {
    await render(<NumberField {...field} defaultValue={2} />);
    send('wheel', { deltaX: 0, deltaY: 100 });
    expect(input().value).toBe('2');
    expect(report).not.toHaveBeenCalled();
  });
});
