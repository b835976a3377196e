'use client';
import { SizeDrawing } from '@pcb/art/SizeDrawing';
import { parsePositiveCount, parsePositiveLength, parseSize } from '@pcb/quoting/parse';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { useAnnounce } from '@pcb/ui/useAnnounce';
import { useEffect } from 'react';
import { useErrorAfterPause } from '../../shared/hooks/useErrorAfterPause.ts';
import type { TypedBoard } from '../private/quickQuote.ts';
import * as styles from './BoardFields.css.ts';
import type { HomeContent } from './HomeScreen.content.ts';

export interface BoardFieldsProps {
  board: TypedBoard;
  onChange: (board: TypedBoard) => void;
  content: HomeContent['quickQuote']['board'];
}

const isUnreadable = (typed: string, parse: (typed: string) => number | null) =>
  typed.trim() !== '' && parse(typed) === null;

interface NumberProps {
  label: string;
  inputMode: 'decimal' | 'numeric';
  value: string;
  onChange: (typed: string) => void;
  error: string | undefined;
}

function TypedNumber({ error, ...props }: NumberProps) {
  const { error: shown, showNow } = useErrorAfterPause(error, props.value);
  const announce = useAnnounce();
  // The field already has focus, so a screen reader would not read its message.
  useEffect(() => {
    if (shown !== undefined) announce(shown);
  }, [announce, shown]);
  return (
    <TextField
      {...props}
      onBlur={showNow}
      autoComplete="off"
      isInvalid={shown !== undefined}
      errorMessage={shown}
      validationBehavior="aria"
    />
  );
}

/** The size of a board, drawn to scale while it is typed, and the quantity. Loaded with its tab. */
export function BoardFields({ board, onChange, content }: BoardFieldsProps) {
  const size = parseSize(board);
  return (
    <Stack gap="medium">
      <SizeDrawing
        size={size}
        figure={content.drawing.figure}
        aria-label={size ? content.drawing.label(...size) : content.drawing.unknown}
        className={styles.drawing}
      />
      <div className={styles.fields}>
        {(['sizeX', 'sizeY'] as const).map((side) => (
          <TypedNumber
            key={side}
            label={content[side]}
            inputMode="decimal"
            value={board[side]}
            onChange={(typed) => onChange({ ...board, [side]: typed })}
            error={isUnreadable(board[side], parsePositiveLength) ? content.unreadableSide : undefined}
          />
        ))}
        <TypedNumber
          label={content.quantity}
          inputMode="numeric"
          value={board.quantity}
          onChange={(quantity) => onChange({ ...board, quantity })}
          error={isUnreadable(board.quantity, parsePositiveCount) ? content.unreadableQuantity : undefined}
        />
      </div>
      <Text size="small" tone="muted">
        {content.help}
      </Text>
    </Stack>
  );
}
