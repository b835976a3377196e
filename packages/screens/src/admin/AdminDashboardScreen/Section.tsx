import { Heading } from '@pcb/ui/Heading';
import { type ReactNode, useId } from 'react';
import * as styles from './AdminDashboardScreen.css.ts';

export interface SectionProps {
  title: string;
  /** Shown at the end of the line with the title. */
  aside?: ReactNode;
  /** Whether its content is already a landmark with the same name. @default false */
  holdsLandmark?: boolean;
  children: ReactNode;
}

/** A part of the dashboard under a heading. */
export function Section({ title, aside, holdsLandmark = false, children }: SectionProps) {
  const titleId = useId();
  return (
    <section {...(!holdsLandmark && { 'aria-labelledby': titleId })} className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="small" id={titleId}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
