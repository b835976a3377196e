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
import {
  icon as iconStyle,
  list as listStyle,
  panel as panelStyle,
  tab as tabStyle,
  tabs as tabsStyle,
  words as wordsStyle,
} from './Tabs.css.ts';

export const tabsVariants = ['line', 'enclosed'] as const;
export type TabsVariant = (typeof tabsVariants)[number];

/** One tab and what it shows. */
export interface TabItem {
  /** Its key in `selectedKey`. */
  id: string;
  /** A word or two. */
  label: string;
  /** An icon of 20 px before the label. */
  icon?: ReactNode;
  /** What stands below while the tab is chosen. */
  panel: ReactNode;
}

export interface TabsProps extends Omit<
  AriaTabsProps,
  'aria-label' | 'children' | 'orientation' | 'selectedKey' | 'defaultSelectedKey' | 'onSelectionChange'
> {
  /** What the tabs choose between. */
  'aria-label': string;
  /** The tabs with their panels. */
  tabs: readonly TabItem[];
  /** The chosen tab, when the host holds it. */
  selectedKey?: string;
  /** The tab that is chosen at first. @default the first */
  defaultSelectedKey?: string;
  /** A tab was chosen. */
  onSelectionChange?: (key: string) => void;
  /** `line` on the page, `enclosed` for a panel with a frame of its own. @default 'line' */
  variant?: TabsVariant;
  /** The `div` around the tabs and their panels. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Parts of one thing, one shown at a time. The list of tabs scrolls inside itself where it does not fit. To choose a
 * value in a form use `ToggleGroup`; for parts that may be read together `Accordion` or plain sections.
 *
 * @example <Tabs aria-label="Service" tabs={[{ id: 'layout', label: 'PCB Layout', panel: <LayoutForm /> }]} />
 */
export function Tabs({
  'aria-label': ariaLabel,
  tabs,
  onSelectionChange,
  variant = 'line',
  className,
  ...props
}: TabsProps) {
  return (
    <AriaTabs
      {...props}
      {...(onSelectionChange && { onSelectionChange: (key) => onSelectionChange(String(key)) })}
      className={composeClassName(className, tabsStyle({ variant }))}
    >
      <AriaTabList aria-label={ariaLabel} className={listStyle({ variant })}>
        {tabs.map(({ id, label, icon }) => (
          <AriaTab key={id} id={id} className={tabStyle({ variant })}>
            {({ isSelected }) => <TabWords label={label} icon={icon} isSelected={isSelected} />}
          </AriaTab>
        ))}
      </AriaTabList>
      {tabs.map(({ id, panel }) => (
        <AriaTabPanel key={id} id={id} className={panelStyle({ variant })}>
          {panel}
        </AriaTabPanel>
      ))}
    </AriaTabs>
  );
}

/** The words of a tab; once it is chosen, the list scrolls so that it is in sight. */
function TabWords({ label, icon, isSelected }: Pick<TabItem, 'label' | 'icon'> & { isSelected: boolean }) {
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tab = words.current?.parentElement;
    const list = tab?.parentElement;
    if (!isSelected || !tab || !list) return;
    // scrollIntoView would also move the page.
    list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [isSelected]);
  return (
    <span ref={words} className={wordsStyle}>
      {icon ? (
        <span aria-hidden="true" className={iconStyle}>
          {icon}
        </span>
      ) : null}
      {label}
    </span>
  );
}
