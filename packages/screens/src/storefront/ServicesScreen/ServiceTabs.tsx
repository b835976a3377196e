'use client';
import { type ServiceTab, serviceTabs } from '@pcb/quoting/forms';
import { Tabs } from '@pcb/ui/Tabs';
import type { ReactNode, Ref, SyntheticEvent } from 'react';
import { loadForms } from '../../quote/form/lazyForms.tsx';
import type { ServicesContent } from './ServicesScreen.content.ts';

export interface ServiceTabsProps {
  tab: ServiceTab;
  onTabChange: (tab: ServiceTab) => void;
  panel: ReactNode;
  content: ServicesContent;
  /** Ref to the element around tabs and panel. */
  ref: Ref<HTMLDivElement>;
}

/** Loads the forms when the pointer or the focus reaches the tabs, so that a press shows a form at once. */
function loadAtTabs({ target }: SyntheticEvent) {
  const isAtTab = target instanceof Element && target.closest('[role="tab"]') !== null;
  // After a failure, the form loads its code again when it is shown.
  if (isAtTab) loadForms().catch(() => {});
}

const isServiceTab = (key: string): key is ServiceTab => serviceTabs.some((tab) => tab === key);

export function ServiceTabs({ tab, onTabChange, panel, content, ref }: ServiceTabsProps) {
  return (
    <div role="presentation" onPointerOver={loadAtTabs} onFocus={loadAtTabs}>
      <Tabs
        ref={ref}
        aria-label={content.tabsLabel}
        selectedKey={tab}
        onSelectionChange={(key) => {
          if (isServiceTab(key)) onTabChange(key);
        }}
        items={serviceTabs.map((id) => ({ id, label: content.tabs[id], content: id === tab ? panel : null }))}
      />
    </div>
  );
}
