import { Breadcrumbs, type BreadcrumbsProps } from '@pcb/ui/Breadcrumbs';
import type { ReactNode } from 'react';
import { page } from '../../shared/styles/page.css.ts';
import { PageHeader, type PageHeaderProps } from '../../shared/components/PageHeader.tsx';
import { RelatedLinks } from '../../shared/components/RelatedLinks.tsx';
import { trail } from './CataloguePage.css.ts';
import type { CataloguePageContent } from './CataloguePage.content.ts';

export interface CataloguePageProps extends PageHeaderProps {
  content: CataloguePageContent;
  /** The pages between Products and this one. @default [] */
  ancestors?: BreadcrumbsProps['items'];
  /** The name of the page in the breadcrumb. Without it, there is none: the page is not below Products. */
  current?: string;
  children: ReactNode;
}

/** The frame of a page of the catalogue: breadcrumb, header and related links. */
export function CataloguePage({ content, ancestors = [], current, children, ...header }: CataloguePageProps) {
  return (
    <div className={page}>
      {current === undefined ? null : (
        <div className={trail}>
          <Breadcrumbs aria-label={content.breadcrumb} items={[content.products, ...ancestors]} current={current} />
        </div>
      )}
      <PageHeader {...header} />
      {children}
      <RelatedLinks title={content.relatedTitle} items={content.related} />
    </div>
  );
}
