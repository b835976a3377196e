'use client';
import { type ComponentPropsWithRef, useEffect, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { useHostRef } from '../../private/useHostRef.ts';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import type { ToastQueue } from './createToastQueue.ts';
import { ToastCard } from './ToastCard.tsx';
import * as styles from './ToastRegion.css.ts';
import { useRegionFocus } from './useRegionFocus.ts';

export {
  createToastQueue,
  toastTones,
  type Toast,
  type ToastAction,
  type ToastQueue,
  type ToastTone,
} from './createToastQueue.ts';
export { toastDuration } from './ToastCard.tsx';
export { toastSwipeThreshold } from './useSwipe.ts';

export interface ToastRegionProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'role' | 'tabIndex' | 'onFocus' | 'onBlur'
> {
  /** The queue of toasts, created once by `createToastQueue`. */
  queue: ToastQueue;
  /** The accessible name of the region. @default 'Notifications' in the language of the page */
  'aria-label'?: string;
  /** The accessible name of the close button. @default 'Close' in the language of the page */
  closeLabel?: string;
}

const focusKey = 'F8';
const noToast = () => null;

/**
 * Shows the toasts of a queue, one at a time. A toast closes after `toastDuration`, which pauses on hover, on focus and
 * in a hidden tab, or by its button, Escape or a swipe. A toast with an action, such as Undo, has no time limit. F8
 * focuses it. Render it once, at the end of the app. For messages that users must not miss, use a `Dialog`.
 * @example <ToastRegion queue={toasts} />
 */
export function ToastRegion({
  queue,
  'aria-label': ariaLabel,
  closeLabel,
  className,
  ref,
  ...props
}: ToastRegionProps) {
  const messages = useMessages();
  const toast = useSyncExternalStore(queue.subscribe, queue.current, noToast);
  const region = useRef<HTMLDivElement>(null);
  useHostRef(ref, region);
  const { isFocusWithin, focusProps } = useRegionFocus(region, toast);

  const announce = useAnnounce();
  useEffect(() => {
    if (!toast) return;
    const { mark, title, description, action, tone } = toast;
    // Names the key, because the button is far from the focused element.
    const text = [mark, title, description, action && `${action.label}: ${focusKey}`].filter(Boolean).join(' ');
    announce(text, { isAssertive: tone === 'danger' });
  }, [announce, toast]);

  useEffect(() => {
    if (!toast) return;
    const listen = ({ key }: KeyboardEvent) => {
      if (key === focusKey) region.current?.focus();
      if (key === 'Escape' && region.current?.contains(document.activeElement)) queue.clear();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [queue, toast]);

  return (
    <div
      {...props}
      {...focusProps}
      ref={region}
      role="region"
      aria-label={ariaLabel ?? messages.notifications}
      aria-keyshortcuts={focusKey}
      tabIndex={-1}
      // Without a toast it would be an empty landmark.
      hidden={!toast}
      // Keeps the region reachable while a react-aria dialog is open.
      data-react-aria-top-layer="true"
      className={joinClassNames(styles.region, className)}
    >
      {toast ? (
        <ToastCard
          toast={toast}
          isPaused={isFocusWithin}
          closeLabel={closeLabel ?? messages.close}
          // Return focus first, because the action may move it or show the next toast.
          onAction={() => flushSync(queue.takeAction)?.()}
          onClose={queue.clear}
        />
      ) : null}
    </div>
  );
}
