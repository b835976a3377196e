'use client';
import { SizeDrawing } from '@pcb/art/SizeDrawing';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { useAnnounce } from '@pcb/ui/useAnnounce';
import { parsePositiveLength, parseSize } from '@pcb/quoting/parse';
import { useEffect } from 'react';
import { useRested } from '../../shared/useRested.ts';
import { drawing, fields } from './BoardSize.css.ts';
import type { HomeContent, TypedSize } from './HomeScreen.content.ts';

export interface BoardSizeProps {
  size: TypedSize;
  onChange: (size: TypedSize) => void;
  content: HomeContent['quickQuote']['boardSize'];
}

const isUnreadable = (typed: string) => typed.trim() !== '' && parsePositiveLength(typed) === null;

interface SideProps {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  /** What is wrong with the side; `undefined` if nothing is. */
  error: string | undefined;
}

function Side({ error, ...props }: SideProps) {
  const { error: shown, showNow } = useRested(error, props.value);
  const announce = useAnnounce();
  // The focus is in the field already, so its message would not be read.
  useEffect(() => {
    if (shown !== undefined) announce(shown);
  }, [announce, shown]);
  return (
    <TextField
      {...props}
      inputMode="decimal"
      onBlur={showNow}
      autoComplete="off"
      isInvalid={shown !== undefined}
      errorMessage={shown}
      validationBehavior="aria"
    />
  );
}

/** The size of a board, drawn to scale while it is typed. Loaded with its tab. */
export function BoardSize({ size, onChange, content }: BoardSizeProps) {
  const parsed = parseSize(size);
  return (
    <Stack gap="medium">
      <SizeDrawing
        size={parsed}
        figure={content.drawing.figure}
        aria-label={parsed ? content.drawing.label(...parsed) : content.drawing.unknown}
        className={drawing}
      />
      <div className={fields}>
        {(['sizeX', 'sizeY'] as const).map((side) => (
          <Side
            key={side}
            label={content[side]}
            value={size[side]}
            onChange={(typed) => onChange({ ...size, [side]: typed })}
            error={isUnreadable(size[side]) ? content.unreadable : undefined}
          />
        ))}
      </div>
      <Text size="small" tone="muted">
        {content.help}
      </Text>
    </Stack>
  );
}
