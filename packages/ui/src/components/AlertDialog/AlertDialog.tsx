'use client';
import { type ReactNode, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { composeClassName } from '../../private/composeClassName.ts';
import { ModalContent } from '../../private/modal/ModalContent.tsx';
import * as styles from '../Dialog/Dialog.css.ts';
import type { DialogProps } from '../Dialog/Dialog.tsx';
import { type AlertDialogContentProps, AlertDialogContent } from './AlertDialogContent.tsx';

export { alertDialogTones, type AlertDialogTone } from './AlertDialogContent.tsx';

export interface AlertDialogProps
  extends
    Pick<DialogProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'className' | 'style' | 'id' | 'ref'>,
    Pick<AlertDialogContentProps, 'title' | 'tone' | 'actionLabel' | 'cancelLabel' | 'onAction' | 'errorMessage'> {
  /** A sentence on what will be lost: "The Gerber files and two quotes of Motor controller rev C are deleted." */
  children: ReactNode;
}

/**
 * Asks for confirmation before an action that cannot be undone, and stays open until the action has succeeded. Focus
 * starts on the cancel button. Escape cancels; a press outside does nothing. If the action removes the element that
 * opened the dialog, move focus in `onAction`. Offer undo instead where you can; for a task, use `Dialog`.
 * @example
 * <AlertDialog
 *   title="Delete design?"
 *   actionLabel="Delete design"
 *   cancelLabel="Keep design"
 *   onAction={() => designs.remove(design.id)}
 *   isOpen={isOpen}
 *   onOpenChange={setOpen}
 * >
 *   The Gerber files and two quotes of {design.name} are deleted.
 * </AlertDialog>
 */
export function AlertDialog({
  isOpen,
  defaultOpen,
  onOpenChange,
  title,
  tone = 'danger',
  actionLabel,
  cancelLabel,
  onAction,
  errorMessage,
  children,
  className,
  ...props
}: AlertDialogProps) {
  const [isPending, setPending] = useState(false);
  return (
    <AriaModalOverlay
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
      // Otherwise the user would miss the result or the error.
      isKeyboardDismissDisabled={isPending}
      className={styles.overlay({ placement: 'center' })}
    >
      <AriaModal
        {...props}
        className={composeClassName(className, styles.modal({ placement: 'center', size: 'small' }))}
      >
        <AriaDialog role="alertdialog" className={styles.dialog}>
          {({ close }) => (
            <ModalContent>
              <AlertDialogContent
                title={title}
                tone={tone}
                actionLabel={actionLabel}
                cancelLabel={cancelLabel}
                onAction={onAction}
                errorMessage={errorMessage}
                close={close}
                isPending={isPending}
                onPendingChange={setPending}
              >
                {children}
              </AlertDialogContent>
            </ModalContent>
          )}
        </AriaDialog>
      </AriaModal>
    </AriaModalOverlay>
  );
}
