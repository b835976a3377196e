import { Heading, type HeadingProps } from '@pcb/ui/Heading';
import { Link } from '@pcb/ui/Link';
import { ArrowRight } from 'lucide-react';
import * as mirroredStyles from '../styles/mirrored.css.ts';
import * as styles from './CardTitle.css.ts';

export interface CardTitleProps extends Required<Pick<HeadingProps, 'level' | 'size'>> {
  href: string;
  children: string;
}

export const CardTitle = ({ href, children, ...heading }: CardTitleProps) => (
  <Heading {...heading}>
    <Link variant="quiet" href={href} className={styles.cardLink}>
      <span>{children}</span>
      <ArrowRight size={heading.size === 'small' ? 16 : 20} aria-hidden="true" className={mirroredStyles.linkArrow} />
    </Link>
  </Heading>
);
