import { formatCount } from '../../shared/format/money.ts';
import type { Quote } from '@pcb/quoting/quote';
import type { QuotationContent } from './Quotation.content.ts';
import * as styles from './Quotation.css.ts';

interface PriceTableProps {
  quote: Quote;
  /** The service that is ordered. */
  description: string;
  /** The heading of the tariff, or that it is not decided here. */
  code: string;
  money: (paise: number) => string;
  content: QuotationContent['price'];
  unknown: string;
}

/** The order as one item with its tax and total, in the layout of a tax invoice. */
export function PriceTable({ quote, description, code, money, content, unknown }: PriceTableProps) {
  const { price, quantity, onRequest } = quote;
  const missing = onRequest ? content.onRequest : unknown;
  const totals = [
    [content.orderValue, price?.orderValue],
    [content.tax, price?.tax],
  ] as const;
  return (
    <table className={styles.table} aria-label={content.title}>
      <thead>
        <tr>
          <th scope="col" className={styles.columnHeader}>
            {content.code}
          </th>
          <th scope="col" className={styles.columnHeader}>
            {content.description}
          </th>
          {[content.quantity, content.unit, content.amount].map((name) => (
            <th key={name} scope="col" className={styles.amountHeader}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className={styles.row}>
          <td className={styles.cell}>{code}</td>
          <th scope="row" className={styles.cell}>
            {description}
          </th>
          <td className={styles.amount}>{quantity === null ? unknown : formatCount(quantity)}</td>
          <td className={styles.amount}>{price ? money(price.unit) : missing}</td>
          <td className={styles.amount}>{price ? money(price.orderValue) : missing}</td>
        </tr>
        {price
          ? totals.map(([name, amount]) => (
              <tr key={name} className={styles.row}>
                <th scope="row" colSpan={4} className={styles.cell}>
                  {name}
                </th>
                <td className={styles.amount}>{amount === undefined ? unknown : money(amount)}</td>
              </tr>
            ))
          : null}
        <tr className={styles.row}>
          <th scope="row" colSpan={4} className={styles.total}>
            {content.total}
          </th>
          <td className={styles.totalAmount}>{price ? money(price.total) : missing}</td>
        </tr>
      </tbody>
    </table>
  );
}
