import type { ServiceTab } from '../ServicesScreen/quotes/forms.ts';
import type { ServicesContent } from '../ServicesScreen/ServicesScreen.content.ts';

interface FieldWords {
  label: string;
  /** The labels of the options. Empty for a switch. */
  options: Readonly<Record<string, string>>;
}

/** The label of a choice or a switch and of its options. The copy of the five forms has no common type. */
export function fieldWords(service: ServiceTab, field: string, content: ServicesContent): FieldWords {
  const words = content[service] as unknown as Readonly<Record<string, FieldWords | undefined>>;
  const switches: Readonly<Record<string, { label: string } | undefined>> = content.fab.extras;
  return words[field] ?? { label: switches[field]?.label ?? '', options: {} };
}
