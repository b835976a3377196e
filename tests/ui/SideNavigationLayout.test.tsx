// @vitest-environment happy-dom
import { SideNavigationLayout } from '@pcb/ui/SideNavigationLayout';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { reactRoot } from '../helpers/reactRoot.ts';

// Only the browser's Back button can change the page behind an open drawer, and a story has none.

const show = reactRoot();

it('closes the drawer when another link becomes the current one, calls onOpenChange, and leaves it closed', () => {
  const onOpenChange = vi.fn();
  const open = (page: string) =>
    act(() =>
      show(
        <SideNavigationLayout
          aria-label="Admin"
          menuLabel="Admin menu"
          defaultOpen
          onOpenChange={onOpenChange}
          groups={[
            {
              id: 'admin',
              items: ['/orders', '/users'].map((href) => ({ id: href, label: href, href, isCurrent: href === page })),
            },
          ]}
        >
          {page}
        </SideNavigationLayout>,
      ),
    );
  const drawers = () => document.querySelectorAll('[role="dialog"]').length;
  open('/orders');
  expect(drawers()).toBe(1);
  open('/users');
  expect(drawers()).toBe(0);
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  open('/orders');
  expect(drawers()).toBe(0);
});
