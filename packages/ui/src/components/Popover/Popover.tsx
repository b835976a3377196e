'use client';
import { isValidElement, type ReactElement, type ReactNode, type Ref, type RefObject, useId, useRef } from 'react';
import { DialogTrigger as AriaDialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { composeClassName } from '../../private/composeClassName.ts';
import * as styles from './Popover.css.ts';
import { PopoverContent, PopoverElement } from './PopoverContent.tsx';

export interface PopoverProps extends Pick<
  AriaPopoverProps,
  'placement' | 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'className' | 'style'
> {
  /**
   * The `Button` or `IconButton` that opens and closes it, or a ref to one, so that the popover can load on press. With
   * a ref, set `aria-expanded` on the button and pass `isOpen` and `onOpenChange`.
   */
  trigger: ReactElement | RefObject<HTMLElement | null>;
  /** The heading, which is also the accessible name. */
  title: string;
  /** The content. It scrolls if it does not fit. */
  children: ReactNode;
  /** The accessible name of the close button. @default 'Close' in the language of the page */
  closeLabel?: string;
  /** The id of the box. */
  id?: string;
  /** Ref to the box, while it is open. */
  ref?: Ref<HTMLElement>;
}

/**
 * A button that shows more about one part of the page, such as an explanation with links. It is not modal. For fields
 * to fill in, use `Dialog`; for actions, use `Menu`. Text that everyone should read belongs in the page.
 * @example <Popover trigger={<Button variant="ghost">Why?</Button>} title="Why two more days?">…</Popover>
 */
export function Popover({
  trigger,
  title,
  children,
  closeLabel,
  placement = 'bottom start',
  isOpen,
  defaultOpen,
  onOpenChange,
  className,
  ...props
}: PopoverProps) {
  const titleId = useId();
  const triggerBox = useRef<HTMLElement>(null);
  const hasOwnTrigger = isValidElement(trigger);
  const anchor = hasOwnTrigger ? triggerBox : trigger;
  const control = {
    ...(isOpen !== undefined && { isOpen }),
    ...(defaultOpen !== undefined && { defaultOpen }),
    ...(onOpenChange && { onOpenChange }),
  };
  const box = (
    <AriaPopover
      {...props}
      {...(!hasOwnTrigger && { ...control, triggerRef: trigger })}
      isNonModal
      aria-labelledby={titleId}
      placement={placement}
      offset={6}
      // The trigger closes it itself.
      shouldCloseOnInteractOutside={(element) => !anchor.current?.contains(element)}
      className={composeClassName(className, styles.popover)}
      render={(element) => <PopoverElement {...element} />}
    >
      <PopoverContent
        title={title}
        titleId={titleId}
        closeLabel={closeLabel}
        triggerBox={anchor}
        isOpen={isOpen ?? true}
        onClose={() => onOpenChange?.(false)}
      >
        {children}
      </PopoverContent>
    </AriaPopover>
  );
  if (!hasOwnTrigger) return box;
  return (
    <AriaDialogTrigger {...control}>
      <span ref={triggerBox} className={styles.trigger}>
        {trigger}
      </span>
      {box}
    </AriaDialogTrigger>
  );
}
