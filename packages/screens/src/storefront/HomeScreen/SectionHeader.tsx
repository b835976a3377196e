import { Eyebrow } from '@pcb/ui/Eyebrow';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { sectionHeader } from './HomeScreen.css.ts';

export interface SectionHeaderProps {
  reference: string;
  designator: string;
  title: string;
  lead?: string;
}

export function SectionHeader({ reference, designator, title, lead: text }: SectionHeaderProps) {
  return (
    <Stack gap="medium" className={sectionHeader}>
      <Eyebrow reference={reference}>{designator}</Eyebrow>
      <Heading level={2} size="section">
        {title}
      </Heading>
      {text ? (
        <Text size="large" tone="muted">
          {text}
        </Text>
      ) : null}
    </Stack>
  );
}
