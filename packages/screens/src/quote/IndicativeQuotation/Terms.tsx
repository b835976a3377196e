import * as styles from '../../shared/paper/sheet.css.ts';
import type { IndicativeQuotationContent } from './IndicativeQuotation.content.ts';
import type { Seller } from './seller.ts';

interface TermsProps {
  seller: Seller;
  content: IndicativeQuotationContent['terms'];
}

export function Terms({ seller: { terms, bank, registration }, content }: TermsProps) {
  const rows = [
    [content.payment, terms.payment],
    [content.bank, content.bankText(bank, registration.legalName)],
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
