'use client';
import { Popover, type PopoverProps } from '@pcb/ui/Popover';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { QuoteContent } from '../quote.content.ts';
import type { Term } from './about.content.ts';
import { TermSketch } from './TermSketch.tsx';

interface TermPopoverProps extends Required<Pick<PopoverProps, 'trigger' | 'isOpen' | 'onOpenChange'>> {
  term: Term;
  content: QuoteContent;
}

/** A sketch of a term and what it means. */
export function TermPopover({ term, content, ...props }: TermPopoverProps) {
  const { title, text, alt } = content.help.about[term];
  return (
    <Popover {...props} title={title}>
      <Stack gap="small">
        <TermSketch term={term} aria-label={alt} />
        <Text size="small" tone="muted">
          {text}
        </Text>
      </Stack>
    </Popover>
  );
}
