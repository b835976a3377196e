import type { ReactNode } from 'react';
import { ChevronDown } from '../../private/icons.tsx';
import type { TableColumn } from './columns.ts';
import * as styles from './Table.css.ts';
import { roles } from './roles.ts';
import * as stackedRows from './stackedRows.css.ts';

interface StackedCellsProps<RowData, ColumnId extends string> {
  row: RowData;
  columns: readonly TableColumn<ColumnId>[];
  renderCell: (row: RowData, columnId: ColumnId) => ReactNode;
  /** The id of the row header, if it names a checkbox. */
  headerId: string | undefined;
  /** Whether the row has two lines. Otherwise it is a card. */
  isTwoLined: boolean;
  /** The name of the button that shows the columns without a place. Without it, they are always shown. */
  moreLabel: ((row: RowData) => string) | undefined;
  /** Whether the columns without a place are shown. */
  isExpanded: boolean;
  /** Called with the row when the button is pressed. */
  onToggle: (row: RowData) => void;
}

const placeOf = ({ isRowHeader = false, narrowPlace }: TableColumn, isTwoLined: boolean) => {
  if (!isTwoLined) return isRowHeader ? 'title' : 'detail';
  return narrowPlace ?? (isRowHeader ? 'topStart' : 'detail');
};

/** The cells of a row in a narrow table. */
export function StackedCells<RowData, ColumnId extends string>({
  row,
  columns,
  renderCell,
  headerId,
  isTwoLined,
  moreLabel,
  isExpanded,
  onToggle,
}: StackedCellsProps<RowData, ColumnId>) {
  const firstIndex = headerId === undefined ? 1 : 2;
  const cells = columns.map((column, index) => {
    const { id, label, isLabelHidden = false, isMono = false, isRowHeader = false } = column;
    const place = placeOf(column, isTwoLined);
    if (place === 'detail' && !isExpanded && moreLabel) return null;
    const cell = {
      className: stackedRows.cell({
        isMono,
        place,
        hasLabel: place === 'detail' && !isLabelHidden,
        isSecondLineHeader: isRowHeader && place.startsWith('bottom'),
      }),
      'data-label': label,
      // Without its hidden cells, a row has fewer cells than the table has headers.
      'aria-colindex': index + firstIndex,
    };
    const content = <div className={styles.value}>{renderCell(row, id)}</div>;
    return isRowHeader ? (
      <th key={id} id={headerId} {...roles.rowheader} scope="row" {...cell}>
        {content}
      </th>
    ) : (
      <td key={id} {...roles.cell} {...cell}>
        {content}
      </td>
    );
  });
  return (
    <>
      {cells}
      {moreLabel ? (
        <td {...roles.cell} aria-colindex={columns.length + firstIndex} className={stackedRows.cell({ place: 'more' })}>
          <button
            type="button"
            aria-label={moreLabel(row)}
            aria-expanded={isExpanded}
            className={stackedRows.moreButton}
            onClick={() => onToggle(row)}
          >
            <ChevronDown size={20} aria-hidden="true" className={stackedRows.moreIcon} />
          </button>
        </td>
      ) : null}
    </>
  );
}
