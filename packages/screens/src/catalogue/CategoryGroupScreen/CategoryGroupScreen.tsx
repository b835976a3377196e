'use client';
import { PartDrawing } from '@pcb/art/PartDrawing';
import { Breadcrumbs } from '@pcb/ui/Breadcrumbs';
import { Card } from '@pcb/ui/Card';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Link } from '@pcb/ui/Link';
import { Text } from '@pcb/ui/Text';
import { ArrowRight } from 'lucide-react';
import { cardColumns } from '../../shared/cardColumns.ts';
import { belowLine, page } from '../../shared/page.css.ts';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { RelatedLinks } from '../../shared/RelatedLinks.tsx';
import type { CategoryGroup } from '../model.ts';
import { trail } from '../private/trail.css.ts';
import { categoryGroupContent, type CategoryGroupContent } from './CategoryGroupScreen.content.ts';
import { arrow, card, drawing, filters, filtersLabel, link } from './CategoryGroupScreen.css.ts';

export { categoryGroupContent, type CategoryGroupContent } from './CategoryGroupScreen.content.ts';

export interface CategoryGroupScreenProps {
  /** The category group. */
  group: CategoryGroup;
  /** The copy; pass another object to translate or reword it. @default categoryGroupContent */
  content?: CategoryGroupContent;
}

/**
 * The overview page of a category group. For the parts of a category use `CategoryScreen`.
 *
 * @example <CategoryGroupScreen group={group} />
 */
export function CategoryGroupScreen({ group, content = categoryGroupContent }: CategoryGroupScreenProps) {
  return (
    <div className={page}>
      <div className={trail}>
        <Breadcrumbs aria-label={content.breadcrumb} items={[content.products]} current={group.name} />
      </div>
      <PageHeader designator={content.designator} title={group.name} lead={group.lead} />
      <Grid elementType="ul" columns={cardColumns(group.categories.length)} gap="large" className={belowLine}>
        {group.categories.map(({ path, name, lead, outline, facets }) => (
          <Card elementType="li" key={path} isInteractive className={card}>
            <div className={drawing}>
              <PartDrawing outline={outline} />
            </div>
            <Heading level={2} size="title">
              <Link variant="quiet" href={path} className={link}>
                {name}
                <ArrowRight size={20} aria-hidden="true" className={arrow} />
              </Link>
            </Heading>
            <Text tone="muted">{lead}</Text>
            <p className={filters}>
              <span className={filtersLabel}>{content.filterBy}</span> {facets.map(({ label }) => label).join(', ')}
            </p>
          </Card>
        ))}
      </Grid>
      <RelatedLinks title={content.relatedTitle} items={content.related} />
    </div>
  );
}
