import type { FabValues, ServiceTab } from '@pcb/quoting/forms';
import type { Quote } from '@pcb/quoting/quote';
import { type QuotationItem, quotationItems } from '@pcb/quoting/quotationItems';
import { formatCount, formatUnitPrice } from '../../shared/format/money.ts';
import type { QuotationContent } from './Quotation.content.ts';
import * as styles from './Quotation.css.ts';
import type { Paise } from '@pcb/quoting/money';

interface PriceTableProps {
  service: ServiceTab;
  quote: Quote;
  /** Who supplies the parts, which are not in the price; `null` without assembly. */
  partsSupply: FabValues['partsSupply'] | null;
  money: (amount: Paise) => string;
  content: QuotationContent['price'];
}

/** The items of an order with their tax and total, in the layout of a tax invoice. */
export function PriceTable({ service, quote, partsSupply, money, content }: PriceTableProps) {
  const { price, quantity, onRequest } = quote;
  const missing = onRequest ? content.onRequest : content.unknown;
  const isPopulated = partsSupply === 'turnkey';
  const productCode = isPopulated ? content.populatedCode : content.codes[service];
  const assemblyCode = isPopulated ? content.populatedCode : content.jobWorkCode;
  const pieces = quantity === null ? '' : formatCount(quantity);
  const row = (
    name: string,
    code: string,
    [count, unit, amount]: readonly [count: string, unit: string, amount: string],
  ) => (
    <tr key={name} className={styles.row}>
      <td className={styles.cell}>{code}</td>
      <th scope="row" className={styles.cell}>
        {name}
      </th>
      {[count, unit, amount].map((text, column) => (
        <td key={column} className={styles.amount}>
          {text}
        </td>
      ))}
    </tr>
  );
  const itemRow = (item: QuotationItem) => {
    if (item.kind === 'rounding') return row(content.rounding, '', ['', '', money(item.amount)]);
    const { kind, product } = item;
    return row(
      product === 'assembly' ? content.assembly[kind] : content[kind][service],
      product === 'assembly' ? assemblyCode : productCode,
      [formatCount(item.quantity), formatUnitPrice(item.unit, money), money(item.amount)],
    );
  };
  const items = price && quantity !== null ? quotationItems(service, quantity, price) : null;
  const totals = price
    ? [
        [content.orderValue(quantity !== null && quantity > 1 ? money(price.unit) : null), money(price.orderValue)],
        [content.tax, money(price.tax)],
      ]
    : [];
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
        {items ? items.map(itemRow) : row(content.each[service], productCode, [pieces, missing, missing])}
        {partsSupply
          ? row(content.parts, isPopulated ? content.populatedCode : '', ['', '', content.notIncluded])
          : null}
        {totals.map(([name, amount]) => (
          <tr key={name} className={styles.row}>
            <th scope="row" colSpan={4} className={styles.cell}>
              {name}
            </th>
            <td className={styles.amount}>{amount}</td>
          </tr>
        ))}
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
