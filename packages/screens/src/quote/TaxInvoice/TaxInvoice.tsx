'use client';
import { type Paise, paise } from '@pcb/quoting/money';
import { useId } from 'react';
import { columnFormat, formatCount } from '../../shared/format/money.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import * as styles from '../Quotation/Quotation.css.ts';
import { usePageRules } from '../Quotation/usePageRules.ts';
import { InvoiceHead } from './InvoiceHead.tsx';
import type { TaxDocument } from './taxDocument.ts';
import { taxInvoiceContent, type TaxInvoiceContent } from './TaxInvoice.content.ts';
import { signatory, signature } from './TaxInvoice.css.ts';

export type { InvoiceSnapshot, TaxDocument } from './taxDocument.ts';
export { taxInvoiceContent, type TaxInvoiceContent } from './TaxInvoice.content.ts';

export interface TaxInvoiceProps extends WithContent<TaxInvoiceContent> {
  document: TaxDocument;
}

const taxes = ['centralTax', 'stateTax', 'integratedTax'] as const;

/**
 * A tax invoice or credit note as an A4 sheet, with the contents that the CGST Rules require (rules 46 and 53). For a
 * quotation use `Quotation`.
 *
 * @example <TaxInvoice document={invoice} />
 */
export function TaxInvoice({ document, content = taxInvoiceContent }: TaxInvoiceProps) {
  usePageRules();
  const titleId = useId();
  const { kind, taxable, rounding, total, snapshot } = document;
  const { lines, taxRate, seller } = snapshot;
  const amounts = [taxable, total, ...lines.map(({ amount }) => paise(amount)), ...taxes.map((tax) => document[tax])];
  const money = columnFormat(amounts);
  const sums: readonly (readonly [name: string, amount: Paise])[] = [
    [content.taxable, taxable],
    ...taxes.flatMap((tax) => (document[tax] === 0 ? [] : [[content[tax](taxRate), document[tax]] as const])),
    ...(rounding === 0 ? [] : [[content.rounding, paise(rounding)] as const]),
  ];
  return (
    <article className={styles.sheet} aria-labelledby={titleId}>
      <InvoiceHead titleId={titleId} document={document} content={content} />
      <table className={styles.table} aria-label={content.lines}>
        <thead>
          <tr>
            <th scope="col" className={styles.codeHeader}>
              {content.code}
            </th>
            <th scope="col" className={styles.columnHeader}>
              {content.description}
            </th>
            {[content.quantity, content.rate, content.amount].map((name) => (
              <th key={name} scope="col" className={styles.amountHeader}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ code, description, quantity, amount }, index) => (
            // Two lines may be equal.
            <tr key={index} className={styles.row}>
              <td className={styles.code}>{code}</td>
              <th scope="row" className={styles.cell}>
                {description}
              </th>
              <td className={styles.amount}>{content.pieces(formatCount(quantity))}</td>
              <td className={styles.amount}>{content.percent(taxRate)}</td>
              <td className={styles.amount}>{money(paise(amount))}</td>
            </tr>
          ))}
          {sums.map(([name, amount]) => (
            <tr key={name} className={styles.row}>
              <th scope="row" colSpan={4} className={styles.cell}>
                {name}
              </th>
              <td className={styles.amount}>{money(amount)}</td>
            </tr>
          ))}
          <tr className={styles.row}>
            <th scope="row" colSpan={4} className={styles.total}>
              {content.total[kind]}
            </th>
            <td className={styles.totalAmount}>{money(total)}</td>
          </tr>
        </tbody>
      </table>
      <div className={signature}>
        <p>{content.signature(seller.name)}</p>
        <p className={signatory}>{content.signatory}</p>
      </div>
    </article>
  );
}
