'use client';
import type { ComponentPropsWithRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { useNow } from './clock.ts';
import * as styles from './RelativeTime.css.ts';
import { absoluteText, relativeText } from './timeText.ts';

export interface RelativeTimeProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** The moment, as a `Date` or in ISO 8601 with its time zone: `2026-11-23T14:05:00+05:30`. */
  value: Date | string;
  /** Whether the time of day follows the date. @default false */
  hasTime?: boolean;
  /** The time zone of the date and of midnight. @default 'Asia/Kolkata' */
  timeZone?: string;
  /** The time of the first render, on server and in browser. Without it, only the date is shown until hydration. */
  now?: Date | undefined;
}

/**
 * How long ago something happened, or how soon it will, with its date: yesterday, 22 Nov 2026. From seven days on, only
 * the date is shown. It updates each minute, unannounced.
 * @example <RelativeTime value={activity.at} hasTime />
 */
export function RelativeTime({
  value,
  hasTime = false,
  timeZone = 'Asia/Kolkata',
  now: firstNow,
  className,
  ...props
}: RelativeTimeProps) {
  const { locale } = useLocale();
  const now = useNow() ?? firstNow?.getTime();
  const moment = new Date(value);
  const sharedProps = { ...props, className: joinClassNames(styles.relativeTime, className) };
  // A plain text is better than an error for the whole page.
  if (Number.isNaN(moment.getTime())) return <time {...sharedProps}>{String(value)}</time>;
  const relative = now === undefined ? null : relativeText(moment.getTime(), now, { locale, timeZone });
  const absolute = absoluteText(moment, { locale, timeZone, hasTime });
  return (
    <time {...sharedProps} dateTime={moment.toISOString()}>
      {relative === null ? absolute : `${relative}, ${absolute}`}
    </time>
  );
}
