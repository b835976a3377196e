'use client';
import type { CalendarDate } from '@internationalized/date';
import { Stack } from '@pcb/ui/Stack';
import { useStableCallback } from '@pcb/ui/useStableCallback';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { page } from '../../shared/styles/page.css.ts';
import type { Sending } from '../../shared/remote/remote.ts';
import { useControllable } from '../../shared/useControllable.ts';
import { sundaysOff, type WorkingCalendar } from '@pcb/quoting/workingDays';
import type { WithContent } from '../../shared/WithContent.ts';
import type { IgnoredParameter } from '@pcb/quoting/address';
import { IgnoredNotice } from './IgnoredNotice.tsx';
import { hasCombinedSaving } from '@pcb/quoting/fabQuote';
import { initialForms, type ServiceForms, type ServiceTab } from '@pcb/quoting/forms';
import { quoteLayout } from '@pcb/quoting/layoutQuote';
import type { Quote } from '@pcb/quoting/quote';
import { quoteOf } from '@pcb/quoting/quoteOf';
import { priceChangeOf } from '@pcb/quoting/priceChange';
import { ServiceFields } from '../../quote/form/ServiceFields.tsx';
import { ServicePanel } from './ServicePanel.tsx';
import { ServicesHeader } from './ServicesHeader.tsx';
import { ServiceTabs } from './ServiceTabs.tsx';
import { servicesContent, type ServicesContent } from './ServicesScreen.content.ts';
import { Alternatives } from '../../quote/price/Alternatives.tsx';
import { InquiryStep, OrderStep } from '../../quote/price/NextStep.tsx';
import { configurationOf } from '../../quote/configuration.ts';
import { shownChange } from '../../quote/price/LastChangeNote.tsx';
import { useLastChange } from '../../quote/price/useLastChange.ts';

export { servicesContent, type ServicesContent } from './ServicesScreen.content.ts';

export { loadForms } from '../../quote/form/lazyForms.tsx';

export interface ServicesScreenProps extends WithContent<ServicesContent> {
  /** The selected tab (controlled). */
  tab?: ServiceTab;
  /** The initially selected tab (uncontrolled). @default 'layout' */
  defaultTab?: ServiceTab;
  /** Called when another tab is selected. */
  onTabChange?: (tab: ServiceTab) => void;
  /** The values of all forms (controlled). */
  forms?: ServiceForms;
  /** The initial values (uncontrolled). A missing form starts with the values in `initialForms`. */
  defaultForms?: Partial<ServiceForms>;
  /** Called with the values of all forms on every change, including each keystroke. */
  onFormsChange?: (forms: ServiceForms) => void;
  /** The values of a followed link that the forms do not have, in a notice above the tabs. @default none */
  ignored?: readonly IgnoredParameter[];
  /** Called when that notice is dismissed. */
  onDismissIgnored?: () => void;
  /** Rendered below the sourcing form, such as `BillOfMaterials`. */
  belowSourcing?: ReactNode;
  /**
   * Returns the drawing of an order, shown below the price summary, such as `OrderDrawing`. Like `details` and `actions`, it
   * renders after the fields of the form, so a text field in it must hold its own text.
   */
  drawing?: (service: DrawnService) => ReactNode;
  /** Returns what explains the price of a service, shown below form and price over the full width, such as `PriceDetails`. */
  details?: (service: ServiceTab) => ReactNode;
  /** Returns further buttons for the quote of a service, shown below the next step. */
  actions?: (service: ServiceTab) => ReactNode;
  /** Called when 'Print quotation' is pressed. Without it, there is no such button. */
  onPrint?: (service: ServiceTab) => void;
  /** Whether the Technology section of the rigid form is initially expanded. @default false */
  defaultTechnologyExpanded?: boolean;
  /** Called when the Technology section is expanded or collapsed. */
  onTechnologyExpandedChange?: (isExpanded: boolean) => void;
  /** The date of the order in the business's time zone. Without it, as on a server, there is no ship date. */
  today?: CalendarDate | undefined;
  /** The non-working days for the ship date. @default Sundays */
  workingCalendar?: WorkingCalendar;
  /** Whether a customer is signed in. In the sourcing tab, customers cannot place an inquiry yet. @default false */
  isSignedIn?: boolean;
  /** Called when 'Order Now!' in the banner is pressed. */
  onOrderNow: () => void;
  /** Called when an upload button is pressed, with its label, such as 'Schematic'. */
  onUpload: (title: string) => void;
  /** Called with the id of the tab when 'Add to Cart' is pressed. */
  onAddToCart: (service: Exclude<ServiceTab, 'source'>) => void;
  /** Called with the values of the sourcing form when 'Place Inquiry' is pressed. */
  onPlaceInquiry: (inquiry: ServiceForms['source']) => void;
  /** The state of the inquiry request. @default {} */
  inquirySending?: Sending<keyof ServiceForms['source']>;
}

/** The services whose order has a size. */
const drawnServices = ['fab', 'flex', 'stencil'] as const;
export type DrawnService = (typeof drawnServices)[number];
const isDrawn = (service: ServiceTab): service is DrawnService => drawnServices.some((drawn) => drawn === service);

/**
 * Order and quote: a tab for each service, with a form and a sample price that updates with the form.
 * Every value is accepted. A price that cannot be computed is an em dash; beyond the sample rates it is 'On request'.
 *
 * @example <ServicesScreen tab={tab} onTabChange={writeHash} today={today} onOrderNow={…} onUpload={…} onAddToCart={…} onPlaceInquiry={…} />
 */
export function ServicesScreen({
  content = servicesContent,
  tab,
  defaultTab = 'layout',
  onTabChange,
  forms: givenForms,
  defaultForms,
  onFormsChange,
  ignored = [],
  onDismissIgnored,
  belowSourcing,
  drawing,
  details,
  actions,
  onPrint,
  defaultTechnologyExpanded = false,
  onTechnologyExpandedChange,
  today,
  workingCalendar = sundaysOff,
  isSignedIn = false,
  onOrderNow,
  onUpload,
  onAddToCart,
  onPlaceInquiry,
  inquirySending = {},
}: ServicesScreenProps) {
  // Kept here because the panel of an inactive tab unmounts, which would lose its values.
  const [forms, setForms] = useControllable(givenForms, { ...initialForms, ...defaultForms }, onFormsChange);
  const tabs = useRef<HTMLDivElement>(null);
  const [isTechnologyExpanded, setTechnologyExpanded] = useState(defaultTechnologyExpanded);
  const expandTechnology = useStableCallback((isExpanded: boolean) => {
    setTechnologyExpanded(isExpanded);
    onTechnologyExpandedChange?.(isExpanded);
  });
  const technology = useMemo(
    () => ({ isExpanded: isTechnologyExpanded, onExpandedChange: expandTechnology }),
    [isTechnologyExpanded, expandTechnology],
  );
  const changeForms = useStableCallback(setForms);
  const upload = useStableCallback(onUpload);
  const orderNow = useStableCallback(onOrderNow);
  // `ServicePanel` renders these later than the fields, and a press in between must act on the newest values.
  const addToCart = useStableCallback(onAddToCart);
  const placeInquiry = useStableCallback(() => onPlaceInquiry(forms.source));
  const print = useStableCallback(onPrint);
  const chooseLeadTime = useStableCallback((leadTime: ServiceForms['layout']['leadTime']) =>
    setForms({ ...forms, layout: { ...forms.layout, leadTime } }),
  );

  const day = { today, calendar: workingCalendar };
  const lastChange = useLastChange(useDeferredValue(forms));

  const nextStepOf = (id: ServiceTab, quote: Quote) =>
    id === 'source' ? (
      <InquiryStep content={content} isSignedIn={isSignedIn} sending={inquirySending} onPlaceInquiry={placeInquiry} />
    ) : (
      <OrderStep content={content} isOnRequest={quote.onRequest !== null} onAddToCart={() => addToCart(id)} />
    );
  const alternatives = () => (
    <Alternatives
      alternatives={quoteLayout(forms.layout, day).alternatives}
      onChoose={chooseLeadTime}
      content={content}
    />
  );
  const panelOf = (id: ServiceTab) => {
    const quote = quoteOf(id, forms, day);
    return (
      <ServicePanel
        title={content[id].title}
        lead={content[id].lead}
        fields={
          <ServiceFields
            service={id}
            forms={forms}
            onFormsChange={changeForms}
            technology={technology}
            onUpload={upload}
            content={content}
          />
        }
        content={content}
        quote={quote}
        note={content.summary.notes[id]}
        hasSaving={id === 'fab' && hasCombinedSaving(forms.fab)}
        change={shownChange(priceChangeOf(id, lastChange), configurationOf(id, lastChange.latest, content))}
        nextStep={nextStepOf(id, quote)}
        actions={actions?.(id)}
        {...(onPrint && { onPrint: () => print(id) })}
        details={details?.(id)}
        belowSummary={id === 'layout' ? alternatives() : isDrawn(id) && drawing?.(id)}
        belowForm={id === 'source' ? belowSourcing : null}
        problems={id === 'source' ? inquirySending.problems?.fields : undefined}
      />
    );
  };

  return (
    <div className={page}>
      <Stack gap="xxlarge">
        <ServicesHeader content={content} onOrderNow={orderNow} />
        <IgnoredNotice
          ignored={ignored}
          onDismiss={() => {
            // The pressed button unmounts, so move focus first.
            tabs.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
            onDismissIgnored?.();
          }}
          content={content.ignored}
        />
        <ServiceTabs
          ref={tabs}
          {...(tab === undefined ? { defaultSelectedKey: defaultTab } : { selectedKey: tab })}
          onTabChange={(chosen) => onTabChange?.(chosen)}
          content={content}
          panel={panelOf}
        />
      </Stack>
    </div>
  );
}
