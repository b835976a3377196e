'use client';
import { type ReactNode, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Button } from '../../components/Button/Button.tsx';
import { useMessages } from '../../components/MessagesProvider/MessagesProvider.tsx';
import { above } from '../../theme/media.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { ModalContent } from '../modal/ModalContent.tsx';
import { withoutDialogRole } from '../withoutDialogRole.tsx';
import type { PopupProps } from './CalendarButton.tsx';
import * as styles from './CalendarPopup.css.ts';
import { useDateLanguage } from './useDateLanguage.ts';

interface CalendarPopupProps extends PopupProps {
  title: string;
  canClear: boolean;
  onClear: () => void;
  children: ReactNode;
}

export function CalendarPopup({
  title,
  canClear,
  onClear,
  isOpen,
  onOpenChange,
  triggerRef,
  children,
}: CalendarPopupProps) {
  const { messages } = useDateLanguage();
  const { close } = useMessages();
  // Decided on opening, so that an open calendar does not change its box when the phone is turned.
  const [opening, setOpening] = useState({ isOpen: false, isSheet: false });
  if (opening.isOpen !== isOpen)
    setOpening({ isOpen, isSheet: isOpen ? !matchMedia(above.largePhone).matches : opening.isSheet });
  const { isSheet } = opening;

  const content = (
    <ModalContent isOpen={isOpen}>
      <AriaDialog className={styles.dialog} render={(box) => <section {...box} role="group" />}>
        <AriaHeading slot="title" level={2} className={isSheet ? styles.title : fieldStyles.hiddenLabel}>
          {title}
        </AriaHeading>
        {children}
        <div className={styles.footer}>
          <Button variant="ghost" tone="neutral" size="small" isDisabled={!canClear} onPress={onClear}>
            {messages.clear}
          </Button>
          <Button variant="outline" tone="neutral" size="small" onPress={() => onOpenChange(false)}>
            {close}
          </Button>
        </div>
      </AriaDialog>
    </ModalContent>
  );

  return isSheet ? (
    <AriaModalOverlay isDismissable isOpen={isOpen} onOpenChange={onOpenChange} className={styles.overlay}>
      <AriaModal className={styles.sheet}>{content}</AriaModal>
    </AriaModalOverlay>
  ) : (
    <AriaPopover
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      placement="bottom end"
      offset={4}
      className={styles.popover}
      render={withoutDialogRole}
    >
      {content}
    </AriaPopover>
  );
}
