import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { ReactNode } from 'react';

interface TokenListProps {
  /** A scale of tokens: its names, values and descriptions. */
  tokens: Readonly<Record<string, { value: string; description: string }>>;
  /** What a value looks like. */
  show: (value: string, name: string) => ReactNode;
}

/** Every token of a scale with its value, its use and a sample. */
export function TokenList({ tokens, show }: TokenListProps) {
  return (
    <Stack as="ul" gap="xlarge">
      {Object.entries(tokens).map(([name, { value, description }]) => (
        <Inline as="li" key={name} gap="xlarge" align="start">
          <div style={{ flex: '0 1 18rem', minWidth: 0 }}>
            <Text mono weight="medium" size="small">
              {name}
            </Text>
            <Text mono size="caption" tone="muted">
              {value}
            </Text>
            <Text size="small" tone="muted">
              {description}
            </Text>
          </div>
          <div style={{ flex: '1 1 14rem', minWidth: 0 }}>{show(value, name)}</div>
        </Inline>
      ))}
    </Stack>
  );
}
