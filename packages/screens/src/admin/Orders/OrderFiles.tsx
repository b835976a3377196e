import { Heading } from '@pcb/ui/Heading';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useId } from 'react';
import { formatFileSize } from '../../shared/format/fileSize.ts';
import type { OrderFile } from './orders.ts';
import type { OrderFilesContent } from './OrderFiles.content.ts';

interface OrderFilesProps {
  files: readonly OrderFile[];
  content: OrderFilesContent;
}

export function OrderFiles({ files, content }: OrderFilesProps) {
  const titleId = useId();
  return (
    <Stack elementType="section" gap="small" aria-labelledby={titleId}>
      <Heading level={2} size="small" id={titleId}>
        {content.title}
      </Heading>
      <Stack elementType="ul" gap="small">
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
    </Stack>
  );
}
