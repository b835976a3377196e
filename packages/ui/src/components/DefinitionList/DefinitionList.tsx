'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import * as styles from './DefinitionList.css.ts';

export const definitionListDensities = ['comfortable', 'compact'] as const;
export type DefinitionListDensity = (typeof definitionListDensities)[number];

export interface DefinitionItem {
  id: string;
  label: string;
  /** The value. Line breaks in text are kept. An empty value (`null`, `''`, an empty list) is shown as not given. */
  value: ReactNode;
}

export interface DefinitionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The details, in display order. */
  items: readonly DefinitionItem[];
  /** `comfortable` puts lines between the details, `compact` suits a few short ones. @default 'comfortable' */
  density?: DefinitionListDensity;
}

const isEmpty = (value: ReactNode) =>
  value === null || value === undefined || value === '' || value === false || (Array.isArray(value) && !value.length);

/**
 * Details of one thing, each next to its label (below it on a phone). To compare several things, use `Table`.
 * @example <DefinitionList items={[{ id: 'customer', label: 'Customer', value: order.customer }]} />
 */
export function DefinitionList({ items, density = 'comfortable', className, ...props }: DefinitionListProps) {
  const { notGiven } = useMessages();
  return (
    <dl {...props} className={joinClassNames(styles.definitionList[density], className)}>
      {items.map(({ id, label, value }) => (
        <div key={id} className={styles.group[density]}>
          <dt className={styles.term}>{label}</dt>
          <dd className={joinClassNames(styles.value, isEmpty(value) && styles.missing)}>
            {isEmpty(value) ? notGiven : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
