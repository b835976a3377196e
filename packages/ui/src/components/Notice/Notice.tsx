'use client';
import { type ComponentPropsWithRef, type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../../private/icons.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import * as toneStyles from '../../private/tone.css.ts';
import { useHostRef } from '../../private/useHostRef.ts';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Notice.css.ts';

export const noticeTones = ['info', 'success', 'warning', 'danger'] as const;
export type NoticeTone = (typeof noticeTones)[number];

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'onFocus'> {
  /** The message. */
  children?: ReactNode;
  /** The message in a few words, if the rest is longer than a line or two. */
  title?: ReactNode;
  /** The kind of message. Screen readers read its icon, for example as "Warning:". @default 'info' */
  tone?: NoticeTone;
  /** Whether it is announced when it appears or changes; omit it for a message on page load. @default false */
  isAnnounced?: boolean;
  /** Called when the close button is pressed. Without it there is no button. */
  onClose?: () => void;
  /** The accessible name of the close button. @default 'Close' in the language of the page */
  closeLabel?: string;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/**
 * A message in the page, next to what it is about. When it is dismissed, focus returns to where it was. For news that
 * the user may miss, show a toast; for a field, use its `errorMessage`; for a question, use `AlertDialog`.
 * @example <Notice tone="warning">Boards above 2.4 mm take two more working days.</Notice>
 */
export function Notice({
  children,
  title,
  tone = 'info',
  isAnnounced = false,
  onClose,
  closeLabel,
  className,
  ref,
  ...props
}: NoticeProps) {
  const messages = useMessages();
  const root = useRef<HTMLDivElement>(null);
  useHostRef(ref, root);
  const message = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<HTMLElement | null>(null);

  const isInside = (target: EventTarget | null) => target instanceof Node && root.current?.contains(target);
  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    if (!isInside(relatedTarget)) previousFocus.current = relatedTarget as HTMLElement | null;
  };
  const dismiss = () => {
    // Runs before the callback, which removes the focused button and may move focus to a better place.
    previousFocus.current?.focus({ preventScroll: true });
    if (isInside(document.activeElement))
      root.current?.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    onClose?.();
  };

  const announce = useAnnounce();
  const announced = useRef('');
  // A role would have no effect: screen readers ignore text that enters the page together with its live region.
  useEffect(() => {
    const text = message.current?.textContent ?? '';
    if (!isAnnounced || text === announced.current) return;
    announced.current = text;
    announce(text, { isAssertive: tone === 'danger' });
  });

  const Icon = icons[tone];
  return (
    <div
      {...props}
      ref={root}
      onFocus={rememberFocus}
      className={joinClassNames(styles.notice, toneStyles.toneColors[tone], className)}
    >
      <Icon size={20} className={styles.icon} />
      <div ref={message} className={styles.text}>
        <VisuallyHidden>{`${messages[tone]} `}</VisuallyHidden>
        {title ? <p className={styles.title}>{title}</p> : null}
        {typeof children === 'string' ? <span>{children}</span> : children}
      </div>
      {onClose ? (
        // Not an IconButton, which is three times as large as the whole notice.
        <button type="button" aria-label={closeLabel ?? messages.close} className={styles.close} onClick={dismiss}>
          <X aria-hidden="true" size={16} />
        </button>
      ) : null}
    </div>
  );
}
