'use client';
import { useMemo } from 'react';
import { Collection as AriaCollection } from 'react-aria-components/Collection';
import { ListBox as AriaListBox, ListBoxLoadMoreItem as AriaListBoxLoadMoreItem } from 'react-aria-components/ListBox';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { useMessages } from '../../components/MessagesProvider/MessagesProvider.tsx';
import * as selectStyles from '../../components/Select/Select.css.ts';
import { renderOption, SelectOption } from '../../components/Select/SelectOption.tsx';
import { type ChoiceList, groupBySection } from '../choiceSections.ts';
import { joinClassNames } from '../joinClassNames.ts';
import { useFillCount } from '../useFillCount.ts';
import * as styles from './comboBox.css.ts';
import { type LoadState, type Options, retryId } from './useOptions.ts';

export interface ComboBoxListProps {
  items: ChoiceList;
  labelId: string;
  options: Options;
  loadState: LoadState | undefined;
  isSlow: boolean;
}

export function ComboBoxList({ items, labelId, options, loadState, isSlow }: ComboBoxListProps) {
  const messages = useMessages();
  const fillCount = useFillCount();
  const { defaultItems } = options.comboBox;
  const visibleItems = useMemo(() => groupBySection(defaultItems, items), [defaultItems, items]);
  const emptyText = loadState?.status === 'loading' ? isSlow && messages.loading : messages.noOptions;
  return (
    <AriaPopover className={joinClassNames(selectStyles.popover, styles.popover)} offset={4}>
      <AriaListBox
        // Removes react-aria's own name.
        aria-label=""
        aria-labelledby={labelId}
        className={selectStyles.list}
        renderEmptyState={() => <div className={styles.empty}>{emptyText}</div>}
      >
        <AriaCollection items={visibleItems}>{renderOption}</AriaCollection>
        {loadState?.status === 'failed' ? <SelectOption id={retryId} label={messages.loadingFailed} /> : null}
        {options.moreCount > 0 ? <AriaListBoxLoadMoreItem onLoadMore={options.showMore} /> : null}
      </AriaListBox>
      {options.moreCount > 0 ? (
        <div className={styles.more}>{fillCount(messages.moreOptions, { count: options.moreCount })}</div>
      ) : null}
    </AriaPopover>
  );
}
