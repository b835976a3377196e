import { fillMessage } from '../fillMessage.ts';
import { parseTimeText, timeOf } from './parseTimeText.ts';
import type { TimeFormat } from './timeFormat.ts';
import type { TimeMessages } from './timeMessages.ts';

export interface TimeLimits {
  /** The earliest time, as `HH:mm`. */
  minValue?: string;
  /** The latest time, as `HH:mm`. */
  maxValue?: string;
}

/** Returns the error of a typed time, or `null`. The browser reports a missing one. */
export function timeProblem(
  text: string,
  { minValue, maxValue }: TimeLimits,
  { messages, clock }: { messages: TimeMessages; clock: TimeFormat },
): string | null {
  const typed = parseTimeText(text, clock);
  switch (typed.kind) {
    case 'empty':
      return null;
    case 'partial':
      return fillMessage(messages.partial, { time: clock.write('14:30') });
    case 'noPeriod':
      return fillMessage(messages.noPeriod, {
        am: clock.am,
        pm: clock.pm,
        time: clock.write(timeOf((typed.hour % 12) + 12, typed.minute)),
      });
    case 'time':
      if (minValue && typed.value < minValue) return fillMessage(messages.tooEarly, { time: clock.write(minValue) });
      if (maxValue && typed.value > maxValue) return fillMessage(messages.tooLate, { time: clock.write(maxValue) });
      return null;
  }
}
