// @vitest-environment happy-dom
import { Tabs } from '@pcb/ui/Tabs';
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';

const items = ['One', 'Two'].map((label) => ({ id: label, label, content: `Panel ${label}` }));

it.each([
  ['Panel One', {}],
  ['Panel Two', { disabledKeys: ['One'] }],
])('shows %s in the first render with %o, and reports no selection', (shown, props) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.createElement('div');
  const onSelectionChange = vi.fn();
  const seen = vi.fn();
  function Page() {
    useLayoutEffect(() => {
      seen(page.querySelector('[role="tabpanel"]')?.textContent);
    });
    return <Tabs aria-label="Steps" items={items} onSelectionChange={onSelectionChange} {...props} />;
  }
  act(() => createRoot(page).render(<Page />));
  expect(seen.mock.calls).toEqual([[shown]]);
  expect(onSelectionChange).not.toHaveBeenCalled();
});
