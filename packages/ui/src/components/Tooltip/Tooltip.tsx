'use client';
import { type ReactNode, useId } from 'react';
import { ButtonContext as AriaButtonContext } from 'react-aria-components/Button';
import { tooltipAttribute } from '../../private/tooltip/tooltipAttribute.ts';
import { tooltipEvents } from '../../private/tooltip/tooltipEvents.ts';
import { inheritingClass } from '../../theme/defaults.css.ts';

export interface TooltipProps {
  /** What it says about the button, such as why it is unavailable. Also the accessible description of the button. */
  description: string;
  /** One `Button` or `IconButton`. */
  children: ReactNode;
}

/**
 * A short description of a button, such as the reason why it is unavailable: a button with `aria-disabled` takes focus and
 * does nothing. It opens on hover, on focus by Tab and on a long press. A tap opens it only if the button is unavailable,
 * and then it stays until the next touch; a tap on any other button is its action. An `IconButton` shows its name without
 * one. Nothing that everyone must read belongs in a tooltip: use text. For a button that only explains, use a `Popover`.
 *
 * @example <Tooltip description="Add a file first"><Button aria-disabled>Order</Button></Tooltip>
 */
export function Tooltip({ description, children }: TooltipProps) {
  const id = useId();
  const buttonProps = { ...tooltipEvents, 'aria-describedby': id, [tooltipAttribute]: description };
  return (
    <AriaButtonContext value={buttonProps}>
      {children}
      <span id={id} hidden className={inheritingClass}>
        {description}
      </span>
    </AriaButtonContext>
  );
}
