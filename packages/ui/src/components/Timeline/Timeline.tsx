'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Check } from '../../private/icons.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import * as styles from './Timeline.css.ts';

export const timelineStates = ['done', 'current', 'planned'] as const;
export type TimelineState = (typeof timelineStates)[number];

export interface TimelineItem {
  id: string;
  label: string;
  /** The state, which is also written out. */
  state: TimelineState;
  /** The day as `YYYY-MM-DD`, localised for display; the expected day of a planned event. */
  date?: string;
  description?: ReactNode;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The accessible name of the list, such as 'Progress of order PO-2041'. */
  'aria-label': string;
  /** The events, in the order in which they happen. */
  items: readonly TimelineItem[];
}

/**
 * Lists the events of something that takes days, such as an order. For the pages of a task, use `Steps`.
 * @example <Timeline aria-label="Progress of the order" items={[{ id: 'paid', label: 'Paid', state: 'done', date: '2026-11-23' }]} />
 */
export function Timeline({ items, className, ...props }: TimelineProps) {
  const messages = useMessages();
  const { locale } = useLocale();
  const states = { done: messages.done, current: messages.inProgress, planned: messages.planned };
  // A date without a time is midnight UTC.
  const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <ol
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers
      role="list"
      {...props}
      className={joinClassNames(styles.list, className)}
    >
      {items.map(({ id, label, state, date, description }) => (
        <li key={id} className={styles.event[state]} {...(state === 'current' && { 'aria-current': 'step' })}>
          <span aria-hidden="true" className={styles.marker[state]}>
            {state === 'done' ? <Check size={12} /> : null}
          </span>
          <div className={styles.text}>
            <div className={styles.label[state]}>{label}</div>
            <div className={styles.note}>
              <span>{states[state]}</span>
              {date === undefined ? null : (
                <>
                  <span>{' · '}</span>
                  <time dateTime={date} className={styles.date}>
                    {dateFormat.format(new Date(date))}
                  </time>
                </>
              )}
            </div>
            {description === undefined ? null : <div className={styles.description}>{description}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
