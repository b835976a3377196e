import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as fieldStyles from '../../private/Field/Field.css.ts';
import { joinClassNames } from '../../private/joinClassNames.ts';
import * as styles from './Fieldset.css.ts';

export interface FieldsetProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'disabled' | 'form' | 'name'> {
  /** The visible name of the group, which screen readers read before the label of its first field. */
  legend: ReactNode;
  /** Help for all of the fields, below the legend. */
  description?: ReactNode;
  /** The error of the fields together, such as an end before the start. */
  errorMessage?: ReactNode;
  /** The fields, in a layout: `Stack` or `Grid`. */
  children?: ReactNode;
}

/**
 * Fields that belong together, such as an address. For choices, use `RadioGroup` or `CheckboxGroup`.
 * @example
 * <Fieldset legend="Delivery address">
 *   <Stack>…</Stack>
 * </Fieldset>
 */
export function Fieldset({ legend, description, errorMessage, children, className, ...props }: FieldsetProps) {
  const id = useId();
  const hasError = Boolean(errorMessage);
  const descriptions = [description && `${id}description`, hasError && `${id}error`].filter(Boolean).join(' ');
  return (
    <fieldset
      aria-describedby={descriptions || undefined}
      data-invalid={hasError || undefined}
      // Otherwise Firefox treats it as invalid while its required fields are empty.
      aria-invalid={hasError}
      {...props}
      className={joinClassNames(styles.fieldset, className)}
    >
      <legend className={joinClassNames(fieldStyles.label, styles.legend)}>
        <span>{legend}</span>
      </legend>
      {description ? (
        <div id={`${id}description`} className={fieldStyles.description}>
          {description}
        </div>
      ) : null}
      {hasError ? (
        <div id={`${id}error`} slot="errorMessage" className={fieldStyles.errorMessage}>
          {errorMessage}
        </div>
      ) : null}
      {children}
    </fieldset>
  );
}
