'use client';
import { Heading } from '@pcb/ui/Heading';
import { Popover, type PopoverProps } from '@pcb/ui/Popover';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { QuoteContent } from '../../quote.content.ts';
import type { Term } from '../about.content.ts';
import { TermSketch } from './TermSketch.tsx';

interface TermsPopoverProps extends Required<Pick<PopoverProps, 'trigger' | 'isOpen' | 'onOpenChange'>> {
  terms: readonly Term[];
  content: QuoteContent;
}

export function TermsPopover({ terms, content, ...props }: TermsPopoverProps) {
  const about = terms.map((term) => ({ term, ...content.help.about[term] }));
  return (
    <Popover {...props} title={about[0]?.title ?? ''}>
      <Stack gap="small">
        {about.map(({ term, title, text, alt }, index) => (
          <Stack key={term} gap="small">
            {index > 0 ? (
              <Heading level={3} size="small">
                {title}
              </Heading>
            ) : null}
            <TermSketch term={term} aria-label={alt} />
            <Text size="small" tone="muted">
              {text}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Popover>
  );
}
