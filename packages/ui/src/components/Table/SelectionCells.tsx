'use client';
import type { CSSProperties } from 'react';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import { roles } from './roles.ts';
import * as styles from './selection.css.ts';
import { useFillCount } from '../../private/useFillCount.ts';
import type { Selection } from './useSelection.ts';

interface SelectAllHeaderProps {
  selection: Pick<Selection<unknown>, 'shown' | 'all' | 'toggleShown'>;
  look: 'columns' | 'strip';
  style: CSSProperties | undefined;
}

export function SelectAllHeader({ selection: { shown, all, toggleShown }, look, style }: SelectAllHeaderProps) {
  const messages = useMessages();
  const fillCount = useFillCount();
  const { enabled, enabledSelected } = shown;
  const isPartial = enabledSelected > 0 && enabledSelected < enabled;
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
          aria-label={
            shown.count < all.count
              ? fillCount(messages.selectShownRows, { count: shown.count })
              : messages.selectAllRows
          }
          checked={enabled > 0 && enabledSelected === enabled}
          disabled={enabled === 0}
          className={styles.checkbox}
          onChange={toggleShown}
        />
      </label>
    </th>
  );
}

interface SelectionCellProps<RowId> {
  rowId: RowId;
  headerId: string;
  isSelected: boolean;
  isDisabled: boolean;
  onToggle: (rowId: RowId) => void;
  look: 'columns' | 'card' | 'twoLines';
  style: CSSProperties | undefined;
}

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
