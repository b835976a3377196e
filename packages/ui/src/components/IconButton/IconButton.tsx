'use client';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { ButtonAppearance } from '../../private/button/appearance.ts';
import * as styles from '../../private/button/button.css.ts';
import { ignorePressIfDisabled } from '../../private/button/ignorePressIfDisabled.ts';
import { composeClassName } from '../../private/composeClassName.ts';
import { withTooltip } from '../../private/tooltip/tooltipEvents.ts';

export interface IconButtonProps extends Omit<AriaButtonProps, 'children'>, ButtonAppearance {
  /** The accessible name, which says what the button does. It is also the text of the tooltip. */
  'aria-label': string;
  /** The icon, 20 px, such as one from lucide-react. */
  children: ReactNode;
  /** @default 'ghost' */
  variant?: NonNullable<ButtonAppearance['variant']>;
  /** @default 'neutral' */
  tone?: NonNullable<ButtonAppearance['tone']>;
  /** @default 'medium' */
  size?: NonNullable<ButtonAppearance['size']>;
  /** Ref to the `button`. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * An icon without text, for actions whose icon everyone recognises; when in doubt, use `Button`. Its name shows in a
 * tooltip. If a press can disable the button itself, use `aria-disabled` instead of `isDisabled` to keep focus.
 * @example <IconButton aria-label="Remove line" onPress={remove}><Trash2 size={20} /></IconButton>
 */
export function IconButton({
  variant = 'ghost',
  tone = 'neutral',
  size = 'medium',
  className,
  ...props
}: IconButtonProps) {
  return (
    <AriaButton
      {...withTooltip(ignorePressIfDisabled(props))}
      className={composeClassName(className, styles.button({ variant, tone, size, shape: 'icon' }))}
    />
  );
}
