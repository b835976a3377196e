'use client';
import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  Disclosure as AriaDisclosure,
  DisclosurePanel as AriaDisclosurePanel,
  type DisclosureProps as AriaDisclosureProps,
} from 'react-aria-components/Disclosure';
import { composeClassName } from '../../private/composeClassName.ts';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { chevron, content, disclosure, title as titleStyle, trigger } from './Disclosure.css.ts';

export interface DisclosureProps extends Omit<AriaDisclosureProps, 'children'> {
  /** Always visible; opens and closes the rest. */
  title: ReactNode;
  /** The level of the title in the outline of the page. @default 3 */
  headingLevel?: HeadingProps['level'];
  /** What can be opened. In the document also while it is closed. */
  children: ReactNode;
  /** The `div` around title and content. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * A heading that opens and closes what it names. For several of which one at most is open use `Accordion`.
 *
 * @example <Disclosure title="How the price is made up">…</Disclosure>
 */
export function Disclosure({ title, headingLevel = 3, children, className, ...props }: DisclosureProps) {
  return (
    <AriaDisclosure {...props} className={composeClassName(className, disclosure)}>
      <Heading level={headingLevel} size="small">
        <AriaButton slot="trigger" className={trigger}>
          <span className={titleStyle}>{title}</span>
          <ChevronDown aria-hidden="true" size={20} className={chevron} />
        </AriaButton>
      </Heading>
      <AriaDisclosurePanel>
        <div className={content}>{children}</div>
      </AriaDisclosurePanel>
    </AriaDisclosure>
  );
}
