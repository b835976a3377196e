'use client';
import { type ComponentPropsWithRef, type ReactNode, useSyncExternalStore, useRef } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { useHostRef } from '../../private/useHostRef.ts';
import { Button } from '../Button/Button.tsx';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import { ToastIcon } from '../ToastRegion/ToastIcon.tsx';
import * as toastRegionStyles from '../ToastRegion/ToastRegion.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { PastToast, ToastHistoryStore } from './createToastHistory.ts';
import * as styles from './ToastHistory.css.ts';

export { createToastHistory, type PastToast, type ToastHistoryStore } from './createToastHistory.ts';

export interface ToastHistoryProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'tabIndex'> {
  /** The history, created once by `createToastHistory`. */
  history: ToastHistoryStore;
  /** The accessible name of the list. @default 'Notifications' in the language of the page */
  'aria-label'?: string;
  /** Shown when there are no toasts. */
  empty: ReactNode;
  /** The time zone of the times. @default as in `RelativeTime` */
  timeZone?: string;
}

const none: readonly PastToast[] = [];
const noToasts = () => none;

/**
 * The toasts of this visit, newest first, with the actions that are still possible. Place it in a `Popover` or `Dialog`
 * behind a button in the header. Show news that must outlast the visit on a page, for example in a `Timeline`.
 * @example <Popover title="Notifications" trigger={bell}><ToastHistory history={history} empty="Nothing yet" /></Popover>
 */
export function ToastHistory({
  history,
  'aria-label': ariaLabel,
  empty,
  timeZone,
  className,
  ref,
  ...props
}: ToastHistoryProps) {
  const messages = useMessages();
  const root = useRef<HTMLDivElement>(null);
  useHostRef(ref, root);
  const toasts = useSyncExternalStore(history.subscribe, history.past, noToasts);
  /** Keeps focus when the pressed button disappears. */
  const keepFocus = () => root.current?.focus();
  return (
    <div {...props} ref={root} tabIndex={-1} className={joinClassNames(styles.history, className)}>
      {toasts.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <>
          <ol aria-label={ariaLabel ?? messages.notifications} className={styles.list}>
            {toasts.map((toast) => (
              <Item
                key={toast.key}
                toast={toast}
                timeZone={timeZone}
                onAction={() => {
                  keepFocus();
                  history.runAction(toast.key);
                }}
              />
            ))}
          </ol>
          <Button
            variant="ghost"
            tone="neutral"
            size="small"
            onPress={() => {
              keepFocus();
              history.clear();
            }}
          >
            {messages.clearAll}
          </Button>
        </>
      )}
    </div>
  );
}

interface ItemProps {
  toast: PastToast;
  timeZone: string | undefined;
  onAction: () => void;
}

function Item({
  toast: { title: titleText, description: descriptionText, tone = 'neutral', mark, action, shownAt },
  timeZone,
  onAction,
}: ItemProps) {
  return (
    <li className={styles.toast}>
      <ToastIcon tone={tone} />
      <div className={toastRegionStyles.text}>
        <p className={toastRegionStyles.title}>
          {mark ? <VisuallyHidden>{`${mark} `}</VisuallyHidden> : null}
          <span>{titleText}</span>
        </p>
        {descriptionText ? <p className={toastRegionStyles.description}>{descriptionText}</p> : null}
        <RelativeTime value={new Date(shownAt)} hasTime className={styles.time} {...(timeZone && { timeZone })} />
        {action ? (
          <div className={toastRegionStyles.action}>
            <Button variant="outline" size="small" onPress={onAction}>
              {action.label}
            </Button>
          </div>
        ) : null}
      </div>
    </li>
  );
}
