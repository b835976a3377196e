'use client';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { Pencil } from '../../private/icons.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { useHostRef } from '../../private/useHostRef.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './EditableCell.css.ts';
import { type CellEditingOptions, type EditedField, useCellEditing } from './useCellEditing.ts';

export type { EditedField } from './useCellEditing.ts';

export interface EditableCellProps<Value>
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>, CellEditingOptions<Value> {
  /** Renders the field while editing. Pass on the props, and add others, such as `minValue`. */
  renderField: (field: EditedField<Value>) => ReactNode;
  /** The displayed value, such as a formatted number. */
  children: ReactNode;
}

/**
 * A value in a `Table` cell that turns into a field on a press, Enter or F2. Enter or leaving the field saves, and
 * Escape cancels. A refused value stays in the field, with the reason. For a choice, use `StatusSelect`; for several
 * values of a row, use a `Dialog` with a form.
 * @example
 * <EditableCell
 *   label={`Quantity of ${part.name}`}
 *   value={part.quantity}
 *   renderField={(field) => <NumberField {...field} minValue={1} />}
 *   onSave={(quantity) => parts.setQuantity(part.id, quantity)}
 * >
 *   {formatNumber(part.quantity)}
 * </EditableCell>
 */
export function EditableCell<Value>({
  label,
  value,
  renderField,
  onSave,
  children,
  className,
  ref,
  ...props
}: EditableCellProps<Value>) {
  const root = useRef<HTMLDivElement>(null);
  useHostRef(ref, root);
  const { field, isPending, edit, editorProps } = useCellEditing(root, { label, value, onSave });
  return (
    <div {...props} ref={root} className={joinClassNames(styles.cell, className)}>
      {field ? (
        <div {...editorProps} aria-busy={isPending} className={styles.editor}>
          {renderField(field)}
          {isPending ? <Spinner size="small" className={styles.spinner} /> : null}
        </div>
      ) : (
        <button
          type="button"
          className={styles.button}
          onClick={edit}
          onKeyDown={({ key }) => {
            if (key === 'F2') edit();
          }}
        >
          <VisuallyHidden>{`${label} `}</VisuallyHidden>
          <span className={styles.value}>{children}</span>
          <Pencil size={14} aria-hidden className={styles.icon} />
        </button>
      )}
    </div>
  );
}
