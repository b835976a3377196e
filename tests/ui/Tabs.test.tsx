// @vitest-environment happy-dom
import { Tabs } from '@pcb/ui/Tabs';
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

const items = ['One', 'Two'].map((label) => ({ id: label, label, content: `Panel ${label}` }));

it.each([
  ['Panel One', {}],
  ['Panel Two', { disabledKeys: ['One'] }],
])('shows %s in the first render with %o, and reports no selection', (shown, props) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.createElement('div');
  const renders: (string | null | undefined)[] = [];
  const onSelectionChange = vi.fn();
  function Page() {
    useLayoutEffect(() => {
      renders.push(page.querySelector('[role="tabpanel"]')?.textContent);
    });
    return <Tabs aria-label="Steps" items={items} onSelectionChange={onSelectionChange} {...props} />;
  }
  const root = createRoot(page);
  act(() => root.render(<Page />));
  expect(renders).toEqual([shown]);
  expect(onSelectionChange).not.toHaveBeenCalled();
  act(() => root.unmount());
});
