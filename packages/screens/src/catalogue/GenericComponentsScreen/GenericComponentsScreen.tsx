'use client';
import { Grid } from '@pcb/ui/Grid';
import type { Part } from '../model.ts';
import { PartCard } from '../private/PartCard.tsx';
import { CataloguePage } from '../private/CataloguePage.tsx';
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
    <CataloguePage {...content} content={content} current={content.current}>
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
    </CataloguePage>
  );
}
