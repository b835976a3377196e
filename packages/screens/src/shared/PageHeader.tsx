import { Eyebrow } from '@pcb/ui/Eyebrow';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';

export interface PageHeaderProps {
  /** The text of the small label above the title. */
  designator: string;
  /** The heading of the page. */
  title: string;
  /** One or two sentences below the heading. */
  lead: string;
}

/** The header of a content page: a small label, title and lead. */
export function PageHeader({ designator, title, lead }: PageHeaderProps) {
  return (
    <Stack elementType="header" gap="medium">
      <Eyebrow>{designator}</Eyebrow>
      <Heading level={1} id="page-title" tabIndex={-1}>
        {title}
      </Heading>
      <Text tone="muted" size="large" hasMeasure>
        {lead}
      </Text>
    </Stack>
  );
}
