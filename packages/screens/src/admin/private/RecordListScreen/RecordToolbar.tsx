'use client';
import { fieldsOf } from '@pcb/records/fields';
import { IconButton } from '@pcb/ui/IconButton';
import { SearchField } from '@pcb/ui/SearchField';
import { SlidersHorizontal } from 'lucide-react';
import { Fragment, type ReactNode, type Ref, useId, useState } from 'react';
import { lazyComponent } from '../../../shared/remote/lazyComponent.tsx';
import { filterControls, type FilterControlsProps, toolbarControls } from './FilterControls.tsx';
import * as styles from './RecordListScreen.css.ts';

// Loaded on demand, because most visits do not use these filters.
const MoreFilters = lazyComponent(async () => (await import('./MoreFilters.tsx')).MoreFilters, null);
/** After a failure, the panel loads its code again when it opens. */
const loadMoreFilters = () => void MoreFilters.load().catch(() => {});

export interface RecordToolbarProps extends FilterControlsProps {
  /** How often filters have been removed elsewhere. A change also clears an incomplete date. */
  clearCount: number;
  searchField: Ref<HTMLInputElement>;
  children: ReactNode;
}

export function RecordToolbar({ clearCount, searchField, children, ...props }: RecordToolbarProps) {
  const { kind, filters, onChange, content } = props;
  const moreId = useId();
  const [isMoreOpen, setMoreOpen] = useState(false);
  const hasMore = fieldsOf(kind, ({ filter }) => filter && filter !== 'choice').length > 0;
  return (
    <>
      <div role="search" aria-label={content.searchLabel} className={styles.toolbar}>
        <div className={styles.search}>
          <SearchField
            ref={searchField}
            className={styles.searchField}
            label={content.searchLabel}
            isLabelHidden
            placeholder={content.searchPlaceholder}
            autoComplete="off"
            spellCheck="false"
            value={filters['search'] ?? ''}
            onChange={(text) => onChange('search', text)}
          />
          {hasMore ? (
            <IconButton
              aria-label={content.filters.more}
              aria-expanded={isMoreOpen}
              {...(isMoreOpen && { 'aria-controls': moreId })}
              variant="outline"
              onHoverStart={loadMoreFilters}
              onFocus={loadMoreFilters}
              onPress={() => setMoreOpen(!isMoreOpen)}
            >
              <SlidersHorizontal size={16} aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
        <Fragment key={clearCount}>{filterControls(toolbarControls, props)}</Fragment>
      </div>
      <div className={styles.buttons}>{children}</div>
      {isMoreOpen ? <MoreFilters key={clearCount} {...props} id={moreId} /> : null}
    </>
  );
}
