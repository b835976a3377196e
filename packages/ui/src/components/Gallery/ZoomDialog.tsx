'use client';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { ModalContent } from '../../private/modal/ModalContent.tsx';
import * as styles from './ZoomDialog.css.ts';
import { ZoomView, type ZoomViewProps } from './ZoomView.tsx';

interface ZoomDialogProps extends Omit<ZoomViewProps, 'onClose'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ZoomDialog({ isOpen, onOpenChange, ...props }: ZoomDialogProps) {
  return (
    <AriaModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} className={styles.overlay}>
      <AriaModal className={styles.fill}>
        <AriaDialog className={styles.dialog}>
          {({ close }) => (
            <ModalContent>
              <ZoomView {...props} onClose={close} />
            </ModalContent>
          )}
        </AriaDialog>
      </AriaModal>
    </AriaModalOverlay>
  );
}
