'use client';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import {
  Modal as AriaModal,
  ModalOverlay as AriaModalOverlay,
  type ModalOverlayProps,
} from 'react-aria-components/Modal';
import { composeClassName } from '../../private/composeClassName.ts';
import { X } from '../../private/icons.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { ModalContent } from '../../private/modal/ModalContent.tsx';
import * as headingStyles from '../Heading/Heading.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import * as styles from './Dialog.css.ts';

export const dialogPlacements = ['center', 'start', 'end', 'bottom'] as const;
export type DialogPlacement = (typeof dialogPlacements)[number];

export const dialogSizes = ['small', 'medium', 'large'] as const;
export type DialogSize = (typeof dialogSizes)[number];

export interface DialogProps extends Pick<
  ModalOverlayProps,
  'isOpen' | 'defaultOpen' | 'onOpenChange' | 'className' | 'style'
> {
  /** The heading, which is also the accessible name. */
  title: ReactNode;
  /** A dialog (`center`), a drawer along a side (`start`, `end`) or a sheet (`bottom`). @default 'center' */
  placement?: DialogPlacement;
  /** The maximum width: 24, 34 or 52 rem. @default 'medium', or 'small' for a drawer at the side */
  size?: DialogSize;
  /** The content. It scrolls inside the dialog. */
  children: ReactNode;
  /** The buttons that complete the dialog, the main one last. */
  footer?: ReactNode;
  /** The accessible name of the close button. @default 'Close' in the language of the page */
  closeLabel?: string;
  /** The id of the dialog's box. */
  id?: string;
  /** Ref to the dialog's box, without the scrim. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * A modal dialog. Escape, a press on the scrim and the close button close it, and focus returns to where it was, or to
 * `main`. To confirm an action that cannot be undone, use `AlertDialog`; for a message without a response, use a toast.
 * @example <Dialog title="Menu" placement="end" isOpen={isOpen} onOpenChange={setOpen}>…</Dialog>
 */
export function Dialog({
  title,
  placement = 'center',
  size = placement === 'start' || placement === 'end' ? 'small' : 'medium',
  children,
  footer,
  closeLabel,
  isOpen,
  defaultOpen,
  onOpenChange,
  className,
  ...props
}: DialogProps) {
  const messages = useMessages();
  return (
    <AriaModalOverlay
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
      isDismissable
      className={styles.overlay({ placement })}
    >
      <AriaModal {...props} className={composeClassName(className, styles.modal({ placement, size }))}>
        <AriaDialog className={styles.dialog}>
          {({ close }) => (
            <ModalContent>
              <div className={styles.header}>
                <DialogTitle>{title}</DialogTitle>
                <IconButton aria-label={closeLabel ?? messages.close} onPress={close}>
                  <X aria-hidden="true" size={20} />
                </IconButton>
              </div>
              <div className={joinClassNames(styles.body, !footer && styles.lastPart)}>{children}</div>
              {footer ? <div className={styles.footer}>{footer}</div> : null}
            </ModalContent>
          )}
        </AriaDialog>
      </AriaModal>
    </AriaModalOverlay>
  );
}

/** Takes focus unless a field does. If the dialog itself had focus, screen readers would read all of its content. */
function DialogTitle({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { current } = ref;
    if (!current?.closest('[role="dialog"]')?.contains(document.activeElement)) current?.focus({ preventScroll: true });
  }, []);
  return (
    <AriaHeading
      ref={ref}
      slot="title"
      level={2}
      tabIndex={-1}
      className={joinClassNames(headingStyles.heading({ size: 'title' }), styles.title)}
    >
      {children}
    </AriaHeading>
  );
}
