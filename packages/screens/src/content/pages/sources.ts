import type { Source } from '../model.ts';

/** The page of the capability sheet, which does not cite itself. */
export const capabilitySheet: Source = {
  label: 'Our capability sheet; conversions between mm and mil are computed',
  href: '/resources/technical-capabilities',
};

/** A rule that no standard sets. */
export const processRule: Source = { label: 'Our own process rule; conversions between mm and mil are computed' };
