/** React Router restores scroll positions by key, and every full load would otherwise share the key 'default'. */
export function ensureHistoryKey(): void {
  const entry = window.history.state as { key?: string } | null;
  if (entry?.key) return;
  window.history.replaceState({ ...entry, key: Math.random().toString(36).slice(2) }, '');
}
