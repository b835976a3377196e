// @vitest-environment happy-dom
import { Tabs } from '@pcb/ui/Tabs';
import { act, useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { reactRoot } from '../helpers/reactRoot.ts';

const show = reactRoot();
const items = ['One', 'Two'].map((label) => ({ id: label, label, content: `Panel ${label}` }));

it.each([
  ['Panel One', {}],
  ['Panel Two', { disabledKeys: ['One'] }],
])('shows %s in the first render with %o, and reports no selection', (shown, props) => {
  const onSelectionChange = vi.fn();
  const seen = vi.fn();
  function Page() {
    useLayoutEffect(() => {
      seen(document.querySelector('[role="tabpanel"]')?.textContent);
    });
    return <Tabs aria-label="Steps" items={items} onSelectionChange={onSelectionChange} {...props} />;
  }
  act(() => show(<Page />));
  expect(seen.mock.calls).toEqual([[shown]]);
  expect(onSelectionChange).not.toHaveBeenCalled();
});
