'use client';
import { type CSSProperties, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import type { ButtonAppearance } from '../../private/button/appearance.ts';
import * as buttonStyles from '../../private/button/button.css.ts';
import { ButtonLabel } from '../../private/button/ButtonLabel.tsx';
import * as fieldStyles from '../../private/Field/Field.css.ts';
import { Check, Copy } from '../../private/icons.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import * as styles from './CopyButton.css.ts';

/** How long the check mark stays, in milliseconds. */
export const copiedTime = 3000;

export interface CopyButtonProps extends Pick<AriaButtonProps, 'id' | 'isDisabled'> {
  /** The text to copy. */
  value: string;
  /** The accessible name, which does not change: `Copy order number`. */
  label: string;
  /** Whether only the icon is visible, for a button next to the text that it copies. @default false */
  isLabelHidden?: boolean;
  /** Whether it adds no height to the line of text that it is in. @default false */
  isInline?: boolean;
  /** Announced to screen readers after copying. @default 'Copied' in the language of the page */
  copiedMessage?: string;
  /** Shown below the field with the text if the browser refuses to copy. @default In the language of the page */
  failedMessage?: string;
  /** The height: 32, 40 or 48 px, at least 44 px on touch screens. @default 'small' */
  size?: NonNullable<ButtonAppearance['size']>;
  /** The emphasis. @default 'ghost' */
  variant?: NonNullable<ButtonAppearance['variant']>;
  /** Class name of the outermost element; its rules override ours. */
  className?: string;
  /** Inline style of the outermost element. */
  style?: CSSProperties;
  /** Ref to the `button`. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that copies a text, such as an order number. If the browser refuses, a field with the selected text appears.
 * @example <CopyButton label="Copy order number" isLabelHidden value={order.id} />
 */
export function CopyButton({
  value,
  label,
  isLabelHidden = false,
  isInline = false,
  copiedMessage,
  failedMessage,
  size = 'small',
  variant = 'ghost',
  className,
  style,
  ...props
}: CopyButtonProps) {
  const messages = useMessages();
  const announce = useAnnounce();
  const input = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const [result, setResult] = useState<{ value: string; isCopied: boolean } | null>(null);
  // A result for another text does not apply to this one.
  const current = result?.value === value ? result : null;
  const hasFailed = current !== null && !current.isCopied;

  useEffect(() => {
    if (result?.isCopied === false) input.current?.focus();
    if (!result?.isCopied) return;
    const timer = setTimeout(() => setResult(null), copiedTime);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async () => {
    try {
      // `clipboard` is undefined without https, so this throws too.
      await navigator.clipboard.writeText(value);
      setResult({ value, isCopied: true });
      announce(copiedMessage ?? messages.copied);
    } catch {
      setResult({ value, isCopied: false });
    }
  };

  const Icon = current?.isCopied ? Check : Copy;
  return (
    <span className={joinClassNames(styles.root, isInline && styles.inline, className)} style={style}>
      <AriaButton
        {...props}
        {...(isLabelHidden && { 'aria-label': label })}
        onPress={() => void copy()}
        className={buttonStyles.button({ variant, tone: 'neutral', size, shape: isLabelHidden ? 'icon' : 'text' })}
      >
        <Icon size={16} className={joinClassNames(styles.icon, current?.isCopied && styles.check)} />
        {isLabelHidden ? null : <ButtonLabel>{label}</ButtonLabel>}
      </AriaButton>
      {hasFailed ? (
        <>
          <input
            ref={input}
            readOnly
            dir="auto"
            aria-label={messages.textToCopy}
            aria-describedby={messageId}
            value={value}
            onFocus={(event) => event.currentTarget.select()}
            className={joinClassNames(fieldStyles.control, styles.field)}
          />
          <span id={messageId} className={fieldStyles.description}>
            {failedMessage ?? messages.copyFailed}
          </span>
        </>
      ) : null}
    </span>
  );
}
