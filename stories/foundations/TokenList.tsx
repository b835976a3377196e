import { Grid } from '@pcb/ui/Grid';
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
        <Grid as="li" key={name} minColumnWidth="14rem" gap="medium">
          <div>
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
          <div style={{ minWidth: 0, overflow: 'hidden' }}>{show(value, name)}</div>
        </Grid>
      ))}
    </Stack>
  );
}
