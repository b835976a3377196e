'use client';
import type { CSSProperties } from 'react';
import { useFillCount } from '../../../private/useFillCount.ts';
import { useMessages } from '../../MessagesProvider/MessagesProvider.tsx';
import { roles } from '../roles.ts';
import * as tableStyles from '../Table.css.ts';
import * as styles from './selection.css.ts';
import type { Selection } from './useSelection.ts';

interface SelectionHeaderProps {
  selection: Pick<Selection<unknown>, 'isSingle' | 'visible' | 'all' | 'toggleVisible'>;
  look: 'columns' | 'strip';
  style: CSSProperties | undefined;
}

/** A checkbox for all rows, or the hidden header of the radio buttons. */
export const SelectionHeader = (props: SelectionHeaderProps) =>
  props.selection.isSingle ? <SelectOneHeader style={props.style} /> : <SelectAllHeader {...props} />;

function SelectAllHeader({ selection: { visible, all, toggleVisible }, look, style }: SelectionHeaderProps) {
  const messages = useMessages();
  const fillCount = useFillCount();
  const { enabled, enabledSelected } = visible;
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
            visible.count < all.count
              ? fillCount(messages.selectShownRows, { count: visible.count })
              : messages.selectAllRows
          }
          checked={enabled > 0 && enabledSelected === enabled}
          disabled={enabled === 0}
          className={styles.checkbox}
          onChange={toggleVisible}
        />
      </label>
    </th>
  );
}

function SelectOneHeader({ style }: Pick<SelectionHeaderProps, 'style'>) {
  return (
    <th
      {...roles.columnheader}
      scope="col"
      aria-colindex={1}
      // Cards and two-line rows have visible headers only for screen readers.
      className={style ? styles.cell({ look: 'columns' }) : tableStyles.hidden}
      style={style}
    >
      <span className={tableStyles.hidden}>{useMessages().selectRow}</span>
    </th>
  );
}

interface SelectionCellProps<RowId> {
  /** The group name of the radio buttons; `undefined` for checkboxes. */
  radioName: string | undefined;
  rowId: RowId;
  headerId: string;
  isSelected: boolean;
  isDisabled: boolean;
  onToggle: (rowId: RowId) => void;
  look: 'columns' | 'card' | 'twoLines';
  style: CSSProperties | undefined;
}

export function SelectionCell<RowId>({
  radioName,
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
          {...(radioName === undefined ? { type: 'checkbox' } : { type: 'radio', name: radioName })}
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
