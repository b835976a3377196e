import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '../../shared/components/PageHeader.tsx';
import { PageTrail, type PageTrailProps } from '../../shared/components/PageTrail.tsx';
import { RelatedLinks } from '../../shared/components/RelatedLinks.tsx';
import * as styles from '../../shared/styles/page.css.ts';
import type { CataloguePageContent } from './CataloguePage.content.ts';

export interface CataloguePageProps extends PageHeaderProps, Pick<PageTrailProps, 'trail'> {
  content: CataloguePageContent;
  children: ReactNode;
}

export function CataloguePage({ content, trail, children, ...header }: CataloguePageProps) {
  return (
    <div className={styles.page}>
      <PageTrail trail={trail} title={header.title} />
      <PageHeader {...header} />
      {children}
      <RelatedLinks title={content.relatedTitle} items={content.related} />
    </div>
  );
}
