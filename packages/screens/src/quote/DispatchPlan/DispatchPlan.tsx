import { dispatchSchedule, dispatchSpan } from '@pcb/quoting/dispatchSchedule';
import type { ServiceForms, ServiceTab } from '@pcb/quoting/forms';
import type { OrderDay } from '@pcb/quoting/orderDay';
import { Badge } from '@pcb/ui/Badge';
import { Card } from '@pcb/ui/Card';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useId } from 'react';
import { formatDateSpan } from '../../shared/format/dates.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { DispatchCalendar } from './DispatchCalendar.tsx';
import { dispatchPlanContent, type DispatchPlanContent } from './DispatchPlan.content.ts';
import * as styles from './DispatchPlan.css.ts';

export { dispatchPlanContent, type DispatchPlanContent } from './DispatchPlan.content.ts';

export interface DispatchPlanProps extends WithContent<DispatchPlanContent> {
  /** The ordered service. */
  service: ServiceTab;
  /** The values of every form; only the form of `service` is used. */
  forms: ServiceForms;
  /** The order date and the days off. Without `today`, as on a server, only the lead time is shown. */
  day: OrderDay;
}

/**
 * Explains a ship date: the lead time, the days not counted, and a calendar from order to dispatch.
 *
 * @example <DispatchPlan service="fab" forms={forms} day={{ today, calendar: workingCalendar }} />
 */
export function DispatchPlan({ content = dispatchPlanContent, service, forms, day }: DispatchPlanProps) {
  const titleId = useId();
  const schedule = dispatchSchedule(service, forms, day);
  const days = schedule?.days ?? null;
  return (
    <Card elementType="section" aria-labelledby={titleId}>
      <Stack gap="large">
        <Inline justify="space-between" gap="small">
          <Heading level={2} size="title" id={titleId}>
            {content.title}
          </Heading>
          <Badge>{content.badge}</Badge>
        </Inline>
        {schedule === null ? (
          <Text hasLineLimit>{content.onRequest}</Text>
        ) : (
          <Inline align="stretch" gap="xxlarge" className={styles.parts}>
            <Stack gap="medium" className={styles.sentences}>
              {days ? (
                <Stack gap="xsmall">
                  <Text size="small" tone="muted">
                    {content.dispatch}
                  </Text>
                  <Text size="large" weight="strong">
                    {formatDateSpan(dispatchSpan(days))}
                  </Text>
                </Stack>
              ) : null}
              <Text hasLineLimit>{content.leadTime(schedule)}</Text>
              <Text hasLineLimit>{content.countedFrom(schedule)}</Text>
              {days ? <Text hasLineLimit>{content.daysOff(days)}</Text> : null}
              {schedule.holidaysKnownUntil ? (
                <Text hasLineLimit>{content.unknownHolidays(schedule.holidaysKnownUntil)}</Text>
              ) : null}
              <Text size="small" tone="muted" hasLineLimit>
                {content.arrival} {content.sample}
              </Text>
            </Stack>
            {days ? (
              <div className={styles.calendar}>
                <DispatchCalendar days={days} countedFrom={schedule.countedFrom} content={content} />
              </div>
            ) : null}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
