'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChevronDown } from '../../private/icons.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuProps } from '../Menu/Menu.tsx';
import * as styles from './SplitButton.css.ts';

export interface SplitButtonProps
  extends
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'>,
    Pick<ButtonProps, 'isDisabled' | 'isPending' | 'onPress' | 'size' | 'tone' | 'type' | 'variant'>,
    Required<Pick<MenuProps, 'items'>> {
  /** The accessible name of the group, which says what both buttons act on, such as 'Quotation'. */
  'aria-label': string;
  /** The text of the main action. */
  children: ReactNode;
  /** The accessible name of the arrow button and its menu: 'More ways to send the quotation'. */
  menuLabel: string;
}

/**
 * A button for the usual action, with a menu of its variants. If none of the actions is the usual one, use a `Menu`;
 * for two equally common actions, use two `Button`s; to choose a value, use `Select`.
 * @example
 * <SplitButton aria-label="Quotation" menuLabel="More ways to send it" items={[{ id: 'pdf', label: 'Save as PDF', onAction: save }]} onPress={send}>
 *   Send
 * </SplitButton>
 */
export function SplitButton({
  children,
  menuLabel,
  items,
  variant = 'solid',
  tone = 'primary',
  size = 'medium',
  isDisabled = false,
  isPending = false,
  onPress,
  type,
  className,
  ...props
}: SplitButtonProps) {
  const appearance = { variant, tone, size };
  return (
    <div {...props} role="group" className={joinClassNames(styles.group, className)}>
      <Button
        {...appearance}
        {...(type && { type })}
        {...(onPress && { onPress })}
        isDisabled={isDisabled}
        isPending={isPending}
        className={styles.action}
      >
        {children}
      </Button>
      <Menu
        aria-label={menuLabel}
        items={items}
        trigger={
          <IconButton
            {...appearance}
            aria-label={menuLabel}
            isDisabled={isDisabled || isPending}
            className={joinClassNames(styles.arrow, styles.arrowVariants[variant])}
          >
            <ChevronDown size={16} />
          </IconButton>
        }
      />
    </div>
  );
}
