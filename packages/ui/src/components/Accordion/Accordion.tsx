'use client';
import type { ReactNode, Ref } from 'react';
import {
  DisclosureGroup as AriaDisclosureGroup,
  type DisclosureGroupProps as AriaDisclosureGroupProps,
} from 'react-aria-components/DisclosureGroup';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import type { HeadingProps } from '../Heading/Heading.tsx';

/** One part of an accordion. */
export interface AccordionItem {
  /** Its key in `expandedKey`. */
  id: string;
  /** Always visible; opens and closes the rest. */
  title: ReactNode;
  /** What can be opened. */
  content: ReactNode;
}

export interface AccordionProps extends Omit<
  AriaDisclosureGroupProps,
  'children' | 'allowsMultipleExpanded' | 'expandedKeys' | 'defaultExpandedKeys' | 'onExpandedChange'
> {
  /** The parts, in order. */
  items: readonly AccordionItem[];
  /** The level of the titles in the outline of the page. @default 3 */
  headingLevel?: HeadingProps['level'];
  /** The open part, or `null` for none, when the host holds it. */
  expandedKey?: string | null;
  /** The part that is open at first. @default null */
  defaultExpandedKey?: string | null;
  /** A part was opened, or with `null` the open one was closed. */
  onExpandedChange?: (key: string | null) => void;
  /** The `div` around all parts. */
  ref?: Ref<HTMLDivElement>;
}

const keysOf = (key: string | null) => (key === null ? [] : [key]);

/**
 * Headings that open what they name: one at most is open, and the open one can be closed again. For a single one use
 * `Disclosure`; where exactly one must show, `Tabs`.
 *
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
