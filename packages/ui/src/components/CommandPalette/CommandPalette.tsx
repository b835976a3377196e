'use client';
import { type ComponentType, createElement, type Ref, useEffect, useEffectEvent, useState } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { useControllable } from '../../hooks/useControllable.ts';
import { composeClassName } from '../../private/composeClassName.ts';
import { Command } from '../../private/icons.tsx';
import { Button } from '../Button/Button.tsx';
import * as styles from './CommandPalette.css.ts';
import type { CommandSection } from './commands.ts';
import type { PaletteDialogProps } from './PaletteDialog.tsx';
import { useIsApple, useShortcut } from './useShortcut.ts';

export type { CommandItem, CommandSection } from './commands.ts';

export interface CommandPaletteProps extends Pick<AriaButtonProps, 'className' | 'style' | 'id'> {
  /** The text of the button, and the name of the palette and its field: `Jump to`. */
  label: string;
  /** The placeholder, which says what can be found: `Pages, orders and customers`. */
  placeholder?: string;
  /** The sections, in display order. */
  sections: readonly CommandSection[];
  /** The ids of the recently used items, the latest first. They are listed first while the field is empty. */
  recentIds?: readonly string[];
  /** Called with the id of the activated item, before the link is followed or its `onAction` is called. */
  onAction?: (id: string) => void;
  /** Called with the text in the field, for sections that a server searches. The palette still filters all items. */
  onInputChange?: (text: string) => void;
  /** Whether the palette is open (controlled). */
  isOpen?: boolean;
  /** Whether the palette is open initially (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when the palette opens or closes. Load records when it first opens. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Ref to the button that opens the palette. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that opens a dialog to find pages, records and actions, as does Ctrl+K (⌘K on Apple devices). It is for
 * people who work in an application all day; everything in it must also be reachable without it. Use one per page. To
 * search one list, use `SearchField`; for a few actions, use `Menu`. The dialog loads when it is first opened.
 * @example
 * <CommandPalette
 *   label="Jump to"
 *   sections={[{ id: 'pages', title: 'Pages', items: [{ id: 'orders', label: 'Orders', href: '/orders' }] }]}
 * />
 */
export function CommandPalette({
  label,
  placeholder,
  sections,
  recentIds = [],
  onAction,
  onInputChange,
  isOpen: controlledOpen,
  defaultOpen = false,
  onOpenChange,
  className,
  ...props
}: CommandPaletteProps) {
  const [isOpen, setOpen] = useControllable(controlledOpen, defaultOpen, onOpenChange);
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<PaletteDialogProps> }>();
  useShortcut(isOpen, () => setOpen(!isOpen));
  const key = useIsApple() ? { name: 'Meta+K', text: '⌘ K' } : { name: 'Control+K', text: 'Ctrl K' };

  const isNeeded = isOpen && !dialog;
  // Closing it lets the next press try again.
  const giveUp = useEffectEvent(() => setOpen(false));
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    import('./PaletteDialog.tsx').then(
      ({ PaletteDialog }) => isCurrent && setDialog({ Dialog: PaletteDialog }),
      () => isCurrent && giveUp(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);

  return (
    <>
      <Button
        {...props}
        variant="outline"
        tone="neutral"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        isPending={isNeeded}
        className={composeClassName(className, styles.trigger)}
        onPress={() => setOpen(true)}
        render={(button) => <button {...button} aria-keyshortcuts={key.name} />}
      >
        <Command size={16} aria-hidden="true" />
        <span className={styles.text}>{label}</span>
        <kbd aria-hidden="true" className={styles.shortcut}>
          {key.text}
        </kbd>
      </Button>
      {isOpen && dialog
        ? createElement(dialog.Dialog, {
            label,
            placeholder,
            sections,
            recentIds,
            onAction,
            onInputChange,
            onClose: () => setOpen(false),
          })
        : null}
    </>
  );
}
