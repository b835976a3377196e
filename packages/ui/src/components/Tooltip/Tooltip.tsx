'use client';
import { type ReactNode, useId } from 'react';
import { ButtonContext as AriaButtonContext } from 'react-aria-components/Button';
import { tooltipAttribute } from '../../private/tooltip/tooltipAttribute.ts';
import { tooltipEvents } from '../../private/tooltip/tooltipEvents.ts';
import { inheritingClass } from '../../theme/defaults.css.ts';

export interface TooltipProps {
  /** The text, such as why the button is unavailable. It is also the accessible description. */
  description: string;
  /** One `Button` or `IconButton`. */
  children: ReactNode;
}

/**
 * A short description of a button, such as why it is unavailable (`aria-disabled` keeps it focusable). Text that
 * everyone must read belongs in the page; for a button that only explains, use a `Popover`.
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
