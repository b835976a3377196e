'use client';
import { Header as AriaHeader } from 'react-aria-components/Header';
import { MenuItem as AriaMenuItem, MenuSection as AriaMenuSection } from 'react-aria-components/Menu';
import type { ChoiceItem } from '../../private/choiceItem.ts';
import { Check } from '../../private/icons.tsx';
import * as styles from '../../private/popoverOnDemand/popoverOnDemand.css.ts';
import * as menuStyles from '../Menu/Menu.css.ts';
import { MenuItemText } from '../Menu/MenuItems.tsx';
import * as menuSectionStyles from '../MenuSection/MenuSection.css.ts';

export interface MenuChoicesProps {
  /** The heading of the choices. */
  title: string;
  /** The items, in order. */
  items: readonly ChoiceItem[];
  /** `single` closes the menu on selection; `multiple` keeps it open. */
  selectionMode: 'single' | 'multiple';
  /** The ids of the selected items. */
  selectedKeys: ReadonlySet<string> | readonly string[];
  /** Called with the ids of all selected items. */
  onSelectionChange: (ids: Set<string>) => void;
}

/**
 * Items of a `Menu` with check marks, which change what the page shows, such as its sort order. For a value in a form,
 * use `Select` or `CheckboxGroup`; for the columns of a table, use `ColumnsMenu`.
 * @example
 * <Menu aria-label="View" trigger={<Button>View</Button>}>
 *   <MenuChoices title="Group by" items={groupings} selectionMode="single" selectedKeys={[grouping]} onSelectionChange={([id]) => setGrouping(id)} />
 * </Menu>
 */
export function MenuChoices({ title, items, selectionMode, selectedKeys, onSelectionChange }: MenuChoicesProps) {
  const enabledIds = items.flatMap(({ id, isDisabled = false }) => (isDisabled ? [] : [id]));
  return (
    <AriaMenuSection
      selectionMode={selectionMode}
      selectedKeys={selectedKeys}
      disallowEmptySelection={selectionMode === 'single'}
      onSelectionChange={(keys) => onSelectionChange(new Set(keys === 'all' ? enabledIds : [...keys].map(String)))}
      className={menuSectionStyles.section}
    >
      <AriaHeader className={menuSectionStyles.heading}>{title}</AriaHeader>
      {items.map(({ id, label, description, isDisabled = false }) => (
        <AriaMenuItem key={id} id={id} textValue={label} isDisabled={isDisabled} className={menuStyles.item}>
          <Check size={16} className={styles.check} />
          <MenuItemText label={label} description={description} />
        </AriaMenuItem>
      ))}
    </AriaMenuSection>
  );
}
