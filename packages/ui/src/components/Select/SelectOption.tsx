'use client';
import { Collection as AriaCollection } from 'react-aria-components/Collection';
import { Header as AriaHeader } from 'react-aria-components/Header';
import { ListBoxItem as AriaListBoxItem, ListBoxSection as AriaListBoxSection } from 'react-aria-components/ListBox';
import { Text as AriaText } from 'react-aria-components/Text';
import type { ChoiceItem, ChoiceSection } from '../../private/choiceItem.ts';
import { isSection } from '../../private/choiceSections.ts';
import { Check } from '../../private/icons.tsx';
import * as styles from './Select.css.ts';

export function SelectOption({ id, label, description, isDisabled = false }: ChoiceItem) {
  return (
    <AriaListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={styles.item}>
      <span className={styles.itemText}>
        <AriaText slot="label">{label}</AriaText>
        {description ? (
          <AriaText slot="description" className={styles.itemDescription}>
            {description}
          </AriaText>
        ) : null}
      </span>
      <Check size={16} aria-hidden className={styles.check} />
    </AriaListBoxItem>
  );
}

export const renderOption = (item: ChoiceItem | ChoiceSection) =>
  isSection(item) ? (
    <AriaListBoxSection id={item.id} className={styles.section}>
      <AriaHeader className={styles.heading}>{item.title}</AriaHeader>
      <AriaCollection items={item.items}>{renderOption}</AriaCollection>
    </AriaListBoxSection>
  ) : (
    <SelectOption {...item} />
  );
