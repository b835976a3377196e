'use client';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Calendar } from '../icons.tsx';
import { calendarButton } from './CalendarButton.css.ts';
import { useDateLanguage } from './useDateLanguage.ts';

/** What the button tells the calendar. */
export interface PopupProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The element that the calendar opens at. */
  triggerRef: RefObject<HTMLElement | null>;
}

interface CalendarButtonProps<Props extends object> {
  /** Loads the calendar. */
  load: () => Promise<ComponentType<Props & PopupProps>>;
  /** The props of the calendar. */
  calendarProps: Props;
  triggerRef: RefObject<HTMLElement | null>;
  /** The id of the label of the field. */
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
  // It stays mounted after it has closed, so that it can fade out.
  const [LoadedCalendar, setLoadedCalendar] = useState<ComponentType<Props & PopupProps> | null>(null);
  const [isLoading, setLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const preload = () => void load().catch(() => {});
  const open = async () => {
    setLoading(true);
    try {
      const Loaded = await load();
      setLoadedCalendar(() => Loaded);
      // Where the focus returns to: a screen reader presses without moving it.
      button.current?.focus();
      setOpen(true);
    } catch {
      // Dates can still be typed, and the next press tries again.
    } finally {
      setLoading(false);
    }
  };

  return (
    <>
      <AriaButton
        ref={button}
        // Without the label of the field in it: the field alone has that name.
        aria-label={messages.openCalendar}
        aria-describedby={labelId}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        isDisabled={isDisabled}
        data-loading={isLoading || undefined}
        onHoverStart={preload}
        onFocus={preload}
        onPress={() => void open()}
        className={calendarButton}
      >
        <Calendar size={18} aria-hidden />
      </AriaButton>
      {LoadedCalendar ? (
        <LoadedCalendar {...calendarProps} isOpen={isOpen} onOpenChange={setOpen} triggerRef={triggerRef} />
      ) : null}
    </>
  );
}
