// @vitest-environment happy-dom
import { AdminLayout } from '@pcb/screens/admin/AdminLayout';
import { sampleBrand } from '@pcb/screens/fixtures';
import { Shell } from '@pcb/screens/shell/Shell';
import { act, type ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { reactRoot } from '../helpers/reactRoot.ts';

// A story cannot change its path, as Back and Forward do behind an open menu.

const render = reactRoot();
const noop = () => undefined;

interface MenuProps extends Pick<
  ComponentProps<typeof Shell>,
  'brand' | 'currentPath' | 'theme' | 'onThemeChange' | 'onSearch' | 'onLogOut'
> {
  children: string;
}

const layouts = {
  Shell: (props: MenuProps) => <Shell {...props} user={null} onUnwired={noop} onFooterAction={noop} />,
  AdminLayout: (props: MenuProps) => <AdminLayout {...props} onNotifications={noop} />,
};

// Both URLs belong to one item of the admin sidebar.
const [list, edit] = ['/admin/orders', '/admin/orders/edit/1'];

it.each(Object.entries(layouts))('%s: closes the menu when the path changes, and leaves it closed', (_, Layout) => {
  const show = (currentPath: string) =>
    act(() => {
      render(
        <Layout
          brand={sampleBrand}
          currentPath={currentPath}
          theme="system"
          onThemeChange={noop}
          onSearch={noop}
          onLogOut={noop}
        >
          {currentPath}
        </Layout>,
      );
    });
  const button = () => document.querySelector<HTMLElement>('[aria-haspopup="dialog"]');
  const isOpen = () => button()?.getAttribute('aria-expanded');
  show(list);
  act(() => button()?.click());
  expect(isOpen()).toBe('true');
  show(edit);
  expect(isOpen()).toBe('false');
  show(list);
  expect(isOpen()).toBe('false');
});
