'use client';
import { ListBox as AriaListBox, type ListBoxProps as AriaListBoxProps } from 'react-aria-components/ListBox';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import type { ChoiceItem, ChoiceSection } from '../../private/ChoiceItem.ts';
import { withoutDialogRole } from '../../private/withoutDialogRole.tsx';
import { list, popover } from './Select.css.ts';
import { renderOption } from './SelectOption.tsx';

type SelectListProps = AriaListBoxProps<ChoiceItem | ChoiceSection> & {
  popoverProps?: Omit<AriaPopoverProps, 'children' | 'className' | 'offset' | 'render'>;
};

export function SelectList({ popoverProps, ...props }: SelectListProps) {
  return (
    <AriaPopover {...popoverProps} className={popover} offset={4} render={withoutDialogRole}>
      <AriaListBox {...props} className={list}>
        {renderOption}
      </AriaListBox>
    </AriaPopover>
  );
}
