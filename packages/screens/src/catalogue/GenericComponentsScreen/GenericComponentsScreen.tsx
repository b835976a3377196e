'use client';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { Trail } from '../../shared/components/PageTrail.tsx';
import * as styles from '../../shared/styles/page.css.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import type { Part } from '../model.ts';
import { CataloguePage } from '../private/CataloguePage.tsx';
import { Declarations } from '../private/Declarations.tsx';
import { PartGrid } from '../private/PartGrid.tsx';
import { genericComponentsContent, type GenericComponentsContent } from './GenericComponentsScreen.content.ts';

export { genericComponentsContent, type GenericComponentsContent } from './GenericComponentsScreen.content.ts';

export interface GenericComponentsScreenProps extends WithContent<GenericComponentsContent> {
  /** If omitted, no breadcrumb is rendered. */
  trail?: Trail | undefined;
  /** Called with the part when 'Add to Cart' is pressed. */
  onAddToCart: (part: Part) => void;
}

/**
 * Six common parts. For a category with filters use `CategoryScreen`.
 *
 * @example <GenericComponentsScreen onAddToCart={add} />
 */
export function GenericComponentsScreen({
  trail,
  onAddToCart,
  content = genericComponentsContent,
}: GenericComponentsScreenProps) {
  return (
    <CataloguePage {...content} content={content} trail={trail}>
      <Stack className={styles.belowLine}>
        <Text size="small" tone="muted">
          {content.part.prices}
        </Text>
        <PartGrid
          parts={content.parts}
          facets={content.facets}
          headingLevel={2}
          copy={content.part}
          onAddToCart={onAddToCart}
          minColumnWidth="20rem"
        />
        <Declarations copy={content.part.declarations} />
      </Stack>
    </CataloguePage>
  );
}
