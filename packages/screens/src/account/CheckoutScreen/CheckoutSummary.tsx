import { lineAmount } from '@pcb/quoting/cartTotals';
import type { GstStateCode } from '@pcb/quoting/gstStates';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { CartLine } from '../../shared/cart/cartLine.ts';
import { Section } from '../../shared/components/Section.tsx';
import { columnFormat } from '../../shared/format/money.ts';
import * as rowValueStyles from '../../shared/styles/rowValue.css.ts';
import { stickySummary } from '../../shared/styles/stickyAside.css.ts';
import { orderAmounts } from '../orderAmounts.ts';
import { OrderTotals } from '../private/OrderTotals/OrderTotals.tsx';
import type { CheckoutContent } from './CheckoutScreen.content.ts';

export interface CheckoutSummaryProps {
  lines: readonly CartLine[];
  /** The place of supply; `null` until it is known. */
  place: GstStateCode | null;
  sellerState: GstStateCode;
  content: CheckoutContent;
}

/** The lines of the cart and the total, with the tax for the place of supply. */
export function CheckoutSummary({ lines, place, sellerState, content }: CheckoutSummaryProps) {
  const copy = content.summary;
  const format = columnFormat(lines.map(lineAmount));
  return (
    <Stack gap="xlarge" className={stickySummary}>
      <Section title={copy.title} gap="medium">
        <Stack elementType="ul" gap="small">
          {lines.map((line) => (
            <li key={line.id}>
              <Inline justify="space-between" align="baseline" gap="large">
                <span>{`${copy.quantity(line.quantity)} ${line.name}`}</span>
                <span className={rowValueStyles.rowAmount}>{format(lineAmount(line))}</span>
              </Inline>
            </li>
          ))}
        </Stack>
        <Text size="small" tone="muted" aria-live="polite">
          {place === null ? copy.noPlace : copy.placeOfSupply(place)}
        </Text>
      </Section>
      {place === null ? null : (
        <OrderTotals
          amounts={orderAmounts(lines, place, sellerState)}
          lines={lines.map((line) => ({ amount: lineAmount(line) }))}
          content={content.totals}
        />
      )}
    </Stack>
  );
}
