import { Shell, type ShellProps } from '@pcb/screens/shell/Shell';
import { fn } from 'storybook/test';

const noop = fn();

/** A page between a header and a footer whose actions do nothing. */
export const InShell = (page: Pick<ShellProps, 'brand' | 'user' | 'currentPath' | 'hasMainAction' | 'children'>) => (
  <Shell
    theme="system"
    onThemeChange={noop}
    onSearch={noop}
    onUnwired={noop}
    onFooterAction={noop}
    onLogOut={noop}
    {...page}
  />
);
