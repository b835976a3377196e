import * as styles from './sheet.css.ts';

interface SheetTableProps {
  label: string;
  headers?: readonly string[];
  rows: readonly (readonly [name: string, ...values: string[]])[];
  /** Whether the names have a column of a fixed width, as in a form. @default false */
  hasLabelColumn?: boolean;
  /** Whether the last column holds amounts. @default false */
  hasAmounts?: boolean;
}

/** Names with their values on a sheet. For items with sums use `ItemTable`. */
export function SheetTable({ label, headers, rows, hasLabelColumn = false, hasAmounts = false }: SheetTableProps) {
  const nameStyle = hasLabelColumn ? `${styles.cell} ${styles.labelColumn}` : styles.cell;
  return (
    <table className={styles.table} aria-label={label}>
      {headers ? (
        <thead>
          <tr>
            {headers.map((header, column) => (
              <th
                key={header}
                scope="col"
                className={hasAmounts && column === headers.length - 1 ? styles.amountHeader : styles.columnHeader}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {rows.map(([name, ...values], index) => (
          // Two rows may have the same name.
          <tr key={index} className={styles.row}>
            <th scope="row" className={nameStyle}>
              {name}
            </th>
            {values.map((value, column) => (
              <td key={column} className={hasAmounts && column === values.length - 1 ? styles.amount : styles.cell}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
