'use client';
import { type ComponentPropsWithRef, type ReactNode, type RefObject, use, useEffect, useRef } from 'react';
import { DialogContext, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { useSlottedContext } from 'react-aria-components/slots';
import { X } from '../../private/icons.tsx';
import { useFocusReturn } from '../../private/modal/useFocusReturn.ts';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import * as styles from './Popover.css.ts';
import { useDismissOutside } from './useDismissOutside.ts';

/** react-aria adds a role only to modal popovers. */
export const PopoverElement = (props: ComponentPropsWithRef<'div'>) => (
  <div {...props} id={useSlottedContext(DialogContext)?.id ?? props.id} role="dialog" tabIndex={-1} />
);

interface PopoverContentProps {
  title: ReactNode;
  closeLabel: string | undefined;
  titleId: string;
  triggerBox: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function PopoverContent({
  title,
  titleId,
  closeLabel,
  triggerBox,
  isOpen,
  onClose,
  children,
}: PopoverContentProps) {
  const messages = useMessages();
  const state = use(OverlayTriggerStateContext);
  const root = useRef<HTMLDivElement>(null);
  const close = () => (state ? state.close() : onClose());
  useEffect(() => {
    const dialog = root.current?.parentElement;
    if (!dialog?.contains(document.activeElement)) dialog?.focus({ preventScroll: true });
  }, []);
  useFocusReturn(state?.isOpen ?? isOpen, root);
  const insideProps = useDismissOutside(triggerBox, close);
  return (
    <div {...insideProps} ref={root} className={styles.content}>
      <div className={styles.header}>
        <Heading level={2} size="small" id={titleId} className={styles.title}>
          {title}
        </Heading>
        <IconButton aria-label={closeLabel ?? messages.close} size="small" className={styles.close} onPress={close}>
          <X aria-hidden="true" size={16} />
        </IconButton>
      </div>
      {children}
    </div>
  );
}
