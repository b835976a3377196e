// @vitest-environment happy-dom
import { EditableCell } from '@pcb/ui/EditableCell';
import { NumberField } from '@pcb/ui/NumberField';
import { TextField } from '@pcb/ui/TextField';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reactRoot } from '../helpers/reactRoot.ts';

const show = reactRoot();
const save = vi.fn<(value: unknown) => string | void | Promise<string | void>>();

const wait = () => act(() => new Promise((resolve) => void setTimeout(resolve)));
const button = () => document.querySelector<HTMLElement>('#app button:not([slot])') as HTMLElement;
const input = () => document.querySelector<HTMLInputElement>('#app input:not([type="hidden"])');
const cellText = () => document.querySelector('#app')?.textContent;
const press = async (key: string, init: KeyboardEventInit = {}) => {
  const target = document.activeElement as HTMLElement;
  act(() => void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })));
  await wait();
};
const type = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
    input()?.dispatchEvent(new Event('input', { bubbles: true }));
  });

const renderText = async () => {
  await act(() =>
    Promise.resolve(
      show(
        <EditableCell
          label="Maker of part 7"
          value="Kaveri"
          renderField={(field) => <TextField {...field} />}
          onSave={save}
        >
          Kaveri
        </EditableCell>,
      ),
    ),
  );
  act(() => button().focus());
};
const editText = async (text: string) => {
  await renderText();
  await press('F2');
  type(text);
};

beforeEach(() => {
  save.mockReset();
});

describe('an editable cell', () => {
  it('saves a number that is still being typed', async () => {
    await act(() =>
      Promise.resolve(
        show(
          <EditableCell
            label="Quantity of part 7"
            value={120}
            renderField={(field) => <NumberField {...field} />}
            onSave={save}
          >
            120
          </EditableCell>,
        ),
      ),
    );
    act(() => button().click());
    type('250');
    await press('Enter');
    expect(save.mock.calls).toEqual([[250]]);
  });

  it('does not save an unchanged value', async () => {
    await renderText();
    await press('F2');
    await press('Enter');
    expect(save).not.toHaveBeenCalled();
    expect(cellText()).toBe('Maker of part 7 Kaveri');
  });

  it('does not save at the Enter that ends a composition in Safari', async () => {
    await editText('केरल');
    await press('Enter', { keyCode: 229 });
    expect(save).not.toHaveBeenCalled();
  });

  it('saves when the focus leaves it, and does not move the focus', async () => {
    await editText('Sahyadri');
    act(() => input()?.blur());
    await wait();
    expect(save).toHaveBeenCalledWith('Sahyadri');
    expect(document.activeElement).toBe(document.body);
  });

  it('cannot be changed or saved again while it is being saved', async () => {
    let finish = () => {};
    save.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await editText('Sahyadri');
    await press('Enter');
    expect(input()?.readOnly).toBe(true);
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    await press('Enter');
    expect(save).toHaveBeenCalledOnce();
    finish();
    await wait();
    expect(input()).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it('keeps a refused value with a message for an error', async () => {
    save.mockRejectedValue(new Error('offline'));
    await editText('Unknown');
    await press('Enter');
    expect(input()?.value).toBe('Unknown');
    expect(cellText()).toContain('That did not work. Try again.');
  });
});
