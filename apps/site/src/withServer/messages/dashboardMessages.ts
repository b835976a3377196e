import type { Dashboard } from '@pcb/api/dashboard';

type Event = Dashboard['activity'][number];

export const trendTexts = {
  currentWeek: 'Current week',
  week: (number: number) => `Week ${number}`,
};

export const activitySentences: Readonly<Record<Event['action'], (event: Event, what: string) => string>> = {
  place: ({ actor }, what) => `${actor} placed ${what}`,
  register: ({ actor }) => `${actor} opened an account`,
  add: ({ actor }, what) => `${actor} added ${what}`,
  edit: ({ actor }, what) => `${actor} changed ${what}`,
  'set status': ({ actor, status }, what) => `${actor} set ${what} to ${status ?? 'another status'}`,
  remove: ({ actor }, what) => `${actor} deleted ${what}`,
};
