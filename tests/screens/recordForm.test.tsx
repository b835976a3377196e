// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AdminOrderEditScreen } from '../../packages/screens/src/admin/Orders/AdminOrderEditScreen.tsx';
import { adminOrders } from '../../packages/screens/src/fixtures/index.ts';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

it('keeps unsaved edits when a step of the order changes its status, and saves the new status', () => {
  const [order] = adminOrders;
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const onSave = vi.fn();
  const onDirtyChange = vi.fn();
  const show = (status: string) =>
    act(() =>
      root.render(
        <AdminOrderEditScreen
          record={{ status: 'ready', value: { ...order!, status } }}
          onSave={onSave}
          onCancel={() => {}}
          onDirtyChange={onDirtyChange}
        />,
      ),
    );
  show('Pending');
  const name = () => page.querySelector<HTMLInputElement>('[name="pcbName"]')!;
  act(() => {
    name().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(name(), 'Motor controller two');
    name().dispatchEvent(new Event('input', { bubbles: true }));
  });
  show('In Production');
  expect(name().value).toBe('Motor controller two');
  expect(onDirtyChange).toHaveBeenLastCalledWith(true);
  act(() => page.querySelector('form')!.requestSubmit());
  expect(onSave).toHaveBeenCalledWith(
    expect.objectContaining({ pcbName: 'Motor controller two', status: 'In Production' }),
  );
  act(() => root.unmount());
});
