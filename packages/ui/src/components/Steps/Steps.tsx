'use client';
import type { ComponentPropsWithRef } from 'react';
import { fillMessage } from '../../private/fillMessage.ts';
import { Check } from '../../private/icons.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { keyOf, type LinkItem } from '../../private/links.ts';
import { elementClass } from '../../theme/defaults.css.ts';
import { Link } from '../Link/Link.tsx';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Steps.css.ts';

export interface StepItem extends Pick<LinkItem, 'id' | 'label' | 'href' | 'isCurrent'> {
  /** Whether it is finished, which makes it a link. @default whether it is before the current one */
  isCompleted?: boolean;
}

export interface StepsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The accessible name of the landmark, such as 'Steps of the order'. */
  'aria-label': string;
  /** The steps, in order. One is current; if none is, all are finished. */
  items: readonly StepItem[];
}

/**
 * Shows the steps of a task that takes several pages. On a phone it shows only the current step, so add a Back link to
 * the page. For events with dates, use `Timeline`; for the pages above this one, use `Breadcrumbs`.
 * @example <Steps aria-label="Steps of the order" items={[{ label: 'Board', href: '/order/board' }, { label: 'Files', href: '/order/files', isCurrent: true }]} />
 */
export function Steps({ items, className, ...props }: StepsProps) {
  const messages = useMessages();
  const currentIndex = items.findIndex(({ isCurrent }) => isCurrent);
  const current = items[currentIndex];
  return (
    <nav {...props} className={joinClassNames(elementClass, className)}>
      {current ? (
        <p aria-current="step" className={styles.position}>
          {fillMessage(messages.stepOf, { step: currentIndex + 1, count: items.length, label: current.label })}
        </p>
      ) : null}
      <ol className={joinClassNames(styles.list, current && styles.hiddenOnPhone)}>
        {items.map((item, index) => {
          const { label, href, isCurrent = false } = item;
          const { isCompleted = currentIndex === -1 || index < currentIndex } = item;
          const state = isCurrent ? 'current' : isCompleted ? 'completed' : 'planned';
          return (
            <li key={keyOf(item)} className={styles.step} {...(isCurrent && { 'aria-current': 'step' })}>
              <span aria-hidden="true" className={styles.marker[state]}>
                {state === 'completed' ? <Check size={14} /> : index + 1}
              </span>
              {state === 'completed' ? (
                <Link variant="quiet" href={href} className={styles.link}>
                  <span>
                    <span>{label}</span> <VisuallyHidden>{messages.completed}</VisuallyHidden>
                  </span>
                </Link>
              ) : (
                <span className={styles.label[state]}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
