'use client';
import { PartDrawing } from '@pcb/art/PartDrawing';
import { Card } from '@pcb/ui/Card';
import { Grid } from '@pcb/ui/Grid';
import { Text } from '@pcb/ui/Text';
import { CardTitle } from '../../shared/components/CardTitle.tsx';
import type { Trail } from '../../shared/components/PageTrail.tsx';
import { cardColumns } from '../../shared/styles/cardColumns.ts';
import * as pageStyles from '../../shared/styles/page.css.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import type { CategoryGroup } from '../model.ts';
import { CataloguePage } from '../private/CataloguePage.tsx';
import { categoryGroupContent, type CategoryGroupContent } from './CategoryGroupScreen.content.ts';
import * as styles from './CategoryGroupScreen.css.ts';

export { categoryGroupContent, type CategoryGroupContent } from './CategoryGroupScreen.content.ts';

export interface CategoryGroupScreenProps extends WithContent<CategoryGroupContent> {
  /** The category group to show. */
  group: CategoryGroup;
  /** If omitted, no breadcrumb is rendered. */
  trail?: Trail | undefined;
}

/**
 * The overview page of a category group. For the parts of a category use `CategoryScreen`.
 *
 * @example <CategoryGroupScreen group={group} />
 */
export function CategoryGroupScreen({ group, trail, content = categoryGroupContent }: CategoryGroupScreenProps) {
  return (
    <CataloguePage content={content} trail={trail} designator={content.designator} title={group.name} lead={group.lead}>
      <Grid
        elementType="ul"
        columns={cardColumns(group.categories.length)}
        gap="large"
        className={pageStyles.belowLine}
      >
        {group.categories.map(({ path, name, lead, outline, facets }) => (
          <Card elementType="li" key={path} isInteractive className={styles.card}>
            <div className={styles.drawing}>
              <PartDrawing outline={outline} />
            </div>
            <CardTitle level={2} size="title" href={path}>
              {name}
            </CardTitle>
            <Text tone="muted">{lead}</Text>
            <p className={styles.filters}>
              <span className={styles.filtersLabel}>{content.filterBy}</span>{' '}
              <span>{facets.map(({ label }) => label).join(', ')}</span>
            </p>
          </Card>
        ))}
      </Grid>
    </CataloguePage>
  );
}
