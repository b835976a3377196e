'use client';
import { paise } from '@pcb/quoting/money';
import { useId } from 'react';
import { columnFormat, formatCount } from '../../shared/format/money.ts';
import { ItemTable } from '../../shared/paper/ItemTable.tsx';
import * as styles from '../../shared/paper/sheet.css.ts';
import { usePageRules } from '../../shared/paper/usePageRules.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { InvoiceHead } from './InvoiceHead.tsx';
import type { TaxDocument } from './taxDocument.ts';
import { taxInvoiceContent, type TaxInvoiceContent } from './TaxInvoice.content.ts';
import * as taxInvoiceStyles from './TaxInvoice.css.ts';

export type { InvoiceSnapshot, TaxDocument } from './taxDocument.ts';
export { taxInvoiceContent, type TaxInvoiceContent } from './TaxInvoice.content.ts';

export interface TaxInvoiceProps extends WithContent<TaxInvoiceContent> {
  document: TaxDocument;
}

const taxes = ['centralTax', 'stateTax', 'integratedTax'] as const;

/**
 * A tax invoice or credit note as an A4 sheet, with the contents that the CGST Rules require (rules 46 and 53). For a
 * quotation use `IndicativeQuotation`.
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
  return (
    <article className={styles.sheet} aria-labelledby={titleId}>
      <InvoiceHead titleId={titleId} document={document} content={content} />
      <ItemTable
        label={content.lines}
        headers={[content.code, content.description, content.quantity, content.rate, content.amount]}
        items={lines.map(({ code, description, quantity, amount }) => ({
          code,
          name: description,
          figures: [content.pieces(formatCount(quantity)), content.percent(taxRate), money(paise(amount))],
        }))}
        sums={[
          [content.taxable, money(taxable)],
          ...taxes
            .filter((tax) => document[tax] !== 0)
            .map((tax) => [content[tax](taxRate), money(document[tax])] as const),
          ...(rounding === 0 ? [] : [[content.rounding, money(paise(rounding))] as const]),
        ]}
        total={[content.total[kind], money(total)]}
      />
      <div className={taxInvoiceStyles.signature}>
        <p>{content.signature(seller.name)}</p>
        <p className={taxInvoiceStyles.signatory}>{content.signatory}</p>
      </div>
    </article>
  );
}
