// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { AdminOrderEditScreen } from '../../packages/screens/src/admin/Orders/AdminOrderEditScreen.tsx';
import { adminOrders } from '../../packages/screens/src/fixtures/index.ts';
import { reactRoot } from '../helpers/reactRoot.ts';

const render = reactRoot();

const name = () => document.querySelector<HTMLInputElement>('[name="pcbName"]')!;
const type = (text: string) =>
  act(() => {
    name().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(name(), text);
    name().dispatchEvent(new Event('input', { bubbles: true }));
  });

it('keeps unsaved edits when a step of the order changes its status, and saves the new status', () => {
  const [order] = adminOrders;
  const onSave = vi.fn();
  const onDirtyChange = vi.fn();
  const show = (status: string) =>
    act(() =>
      render(
        <AdminOrderEditScreen
          record={{ status: 'ready', value: { ...order!, status } }}
          onSave={onSave}
          onCancel={() => {}}
          onDirtyChange={onDirtyChange}
        />,
      ),
    );
  show('Pending');
  type('Motor controller two');
  show('In Production');
  expect(name().value).toBe('Motor controller two');
  expect(onDirtyChange).toHaveBeenLastCalledWith(true);
  act(() => document.querySelector('form')!.requestSubmit());
  expect(onSave).toHaveBeenCalledWith(
    expect.objectContaining({ pcbName: 'Motor controller two', status: 'In Production' }),
  );
});

it('shows the stored value of an edited field that somebody else has changed', () => {
  const [order] = adminOrders;
  const show = (pcbName: string) =>
    act(() =>
      render(
        <AdminOrderEditScreen
          record={{ status: 'ready', value: { ...order!, pcbName } }}
          onSave={() => {}}
          onCancel={() => {}}
        />,
      ),
    );
  show('Motor controller');
  type('Motor controller two');
  show('Motor controller, revision C');
  expect(name().value).toBe('Motor controller two');
  const note = document.querySelector('[aria-labelledby] dl')?.parentElement;
  expect(note?.textContent).toMatch(/^Changed meanwhile.*PCB Name.*Motor controller, revision C$/);
});
