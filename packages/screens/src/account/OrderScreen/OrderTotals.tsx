import { Card } from '@pcb/ui/Card';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { Section } from '../../shared/components/Section.tsx';
import { columnFormat } from '../../shared/format/money.ts';
import type { OrderAmounts, OrderDetails } from './orderDetails.ts';
import type { OrderContent } from './OrderScreen.content.ts';
import * as styles from './OrderScreen.css.ts';

const parts = ['net', 'shipping', 'centralTax', 'stateTax', 'integratedTax'] as const satisfies (keyof OrderAmounts)[];

interface OrderTotalsProps extends Pick<OrderDetails, 'amounts'> {
  lines: readonly Pick<OrderDetails['lines'][number], 'amount'>[];
  content: OrderContent['totals'];
}

/** The amounts of an order. Taxes that do not apply are omitted. */
export function OrderTotals({ amounts, lines, content }: OrderTotalsProps) {
  const format = columnFormat(Object.values(amounts));
  const isChanged = lines.length > 0 && lines.reduce((sum, { amount }) => sum + amount, 0) !== amounts.net;
  return (
    <Section title={content.title} gap="medium">
      <Card padding="large">
        <Stack gap="medium">
          <Stack elementType="dl" gap="small">
            {parts
              .filter((part) => part === 'net' || amounts[part] !== 0)
              .map((part) => (
                <Inline key={part} justify="space-between" gap="large">
                  <dt className={styles.term}>{content[part]}</dt>
                  <dd className={styles.amount}>{format(amounts[part])}</dd>
                </Inline>
              ))}
            <Inline justify="space-between" gap="large" className={styles.total}>
              <dt>{content.total}</dt>
              <dd className={styles.amount}>{format(amounts.total)}</dd>
            </Inline>
          </Stack>
          {isChanged ? (
            <Text size="small" tone="muted">
              {content.changed}
            </Text>
          ) : null}
        </Stack>
      </Card>
    </Section>
  );
}
