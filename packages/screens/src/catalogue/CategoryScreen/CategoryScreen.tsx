'use client';
import { EmptyFootprint } from '@pcb/art/EmptyFootprint';
import { Box } from '@pcb/ui/Box';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Card } from '@pcb/ui/Card';
import { Disclosure } from '@pcb/ui/Disclosure';
import { EmptyState } from '@pcb/ui/EmptyState';
import { FilterBar } from '@pcb/ui/FilterBar';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { ToggleGroup } from '@pcb/ui/ToggleGroup';
import { useControllable } from '@pcb/ui/useControllable';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { useId, useRef } from 'react';
import type { Trail } from '../../shared/components/PageTrail.tsx';
import { busyIfStale } from '../../shared/remote/busyIfStale.ts';
import { lazyComponent, renderLoadError } from '../../shared/remote/lazyComponent.tsx';
import { LoadFailed } from '../../shared/remote/LoadFailed.tsx';
import type { Remote } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { filterParts, type FacetSelection, selectionOf, validSelection } from '../facets.ts';
import type { Category, CategoryGroup, Part } from '../model.ts';
import { CataloguePage } from '../private/CataloguePage.tsx';
import { Declarations } from '../private/Declarations.tsx';
import { PartGrid } from '../private/PartGrid.tsx';
import { categoryContent, type CategoryContent } from './CategoryScreen.content.ts';
import * as styles from './CategoryScreen.css.ts';
import { Facets } from './Facets.tsx';
import { PartsSkeleton } from './PartsSkeleton.tsx';
import { type PartsSort, type PartsView, partsViews } from './partsView.ts';
import { PartTableSkeleton } from './PartTableSkeleton.tsx';

export { type PartsSort, type PartsView, partsViews } from './partsView.ts';
export { categoryContent, type CategoryContent } from './CategoryScreen.content.ts';

// Loaded on demand, because most visits stay with the cards.
const PartTable = lazyComponent(
  async () => (await import('./PartTable.tsx')).PartTable,
  <PartTableSkeleton />,
  renderLoadError,
);

export interface CategoryScreenProps extends WithContent<CategoryContent> {
  /** The category to show. */
  category: Category;
  /** If omitted, no breadcrumb is rendered. */
  trail?: Trail | undefined;
  /** The group of the category, the last link of the breadcrumb. */
  group?: CategoryGroup | undefined;
  /** The parts of the category, in order. */
  parts: Remote<readonly Part[]>;
  /** The selected values by facet id; unknown values are ignored. If omitted, the screen keeps its own. */
  selected?: FacetSelection;
  /** Called when the selection changes or is cleared. */
  onSelectedChange?: (selected: FacetSelection) => void;
  /** Cards or a table. If omitted, the screen keeps its own. @default 'cards' */
  view?: PartsView;
  /** Called with the chosen view. */
  onViewChange?: (view: PartsView) => void;
  /** The sort column; unknown columns are ignored. If omitted, the screen keeps its own. @default null */
  sort?: PartsSort | null;
  /** Called when a table header is pressed. */
  onSortChange?: (sort: PartsSort) => void;
  /** Called with the part when 'Add to Cart' is pressed. */
  onAddToCart: (part: Part) => void;
}

/**
 * The parts of a category as cards or as a table, with filters by property.
 *
 * @example <CategoryScreen key={category.path} category={category} parts={{ status: 'ready', value: parts }} onAddToCart={add} />
 */
export function CategoryScreen({
  category,
  trail,
  group,
  parts: state,
  selected: selectedProp,
  onSelectedChange,
  view: viewProp,
  onViewChange,
  sort: sortProp,
  onSortChange,
  onAddToCart,
  content = categoryContent,
}: CategoryScreenProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [given, setSelected] = useControllable<FacetSelection>(selectedProp, {}, onSelectedChange);
  const [view, setView] = useControllable<PartsView>(viewProp, 'cards', onViewChange);
  const [sort, setSort] = useControllable<PartsSort | null>(sortProp, null, (next) => {
    if (next) onSortChange?.(next);
  });
  const parts = state.status === 'ready' ? state.value : [];
  const selected = validSelection(category.facets, parts, given);
  const visibleParts = filterParts(parts, selected);
  const isListed = state.status === 'loading' || parts.length > 0;

  // Drops facets without selected values, as in a URL.
  const select = (next: FacetSelection) => setSelected(validSelection(category.facets, parts, next));
  const filters = category.facets.flatMap((facet) =>
    (selected[facet.id] ?? []).map((value) => ({
      id: `${facet.id} ${value}`,
      label: content.filter(facet.label, value),
      facetId: facet.id,
      value,
    })),
  );
  const facets = <Facets facets={category.facets} parts={parts} selected={selected} onSelectedChange={select} />;

  return (
    <CataloguePage
      content={content}
      trail={trail && group ? { ...trail, items: [...trail.items, { label: group.name, href: group.path }] } : trail}
      designator={content.designator}
      title={category.title}
      lead={category.lead}
    >
      <div className={styles.layout}>
        {parts.length > 0 ? (
          <>
            <Stack
              elementType="section"
              gap="xlarge"
              visibleFrom="laptop"
              aria-label={content.filters}
              className={styles.filtersBeside}
            >
              <Heading level={2} size="title" className={styles.filtersTitle}>
                {content.filters}
              </Heading>
              {facets}
            </Stack>
            <Box hiddenFrom="laptop">
              <Disclosure title={content.filtersSelected(filters.length)} headingLevel={2}>
                <Grid minColumnWidth="11rem" className={styles.facets}>
                  {facets}
                </Grid>
              </Disclosure>
            </Box>
          </>
        ) : (
          <Box visibleFrom="laptop" className={styles.filtersBeside} />
        )}
        <Stack elementType="section" aria-labelledby={titleId} aria-busy={busyIfStale(state)}>
          <div>
            <Inline gap="large" className={styles.bar}>
              <Heading ref={title} level={2} size="title" id={titleId} tabIndex={-1}>
                {content.parts}
              </Heading>
              <FilterBar
                aria-label={content.filters}
                items={filters}
                results={
                  state.status === 'ready' ? (
                    content.showing(visibleParts.length, parts.length)
                  ) : (
                    <VisuallyHidden elementType="span">
                      {state.status === 'loading' ? content.loading : content.failed.title}
                    </VisuallyHidden>
                  )
                }
                onChange={(left) => {
                  if (left.length === 0) title.current?.focus();
                  setSelected(selectionOf(left));
                }}
                clearLabel={content.clear}
              />
              {isListed ? (
                <div className={styles.view}>
                  <ToggleGroup
                    label={content.view.label}
                    isLabelHidden
                    items={partsViews.map((id) => ({ id, label: content.view[id] }))}
                    value={view}
                    onChange={(id) => setView(id as PartsView)}
                  />
                </div>
              ) : null}
            </Inline>
            {isListed ? (
              <Text size="small" tone="muted">
                {content.part.prices}
              </Text>
            ) : null}
          </div>
          {state.status === 'loading' && view === 'cards' ? <PartsSkeleton /> : null}
          {state.status === 'loading' && view === 'table' ? <PartTableSkeleton /> : null}
          {state.status === 'failed' ? (
            <LoadFailed copy={content.failed} headingLevel={3} onRetry={state.onRetry} focusOnRetry={title} />
          ) : null}
          {state.status === 'ready' && parts.length === 0 ? (
            <Card padding="none">
              <EmptyState
                art={<EmptyFootprint />}
                title={content.none.title}
                headingLevel={3}
                action={<ButtonLink href={content.none.action.href}>{content.none.action.label}</ButtonLink>}
              >
                {content.none.text}
              </EmptyState>
            </Card>
          ) : null}
          {parts.length > 0 && visibleParts.length === 0 ? (
            <Card padding="none">
              <EmptyState art={<EmptyFootprint />} title={content.empty.title} headingLevel={3}>
                {content.empty.text}
              </EmptyState>
            </Card>
          ) : null}
          {visibleParts.length > 0 ? (
            <>
              {view === 'table' ? (
                <PartTable
                  facets={category.facets}
                  parts={parts}
                  visibleParts={visibleParts}
                  sort={sort}
                  onSortChange={setSort}
                  onAddToCart={onAddToCart}
                  content={content}
                />
              ) : (
                <PartGrid
                  parts={visibleParts}
                  facets={category.facets}
                  headingLevel={3}
                  copy={content.part}
                  onAddToCart={onAddToCart}
                />
              )}
              <Declarations copy={content.part.declarations} />
            </>
          ) : null}
        </Stack>
      </div>
    </CataloguePage>
  );
}
