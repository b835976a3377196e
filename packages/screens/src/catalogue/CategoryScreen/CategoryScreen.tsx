'use client';
import { Breadcrumbs } from '@pcb/ui/Breadcrumbs';
import { Button } from '@pcb/ui/Button';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Disclosure } from '@pcb/ui/Disclosure';
import { EmptyFootprint } from '@pcb/ui/EmptyFootprint';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Text } from '@pcb/ui/Text';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { useId, useRef } from 'react';
import { page } from '../../shared/page.css.ts';
import { PageHead } from '../../shared/PageHead.tsx';
import { busyIfStale } from '../../shared/busyIfStale.ts';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import type { Remote } from '../../shared/remote.ts';
import { RelatedLinks } from '../../shared/RelatedLinks.tsx';
import { useControllable } from '../../shared/useControllable.ts';
import { filterParts, type FacetSelection, knownSelection } from '../facets.ts';
import type { Category, CategoryGroup, Part } from '../model.ts';
import { PartCard } from '../private/PartCard.tsx';
import { SampleNote } from '../private/SampleNote.tsx';
import { trail } from '../private/trail.css.ts';
import { categoryContent, type CategoryContent } from './CategoryScreen.content.ts';
import {
  bar,
  clear as clearStyle,
  facetGrid,
  filtersAbove,
  filtersBeside,
  filtersTitle,
  frame,
  layout,
  partsTitle,
  results,
} from './CategoryScreen.css.ts';
import { Facets } from './Facets.tsx';
import { PartsSkeleton } from './PartsSkeleton.tsx';

export { categoryContent, type CategoryContent } from './CategoryScreen.content.ts';

export interface CategoryScreenProps {
  /** The category whose parts are shown. */
  category: Category;
  /** The group that it belongs to, for the breadcrumb. */
  group?: CategoryGroup | undefined;
  /** Its parts, in order. */
  parts: Remote<readonly Part[]>;
  /** The chosen values of each facet, by its id, when the host holds them, in the address for instance. Unknown ones are ignored. */
  selected?: FacetSelection;
  /** The values that are chosen at first. @default {} */
  defaultSelected?: FacetSelection;
  /** A value of a facet was chosen or left, or all were cleared. */
  onSelectedChange?: (selected: FacetSelection) => void;
  /** 'Add to Cart' was pressed for a part. */
  onAddToCart: (part: Part) => void;
  /** Its words: pass others to translate or to re-word it. @default categoryContent */
  content?: CategoryContent;
}

/**
 * The parts of a category, with filters by their properties.
 *
 * @example <CategoryScreen key={category.path} category={category} parts={{ status: 'ready', value: parts }} onAddToCart={add} />
 */
export function CategoryScreen({
  category,
  group,
  parts: state,
  selected: selectedProp,
  defaultSelected = {},
  onSelectedChange,
  onAddToCart,
  content = categoryContent,
}: CategoryScreenProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [given, setSelected] = useControllable(selectedProp, defaultSelected, onSelectedChange);
  const parts = state.status === 'ready' ? state.value : [];
  const selected = knownSelection(category.facets, parts, given);
  const shown = filterParts(parts, selected);
  const chosenCount = Object.values(selected).flat().length;

  const clear = () => {
    // The button goes with what it clears; the focus must not go with it.
    title.current?.focus();
    setSelected({});
  };
  // As an address would hold them: without facets of which nothing is chosen any more.
  const select = (next: FacetSelection) => setSelected(knownSelection(category.facets, parts, next));
  const facets = <Facets facets={category.facets} parts={parts} selected={selected} onSelectedChange={select} />;

  return (
    <div className={page}>
      <div className={trail}>
        <Breadcrumbs
          label={content.breadcrumb}
          items={[content.products, ...(group ? [{ label: group.name, href: group.path }] : [])]}
          current={category.name}
        />
      </div>
      <PageHead
        reference={category.reference}
        designator={content.designator}
        title={category.title}
        lead={category.lead}
      />
      <SampleNote words={content.sample} />

      <div className={layout}>
        {parts.length > 0 ? (
          <>
            <section aria-label={content.filters} className={filtersBeside}>
              <Heading level={2} size="title" className={filtersTitle}>
                {content.filters}
              </Heading>
              {facets}
            </section>
            <Disclosure className={filtersAbove} title={content.filtersChosen(chosenCount)} headingLevel={2}>
              <div className={facetGrid}>{facets}</div>
            </Disclosure>
          </>
        ) : (
          <div className={filtersBeside} />
        )}
        <section aria-labelledby={titleId} aria-busy={busyIfStale(state)} className={results}>
          <div className={bar}>
            <Heading ref={title} level={2} size="title" id={titleId} tabIndex={-1} className={partsTitle}>
              {content.parts}
            </Heading>
            <Text mono size="small" tone="muted" role="status">
              {state.status === 'ready' ? content.showing(shown.length, parts.length) : null}
              {state.status === 'loading' ? (
                <VisuallyHidden elementType="span">{content.loading}</VisuallyHidden>
              ) : null}
              {state.status === 'failed' ? (
                <VisuallyHidden elementType="span">{content.failed.title}</VisuallyHidden>
              ) : null}
            </Text>
            {chosenCount > 0 && shown.length > 0 ? (
              <Button size="small" variant="ghost" tone="neutral" className={clearStyle} onPress={clear}>
                {content.clear}
              </Button>
            ) : null}
          </div>
          {state.status === 'loading' ? <PartsSkeleton /> : null}
          {state.status === 'failed' ? (
            <div className={frame}>
              <LoadFailed words={content.failed} headingLevel={3} onRetry={state.onRetry} focusOnRetry={title} />
            </div>
          ) : null}
          {state.status === 'ready' && parts.length === 0 ? (
            <div className={frame}>
              <EmptyState
                art={<EmptyFootprint />}
                title={content.none.title}
                headingLevel={3}
                action={<ButtonLink href={content.none.action.href}>{content.none.action.label}</ButtonLink>}
              >
                {content.none.text}
              </EmptyState>
            </div>
          ) : null}
          {parts.length > 0 && shown.length === 0 ? (
            <div className={frame}>
              <EmptyState
                art={<EmptyFootprint />}
                title={content.empty.title}
                headingLevel={3}
                action={<Button onPress={clear}>{content.clear}</Button>}
              >
                {content.empty.text}
              </EmptyState>
            </div>
          ) : null}
          {shown.length > 0 ? (
            <Grid as="ul" minColumnWidth="16rem" gap="large">
              {shown.map((part) => (
                <PartCard
                  key={part.id}
                  part={part}
                  facets={category.facets}
                  headingLevel={3}
                  words={content.part}
                  onAddToCart={onAddToCart}
                />
              ))}
            </Grid>
          ) : null}
        </section>
      </div>
      <RelatedLinks title={content.relatedTitle} links={content.related} />
    </div>
  );
}
