'use client';
import { parseDate } from '@internationalized/date';
import { paise } from '@pcb/quoting/money';
import { useId } from 'react';
import { QuotationHead } from '../../quote/IndicativeQuotation/QuotationHead.tsx';
import { type Seller, sellerStateOf } from '../../quote/IndicativeQuotation/seller.ts';
import { Terms } from '../../quote/IndicativeQuotation/Terms.tsx';
import { noBuyer } from '../../quote/QuotedFor/buyer.ts';
import { placeName } from '../../quote/QuotedFor/places.ts';
import { columnFormat, formatCount } from '../../shared/format/money.ts';
import { ItemTable } from '../../shared/paper/ItemTable.tsx';
import * as styles from '../../shared/paper/sheet.css.ts';
import { usePageRules } from '../../shared/paper/usePageRules.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import type { Quotation, QuotationVersion } from './quotation.ts';
import { quotationSheetContent, type QuotationSheetContent } from './QuotationSheet.content.ts';

export { quotationSheetContent, type QuotationSheetContent } from './QuotationSheet.content.ts';
export type { Quotation, QuotationLine, QuotationEvent, QuotationVersion } from './quotation.ts';

export interface QuotationSheetProps extends WithContent<QuotationSheetContent> {
  quotation: Pick<Quotation, 'id' | 'customer'>;
  version: QuotationVersion;
  /** The business with its registration, bank and terms. */
  seller: Seller;
}

/**
 * A version of a quotation as an A4 sheet, on screen and in print. For the indicative quotation of a quote form
 * use `Quotation`.
 *
 * @example <PrintInstead sheet={<QuotationSheet quotation={quotation} version={version} seller={brand} />}>…</PrintInstead>
 */
export function QuotationSheet({ quotation, version, seller, content = quotationSheetContent }: QuotationSheetProps) {
  usePageRules();
  const titleId = useId();
  const { lines, net, tax, terms } = version;
  const total = paise(net + tax);
  const money = columnFormat([...lines.map(({ amount }) => amount), net, tax, total]);
  return (
    <article className={styles.sheet} aria-labelledby={titleId}>
      <QuotationHead
        titleId={titleId}
        seller={seller}
        sellerState={placeName(sellerStateOf(seller))}
        buyer={{ ...noBuyer, name: quotation.customer }}
        place={null}
        number={quotation.id}
        today={parseDate(version.date)}
        validUntil={parseDate(version.validUntil)}
        board={undefined}
        subtitle={content.version(version.version)}
        content={content}
      />
      <section className={styles.block}>
        <h3 className={styles.heading}>{content.price.title}</h3>
        <ItemTable
          label={content.price.title}
          headers={[
            content.price.code,
            content.price.description,
            content.price.quantity,
            content.leadDays,
            content.price.amount,
          ]}
          items={lines.map(({ name, code, quantity, leadDays, amount }) => ({
            code,
            name,
            figures: [formatCount(quantity), formatCount(leadDays), money(amount)],
          }))}
          sums={[
            [content.net, money(net)],
            [content.tax, money(tax)],
          ]}
          total={[content.total, money(total)]}
        />
        <p className={styles.note}>{content.taxNote}</p>
      </section>
      {terms ? (
        <section className={styles.block}>
          <h3 className={styles.heading}>{content.quotationTerms}</h3>
          <p className={styles.lines}>{terms}</p>
        </section>
      ) : null}
      <section className={styles.block}>
        <h3 className={styles.heading}>{content.terms.title}</h3>
        <Terms seller={seller} content={content.terms} />
      </section>
    </article>
  );
}
