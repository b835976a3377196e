import type { ChoiceOption } from '../../private/Field/option.ts';

/**
 * The id of the option that is shown as selected: the requested one, or else the first enabled one, or else the first.
 * `null` if there are no options.
 */
export function selectedOption(
  options: readonly ChoiceOption[],
  requestedId: string | null | undefined,
): string | null {
  const selected =
    options.find((option) => option.id === requestedId) ?? options.find((option) => !option.isDisabled) ?? options[0];
  return selected?.id ?? null;
}
