import { changedFields, type ServiceForms, type ServiceTab } from './forms.ts';

/** The letters of pinned configurations. Each service has up to three. */
export const pinLetters = ['A', 'B', 'C'] as const;
export type PinLetter = (typeof pinLetters)[number];

/** A service, and the values of every form; only those of `service` are used. */
export interface QuoteConfiguration {
  service: ServiceTab;
  forms: ServiceForms;
}

/** A pinned configuration. It keeps its letter when another one is removed. */
export interface PinnedConfiguration extends QuoteConfiguration {
  letter: PinLetter;
}

export const isPin =
  (service: ServiceTab, letter?: PinLetter) =>
  (pin: PinnedConfiguration): boolean =>
    pin.service === service && (letter === undefined || pin.letter === letter);

/** The result of pinning: a new pin, a configuration that was already pinned, or no room for a fourth. */
export type PinResult = { kind: 'pinned' | 'same'; pin: PinnedConfiguration } | { kind: 'full' };

/** Returns the letter for a configuration among the pinned ones. */
export function pinOf({ service, forms }: QuoteConfiguration, pinned: readonly PinnedConfiguration[]): PinResult {
  const others = pinned.filter(isPin(service));
  const same = others.find((other) => changedFields(service, other.forms, forms).length === 0);
  if (same) return { kind: 'same', pin: same };
  const letter = pinLetters.find((candidate) => !others.some(isPin(service, candidate)));
  return letter === undefined ? { kind: 'full' } : { kind: 'pinned', pin: { service, forms, letter } };
}
