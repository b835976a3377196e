'use client';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Calendar } from '../icons.tsx';
import { useOnDemand } from '../useOnDemand.ts';
import * as styles from './CalendarButton.css.ts';
import { useDateLanguage } from './useDateLanguage.ts';

export interface PopupProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
}

interface CalendarButtonProps<Props extends object> {
  load: () => Promise<ComponentType<Props & PopupProps>>;
  calendarProps: Props;
  triggerRef: RefObject<HTMLElement | null>;
  labelId: string;
  isDisabled: boolean;
}

/** Opens the calendar of a date field. While it cannot be loaded, the user can still type dates. */
export function CalendarButton<Props extends object>({
  load,
  calendarProps,
  triggerRef,
  labelId,
  isDisabled,
}: CalendarButtonProps<Props>) {
  const { messages } = useDateLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const { Overlay: LoadedCalendar, isOpen, setOpen, open, preload } = useOnDemand(load, button);
  const [isLoading, setLoading] = useState(false);
  const press = async () => {
    setLoading(true);
    await open();
    setLoading(false);
  };

  return (
    <>
      <AriaButton
        ref={button}
        // Does not include the label of the field, so that only the field has that name.
        aria-label={messages.openCalendar}
        aria-describedby={labelId}
        aria-expanded={isOpen}
        isDisabled={isDisabled}
        data-loading={isLoading || undefined}
        onHoverStart={preload}
        onFocus={preload}
        onPress={() => void press()}
        className={styles.calendarButton}
      >
        <Calendar size={18} aria-hidden />
      </AriaButton>
      {LoadedCalendar ? (
        <LoadedCalendar {...calendarProps} isOpen={isOpen} onOpenChange={setOpen} triggerRef={triggerRef} />
      ) : null}
    </>
  );
}
