import { Inline } from '@pcb/ui/Inline';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { formatFileSize } from '../../shared/format/fileSize.ts';
import { formatDateTime } from '../../shared/format/formatDate.ts';
import type { OrderHistoryCopy } from './OrderHistory.content.ts';
import * as styles from './OrderHistory.css.ts';
import type { OrderEvent } from './orderProgress.ts';

function Parcel({ parcel, content }: { parcel: NonNullable<OrderEvent['dispatch']>; content: OrderHistoryCopy }) {
  const { carrier, tracking, lines } = parcel;
  return (
    <Stack gap="hairline">
      <Text>{carrier ? content.parcel(carrier, tracking) : content.collected}</Text>
      {lines.length > 0 ? (
        <Text size="small" tone="muted">
          {lines.map(({ name, quantity }) => content.parcelLine(quantity, name)).join(', ')}
        </Text>
      ) : null}
    </Stack>
  );
}

function Event({ event, content }: { event: OrderEvent; content: OrderHistoryCopy }) {
  const { step, at, text, dispatch, files } = event;
  return (
    <li className={styles.event}>
      <Stack gap="small">
        <Inline justify="space-between" gap="small">
          <Text weight="medium">{content.steps[step]}</Text>
          <Text size="small" tone="muted">
            <span>{content.who(event)}</span>
            {' · '}
            <time dateTime={at}>{formatDateTime(at)}</time>
          </Text>
        </Inline>
        {text ? <Text hasLineBreaks>{text}</Text> : null}
        {dispatch ? <Parcel parcel={dispatch} content={content} /> : null}
        {files.length > 0 ? (
          <Stack elementType="ul" gap="xsmall" aria-label={content.files(content.steps[step])}>
            {files.map(({ id, name, size, href }) => (
              <li key={id}>
                <Link href={href} download={name}>
                  <bdi>{name}</bdi>
                </Link>
                <Text size="small" tone="muted">
                  {formatFileSize(size)}
                </Text>
              </li>
            ))}
          </Stack>
        ) : null}
      </Stack>
    </li>
  );
}

/** The history, oldest first. */
export const OrderEvents = ({ events, content }: { events: readonly OrderEvent[]; content: OrderHistoryCopy }) => (
  <ol className={styles.events}>
    {events.map((event) => (
      <Event key={event.id} event={event} content={content} />
    ))}
  </ol>
);
