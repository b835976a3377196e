// @vitest-environment jsdom
import { sampleBrand } from '@pcb/screens/fixtures';
import { Shell } from '@pcb/screens/shell/Shell';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';

// A story cannot change its path, as Back and Forward do behind an open menu.

afterEach(() => {
  vi.unstubAllGlobals();
});

it('closes the menu when the path changes, reports it, and leaves it closed', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // react-aria uses `CSS.escape`, which jsdom does not have.
  vi.stubGlobal('CSS', { escape: String });
  document.body.innerHTML = '<div id="app"></div>';
  const root = createRoot(document.getElementById('app') as HTMLElement);
  const onMenuOpenChange = vi.fn();
  const noop = () => undefined;
  const open = (currentPath: string) =>
    act(() => {
      root.render(
        <Shell
          brand={sampleBrand}
          user={null}
          currentPath={currentPath}
          defaultMenuOpen
          onMenuOpenChange={onMenuOpenChange}
          theme="system"
          onThemeChange={noop}
          onSearch={noop}
          onUnwired={noop}
          onFooterAction={noop}
          onLogOut={noop}
        >
          {currentPath}
        </Shell>,
      );
    });
  const isOpen = () => document.querySelector('[aria-haspopup="dialog"]')?.getAttribute('aria-expanded');
  open('/');
  expect(isOpen()).toBe('true');
  open('/cart');
  expect(isOpen()).toBe('false');
  expect(onMenuOpenChange.mock.calls).toEqual([[false]]);
  open('/');
  expect(isOpen()).toBe('false');
  act(() => root.unmount());
});
