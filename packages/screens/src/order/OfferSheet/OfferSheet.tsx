'use client';
import { parseDate } from '@internationalized/date';
import { paise } from '@pcb/quoting/money';
import { useId } from 'react';
import { columnFormat, formatCount } from '../../shared/format/money.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { ItemTable } from '../../shared/paper/ItemTable.tsx';
import * as styles from '../../shared/paper/sheet.css.ts';
import { QuotationHead } from '../../quote/Quotation/QuotationHead.tsx';
import { type Seller, sellerStateOf } from '../../quote/Quotation/seller.ts';
import { Terms } from '../../quote/Quotation/Terms.tsx';
import { usePageRules } from '../../shared/paper/usePageRules.ts';
import { noBuyer } from '../../quote/QuotedFor/buyer.ts';
import { placeName } from '../../quote/QuotedFor/places.ts';
import type { Offer, OfferVersion } from './offer.ts';
import { offerSheetContent, type OfferSheetContent } from './OfferSheet.content.ts';

export { offerSheetContent, type OfferSheetContent } from './OfferSheet.content.ts';
export type { Offer, OfferedLine, OfferEvent, OfferVersion } from './offer.ts';

export interface OfferSheetProps extends WithContent<OfferSheetContent> {
  offer: Pick<Offer, 'id' | 'customer'>;
  version: OfferVersion;
  /** The business with its registration, bank and terms. */
  seller: Seller;
}

/**
 * A version of a quotation as an A4 sheet, on screen and in print. For the indicative quotation of a quote form
 * use `Quotation`.
 *
 * @example <PrintInstead sheet={<OfferSheet offer={offer} version={version} seller={brand} />}>…</PrintInstead>
 */
export function OfferSheet({ offer, version, seller, content = offerSheetContent }: OfferSheetProps) {
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
        buyer={{ ...noBuyer, name: offer.customer }}
        place={null}
        number={offer.id}
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
          <h3 className={styles.heading}>{content.offerTerms}</h3>
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
