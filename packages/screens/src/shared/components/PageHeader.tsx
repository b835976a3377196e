import { Eyebrow } from '@pcb/ui/Eyebrow';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Text, type TextProps } from '@pcb/ui/Text';
import { keepTogether } from '../format/keepTogether.ts';

export interface PageHeaderProps {
  designator: string;
  title: string;
  lead?: string;
  leadSize?: TextProps['size'];
}

export function PageHeader({ designator, title, lead, leadSize = 'large' }: PageHeaderProps) {
  return (
    <Stack elementType="header" gap="medium">
      <Eyebrow>{designator}</Eyebrow>
      <Heading level={1} id="page-title" tabIndex={-1}>
        {title}
      </Heading>
      {lead === undefined ? null : (
        <Text tone="muted" size={leadSize} hasLineLimit isBalanced>
          {keepTogether(lead)}
        </Text>
      )}
    </Stack>
  );
}
