'use client';
import { type ComponentPropsWithRef, Fragment } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Keyboard.css.ts';

export interface KeyboardProps extends Omit<ComponentPropsWithRef<'kbd'>, 'children'> {
  /** The keys pressed together, as labelled: `['Ctrl', 'K']` or `['⌘', 'K']`. */
  keys: readonly string[];
}

/**
 * A keyboard shortcut; ⌘ is read as Command. Also set `aria-keyshortcuts` on the element that it activates.
 * @example <Keyboard keys={['Ctrl', 'K']} />
 */
export function Keyboard({ keys, className, ...props }: KeyboardProps) {
  const { commandKey } = useMessages();
  return (
    <kbd {...props} translate="no" dir="ltr" className={joinClassNames(styles.keyboard, className)}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 ? '+' : null}
          <kbd className={styles.key}>
            {key === '⌘' ? (
              <>
                <span aria-hidden="true">⌘</span>
                <VisuallyHidden>{commandKey}</VisuallyHidden>
              </>
            ) : (
              key
            )}
          </kbd>
        </Fragment>
      ))}
    </kbd>
  );
}
