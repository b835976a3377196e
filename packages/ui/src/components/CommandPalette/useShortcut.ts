'use client';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { isComposing } from '../../private/textInput/isComposing.ts';

const never = () => () => {};

export const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether the device is of Apple, where the key is ⌘. Servers and the first render assume that it is not. */
export const useIsApple = () => useSyncExternalStore(never, isApple, () => false);

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null;

const isRichText = (target: EventTarget | null) => target instanceof HTMLElement && target.isContentEditable;

/**
 * Calls back for Ctrl+K, on Apple devices ⌘K. Browsers use it for their search or address bar, so it is taken from them only
 * where it does something: not in rich text, where it inserts a link, and not in another dialog.
 */
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
