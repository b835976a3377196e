import type { Fault } from '../model.ts';

/** Formulas and dates are right. */
export const engineeringAndDatesFaults: readonly Fault[] = [
  {
    id: 'panel-without-outer-gaps',
    promise: 'A panel is drawn at the size of the product.',
    file: 'packages/engineering/src/panel.ts',
    find: '+ 2 * (border + gap));',
    replace: '+ 2 * border);',
    caughtBy: {
      step: 'unit',
      file: 'tests/engineering/panel.test.ts',
      test: 'a delivery panel > of 2 × 3 boards of 50 × 40 mm is 116 × 138 mm',
    },
  },
  {
    id: 'inner-track-too-narrow',
    promise: 'A track on an inner layer is wide enough for its current.',
    file: 'packages/engineering/src/trackWidth.ts',
    find: "const k = position === 'outer' ? 0.048 : 0.024;",
    replace: 'const k = 0.048;',
    caughtBy: {
      step: 'unit',
      file: 'tests/engineering/trackWidth.test.ts',
      test: 'trackWidth > 1 A in 0.5 oz inner copper at 10 °C: 1.56 mm',
    },
  },
  {
    id: 'rounded-impedance-constant',
    promise: 'The impedance calculator agrees with its published formula.',
    file: 'packages/engineering/src/impedance.ts',
    find: 'const freeSpaceImpedance = 376.73;',
    replace: 'const freeSpaceImpedance = 377;',
    caughtBy: {
      step: 'unit',
      file: 'tests/engineering/impedance.test.ts',
      test: 'a single microstrip > w 0.36, h 0.2, t 0.035, Dk 4.6: 48.471 ohms',
    },
  },
  {
    id: 'nonsense-becomes-nan',
    promise: 'A calculator never shows NaN, whatever is typed.',
    file: 'packages/screens/src/shared/typedNumber.ts',
    find: "  if (!isGrouped && !plain.test(unsigned)) return problem('unreadable');\n",
    replace: '',
    caughtBy: {
      step: 'unit',
      file: 'tests/screens/typedNumber.test.ts',
      test: 'readTypedNumber > returns a number in range or a problem for any text',
    },
  },
  {
    id: 'holiday-counted-as-a-working-day',
    promise: 'A dispatch date skips holidays.',
    file: 'packages/screens/src/shared/workingDays.ts',
    find: ' && holidayOn(date, calendar) === undefined;',
    replace: ';',
    caughtBy: {
      step: 'unit',
      file: 'tests/screens/workingDays.test.ts',
      test: 'addWorkingDays > counts a holiday only where it is in the list',
    },
  },
  {
    id: 'day-before-west-of-greenwich',
    promise: 'A dispatch date is the same day for every reader.',
    file: 'packages/screens/src/shared/workingDays.ts',
    find: "  timeZone: 'UTC',\n",
    replace: '',
    caughtBy: {
      step: 'unit',
      file: 'tests/screens/workingDays.test.ts',
      test: 'formatDateSpan > formats a single day once and a range with both ends',
    },
  },
  {
    id: 'day-in-greenwich',
    promise: 'A dispatch date counts from the current day in India.',
    file: 'apps/site/src/app/useToday.ts',
    find: 'const indianTime = 5.5 * 60 * 60 * 1000;',
    replace: 'const indianTime = 0;',
    caughtBy: {
      step: 'site',
      file: 'tests/e2e/services.spec.ts',
      test: '[Q-20] the price card counts from today, the day in India',
    },
  },
];
