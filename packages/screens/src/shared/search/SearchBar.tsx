import { Inline } from '@pcb/ui/Inline';
import { SearchField } from '@pcb/ui/SearchField';
import { Text } from '@pcb/ui/Text';
import type { ReactNode } from 'react';
import * as styles from './SearchBar.css.ts';
import type { Search } from './useSearch.ts';

export interface SearchBarProps {
  search: Search;
  copy: { label: string; placeholder: string };
  className: string;
  children: ReactNode;
}

export function SearchBar({ search: { query, setQuery, field }, copy, className, children }: SearchBarProps) {
  return (
    <Inline align="end" gap="xlarge" className={`${styles.bar} ${className}`}>
      <SearchField {...copy} ref={field} value={query} onChange={setQuery} className={styles.field} />
      <Text isMono size="small" tone="muted" role="status" className={styles.count}>
        {children}
      </Text>
    </Inline>
  );
}
