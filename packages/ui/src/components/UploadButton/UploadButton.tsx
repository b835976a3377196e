'use client';
import { type CSSProperties, type ReactNode, type Ref, useId } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import * as fieldStyles from '../../private/Field/Field.css.ts';
import { FieldLabel } from '../../private/Field/Field.tsx';
import { Upload } from '../../private/icons.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './UploadButton.css.ts';

export interface UploadButtonProps extends Pick<AriaButtonProps, 'isDisabled' | 'onPress'> {
  /** The kind of file: `Schematic`. The accessible name puts `actionLabel` before it: `Upload Schematic`. */
  label: string;
  /** The verb before the label in the accessible name. @default 'Upload' in the language of the page */
  actionLabel?: string;
  /** Whether the file is required. Shows an asterisk, and `requiredLabel` to assistive technology. @default false */
  isRequired?: boolean;
  /** Read out in place of the asterisk. @default 'Required' in the language of the page */
  requiredLabel?: string;
  /** The accepted file type and size: `PDF, up to 10 MB`. */
  description?: ReactNode;
  /** Class name of the outermost element; its rules override ours. */
  className?: string;
  /** Inline style of the outermost element. */
  style?: CSSProperties;
  /** Ref to the `button`. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button between other fields that uploads a file. The host opens the file picker in `onPress`.
 * @example <UploadButton label="Schematic" isRequired description="PDF, up to 10 MB" onPress={uploadSchematic} />
 */
export function UploadButton({
  label,
  actionLabel,
  isRequired = false,
  requiredLabel,
  description,
  className,
  style,
  ref,
  ...props
}: UploadButtonProps) {
  const messages = useMessages();
  const id = useId();
  const [action, name, notes] = [`${id}action`, `${id}name`, `${id}notes`];

  return (
    <div className={joinClassNames(fieldStyles.field, className)} style={style}>
      <FieldLabel label={label} isRequired={isRequired} textId={name} elementType="span" />
      <AriaButton
        {...props}
        ref={ref}
        aria-labelledby={`${action} ${name}`}
        aria-describedby={notes}
        className={joinClassNames(fieldStyles.control, styles.slot)}
      >
        <Upload size={16} aria-hidden className={styles.icon} />
        <span id={action}>{actionLabel ?? messages.upload}</span>
      </AriaButton>
      <span id={notes} className={fieldStyles.description}>
        {isRequired ? (
          <VisuallyHidden elementType="span">{`${requiredLabel ?? messages.required}. `}</VisuallyHidden>
        ) : null}
        <span>{description}</span>
      </span>
    </div>
  );
}
