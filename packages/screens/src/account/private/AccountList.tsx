'use client';
import type { BoardArtVariant } from '@pcb/art/BoardArt';
import { Box } from '@pcb/ui/Box';
import { Card } from '@pcb/ui/Card';
import { CopyButton } from '@pcb/ui/CopyButton';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { ReactNode } from 'react';
import { BoardArt, OwnBoard } from '../../shared/drawings/boards.tsx';
import type { OwnBoard as Board } from '../../shared/drawings/OwnBoard/tracedBoard.ts';
import type { LoadFailedProps } from '../../shared/remote/LoadFailed.tsx';
import type { Remote } from '../../shared/remote/remote.ts';
import { RemoteSection } from '../../shared/remote/RemoteSection.tsx';
import * as styles from './AccountList.css.ts';
import { NoRecords, type NoRecordsContent } from './NoRecords.tsx';

export interface AccountListContent {
  title: string;
  none: NoRecordsContent;
  loading: string;
  failed: LoadFailedProps['copy'];
}

export interface AccountListProps<Row extends { id: string }> {
  rows: Remote<readonly Row[]>;
  /** Renders a row as an `AccountRow`. */
  renderRow: (row: Row) => ReactNode;
  /** Sentences below a list that is not empty. */
  notes?: readonly ReactNode[];
  content: AccountListContent;
}

export const AccountList = <Row extends { id: string }>({
  rows,
  renderRow,
  notes = [],
  content,
}: AccountListProps<Row>) => (
  <RemoteSection data={rows} removable={(list) => list} content={content} lines={6} gap="medium">
    {(list) => (
      <Card padding="none">
        {list.length === 0 ? (
          <NoRecords content={content.none} />
        ) : (
          <>
            <Stack elementType="ul" gap="none">
              {list.map(renderRow)}
            </Stack>
            {notes.map((note, index) => (
              // The order of the sentences is fixed, so the index is a stable key.
              <Box key={index} padding="large" className={styles.note}>
                <Text size="small" tone="muted">
                  {note}
                </Text>
              </Box>
            ))}
          </>
        )}
      </Card>
    )}
  </RemoteSection>
);

export interface AccountRowProps {
  /** The number, which also seeds the drawing. */
  id: string;
  name: string;
  /** The page of the record. Without it, the name is plain text. */
  href?: string | undefined;
  drawing: BoardArtVariant;
  /** The customer's own board, in place of the drawing. */
  board?: Board | undefined;
  copyLabel: string;
  /** The date of the record: 'ordered 27/08/2025'. */
  dated: string | undefined;
  text?: string | undefined;
  /** The status, at the end of the row. */
  children: ReactNode;
}

/** A row of `AccountList`. */
export function AccountRow({ id, name, href, drawing, board, copyLabel, dated, text, children }: AccountRowProps) {
  return (
    <li className={styles.row}>
      {board ? <OwnBoard board={board} aspect={4 / 3} /> : <BoardArt variant={drawing} seed={id} aspect={4 / 3} />}
      <Stack gap="xsmall">
        <Text weight="medium">{href === undefined ? name : <Link href={href}>{name}</Link>}</Text>
        <Text elementType="div" size="small" tone="muted" isMono>
          <span translate="no">{id}</span>
          <CopyButton label={copyLabel} isLabelHidden isInline value={id} />
          {dated === undefined ? null : <span>{`· ${dated}`}</span>}
        </Text>
        {text === undefined ? null : <Text size="small">{text}</Text>}
      </Stack>
      <Stack gap="xsmall" className={styles.state}>
        {children}
      </Stack>
    </li>
  );
}
