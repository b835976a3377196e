'use client';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { composeClassName } from '../../private/composeClassName.ts';
import type { ButtonAppearance } from '../../private/button/appearance.ts';
import { button } from '../../private/button/button.css.ts';

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'aria-label'>, ButtonAppearance {
  /** What it does, in words: its accessible name. */
  label: string;
  /** The icon, 20 px, such as one of lucide-react. */
  children: ReactNode;
  /** @default 'ghost' */
  variant?: NonNullable<ButtonAppearance['variant']>;
  /** @default 'neutral' */
  tone?: NonNullable<ButtonAppearance['tone']>;
  /** @default 'medium' */
  size?: NonNullable<ButtonAppearance['size']>;
  /** The `button`, to move focus to it for instance. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button with an icon alone, for actions that everybody knows by their picture. When in doubt use `Button` with words.
 *
 * @example <IconButton label="Remove line" onPress={remove}><Trash2 size={20} /></IconButton>
 */
export function IconButton({
  label,
  variant = 'ghost',
  tone = 'neutral',
  size = 'medium',
  className,
  ...props
}: IconButtonProps) {
  return (
    <AriaButton
      {...props}
      aria-label={label}
      className={composeClassName(className, button({ variant, tone, size, shape: 'icon' }))}
    />
  );
}
