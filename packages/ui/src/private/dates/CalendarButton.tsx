'use client';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Calendar } from '../icons.tsx';
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

/** Opens the calendar of a date field, whose code loads when the button is about to be pressed. */
export function CalendarButton<Props extends object>({
  load,
  calendarProps,
  triggerRef,
  labelId,
  isDisabled,
}: CalendarButtonProps<Props>) {
  const { messages } = useDateLanguage();
  const [isOpen, setOpen] = useState(false);
  // Stays mounted after closing, so that it can fade out.
  const [LoadedCalendar, setLoadedCalendar] = useState<ComponentType<Props & PopupProps> | null>(null);
  const [isLoading, setLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const preload = () => void load().catch(() => {});
  const open = async () => {
    setLoading(true);
    try {
      const Loaded = await load();
      setLoadedCalendar(() => Loaded);
      // Focus returns here, because a screen reader presses the button without focusing it.
      button.current?.focus();
      setOpen(true);
    } catch {
      // The user can still type dates, and the next press tries again.
    } finally {
      setLoading(false);
    }
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
        onPress={() => void open()}
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
