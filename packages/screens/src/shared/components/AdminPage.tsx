import { Inline } from '@pcb/ui/Inline';
import type { ReactNode, Ref } from 'react';
import * as styles from './AdminPage.css.ts';
import { PageTitle } from './PageTitle.tsx';

export interface AdminPageProps {
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  /** A link back, above the title. */
  back?: ReactNode;
  /** A line below the title, such as a count. */
  note?: ReactNode;
  tools?: ReactNode;
  /** Whether the page fills the window, so that a table scrolls instead of the page. @default 'grows' */
  height?: keyof typeof styles.pages;
  children: ReactNode;
}

/** The frame of every admin page: titles have the same position and size. */
export function AdminPage({ title, titleRef, back, note, tools, height = 'grows', children }: AdminPageProps) {
  return (
    <div className={styles.pages[height]}>
      <div className={styles.head}>
        <div className={styles.title}>
          {back ? <div className={styles.back}>{back}</div> : null}
          <PageTitle ref={titleRef} size="title">
            {title}
          </PageTitle>
          {note ? (
            <Inline gap="small" className={styles.note}>
              {note}
            </Inline>
          ) : null}
        </div>
        {tools}
      </div>
      {children}
    </div>
  );
}
