import * as styles from '../../shared/paper/sheet.css.ts';
import type { ConfigurationEntry } from '../configuration.ts';
import type { IndicativeQuotationContent } from './IndicativeQuotation.content.ts';

interface ConfigurationTableProps {
  title: string;
  entries: readonly ConfigurationEntry[];
  content: IndicativeQuotationContent['configuration'];
}

/** The ordered configuration: the fields of the form with a value, and one line for all declined options. */
export function ConfigurationTable({ title, entries, content }: ConfigurationTableProps) {
  const declined = entries.filter(({ state }) => state === 'declined').map(({ label }) => label);
  const given = entries.filter(({ state }) => state === 'given');
  return (
    <>
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
          {given.map(({ name, label, value }) => (
            <tr key={name} className={styles.row}>
              <th scope="row" className={styles.cell}>
                {label}
              </th>
              <td className={styles.cell}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {declined.length > 0 ? <p className={styles.note}>{content.notOrdered(declined)}</p> : null}
    </>
  );
}
