import { expect, it } from 'vitest';
import { parseTimeText } from '../../packages/ui/src/private/dates/parseTimeText.ts';
import { timeFormatOf } from '../../packages/ui/src/private/dates/timeFormat.ts';

const indian = timeFormatOf('en-IN');
const german = timeFormatOf('de-DE');

it.each([
  ['2:30 pm', '14:30'],
  ['2.30PM', '14:30'],
  ['2:30 p.m.', '14:30'],
  ['2:30 p', '14:30'],
  ['230pm', '14:30'],
  ['2 pm', '14:00'],
  ['12 am', '00:00'],
  ['12:15 pm', '12:15'],
  ['14:30', '14:30'],
  ['1430', '14:30'],
  ['14:30 pm', '14:30'],
  ['0:05', '00:05'],
  ['१४:३०', '14:30'],
  ['\u200e2:30\u202fpm', '14:30'],
])('reads %j as %s on a 12-hour clock', (text, value) => {
  expect(parseTimeText(text, indian)).toEqual({ kind: 'time', value, isShort: false });
});

it.each([
  ['2:30', '02:30'],
  ['09.05', '09:05'],
  ['2:30 pm', '14:30'],
])('reads %j as %s on a 24-hour clock', (text, value) => {
  expect(parseTimeText(text, german)).toEqual({ kind: 'time', value, isShort: false });
});

it.each([
  ['9', '09:00'],
  ['14', '14:00'],
  ['930', '09:30'],
])('reads %j as %s, which can be the start of a longer time', (text, value) => {
  expect(parseTimeText(text, german)).toEqual({ kind: 'time', value, isShort: true });
});

it('requires am or pm for a time that a 12-hour clock shows twice', () => {
  expect(parseTimeText('2:30', indian)).toEqual({ kind: 'noPeriod', hour: 2, minute: 30 });
  expect(parseTimeText('12:00', indian)).toEqual({ kind: 'noPeriod', hour: 12, minute: 0 });
});

it.each(['25:00', '12:60', '14:3', '14:', 'noon', '14:30 am', '2:30 xm', '14:30:00'])('%j is not a time', (text) => {
  expect(parseTimeText(text, german)).toEqual({ kind: 'partial' });
});

it.each(['', ' \u00a0'])('%j is empty', (text) => {
  expect(parseTimeText(text, indian)).toEqual({ kind: 'empty' });
});

it.each([
  ['en-IN', undefined, '2:30 pm'],
  ['en-IN', 24, '14:30'],
  ['de-DE', undefined, '14:30'],
  ['de-DE', 12, '2:30 PM'],
] as const)('%s with %s hours writes and reads its own times', (locale, hourCycle, written) => {
  const clock = timeFormatOf(locale, hourCycle);
  expect(clock.write('14:30')).toBe(written);
  expect(parseTimeText(clock.write('14:30'), clock)).toEqual({ kind: 'time', value: '14:30', isShort: false });
});

it.each(['hi-IN', 'ar-EG', 'ko-KR', 'zh-TW', 'ur-PK'])('%s reads its own output, at every hour', (locale) => {
  const clock = timeFormatOf(locale);
  for (let hour = 0; hour < 24; hour++) {
    const value = `${String(hour).padStart(2, '0')}:05`;
    expect(parseTimeText(clock.write(value), clock)).toEqual({ kind: 'time', value, isShort: false });
  }
});
