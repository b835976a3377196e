'use client';
import { ListBoxItem as AriaListBoxItem } from 'react-aria-components/ListBox';
import { Text as AriaText } from 'react-aria-components/Text';
import type { ChoiceItem } from '../../private/ChoiceItem.ts';
import { Check } from '../../private/icons.tsx';
import { check, item as itemStyle, itemDescription, itemText } from './Select.css.ts';

export function SelectOption({ id, label, description, isDisabled = false }: ChoiceItem) {
  return (
    <AriaListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={itemStyle}>
      <span className={itemText}>
        <AriaText slot="label">{label}</AriaText>
        {description ? (
          <AriaText slot="description" className={itemDescription}>
            {description}
          </AriaText>
        ) : null}
      </span>
      <Check size={16} aria-hidden className={check} />
    </AriaListBoxItem>
  );
}
