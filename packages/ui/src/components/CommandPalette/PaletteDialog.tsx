'use client';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Autocomplete as AriaAutocomplete } from 'react-aria-components/Autocomplete';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { fillMessage } from '../../private/fillMessage.ts';
import { Search, X } from '../../private/icons.tsx';
import { ModalContent } from '../../private/modal/ModalContent.tsx';
import { isComposing } from '../../private/textInput/isComposing.ts';
import { TextInput } from '../../private/textInput/TextInput.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import { type CommandSection, findCommands, waitingSections } from './commands.ts';
import * as styles from './PaletteDialog.css.ts';
import { PaletteList } from './PaletteList.tsx';
import { useRestAnnouncement } from './useRestAnnouncement.ts';
import { WaitingSections } from './WaitingSections.tsx';

export interface PaletteDialogProps {
  label: string;
  placeholder: string | undefined;
  sections: readonly CommandSection[];
  recentIds: readonly string[];
  onAction: ((id: string) => void) | undefined;
  onInputChange: ((text: string) => void) | undefined;
  onClose: () => void;
}

export function PaletteDialog({ onClose, ...props }: PaletteDialogProps) {
  return (
    <AriaModalOverlay isOpen isDismissable className={styles.overlay} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AriaModal className={styles.box}>
        <AriaDialog aria-label={props.label} className={styles.dialog}>
          <ModalContent>
            <Palette {...props} onClose={onClose} />
          </ModalContent>
        </AriaDialog>
      </AriaModal>
    </AriaModalOverlay>
  );
}

function Palette({ label, placeholder, sections, recentIds, onAction, onInputChange, onClose }: PaletteDialogProps) {
  const messages = useMessages();
  const [typed, setTyped] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const resultsRef = useRef<HTMLDivElement>(null);
  const found = useMemo(
    () => findCommands(sections, typed, { title: messages.recent, ids: recentIds }),
    [sections, typed, recentIds, messages.recent],
  );
  const waiting = waitingSections(sections, typed);
  const count = found.reduce((sum, section) => sum + section.count, 0);
  const isSettled = typed.trim() !== '' && (count > 0 || waiting.length === 0);
  const countText = count === 0 ? messages.noResults : fillMessage(messages.results, { count });
  useRestAnnouncement(isSettled ? countText : null, typed);

  const act = (id: string) => {
    const item = sections.flatMap(({ items }) => items).find((one) => one.id === id);
    onAction?.(id);
    onClose();
    if (item?.href === undefined) item?.onAction();
  };
  /** After a deletion no item is active. */
  const activateFirst = ({ key, nativeEvent }: KeyboardEvent) => {
    if (
      key !== 'Enter' ||
      isComposing(nativeEvent) ||
      resultsRef.current?.querySelector('[role="option"][data-focused]')
    )
      return;
    resultsRef.current?.querySelector<HTMLElement>('[role="option"]')?.click();
  };
  return (
    <AriaAutocomplete
      inputValue={typed}
      onInputChange={(text) => {
        setTyped(text);
        onInputChange?.(text);
      }}
    >
      <div className={styles.head}>
        <Search size={20} aria-hidden="true" className={styles.searchIcon} />
        <AriaSearchField aria-label={label} className={styles.field} onKeyDown={activateFirst}>
          <TextInput
            ref={inputRef}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is for typing
            autoFocus
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Autocomplete adds aria-controls
            role="combobox"
            aria-expanded={count > 0}
            className={styles.input}
            {...(placeholder !== undefined && { placeholder })}
          />
        </AriaSearchField>
        <IconButton aria-label={messages.close} onPress={onClose}>
          <X aria-hidden="true" size={20} />
        </IconButton>
      </div>
      <div ref={resultsRef} className={styles.results}>
        <PaletteList label={label} sections={found} onAction={act} />
        {count === 0 && waiting.length === 0 ? <p className={styles.none}>{messages.noResults}</p> : null}
        <WaitingSections
          sections={waiting}
          typed={typed}
          onRetry={(section) => {
            // The button is removed while the section loads.
            inputRef.current?.focus();
            section.onRetry?.();
          }}
        />
      </div>
    </AriaAutocomplete>
  );
}
