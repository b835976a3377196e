import { type CalendarCell, calendarMonths, weekOf } from '@pcb/quoting/calendarMonths';
import type { DispatchDayKind, DispatchDays } from '@pcb/quoting/dispatchDays';
import type { CountedFrom } from '@pcb/quoting/shipDate';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { CalendarX2, DraftingCompass, Flag, type LucideIcon, Minus, ShoppingCart, Truck } from 'lucide-react';
import * as styles from './DispatchCalendar.css.ts';
import type { DispatchPlanContent } from './DispatchPlan.content.ts';

const kinds: readonly DispatchDayKind[] = [
  'order',
  'start',
  'preparation',
  'working',
  'weekend',
  'holiday',
  'dispatch',
];

const icons: Readonly<Record<Exclude<DispatchDayKind, 'working'>, LucideIcon>> = {
  order: ShoppingCart,
  start: Flag,
  preparation: DraftingCompass,
  weekend: Minus,
  holiday: CalendarX2,
  dispatch: Truck,
};

function Mark({ kind, count }: { kind: DispatchDayKind; count: string }) {
  if (kind === 'working') return <span className={styles.count}>{count}</span>;
  const Icon = icons[kind];
  return <Icon className={styles.icon} aria-hidden />;
}

interface DayProps {
  cell: CalendarCell | null;
  content: DispatchPlanContent;
}

function Day({ cell, content }: DayProps) {
  if (!cell) return <td className={styles.empty} />;
  const { date, day } = cell;
  if (!day)
    return (
      <td className={styles.outside}>
        <span aria-hidden>{date.day}</span>
      </td>
    );
  return (
    <td className={styles.cells[day.kind]}>
      <div className={styles.day} aria-hidden>
        <span className={styles.date}>{date.day}</span>
        <Mark kind={day.kind} count={'count' in day ? content.count(day.count) : ''} />
        <span className={styles.name}>{content.dayName(day)}</span>
      </div>
      <VisuallyHidden>{`${content.day(date)}: ${content.describeDay(day)}`}</VisuallyHidden>
    </td>
  );
}

interface DispatchCalendarProps {
  days: DispatchDays;
  countedFrom: CountedFrom;
  content: DispatchPlanContent;
}

export function DispatchCalendar({ days, countedFrom, content }: DispatchCalendarProps) {
  const legendOf = (kind: DispatchDayKind) => {
    if (kind === 'dispatch') return content.dispatchCountedFrom[countedFrom];
    return kind === 'order' && present.includes('start') ? content.orderOnly : content.legendOf[kind];
  };
  const present = kinds.filter((kind) => days.some((day) => day.kind === kind));
  return (
    <div className={styles.frame}>
      <table className={styles.calendar}>
        <caption>
          <VisuallyHidden>{content.calendar}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {weekOf(days[0].date).map((date) => (
              <th key={content.weekday(date)} scope="col" className={styles.weekday}>
                <span aria-hidden>{content.weekdayInitial(date)}</span>
                <VisuallyHidden>{content.weekday(date)}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        {calendarMonths(days).map(({ start, weeks }) => (
          <tbody key={start.toString()}>
            <tr>
              <th colSpan={7} scope="rowgroup" className={styles.month}>
                {content.month(start)}
              </th>
            </tr>
            {weeks.map((week, index) => (
              <tr key={index}>
                {week.map((cell, column) => (
                  <Day key={column} cell={cell} content={content} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <ul className={styles.legend} aria-label={content.legend}>
        {present.map((kind) => (
          <li key={kind} className={styles.legendItem}>
            <span className={styles.swatches[kind]} aria-hidden>
              <Mark kind={kind} count="3" />
            </span>
            <span>{legendOf(kind)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
