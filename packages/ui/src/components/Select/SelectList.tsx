'use client';
import { ListBox as AriaListBox, type ListBoxProps as AriaListBoxProps } from 'react-aria-components/ListBox';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import type { ChoiceItem, ChoiceSection } from '../../private/choiceItem.ts';
import { withoutDialogRole } from '../../private/withoutDialogRole.tsx';
import * as styles from './Select.css.ts';
import { renderOption } from './SelectOption.tsx';

type SelectListProps = AriaListBoxProps<ChoiceItem | ChoiceSection> & {
  popoverProps?: Omit<AriaPopoverProps, 'children' | 'className' | 'offset' | 'render'>;
};

export function SelectList({ popoverProps, ...props }: SelectListProps) {
  return (
    <AriaPopover {...popoverProps} className={styles.popover} offset={4} render={withoutDialogRole}>
      <AriaListBox {...props} className={styles.list}>
        {renderOption}
      </AriaListBox>
    </AriaPopover>
  );
}
