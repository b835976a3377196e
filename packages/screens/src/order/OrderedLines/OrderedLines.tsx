import type { Paise } from '@pcb/quoting/money';
import { Card } from '@pcb/ui/Card';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { quoteContent, type QuoteContent } from '../../quote/quote.content.ts';
import { Section } from '../../shared/components/Section.tsx';
import { columnFormat } from '../../shared/format/money.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { LineFiles } from './LineFiles.tsx';
import { drawnOrderOf, type OrderedLine, type OrderedService, specificationOf } from './orderedLine.ts';
import { orderedLinesContent, type OrderedLinesContent } from './OrderedLines.content.ts';
import * as styles from './OrderedLines.css.ts';
import { OrderedPicture } from './OrderedPicture.tsx';

export { orderedLinesContent, type OrderedLinesContent } from './OrderedLines.content.ts';
export type { OrderedLine, OrderedService, OrderFile } from './orderedLine.ts';

export interface OrderedLinesProps extends WithContent<OrderedLinesContent> {
  /** The lines of the order, in its order. */
  lines: readonly OrderedLine[];
  /** The labels of fields and options. */
  quoteCopy?: QuoteContent;
}

interface PartProps {
  name: string;
  content: OrderedLinesContent;
  quoteCopy: QuoteContent;
}

/** The specification of a service, with its drawing. */
function Service({ ordered, name, content, quoteCopy }: PartProps & { ordered: OrderedService }) {
  const drawn = drawnOrderOf(ordered);
  const { chosen, declined } = specificationOf(ordered, quoteCopy);
  return (
    <div className={styles.service}>
      {drawn ? <OrderedPicture order={drawn} /> : null}
      <Stack gap="medium">
        <dl aria-label={content.specification(name)} className={styles.specification}>
          {chosen.map(({ name: field, label, value }) => (
            <div key={field} className={styles.entry}>
              <dt className={styles.label}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {declined.length > 0 ? (
          <Text size="small" tone="muted">
            {content.notOrdered(declined)}
          </Text>
        ) : null}
      </Stack>
    </div>
  );
}

interface LineProps extends Omit<PartProps, 'name'> {
  line: OrderedLine;
  format: (amount: Paise) => string;
}

function Line({ line, format, content, quoteCopy }: LineProps) {
  const { name, quantity, unit, amount, item, files } = line;
  const kind = item && ('part' in item ? content.part(item.part) : quoteCopy[item.service].title);
  return (
    <Card elementType="li" padding="large">
      <Stack gap="large">
        <div className={styles.head}>
          <Stack gap="xsmall">
            <Heading level={3} size="small">
              {name}
            </Heading>
            {kind === null || kind === name ? null : (
              <Text size="small" tone="muted">
                {kind}
              </Text>
            )}
          </Stack>
          <div className={styles.price}>
            <Text weight="medium" isMono>
              <VisuallyHidden elementType="span">{`${content.amountOf(name)}: `}</VisuallyHidden>
              <span translate="no">{format(amount)}</span>
            </Text>
            <Text size="small" tone="muted" isMono>
              {unit * quantity === amount ? content.quantity(quantity, format(unit)) : content.pieces(quantity)}
            </Text>
          </div>
        </div>
        {item && 'service' in item ? (
          <Service ordered={item} name={name} content={content} quoteCopy={quoteCopy} />
        ) : null}
        {files.length > 0 ? <LineFiles files={files} label={content.files(name)} content={content} /> : null}
      </Stack>
    </Card>
  );
}

/**
 * The lines of an order for the customer and for the business: each has its specification in words, a drawing to scale, the
 * price of that day and the files. For a cart that can still be changed use `CartScreen`.
 *
 * @example <OrderedLines lines={order.lines} />
 */
export function OrderedLines({ lines, content = orderedLinesContent, quoteCopy = quoteContent }: OrderedLinesProps) {
  const format = columnFormat(lines.flatMap(({ unit, amount }) => [unit, amount]));
  return (
    <Section
      title={content.title}
      gap="medium"
      actions={
        lines.length > 0 ? (
          <Text size="small" tone="muted" isMono>
            {content.count(lines.length)}
          </Text>
        ) : null
      }
    >
      {lines.length === 0 ? (
        <Card padding="none">
          <EmptyState headingLevel={3} title={content.none.title}>
            {content.none.text}
          </EmptyState>
        </Card>
      ) : (
        <Stack elementType="ul" gap="medium">
          {lines.map((line) => (
            <Line key={line.position} line={line} format={format} content={content} quoteCopy={quoteCopy} />
          ))}
        </Stack>
      )}
    </Section>
  );
}
