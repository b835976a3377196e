import { Link } from '@pcb/ui/Link';
import { Text } from '@pcb/ui/Text';
import type { PartCardContent } from './PartCard.content.ts';

export const Declarations = ({ copy: { text, link } }: { copy: PartCardContent['declarations'] }) => (
  <Text size="small" tone="muted" hasLineLimit>
    <span>{text}</span> <Link href={link.href}>{link.label}</Link>
  </Text>
);
