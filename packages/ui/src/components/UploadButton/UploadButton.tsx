'use client';
import { Upload } from 'lucide-react';
import { type CSSProperties, type ReactNode, type Ref, useId } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { control, description as descriptionStyle, field } from '../../private/Field/Field.css.ts';
import { FieldLabel } from '../../private/Field/Field.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { icon, slot } from './UploadButton.css.ts';

export interface UploadButtonProps extends Pick<AriaButtonProps, 'isDisabled' | 'onPress'> {
  /** Which file: `Schematic`. With `actionLabel` before it, it is the accessible name: `Upload Schematic`. */
  label: string;
  /** What the button does. @default 'Upload' */
  actionLabel?: string;
  /** Shows the asterisk, and tells assistive technology through `requiredLabel`. @default false */
  isRequired?: boolean;
  /** The word for assistive technology that stands for the asterisk. @default 'Required' */
  requiredLabel?: string;
  /** What kind of file, and how large: `PDF, up to 10 MB`. */
  description?: ReactNode;
  /** For the outermost element; its rules win over ours. */
  className?: string;
  /** For the outermost element. */
  style?: CSSProperties;
  /** The `button`, to move focus to it for instance. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A place for a file among other fields. It does not choose a file by itself: `onPress` does what the host can do.
 *
 * @example <UploadButton label="Schematic" isRequired description="PDF, up to 10 MB" onPress={uploadSchematic} />
 */
export function UploadButton({
  label,
  actionLabel = 'Upload',
  isRequired = false,
  requiredLabel = 'Required',
  description,
  className,
  style,
  ref,
  ...props
}: UploadButtonProps) {
  const id = useId();
  const [action, name, notes] = [`${id}action`, `${id}name`, `${id}notes`];

  return (
    <div className={joinClassNames(field, className)} style={style}>
      <FieldLabel label={label} isRequired={isRequired} textId={name} elementType="span" />
      <AriaButton
        {...props}
        {...(ref && { ref })}
        aria-labelledby={`${action} ${name}`}
        aria-describedby={notes}
        className={joinClassNames(control, slot)}
      >
        <Upload size={16} aria-hidden className={icon} />
        <span id={action}>{actionLabel}</span>
      </AriaButton>
      <span id={notes} className={descriptionStyle}>
        {isRequired ? <VisuallyHidden elementType="span">{requiredLabel}. </VisuallyHidden> : null}
        {description}
      </span>
    </div>
  );
}
