import { SearchField } from '@pcb/ui/SearchField';
import { Text } from '@pcb/ui/Text';
import type { ReactNode } from 'react';
import * as styles from './SearchBar.css.ts';
import type { Search } from './useSearch.ts';

export interface SearchBarProps {
  search: Search;
  copy: { label: string; placeholder: string };
  /** The class of its place on the page. */
  className: string;
  /** The number of results, announced on change. */
  children: ReactNode;
}

/** The search field of a page, with the number of results beside it. */
export function SearchBar({ search: { query, setQuery, field }, copy, className, children }: SearchBarProps) {
  return (
    <div className={`${styles.bar} ${className}`}>
      <SearchField {...copy} ref={field} value={query} onChange={setQuery} className={styles.field} />
      <Text isMono size="small" tone="muted" role="status" className={styles.count}>
        {children}
      </Text>
    </div>
  );
}
