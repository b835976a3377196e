'use client';
import type { CSSProperties } from 'react';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import { roles } from './roles.ts';
import * as styles from './selection.css.ts';

interface SelectAllHeaderProps {
  /** How many rows can be selected. */
  enabledCount: number;
  /** How many of these are selected. */
  selectedCount: number;
  onToggle: () => void;
  look: 'columns' | 'strip';
  style: CSSProperties | undefined;
}

/** The header of the checkboxes, with one for all rows. */
export function SelectAllHeader({ enabledCount, selectedCount, onToggle, look, style }: SelectAllHeaderProps) {
  const messages = useMessages();
  const isPartial = selectedCount > 0 && selectedCount < enabledCount;
  // `indeterminate` has no HTML attribute.
  const showPartial = (checkbox: HTMLInputElement | null) => {
    if (checkbox) checkbox.indeterminate = isPartial;
  };
  return (
    <th {...roles.columnheader} scope="col" aria-colindex={1} className={styles.cell({ look })} style={style}>
      <label className={styles.target}>
        <input
          ref={showPartial}
          type="checkbox"
          aria-label={messages.selectAllRows}
          checked={enabledCount > 0 && selectedCount === enabledCount}
          disabled={enabledCount === 0}
          className={styles.checkbox}
          onChange={onToggle}
        />
      </label>
    </th>
  );
}

interface SelectionCellProps<RowId> {
  rowId: RowId;
  /** The id of the row header, which completes the name of the checkbox. */
  headerId: string;
  isSelected: boolean;
  isDisabled: boolean;
  onToggle: (rowId: RowId) => void;
  look: 'columns' | 'card' | 'twoLines';
  style: CSSProperties | undefined;
}

/** The cell with the checkbox of a row. */
export function SelectionCell<RowId>({
  rowId,
  headerId,
  isSelected,
  isDisabled,
  onToggle,
  look,
  style,
}: SelectionCellProps<RowId>) {
  const messages = useMessages();
  const id = `${headerId}-select`;
  return (
    <td {...roles.cell} aria-colindex={1} className={styles.cell({ look })} style={style}>
      <label className={styles.target}>
        <input
          id={id}
          type="checkbox"
          aria-label={messages.selectRow}
          aria-labelledby={`${id} ${headerId}`}
          checked={isSelected}
          disabled={isDisabled}
          className={styles.checkbox}
          onChange={() => onToggle(rowId)}
        />
      </label>
    </td>
  );
}
