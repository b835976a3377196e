'use client';
import { fillMessage } from '../../../private/fillMessage.ts';
import { EllipsisVertical } from '../../../private/icons.tsx';
import { usePopoverOnDemand } from '../../../private/popoverOnDemand/usePopoverOnDemand.ts';
import { useMessages } from '../../MessagesProvider/MessagesProvider.tsx';
import * as sideBySide from '../narrow/sideBySide.css.ts';
import type { ColumnActions } from './ColumnMenuList.tsx';

const loadList = async () => (await import('./ColumnMenuList.tsx')).ColumnMenuList;

interface ColumnMenuProps {
  label: string;
  actions: ColumnActions;
}

export function ColumnMenu({ label, actions }: ColumnMenuProps) {
  const name = fillMessage(useMessages().columnOptions, { column: label });
  const { List, trigger, buttonProps, popoverProps, open, openByArrow, preload } = usePopoverOnDemand(loadList);
  return (
    <>
      <button
        {...buttonProps}
        ref={trigger}
        type="button"
        aria-label={name}
        className={sideBySide.menuButton}
        onClick={open}
        onKeyDown={openByArrow}
        onPointerEnter={preload}
      >
        <EllipsisVertical size={16} />
      </button>
      {List ? <List {...actions} popoverProps={popoverProps} name={name} /> : null}
    </>
  );
}
