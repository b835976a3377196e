import { truncate } from '../../shared/format/phrases.ts';

const maxValueLength = 24;

export const ignoredNoticeContent = {
  title: (count: number) =>
    count === 1
      ? 'One value of this link is not available, so the form keeps its usual one:'
      : `${count} values of this link are not available, so the forms keep their usual ones:`,
  parameter: ({ key, value }: { key: string; value: string }) =>
    `${truncate(key, maxValueLength)}=${truncate(value, maxValueLength)}`,
  more: (count: number) => `and ${count} more`,
  dismiss: 'Dismiss',
};

export type IgnoredNoticeContent = typeof ignoredNoticeContent;
