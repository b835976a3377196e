import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { formatFileSize } from '../../shared/format/fileSize.ts';
import type { OrderHistoryCopy } from './OrderHistory.content.ts';
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

interface EventDetailsProps {
  event: OrderEvent;
  content: OrderHistoryCopy;
}

/** The parcel and the files of an event. */
export const EventDetails = ({ event: { step, dispatch, files }, content }: EventDetailsProps) => (
  <>
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
  </>
);
