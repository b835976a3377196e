'use client';
import type { ReactNode, Ref } from 'react';
import {
  DisclosureGroup as AriaDisclosureGroup,
  type DisclosureGroupProps as AriaDisclosureGroupProps,
} from 'react-aria-components/DisclosureGroup';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import type { HeadingProps } from '../Heading/Heading.tsx';

export interface AccordionItem {
  /** Unique key of the item, used in `expandedKey`. */
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps extends Omit<
  AriaDisclosureGroupProps,
  'children' | 'allowsMultipleExpanded' | 'expandedKeys' | 'defaultExpandedKeys' | 'onExpandedChange'
> {
  /** The items, in order. */
  items: readonly AccordionItem[];
  /** The heading level of the titles. @default 3 */
  headingLevel?: HeadingProps['level'];
  /** The key of the open item, or `null` for none (controlled). */
  expandedKey?: string | null;
  /** The key of the initially open item (uncontrolled). @default null */
  defaultExpandedKey?: string | null;
  /** Called with the key of the opened item, or with `null` when the open item is closed. */
  onExpandedChange?: (key: string | null) => void;
  /** Ref to the `div` around all items. */
  ref?: Ref<HTMLDivElement>;
}

const keysOf = (key: string | null) => (key === null ? [] : [key]);

/**
 * A list of headings that open and close their content, at most one at a time. For a single item, use `Disclosure`.
 * @example <Accordion headingLevel={2} items={[{ id: 'files', title: 'Which files do you need?', content: 'Gerber data.' }]} />
 */
export function Accordion({
  items,
  headingLevel = 3,
  expandedKey,
  defaultExpandedKey = null,
  onExpandedChange,
  ...props
}: AccordionProps) {
  return (
    <AriaDisclosureGroup
      {...props}
      defaultExpandedKeys={keysOf(defaultExpandedKey)}
      {...(expandedKey !== undefined && { expandedKeys: keysOf(expandedKey) })}
      {...(onExpandedChange && {
        onExpandedChange: (keys) => {
          const [key] = keys;
          onExpandedChange(key === undefined ? null : String(key));
        },
      })}
    >
      {items.map(({ id, title, content }) => (
        <Disclosure key={id} id={id} title={title} headingLevel={headingLevel}>
          {content}
        </Disclosure>
      ))}
    </AriaDisclosureGroup>
  );
}
