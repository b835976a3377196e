import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { formatFileSize } from '../../shared/format/fileSize.ts';
import type { OrderFile } from './orderedLine.ts';
import type { OrderedLinesContent } from './OrderedLines.content.ts';

interface LineFilesProps {
  files: readonly OrderFile[];
  /** The accessible name of the list. */
  label: string;
  content: OrderedLinesContent;
}

/** Download links to the files that the customer has sent. */
export const LineFiles = ({ files, label, content }: LineFilesProps) => (
  <Stack elementType="ul" gap="small" aria-label={label}>
    {files.map(({ id, name, size, purpose, href }) => (
      <li key={`${id} ${purpose}`}>
        <Link href={href} download={name}>
          <bdi>{name}</bdi>
        </Link>
        <Text size="small" tone="muted">
          {`${content.purposes[purpose]}, ${formatFileSize(size)}`}
        </Text>
      </li>
    ))}
  </Stack>
);
