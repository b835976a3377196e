import { Eyebrow } from '@pcb/ui/Eyebrow';
import { Stack } from '@pcb/ui/Stack';
import { Text, type TextProps } from '@pcb/ui/Text';
import { keepTogether } from '../format/keepTogether.ts';
import { PageTitle, type PageTitleProps } from './PageTitle.tsx';

export interface PageHeaderProps {
  designator: string;
  title: string;
  titleRef?: PageTitleProps['ref'];
  lead?: string;
  leadSize?: TextProps['size'];
}

export function PageHeader({ designator, title, titleRef, lead, leadSize = 'large' }: PageHeaderProps) {
  return (
    <Stack elementType="header" gap="medium">
      <Eyebrow>{designator}</Eyebrow>
      <PageTitle ref={titleRef}>{title}</PageTitle>
      {lead === undefined ? null : (
        <Text tone="muted" size={leadSize} hasLineLimit isBalanced>
          {keepTogether(lead)}
        </Text>
      )}
    </Stack>
  );
}
