import type { Paise } from '@pcb/quoting/money';
import { Card } from '@pcb/ui/Card';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { Section } from '../../../shared/components/Section.tsx';
import { columnFormat } from '../../../shared/format/money.ts';
import * as rowValueStyles from '../../../shared/styles/rowValue.css.ts';
import type { OrderAmounts } from '../../orderAmounts.ts';
import type { OrderTotalsContent } from './OrderTotals.content.ts';
import * as styles from './OrderTotals.css.ts';

const parts = ['net', 'shipping', 'centralTax', 'stateTax', 'integratedTax'] as const satisfies (keyof OrderAmounts)[];

interface OrderTotalsProps {
  amounts: OrderAmounts;
  lines: readonly { amount: Paise }[];
  content: OrderTotalsContent;
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
                  <dd className={rowValueStyles.rowAmount}>{format(amounts[part])}</dd>
                </Inline>
              ))}
            <Inline justify="space-between" gap="large" className={styles.total}>
              <dt>{content.total}</dt>
              <dd className={rowValueStyles.rowAmount}>{format(amounts.total)}</dd>
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
