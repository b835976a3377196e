'use client';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuSection as AriaMenuSection } from 'react-aria-components/Menu';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Separator as AriaSeparator } from 'react-aria-components/Separator';
import { Check } from '../../private/icons.tsx';
import * as styles from '../../private/popoverOnDemand/popoverOnDemand.css.ts';
import type { OnDemandPopoverProps } from '../../private/popoverOnDemand/usePopoverOnDemand.ts';
import * as menuStyles from '../Menu/Menu.css.ts';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';

interface ColumnsMenuListProps {
  popoverProps: OnDemandPopoverProps;
  columns: readonly { id: string; label: string; isRowHeader?: boolean }[];
  visibleIds: readonly string[];
  onChange: (visibleIds: ReadonlySet<string>) => void;
}

export function ColumnsMenuList({ popoverProps, columns, visibleIds, onChange }: ColumnsMenuListProps) {
  const messages = useMessages();
  const ids = columns.map(({ id }) => id);
  return (
    <AriaPopover {...popoverProps} aria-label={messages.columns} offset={6} className={menuStyles.popover}>
      <AriaMenu
        aria-label={messages.columns}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- every menu focuses its first item
        autoFocus="first"
        onClose={() => popoverProps.onOpenChange(false)}
        className={menuStyles.menu}
      >
        <AriaMenuSection
          aria-label={messages.columns}
          selectionMode="multiple"
          selectedKeys={visibleIds}
          onSelectionChange={(keys) => onChange(new Set([...(keys === 'all' ? ids : keys)].map(String)))}
        >
          {columns.map(({ id, label, isRowHeader = false }) => (
            <AriaMenuItem key={id} id={id} textValue={label} isDisabled={isRowHeader} className={menuStyles.item}>
              <Check size={16} className={styles.check} />
              <span>{label}</span>
            </AriaMenuItem>
          ))}
        </AriaMenuSection>
        <AriaSeparator className={styles.separator} />
        <AriaMenuItem
          id="showAll"
          isDisabled={visibleIds.length === ids.length}
          className={menuStyles.item}
          onAction={() => onChange(new Set(ids))}
        >
          {messages.showAllColumns}
        </AriaMenuItem>
      </AriaMenu>
    </AriaPopover>
  );
}
