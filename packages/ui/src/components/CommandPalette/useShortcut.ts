'use client';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { isComposing } from '../../private/textInput/isComposing.ts';

const never = () => () => {};

export const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Apple devices use ⌘. Servers and the first render assume another device. */
export const useIsApple = () => useSyncExternalStore(never, isApple, () => false);

const isDialogOpen = () =>
  document.querySelector('[data-pcb-modal], [role="dialog"], [role="alertdialog"], dialog[open]') !== null;

const isRichText = (target: EventTarget | null) => target instanceof HTMLElement && target.isContentEditable;

/** Ctrl+K (⌘K) is ignored in rich text, where it inserts a link, and in other dialogs. */
export function useShortcut(isOpen: boolean, onShortcut: () => void) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey, key, repeat } = event;
    const [modifier, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
    if (!modifier || other || altKey || shiftKey || key.toLowerCase() !== 'k') return;
    if (isComposing(event) || event.defaultPrevented || isRichText(event.target) || (!isOpen && isDialogOpen())) return;
    event.preventDefault();
    if (!repeat) onShortcut();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
