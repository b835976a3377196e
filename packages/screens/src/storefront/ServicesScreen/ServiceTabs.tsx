'use client';
import { Tabs, type TabsProps } from '@pcb/ui/Tabs';
import { useStableCallback } from '@pcb/ui/useStableCallback';
import { createContext, memo, type ReactNode, type Ref, type SyntheticEvent, use, useMemo } from 'react';
import { loadForms } from '../../quote/form/lazyForms.tsx';
import { type ServiceTab, serviceTabs } from '@pcb/quoting/forms';
import type { ServicesContent } from './ServicesScreen.content.ts';

export interface ServiceTabsProps extends Pick<TabsProps, 'selectedKey' | 'defaultSelectedKey'> {
  content: ServicesContent;
  onTabChange: (tab: ServiceTab) => void;
  /** Returns the panel of a service. Called for the selected tab only. */
  panel: (service: ServiceTab) => ReactNode;
  /** Ref to the element around tabs and panel. */
  ref: Ref<HTMLDivElement>;
}

/** Loads the forms when the pointer or the focus reaches the tabs, so that a press shows a form at once. */
function loadAtTabs({ target }: SyntheticEvent) {
  const isAtTab = target instanceof Element && target.closest('[role="tab"]') !== null;
  // After a failure the form itself loads its code when it is shown.
  if (isAtTab) loadForms().catch(() => {});
}

const isServiceTab = (key: string): key is ServiceTab => serviceTabs.some((tab) => tab === key);

// By context, so that a keystroke renders the panel and not the tabs around it.
const PanelContext = createContext<ServiceTabsProps['panel']>(() => null);
const ShownPanel = ({ service }: { service: ServiceTab }) => use(PanelContext)(service);
const MemoisedTabs = memo(Tabs);

/** A tab for each service. */
export function ServiceTabs({ content, onTabChange, panel, ...tabs }: ServiceTabsProps) {
  const changeTab = useStableCallback((key: string) => {
    if (isServiceTab(key)) onTabChange(key);
  });
  const items = useMemo(
    () => serviceTabs.map((id) => ({ id, label: content.tabs[id], content: <ShownPanel service={id} /> })),
    [content],
  );
  return (
    <div role="presentation" onPointerOver={loadAtTabs} onFocus={loadAtTabs}>
      <PanelContext value={panel}>
        <MemoisedTabs {...tabs} aria-label={content.tabsLabel} onSelectionChange={changeTab} items={items} />
      </PanelContext>
    </div>
  );
}
