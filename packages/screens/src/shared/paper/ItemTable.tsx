import { groupTaxCode } from '@pcb/records/taxCodes';
import { tableRoles as roles } from '../components/tableRoles.ts';
import * as styles from './ItemTable.css.ts';

interface Item {
  /** HSN of goods or SAC of services. */
  code: string;
  name: string;
  figures: readonly [string, string, amount: string];
}

interface ItemTableProps {
  label: string;
  headers: readonly [code: string, description: string, ...figures: string[]];
  items: readonly Item[];
  /** The sums between the items and the total. */
  sums: readonly (readonly [name: string, amount: string])[];
  total: readonly [name: string, amount: string];
}

/** The items of a quotation or an invoice with their sums, in the layout of a tax invoice. */
export function ItemTable({ label, headers: [code, description, ...figures], items, sums, total }: ItemTableProps) {
  return (
    <table {...roles.table} className={styles.table} aria-label={label}>
      <thead {...roles.group} className={styles.group}>
        <tr {...roles.row} className={styles.row}>
          <th {...roles.columnHead} scope="col" className={styles.codeHeader}>
            {code}
          </th>
          <th {...roles.columnHead} scope="col" className={styles.nameHeader}>
            {description}
          </th>
          {figures.map((name) => (
            <th {...roles.columnHead} key={name} scope="col" className={styles.amountHeader}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group} className={styles.group}>
        {items.map((item, index) => (
          // Two items may be equal.
          <tr {...roles.row} key={index} className={styles.row}>
            <td {...roles.cell} className={styles.code}>
              {groupTaxCode(item.code)}
            </td>
            <th {...roles.rowHead} scope="row" className={styles.name}>
              {item.name}
            </th>
            {item.figures.map((figure, column) => (
              <td {...roles.cell} key={column} className={styles.amount}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
        {[...sums, total].map(([name, amount], index) => (
          <tr {...roles.row} key={name} className={styles.row}>
            <th {...roles.rowHead} scope="row" colSpan={4} className={index < sums.length ? styles.sum : styles.total}>
              {name}
            </th>
            <td {...roles.cell} className={index < sums.length ? styles.amount : styles.totalAmount}>
              {amount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
