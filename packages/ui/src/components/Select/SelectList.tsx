'use client';
import { ListBox as AriaListBox, type ListBoxProps as AriaListBoxProps } from 'react-aria-components/ListBox';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import type { ChoiceItem } from '../../private/ChoiceItem.ts';
import { list, popover } from './Select.css.ts';
import { SelectOption } from './SelectOption.tsx';

type SelectListProps = AriaListBoxProps<ChoiceItem> & {
  popoverProps?: Omit<AriaPopoverProps, 'children' | 'className' | 'offset'>;
};

export function SelectList({ popoverProps, ...props }: SelectListProps) {
  return (
    <AriaPopover {...popoverProps} className={popover} offset={4}>
      <AriaListBox {...props} className={list}>
        {(item) => <SelectOption {...item} />}
      </AriaListBox>
    </AriaPopover>
  );
}
