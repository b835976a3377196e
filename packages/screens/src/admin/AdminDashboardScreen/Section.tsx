import { Heading } from '@pcb/ui/Heading';
import { type ReactNode, useId } from 'react';
import * as styles from './AdminDashboardScreen.css.ts';

export interface SectionProps {
  title: string;
  /** Rendered at the end of the title row. */
  aside?: ReactNode;
  /** Whether the children already form a landmark with the same name. @default false */
  holdsLandmark?: boolean;
  children: ReactNode;
}

/** A section of the dashboard with a heading. */
export function Section({ title, aside, holdsLandmark = false, children }: SectionProps) {
  const titleId = useId();
  return (
    <section {...(!holdsLandmark && { 'aria-labelledby': titleId })} className={styles.section}>
      <div className={styles.sectionHeader}>
        <Heading level={2} size="small" id={titleId}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
