'use client';
import { SizeDrawing } from '@pcb/art/SizeDrawing';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { parseSize } from '@pcb/quoting/parse';
import { drawing, fields } from './BoardSize.css.ts';
import type { HomeContent, TypedSize } from './HomeScreen.content.ts';

export interface BoardSizeProps {
  size: TypedSize;
  onChange: (size: TypedSize) => void;
  content: HomeContent['quickQuote']['boardSize'];
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
        <TextField
          label={content.sizeX}
          inputMode="decimal"
          autoComplete="off"
          value={size.sizeX}
          onChange={(sizeX) => onChange({ ...size, sizeX })}
        />
        <TextField
          label={content.sizeY}
          inputMode="decimal"
          autoComplete="off"
          value={size.sizeY}
          onChange={(sizeY) => onChange({ ...size, sizeY })}
        />
      </div>
      <Text size="small" tone="muted" role="status">
        {parsed ? content.help : content.unreadable}
      </Text>
    </Stack>
  );
}
