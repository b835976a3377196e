import type { ConfigurationEntry } from '../configuration.ts';
import type { QuotationContent } from './Quotation.content.ts';
import * as styles from './Quotation.css.ts';

interface ConfigurationTableProps {
  title: string;
  entries: readonly ConfigurationEntry[];
  content: QuotationContent['configuration'];
}

export function ConfigurationTable({ title, entries, content }: ConfigurationTableProps) {
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col" className={`${styles.columnHeader} ${styles.labelColumn}`}>
            {content.field}
          </th>
          <th scope="col" className={styles.columnHeader}>
            {content.value}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ name, label, value }) => (
          <tr key={name} className={styles.row}>
            <th scope="row" className={styles.cell}>
              {label}
            </th>
            <td className={styles.cell}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
