import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { type scale, vars } from '@pcb/ui/theme';
import type { ReactNode } from 'react';

interface TokenListProps {
  /** The name of the scale in `vars`. */
  group: keyof typeof scale;
  /** The tokens of a scale, by name. */
  tokens: Readonly<Record<string, { value: string; description: string }>>;
  /** Renders a sample of a value. */
  show: (value: string, name: string) => ReactNode;
}

/** Every token of a scale with its value, its use, its name in code and CSS, and a sample. */
export function TokenList({ group, tokens, show }: TokenListProps) {
  const references: Readonly<Record<string, string>> = vars[group];
  return (
    <Stack elementType="ul" gap="xlarge">
      {Object.entries(tokens).map(([name, { value, description }]) => (
        <Inline elementType="li" key={name} gap="xlarge" align="start">
          <div style={{ flex: '0 1 20rem', minWidth: 0 }}>
            <Text isMono weight="medium" size="small">
              vars.{group}.{name}
            </Text>
            <Text isMono size="caption" tone="muted">
              {references[name]}
            </Text>
            <Text isMono size="caption" tone="muted">
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
