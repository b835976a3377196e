import { flushSync } from 'react-dom';
import { openSection } from '../openSection.ts';

/** Scrolls to the input of a value, expands its section, and focuses it. */
export function showField(name: string) {
  const input = document.querySelector<HTMLElement>(`form input[name="${CSS.escape(name)}"]`);
  flushSync(() => openSection(input));
  input?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
}
