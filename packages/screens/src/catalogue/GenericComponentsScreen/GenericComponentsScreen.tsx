'use client';
import { Breadcrumbs } from '@pcb/ui/Breadcrumbs';
import { Grid } from '@pcb/ui/Grid';
import { page } from '../../shared/page.css.ts';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { RelatedLinks } from '../../shared/RelatedLinks.tsx';
import type { Part } from '../model.ts';
import { PartCard } from '../private/PartCard.tsx';
import { trail } from '../private/trail.css.ts';
import { genericComponentsContent, type GenericComponentsContent } from './GenericComponentsScreen.content.ts';
import { list } from './GenericComponentsScreen.css.ts';

export { genericComponentsContent, type GenericComponentsContent } from './GenericComponentsScreen.content.ts';

export interface GenericComponentsScreenProps {
  /** Called with the part when 'Add to Cart' is pressed. */
  onAddToCart: (part: Part) => void;
  /** The copy and the parts; pass another object to translate or replace them. @default genericComponentsContent */
  content?: GenericComponentsContent;
}

/**
 * Six common parts. For a category with filters use `CategoryScreen`.
 *
 * @example <GenericComponentsScreen onAddToCart={add} />
 */
export function GenericComponentsScreen({
  onAddToCart,
  content = genericComponentsContent,
}: GenericComponentsScreenProps) {
  return (
    <div className={page}>
      <div className={trail}>
        <Breadcrumbs aria-label={content.breadcrumb} items={[content.products]} current={content.current} />
      </div>
      <PageHeader {...content} />
      <Grid elementType="ul" minColumnWidth="20rem" gap="large" className={list}>
        {content.parts.map((part) => (
          <PartCard
            key={part.id}
            part={part}
            facets={content.facets}
            headingLevel={2}
            words={content.part}
            onAddToCart={onAddToCart}
          />
        ))}
      </Grid>
      <RelatedLinks title={content.relatedTitle} items={content.related} />
    </div>
  );
}
