// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { AdminOrderEditScreen } from '../../packages/screens/src/admin/Orders/AdminOrderEditScreen.tsx';
import { adminOrders } from '../../packages/screens/src/fixtures/index.ts';
import { reactRoot } from '../helpers/reactRoot.ts';

const render = reactRoot();

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
  const name = () => document.querySelector<HTMLInputElement>('[name="pcbName"]')!;
  act(() => {
    name().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(name(), 'Motor controller two');
    name().dispatchEvent(new Event('input', { bubbles: true }));
  });
  show('In Production');
  expect(name().value).toBe('Motor controller two');
  expect(onDirtyChange).toHaveBeenLastCalledWith(true);
  act(() => document.querySelector('form')!.requestSubmit());
  expect(onSave).toHaveBeenCalledWith(
    expect.objectContaining({ pcbName: 'Motor controller two', status: 'In Production' }),
  );
});
