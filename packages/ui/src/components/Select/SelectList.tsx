'use client';
import { ListBox as AriaListBox, type ListBoxProps as AriaListBoxProps } from 'react-aria-components/ListBox';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import type { ChoiceItem, ChoiceSection } from '../../private/ChoiceItem.ts';
import { list, popover } from './Select.css.ts';
import { renderOption } from './SelectOption.tsx';

type SelectListProps = AriaListBoxProps<ChoiceItem | ChoiceSection> & {
  popoverProps?: Omit<AriaPopoverProps, 'children' | 'className' | 'offset' | 'render'>;
};

export function SelectList({ popoverProps, ...props }: SelectListProps) {
  return (
    <AriaPopover
      {...popoverProps}
      className={popover}
      offset={4}
      // Removes react-aria's dialog role. Firefox reports an opening dialog as a new window, and Orca then returns to browse
      // mode, in which Down leaves the options.
      render={(popup) => <div {...popup} role={undefined} aria-label={undefined} aria-labelledby={undefined} />}
    >
      <AriaListBox {...props} className={list}>
        {renderOption}
      </AriaListBox>
    </AriaPopover>
  );
}
