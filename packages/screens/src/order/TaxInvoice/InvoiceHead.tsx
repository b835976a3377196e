import { formatDate } from '../../shared/format/formatDate.ts';
import { Facts } from '../../shared/paper/Facts.tsx';
import * as styles from '../../shared/paper/sheet.css.ts';
import type { TaxDocument } from './taxDocument.ts';
import type { TaxInvoiceContent } from './TaxInvoice.content.ts';

interface InvoiceHeadProps {
  titleId: string;
  document: TaxDocument;
  content: TaxInvoiceContent;
}

/** Seller, buyer, and the number of the document. */
export function InvoiceHead({ titleId, document, content }: InvoiceHeadProps) {
  const { kind, number, date, credits, isCredited, snapshot } = document;
  const { seller, order, customer, addresses, shippingAddress, placeOfSupply } = snapshot;
  const billing = addresses?.billing;
  const billed = billing
    ? [billing.name, billing.address, content.town(billing.state, billing.pin)].join('\n')
    : `${customer}\n${shippingAddress}`;
  return (
    <>
      <header className={styles.head}>
        <address className={styles.seller}>
          <p className={styles.fact}>{seller.name}</p>
          <p className={styles.lines}>{seller.address}</p>
          <p>{content.sellerNumbers(seller.cin, seller.gstin, content.state(seller.state))}</p>
        </address>
        <div>
          <h2 className={styles.title} id={titleId}>
            {content.title[kind]}
          </h2>
          {isCredited ? <p>{content.credited}</p> : null}
          <Facts
            className={styles.documentFacts}
            facts={[
              [content.number, number],
              [content.date, formatDate(date)],
              [content.order, content.ordered(order.id, formatDate(order.date))],
              ...(credits
                ? ([
                    [content.credits, content.creditedInvoice(credits.number, formatDate(credits.date))],
                    [content.reason, credits.reason],
                  ] as const)
                : []),
            ]}
          />
        </div>
      </header>
      <div className={styles.factsWithBoard}>
        <Facts
          className={styles.facts}
          facts={[
            [content.billing, billed],
            [content.gstin, billing?.gstin || content.noGstin],
            [content.delivery, shippingAddress],
            [content.placeOfSupply, content.state(placeOfSupply)],
            [content.reverseCharge, content.noReverseCharge],
          ]}
        />
      </div>
    </>
  );
}
