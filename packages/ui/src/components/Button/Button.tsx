'use client';
import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import type { TextButtonAppearance } from '../../private/button/appearance.ts';
import * as buttonStyles from '../../private/button/button.css.ts';
import * as buttonLabelStyles from '../../private/button/ButtonLabel.css.ts';
import { isText } from '../../private/button/ButtonLabel.tsx';
import { ignorePressIfDisabled } from '../../private/button/ignorePressIfDisabled.ts';
import { composeClassName } from '../../private/composeClassName.ts';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { checkButton } from '../../private/wrongUse.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

export {
  buttonSizes,
  buttonTones,
  buttonVariants,
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
} from '../../private/button/appearance.ts';

export interface ButtonProps extends AriaButtonProps, TextButtonAppearance {
  /** @default 'solid' */
  variant?: NonNullable<TextButtonAppearance['variant']>;
  /** @default 'primary' */
  tone?: NonNullable<TextButtonAppearance['tone']>;
  /** @default 'medium' */
  size?: NonNullable<TextButtonAppearance['size']>;
  /** Ref to the `button`. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button for an action on this page. To go to a page, use `ButtonLink` or `Link`; for an icon without text, use
 * `IconButton`. With `aria-disabled` instead of `isDisabled` it stays focusable, and a `Tooltip` can explain why.
 * @example <Button size="large" onPress={quote}>Instant Quote</Button>
 */
export function Button({
  variant = 'solid',
  tone = 'primary',
  size = 'medium',
  flush,
  className,
  children,
  ...props
}: ButtonProps) {
  checkButton(children, props);
  return (
    <AriaButton
      {...ignorePressIfDisabled(props)}
      className={composeClassName(className, buttonStyles.button({ variant, tone, size, flush }))}
    >
      {composeRenderProps(children, (content, { isPending }) => (
        <>
          <span
            className={joinClassNames(
              isText(content) ? buttonLabelStyles.buttonLabel : styles.group,
              isPending && styles.invisible,
            )}
          >
            {content}
          </span>
          {isPending ? (
            <span className={styles.spinner}>
              <Spinner size="small" />
            </span>
          ) : null}
        </>
      ))}
    </AriaButton>
  );
}
