import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { art as artStyle, description, emptyState, words } from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is missing, in a few words: 'Your cart is empty'. */
  title: ReactNode;
  /** The level of the title in the outline of the page. @default 2 */
  headingLevel?: HeadingProps['level'];
  /** A drawing above the words, at most 240 px wide, such as `EmptyFootprint`. */
  art?: ReactNode;
  /** Why there is nothing, or what will be here. */
  children?: ReactNode;
  /** The way on: one `Button` or `ButtonLink`. */
  action?: ReactNode;
}

/**
 * Stands where a list or a table would be and says that there is nothing yet, and what to do about it.
 *
 * @example <EmptyState art={<EmptyFootprint />} title="Your cart is empty" action={<ButtonLink href="/services">Browse Services</ButtonLink>} />
 */
export function EmptyState({ title, headingLevel = 2, art, children, action, className, ...props }: EmptyStateProps) {
  return (
    <div {...props} className={joinClassNames(emptyState, className)}>
      {art ? <div className={artStyle}>{art}</div> : null}
      <div className={words}>
        <Heading level={headingLevel} size="title">
          {title}
        </Heading>
        {children ? <div className={description}>{children}</div> : null}
      </div>
      {action}
    </div>
  );
}
