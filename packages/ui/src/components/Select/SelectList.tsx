'use client';
import {
  ListBox as AriaListBox,
  ListBoxItem as AriaListBoxItem,
  type ListBoxProps as AriaListBoxProps,
} from 'react-aria-components/ListBox';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { Text as AriaText } from 'react-aria-components/Text';
import type { ChoiceItem } from '../../private/ChoiceItem.ts';
import { Check } from '../../private/icons.tsx';
import { check, item as itemStyle, itemDescription, itemText, list, popover } from './Select.css.ts';

type SelectListProps = AriaListBoxProps<ChoiceItem> & {
  popoverProps?: Omit<AriaPopoverProps, 'children' | 'className' | 'offset'>;
};

/** The list of a select, in its popover. */
export function SelectList({ popoverProps, ...props }: SelectListProps) {
  return (
    <AriaPopover {...popoverProps} className={popover} offset={4}>
      <AriaListBox {...props} className={list}>
        {(item) => (
          <AriaListBoxItem
            id={item.id}
            textValue={item.label}
            isDisabled={item.isDisabled ?? false}
            className={itemStyle}
          >
            <span className={itemText}>
              <AriaText slot="label">{item.label}</AriaText>
              {item.description ? (
                <AriaText slot="description" className={itemDescription}>
                  {item.description}
                </AriaText>
              ) : null}
            </span>
            <Check size={16} aria-hidden className={check} />
          </AriaListBoxItem>
        )}
      </AriaListBox>
    </AriaPopover>
  );
}
