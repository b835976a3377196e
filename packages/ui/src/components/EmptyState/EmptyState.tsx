import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The missing thing in a few words: 'Your cart is empty'. */
  title: ReactNode;
  /** The heading level of the title. @default 2 */
  headingLevel?: HeadingProps['level'];
  /** A picture above the text, up to 240 px wide. */
  art?: ReactNode;
  /** The reason, or what will appear here. */
  children?: ReactNode;
  /** The next step: one `Button` or `ButtonLink`. */
  action?: ReactNode;
}

/**
 * Replaces an empty list or table, and says what to do next.
 * @example <EmptyState art={<EmptyCartPicture />} title="Your cart is empty" action={<ButtonLink href="/services">Browse Services</ButtonLink>} />
 */
export function EmptyState({ title, headingLevel = 2, art, children, action, className, ...props }: EmptyStateProps) {
  return (
    <div {...props} className={joinClassNames(styles.emptyState, className)}>
      {art ? <div className={styles.art}>{art}</div> : null}
      <div className={styles.text}>
        <Heading level={headingLevel} size="title">
          {title}
        </Heading>
        {children ? <div className={styles.description}>{children}</div> : null}
      </div>
      {action}
    </div>
  );
}
