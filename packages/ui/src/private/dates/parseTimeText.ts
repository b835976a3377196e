import { plainText } from '@pcb/text/typed';
import { padded } from './padded.ts';

type HalfDay = 'am' | 'pm';

/** How a locale writes times. */
export interface Clock {
  is12Hour: boolean;
  /** The words for am and pm, folded. Some languages have several for one of them. */
  halves: ReadonlyMap<string, HalfDay>;
}

export type TimeText =
  | { kind: 'empty' }
  /** Not a complete time, or not yet. */
  | { kind: 'partial' }
  /** `2:30` on a 12-hour clock without am or pm. */
  | { kind: 'noPeriod'; hour: number; minute: number }
  /** `value` is `HH:mm` on a 24-hour clock. Short text such as `14` may continue to `14:30`. */
  | { kind: 'time'; value: string; isShort: boolean };

const withPeriod = /^(?<before>\D*?) ?(?<hour>\d{1,2})(?:(?<separator>[:.h ]?)(?<minute>\d{2}))? ?(?<after>\D*)$/;

export const timeOf = (hour: number, minute: number) => `${padded(hour)}:${padded(minute)}`;

export const foldDayPeriod = (text: string) => plainText(text).replace(/[. ]/g, '').toLowerCase();

const latin: Readonly<Record<string, HalfDay>> = { a: 'am', am: 'am', p: 'pm', pm: 'pm' };

/** Returns `undefined` if there is no word, and `null` for an unknown word. */
function halfOf(word: string, { halves }: Clock): HalfDay | null | undefined {
  const typed = foldDayPeriod(word);
  return typed === '' ? undefined : (halves.get(typed) ?? latin[typed] ?? null);
}

/** Reads `2:30 pm`, `2.30pm`, `2 pm`, `14:30`, `1430`, in any script and with the locale's words for am and pm. */
export function parseTimeText(text: string, clock: Clock): TimeText {
  const typed = plainText(text).replace(/ +/g, ' ').trim();
  if (typed === '') return { kind: 'empty' };
  const parts = withPeriod.exec(typed)?.groups;
  const half = halfOf(`${parts?.['before'] ?? ''}${parts?.['after'] ?? ''}`, clock);
  if (!parts || half === null) return { kind: 'partial' };
  const hour = Number(parts['hour']);
  const minute = Number(parts['minute'] ?? 0);
  if (hour > 23 || minute > 59 || (hour > 12 && half === 'am')) return { kind: 'partial' };
  const isShort = half === undefined && !parts['separator'] && typed.length < 4;
  if (half === undefined && clock.is12Hour && hour > 0 && hour < 13) return { kind: 'noPeriod', hour, minute };
  const isHalf = half !== undefined && hour <= 12;
  return {
    kind: 'time',
    value: timeOf(isHalf ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour, minute),
    isShort,
  };
}
