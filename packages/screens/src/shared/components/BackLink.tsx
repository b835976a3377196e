import { Link } from '@pcb/ui/Link';
import { Text } from '@pcb/ui/Text';
import { ArrowLeft } from 'lucide-react';
import * as styles from '../styles/mirrored.css.ts';

export interface BackLinkProps {
  href: string;
  label: string;
}

/** The link above the title of a page to its parent page. */
export const BackLink = ({ href, label }: BackLinkProps) => (
  <Text size="small">
    <Link variant="standalone" href={href}>
      <ArrowLeft size={16} aria-hidden="true" className={styles.mirrored} />
      <span>{label}</span>
    </Link>
  </Text>
);
