import type { ChoiceOption } from '../../private/Field/option.ts';

/**
 * The id of the option that stands as chosen: the one asked for, and where there is none of that id, the first that
 * can be chosen. `null` only where there is nothing to choose from.
 */
export function chosenOption(options: readonly ChoiceOption[], wanted: string | null | undefined): string | null {
  const chosen =
    options.find((option) => option.id === wanted) ?? options.find((option) => !option.isDisabled) ?? options[0];
  return chosen?.id ?? null;
}
