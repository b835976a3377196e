'use client';
import type { CalendarDate } from '@internationalized/date';
import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { Designator } from '@pcb/ui/Designator';
import { Form, type FormProps } from '@pcb/ui/Form';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Tabs } from '@pcb/ui/Tabs';
import { Text } from '@pcb/ui/Text';
import type { ReactNode } from 'react';
import type { Sending } from '../../shared/remote.ts';
import { useControllable } from '../../shared/useControllable.ts';
import { sundaysOff, type WorkingCalendar } from '../../shared/workingDays.ts';
import { FabForm } from './forms/FabForm.tsx';
import { FlexForm } from './forms/FlexForm.tsx';
import { LayoutForm } from './forms/LayoutForm.tsx';
import { SourceForm } from './forms/SourceForm.tsx';
import { StencilForm } from './forms/StencilForm.tsx';
import { quoteFab } from './quotes/fabQuote.ts';
import { quoteFlex } from './quotes/flexQuote.ts';
import { initialForms, type ServiceForms, type ServiceTab, serviceTabs } from './quotes/forms.ts';
import { quoteLayout } from './quotes/layoutQuote.ts';
import { parsePositiveLength } from './quotes/parse.ts';
import { quoteSource } from './quotes/sourceQuote.ts';
import { quoteStencil } from './quotes/stencilQuote.ts';
import { servicesContent, type ServicesContent } from './ServicesScreen.content.ts';
import { banner, bannerText, formColumn, page, panel, priceColumn } from './ServicesScreen.css.ts';
import { Alternatives } from './summary/Alternatives.tsx';
import { PriceSummary } from './summary/PriceSummary.tsx';
import { SizeDrawing } from './summary/SizeDrawing.tsx';

export { servicesContent, type ServicesContent } from './ServicesScreen.content.ts';

export { initialForms, type ServiceForms, type ServiceTab, serviceTabs } from './quotes/forms.ts';

export interface ServicesScreenProps {
  /** Its words: pass others to translate or to re-word it. @default servicesContent */
  content?: ServicesContent;
  /** The chosen tab, when the host holds it, in the address for instance (controlled). */
  tab?: ServiceTab;
  /** The tab that is chosen at first. @default 'layout' */
  defaultTab?: ServiceTab;
  /** Another tab was chosen. */
  onTabChange?: (tab: ServiceTab) => void;
  /** The values of all forms, when the host holds them (controlled). */
  forms?: ServiceForms;
  /** The values that forms start with; a form that is left out starts with those of `initialForms`. */
  defaultForms?: Partial<ServiceForms>;
  /** A value of one form changed, with each letter; all forms come along. */
  onFormsChange?: (forms: ServiceForms) => void;
  /** Whether the Technology section of the rigid form is open, when the host holds it. */
  isTechnologyExpanded?: boolean;
  /** Whether the Technology section is open at first. @default false */
  defaultTechnologyExpanded?: boolean;
  /** The Technology section was opened or closed. */
  onTechnologyExpandedChange?: (isExpanded: boolean) => void;
  /** The day of the order, in the business's time zone. Until it is known, as on a server, there is no ship date. */
  today?: CalendarDate | undefined;
  /** The days on which nobody works: they are left out where working days are counted for the ship date. @default Sundays */
  workingCalendar?: WorkingCalendar;
  /** Whether a customer is signed in: changes what the sourcing tab says. @default false */
  isSignedIn?: boolean;
  /** 'Order Now!' in the banner was pressed. */
  onOrderNow: () => void;
  /** An upload was asked for; the title is the label of its button, such as 'Schematic'. */
  onUpload: (title: string) => void;
  /** Called with the values of the sourcing form when 'Place Inquiry' is pressed. */
  onPlaceInquiry: (inquiry: ServiceForms['source']) => void;
  /** How placing the inquiry goes. @default {} */
  inquirySending?: Sending<keyof ServiceForms['source']>;
}

const isServiceTab = (key: string): key is ServiceTab => serviceTabs.some((tab) => tab === key);

function ServicePanel({
  title,
  lead,
  form,
  price,
  problems,
}: {
  title: string;
  lead: string;
  form: ReactNode;
  price: ReactNode;
  /** What the host refused, by the name of the field. */
  problems: FormProps['validationErrors'];
}) {
  return (
    <div className={panel}>
      <div className={formColumn}>
        <Stack gap="xsmall">
          <Heading level={2}>{title}</Heading>
          <Text tone="muted" measure>
            {lead}
          </Text>
        </Stack>
        <Card>
          {/* Nothing is sent: Enter in the only text field of a form would otherwise load the page anew. */}
          <Form
            aria-label={title}
            validationBehavior="aria"
            validationErrors={problems}
            onSubmit={(event) => event.preventDefault()}
          >
            {form}
          </Form>
        </Card>
      </div>
      <div className={priceColumn}>{price}</div>
    </div>
  );
}

/**
 * Order and quote: a tab for each service, each with its form and a sample price that follows the form.
 * Nothing is enforced: whatever a field holds, the form goes on, and a price that cannot be given is an em dash.
 *
 * @example <ServicesScreen tab={tab} onTabChange={writeHash} today={today} onOrderNow={…} onUpload={…} onPlaceInquiry={…} />
 */
export function ServicesScreen({
  content = servicesContent,
  tab,
  defaultTab = 'layout',
  onTabChange,
  forms: givenForms,
  defaultForms,
  onFormsChange,
  isTechnologyExpanded,
  defaultTechnologyExpanded = false,
  onTechnologyExpandedChange,
  today,
  workingCalendar = sundaysOff,
  isSignedIn = false,
  onOrderNow,
  onUpload,
  onPlaceInquiry,
  inquirySending = {},
}: ServicesScreenProps) {
  // Here and not in the panels: those are gone while another tab is chosen, and what was typed must not be.
  const [forms, setForms] = useControllable(givenForms, { ...initialForms, ...defaultForms }, onFormsChange);
  const [isExpanded, onExpandedChange] = useControllable(
    isTechnologyExpanded,
    defaultTechnologyExpanded,
    onTechnologyExpandedChange,
  );

  const change = (changed: Partial<ServiceForms>) => setForms({ ...forms, ...changed });

  const day = { today, calendar: workingCalendar };
  const layoutQuote = quoteLayout(forms.layout, day);
  const { notes } = content.summary;

  const drawingOf = (values: { sizeX: string; sizeY: string }) => {
    const [x, y] = [parsePositiveLength(values.sizeX), parsePositiveLength(values.sizeY)];
    return <SizeDrawing size={x === null || y === null ? null : [x, y]} content={content.drawing} />;
  };

  const panels: Record<ServiceTab, { form: ReactNode; price: ReactNode; problems?: FormProps['validationErrors'] }> = {
    layout: {
      form: (
        <LayoutForm
          values={forms.layout}
          onChange={(layout) => change({ layout })}
          content={content}
          onUpload={onUpload}
        />
      ),
      price: (
        <>
          <PriceSummary quote={layoutQuote} content={content} note={notes.layout} />
          <Alternatives
            alternatives={layoutQuote.alternatives}
            onChoose={(leadTime) => change({ layout: { ...forms.layout, leadTime } })}
            content={content}
          />
        </>
      ),
    },
    fab: {
      form: (
        <FabForm
          values={forms.fab}
          onChange={(fab) => change({ fab })}
          content={content}
          technology={{ isExpanded, onExpandedChange }}
        />
      ),
      price: (
        <PriceSummary
          quote={quoteFab(forms.fab, day)}
          content={content}
          note={notes.fab}
          drawing={drawingOf(forms.fab)}
        />
      ),
    },
    flex: {
      form: <FlexForm values={forms.flex} onChange={(flex) => change({ flex })} content={content} />,
      price: (
        <PriceSummary
          quote={quoteFlex(forms.flex, day)}
          content={content}
          note={notes.flex}
          drawing={drawingOf(forms.flex)}
        />
      ),
    },
    stencil: {
      form: (
        <StencilForm
          values={forms.stencil}
          onChange={(stencil) => change({ stencil })}
          content={content}
          onUpload={onUpload}
        />
      ),
      price: (
        <PriceSummary
          quote={quoteStencil(forms.stencil, day)}
          content={content}
          note={notes.stencil}
          drawing={drawingOf(forms.stencil)}
        />
      ),
    },
    source: {
      form: (
        <SourceForm
          values={forms.source}
          onChange={(source) => change({ source })}
          content={content}
          isSignedIn={isSignedIn}
          sending={inquirySending}
          onPlaceInquiry={() => onPlaceInquiry(forms.source)}
        />
      ),
      price: <PriceSummary quote={quoteSource(forms.source, day)} content={content} note={notes.source} />,
      problems: inquirySending.problems?.fields,
    },
  };

  return (
    <div className={page}>
      <Stack gap="xxlarge">
        <Stack gap="medium">
          <Designator reference="Q1">{content.designator}</Designator>
          <Heading level={1} id="page-title" tabIndex={-1}>
            {content.heading}
          </Heading>
          <Text tone="muted" size="large" measure>
            {content.lead}
          </Text>
        </Stack>
        <div className={banner}>
          <Text weight="medium" size="large" className={bannerText}>
            {content.banner.text}
          </Text>
          <Button tone="highlight" onPress={onOrderNow}>
            {content.banner.action}
          </Button>
        </div>
        <Tabs
          aria-label={content.tabsLabel}
          {...(tab === undefined ? { defaultSelectedKey: defaultTab } : { selectedKey: tab })}
          onSelectionChange={(key) => {
            if (isServiceTab(key)) onTabChange?.(key);
          }}
          tabs={serviceTabs.map((id) => ({
            id,
            label: content.tabs[id],
            panel: (
              <ServicePanel
                title={content[id].title}
                lead={content[id].lead}
                form={panels[id].form}
                price={panels[id].price}
                problems={panels[id].problems}
              />
            ),
          }))}
        />
      </Stack>
    </div>
  );
}
