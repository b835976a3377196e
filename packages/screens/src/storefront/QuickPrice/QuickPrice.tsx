'use client';
import { initialForms, type ServiceForms, type ServiceTab } from '@pcb/quoting/forms';
import { fabRules } from '@pcb/quoting/hints/fab';
import { hintsOf } from '@pcb/quoting/hints/hintsOf';
import type { OrderDay } from '@pcb/quoting/orderDay';
import type { Quote } from '@pcb/quoting/quote';
import { quoteOf } from '@pcb/quoting/quoteOf';
import { countedFrom } from '@pcb/quoting/shipDate';
import { Inline } from '@pcb/ui/Inline';
import { hintText } from '../../quote/form/hints/hintText.ts';
import { formatShortDay } from '../../shared/format/dates.ts';
import { formatRupees } from '../../shared/format/money.ts';
import { useDebouncedAnnouncement } from '../../shared/hooks/useDebouncedAnnouncement.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import type { QuickOrder, QuickQuoteTab, TypedBoard } from '../private/quickQuote.ts';
import { quickPriceContent, type QuickPriceContent } from './QuickPrice.content.ts';
import * as styles from './QuickPrice.css.ts';

export { quickPriceContent, type QuickPriceContent } from './QuickPrice.content.ts';

const services: Readonly<Record<QuickQuoteTab, ServiceTab>> = {
  'pcb-layout': 'layout',
  'pcb-fabrication': 'fab',
  'pcb-assembly': 'fab',
  'pcb-stencil': 'stencil',
  'component-sourcing': 'source',
};

const formsOf = (tab: QuickQuoteTab, board: TypedBoard): ServiceForms => ({
  ...initialForms,
  fab: { ...initialForms.fab, ...board, assembly: tab === 'pcb-assembly' ? 'yes' : 'no' },
});

function dispatchText({ shipDate, leadTime }: Quote, needsKit: boolean, content: QuickPriceContent) {
  if (leadTime && needsKit) return content.daysAfterKit(leadTime.to);
  if (shipDate) return content.ships(formatShortDay(shipDate.latest));
  return leadTime ? content.days(leadTime.to) : '';
}

/** Why an engineer has to review the board. The order page shows the same hint at its field. */
function reviewOf(service: ServiceTab, forms: ServiceForms, content: QuickPriceContent) {
  const hint = service === 'fab' ? hintsOf(fabRules, forms.fab).find(({ level }) => level === 'review') : undefined;
  return hint ? hintText(hint, content.hints) : null;
}

export interface QuickPriceProps extends QuickOrder, WithContent<QuickPriceContent> {
  /** The order date. Without a date, working days are shown. */
  day: OrderDay;
}

/**
 * The price with tax and the dispatch date of an order in the quick quote. The order page itself has `PriceSummary`.
 *
 * @example <QuickPrice tab="pcb-fabrication" board={{ sizeX: '100', sizeY: '80', quantity: '10' }} day={day} />
 */
export function QuickPrice({ tab, board, day, content = quickPriceContent }: QuickPriceProps) {
  const service = services[tab];
  const forms = formsOf(tab, board);
  const quote = quoteOf(service, forms, day);
  const { price, onRequest } = quote;
  const total = price ? formatRupees(price.total) : onRequest ? content.onRequest : content.unknown;
  const dispatch = dispatchText(quote, countedFrom(service, forms) === 'completeKit', content);
  const missing = onRequest ? content.onRequestNote : content.missing;
  const review = price ? reviewOf(service, forms, content) : null;
  useDebouncedAnnouncement(price ? [content.announce(total), review].filter(Boolean).join('. ') : missing);
  return (
    <Inline gap="medium" align="center">
      <p className={styles.amount} translate={price ? 'no' : undefined}>
        {total}
      </p>
      <div className={styles.note}>
        <p>{price ? content.descriptions[tab](quote.quantity) : missing}</p>
        {price ? <p>{[content.sample, dispatch].filter(Boolean).join(', ')}</p> : null}
        {review ? <p>{review}</p> : null}
      </div>
    </Inline>
  );
}
