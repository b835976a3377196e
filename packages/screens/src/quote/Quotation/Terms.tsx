import type { Brand } from '../../shared/brand.ts';
import type { QuotationContent } from './Quotation.content.ts';
import * as styles from './Quotation.css.ts';

interface TermsProps {
  terms: Brand['terms'];
  content: QuotationContent['terms'];
}

/** How an order is paid, handed over and shipped. */
export function Terms({ terms, content }: TermsProps) {
  const rows = [
    [content.payment, terms.payment],
    [content.delivery, terms.delivery],
    [content.freight, content.freightText],
  ] as const;
  return (
    <table className={styles.table} aria-label={content.title}>
      <tbody>
        {rows.map(([name, text]) => (
          <tr key={name} className={styles.row}>
            <th scope="row" className={`${styles.cell} ${styles.labelColumn}`}>
              {name}
            </th>
            <td className={styles.cell}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
