'use client';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs';
import { composeClassName } from '../../private/composeClassName.ts';
import * as styles from './Tabs.css.ts';
import { useHiddenTabs } from './useHiddenTabs.ts';

export const tabsVariants = ['line', 'enclosed'] as const;
export type TabsVariant = (typeof tabsVariants)[number];

export interface TabItem {
  /** Unique key of the tab, used in `selectedKey`. */
  id: string;
  label: string;
  /** A 20 px icon before the label. */
  icon?: ReactNode;
  content: ReactNode;
}

export interface TabsProps extends Omit<
  AriaTabsProps,
  'aria-label' | 'children' | 'orientation' | 'selectedKey' | 'defaultSelectedKey' | 'onSelectionChange'
> {
  /** The accessible name of the list of tabs. */
  'aria-label': string;
  /** The tabs with their panels. */
  items: readonly TabItem[];
  /** The key of the selected tab (controlled). */
  selectedKey?: string;
  /** The key of the initially selected tab (uncontrolled). @default the first enabled tab */
  defaultSelectedKey?: string;
  /** Called with the key of the selected tab. */
  onSelectionChange?: (key: string) => void;
  /** `line` for tabs directly on the page, `enclosed` for a framed panel. @default 'line' */
  variant?: TabsVariant;
  /** Ref to the `div` around tabs and panels. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Shows one panel at a time. To choose a value in a form, use `ToggleGroup`; for content that people may read together,
 * use `Accordion`. Hidden panels are unmounted, so keep a `Form` inside one panel.
 * @example <Tabs aria-label="Service" items={[{ id: 'layout', label: 'PCB Layout', content: <LayoutForm /> }]} />
 */
export function Tabs({
  'aria-label': ariaLabel,
  items,
  defaultSelectedKey,
  onSelectionChange,
  variant = 'line',
  className,
  ...props
}: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useHiddenTabs(list);
  const disabled = new Set(props.disabledKeys);
  // Otherwise react-aria selects it only after the first render in the browser, and calls onSelectionChange.
  const initialKey = defaultSelectedKey ?? items.find(({ id }) => !disabled.has(id))?.id;
  return (
    <AriaTabs
      {...props}
      {...(initialKey !== undefined && { defaultSelectedKey: initialKey })}
      {...(onSelectionChange && { onSelectionChange: (key) => onSelectionChange(String(key)) })}
      className={composeClassName(className, styles.tabs({ variant }))}
    >
      <AriaTabList ref={list} aria-label={ariaLabel} className={styles.list({ variant })}>
        {items.map(({ id, label, icon }) => (
          <AriaTab key={id} id={id} className={styles.tab({ variant })}>
            {({ isSelected }) => <TabLabel label={label} icon={icon} isSelected={isSelected} />}
          </AriaTab>
        ))}
      </AriaTabList>
      {items.map(({ id, content }) => (
        <AriaTabPanel key={id} id={id} className={styles.panel({ variant })}>
          {content}
        </AriaTabPanel>
      ))}
    </AriaTabs>
  );
}

/** Keeps the label of the selected tab in view, unless the user scrolls it away. */
function TabLabel({ label, icon, isSelected }: Pick<TabItem, 'label' | 'icon'> & { isSelected: boolean }) {
  const labelRef = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tab = labelRef.current?.parentElement;
    const list = tab?.parentElement;
    if (!isSelected || !tab || !list) return;
    // Also on a resize, for example when a phone is rotated or a font loads late.
    const observer = new ResizeObserver(() => {
      // scrollIntoView would also move the page.
      list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
    });
    observer.observe(list);
    observer.observe(tab);
    return () => observer.disconnect();
  }, [isSelected]);
  return (
    <span ref={labelRef} className={styles.tabLabel}>
      {icon ? (
        <span aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
      ) : null}
      <span>{label}</span>
    </span>
  );
}
