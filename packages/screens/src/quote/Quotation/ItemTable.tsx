import * as styles from './Quotation.css.ts';

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
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={styles.codeHeader}>
            {code}
          </th>
          <th scope="col" className={styles.columnHeader}>
            {description}
          </th>
          {figures.map((name) => (
            <th key={name} scope="col" className={styles.amountHeader}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          // Two items may be equal.
          <tr key={index} className={styles.row}>
            <td className={styles.code}>{item.code}</td>
            <th scope="row" className={styles.cell}>
              {item.name}
            </th>
            {item.figures.map((figure, column) => (
              <td key={column} className={styles.amount}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
        {[...sums, total].map(([name, amount], index) => (
          <tr key={name} className={styles.row}>
            <th scope="row" colSpan={4} className={index < sums.length ? styles.cell : styles.total}>
              {name}
            </th>
            <td className={index < sums.length ? styles.amount : styles.totalAmount}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
