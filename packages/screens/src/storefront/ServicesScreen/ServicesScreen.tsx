'use client';
import type { FiledService, FileFigures } from '@pcb/quoting/fileFigures';
import type { FabSection, ServiceForms, ServiceTab } from '@pcb/quoting/forms';
import type { OrderDay } from '@pcb/quoting/orderDay';
import { priceChangeOf } from '@pcb/quoting/priceChange';
import type { IgnoredParameter } from '@pcb/quoting/queryParameters';
import { hasCombinedSaving, quoteLayout, quoteOf } from '@pcb/quoting/quoteOf';
import { shipDateTerms } from '@pcb/quoting/shipDate';
import { sundaysOff } from '@pcb/quoting/workingDays';
import { Stack } from '@pcb/ui/Stack';
import { useStableCallback } from '@pcb/ui/useStableCallback';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { BoardFile } from '../../quote/BoardFiles/boardReading.ts';
import { configurationOf } from '../../quote/configuration.ts';
import { FieldCosts } from '../../quote/form/fields/FieldCosts.tsx';
import type { Uploads } from '../../quote/form/fields/UploadField.tsx';
import { ServiceFields } from '../../quote/form/ServiceFields.tsx';
import { type PlacedFigure, ShowPlaceContext } from '../../quote/form/showPlace.ts';
import { Alternatives } from '../../quote/price/Alternatives.tsx';
import { describeChange } from '../../quote/price/LastChangeNote.tsx';
import { InquiryStep, OrderStep, QuoteActions } from '../../quote/price/NextStep.tsx';
import { useLastChange } from '../../quote/price/useLastChange.ts';
import type { Sending } from '../../shared/remote/remote.ts';
import * as styles from '../../shared/styles/page.css.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { IgnoredNotice } from './IgnoredNotice.tsx';
import { ChooseBoardFiles, MissingFields } from './lazyParts.tsx';
import { ServicePanel } from './ServicePanel.tsx';
import { ServicesHeader } from './ServicesHeader.tsx';
import { servicesContent, type ServicesContent } from './ServicesScreen.content.ts';
import { ServiceTabs } from './ServiceTabs.tsx';

export { servicesContent, type ServicesContent } from './ServicesScreen.content.ts';

export type { Uploads } from '../../quote/form/fields/UploadField.tsx';
export { loadForms } from '../../quote/form/lazyForms.tsx';

export interface ServicesScreenProps extends WithContent<ServicesContent> {
  /** The selected tab. */
  tab: ServiceTab;
  /** Called when another tab is selected. */
  onTabChange: (tab: ServiceTab) => void;
  /** The values of all forms. */
  forms: ServiceForms;
  /** Called with the values of all forms on every change, including each keystroke. */
  onFormsChange: (forms: ServiceForms) => void;
  /** The parameters of a followed link that the forms do not have, shown in a notice above the tabs. @default none */
  ignored?: readonly IgnoredParameter[];
  /** Called when that notice is dismissed. */
  onIgnoredClose?: () => void;
  /** Called with the fabrication files that are chosen or dropped. If omitted, the forms have no button for them. */
  onBoardFiles?: (files: readonly BoardFile[]) => void;
  /** Renders the contents of these files, such as `BoardFiles`. Call `returnFocus` when its focused part unmounts. */
  boardFiles?: (service: FiledService, forms: ServiceForms, returnFocus: () => void) => ReactNode;
  /** The figures of these files. A field that differs shows a hint. */
  fileFigures?: FileFigures | undefined;
  /** Called to show the place of one of these figures in the picture of the board. If omitted, hints have no button. */
  onShowPlace?: (figure: PlacedFigure) => void;
  /** Rendered below the sourcing form, such as `BillOfMaterials`. */
  belowSourcing?: ReactNode;
  /** Renders the drawing of an order, such as `OrderDrawing`. It receives the values after the fields have painted. */
  drawing?: (service: FiledService, forms: ServiceForms) => ReactNode;
  /** Renders the explanation of a price below form and price, across the full width, such as `PriceDetails`. */
  details?: (service: ServiceTab, forms: ServiceForms) => ReactNode;
  /** Further buttons for the quote, below the next step. */
  actions?: ReactNode;
  /** Called when 'Print quotation' is pressed. If omitted, there is no button. */
  onPrint?: (service: ServiceTab) => void;
  /** The order date and the working days. @default Sundays off, and no ship date */
  day?: OrderDay;
  /** Whether a customer is signed in. @default false */
  isSignedIn?: boolean;
  /** Whether customers can place an inquiry in the sourcing tab, or are referred to an engineer. @default false */
  hasInquiries?: boolean;
  /** Called when 'Order Now!' in the banner is pressed. */
  onOrderNow: () => void;
  /** The uploads of a host that accepts files. If omitted, the forms have buttons that call `onUpload`. */
  uploads?: Uploads | undefined;
  /** Called when an upload button is pressed, with its label, such as 'Schematic'. */
  onUpload: (title: string) => void;
  /** Called with the id of the tab when 'Add to Cart' is pressed. */
  onAddToCart: (service: Exclude<ServiceTab, 'source'>) => void;
  /** Called with the values of the sourcing form when 'Place Inquiry' is pressed. */
  onPlaceInquiry: (inquiry: ServiceForms['source']) => void;
  /** The state of the inquiry request. @default {} */
  inquirySending?: Sending<keyof ServiceForms['source']>;
}

const unknownDay: OrderDay = { today: undefined, calendar: sundaysOff };

const isFiled = (service: ServiceTab): service is FiledService => service !== 'layout' && service !== 'source';

/**
 * Order and quote: a tab for each service with a form and a live sample price. Every value is accepted.
 *
 * @example <ServicesScreen tab={tab} onTabChange={writeHash} forms={forms} onFormsChange={setForms} day={day} onOrderNow={…} onUpload={…} onAddToCart={…} onPlaceInquiry={…} />
 */
export function ServicesScreen({
  content = servicesContent,
  tab,
  onTabChange,
  forms,
  onFormsChange,
  ignored = [],
  onIgnoredClose,
  onBoardFiles,
  boardFiles,
  fileFigures,
  onShowPlace,
  belowSourcing,
  drawing,
  details,
  actions,
  onPrint,
  day = unknownDay,
  isSignedIn = false,
  hasInquiries = false,
  onOrderNow,
  uploads,
  onUpload,
  onAddToCart,
  onPlaceInquiry,
  inquirySending = {},
}: ServicesScreenProps) {
  const tabs = useRef<HTMLDivElement>(null);
  const chooseFiles = useRef<HTMLButtonElement>(null);
  // Kept here because the panel of an inactive tab unmounts.
  const [openSections, setOpenSections] = useState<readonly FabSection[]>([]);

  const changeForms = useStableCallback(onFormsChange);
  const upload = useStableCallback(onUpload);
  const uploadField = uploads?.field;
  const showPlace = useStableCallback((figure: PlacedFigure) => onShowPlace?.(figure));
  const focusChooseFiles = useStableCallback(() => chooseFiles.current?.focus());
  // Keeps its identity while price, drawing and details follow a keystroke.
  const fields = useMemo(
    () => (
      <ServiceFields
        service={tab}
        forms={forms}
        onFormsChange={changeForms}
        sections={{ open: openSections, onChange: setOpenSections }}
        uploading={{ uploadField, onUpload: upload }}
        files={fileFigures}
        content={content}
      />
    ),
    [tab, forms, changeForms, openSections, uploadField, upload, fileFigures, content],
  );

  // A keystroke paints its field first; price, drawing and details follow.
  const deferredForms = useDeferredValue(forms);
  const lastChange = useLastChange(deferredForms);
  const change = priceChangeOf(tab, lastChange);
  const quote = quoteOf(tab, deferredForms, day);
  const isMissing = quote.price === null && quote.onRequest === null;

  const nextStep =
    tab === 'source' ? (
      <InquiryStep
        content={content}
        isSignedIn={isSignedIn}
        isOpen={hasInquiries}
        sending={inquirySending}
        onPlaceInquiry={() => onPlaceInquiry(forms.source)}
      />
    ) : (
      <OrderStep
        content={content}
        isOnRequest={quote.onRequest !== null}
        isPriced={quote.price !== null}
        sent={uploads?.sent}
        onAddToCart={() => onAddToCart(tab)}
      />
    );
  const alternatives = () => (
    <Alternatives
      alternatives={quoteLayout(deferredForms.layout, day).alternatives}
      onChoose={(leadTime) => onFormsChange({ ...forms, layout: { ...forms.layout, leadTime } })}
      content={content}
    />
  );
  const panel = (
    <ServicePanel
      title={content[tab].title}
      lead={content[tab].lead}
      {...(onBoardFiles &&
        isFiled(tab) && {
          onDropFiles: onBoardFiles,
          formAction: <ChooseBoardFiles ref={chooseFiles} onFiles={onBoardFiles} label={content.readBoardFiles} />,
        })}
      aboveForm={isFiled(tab) && boardFiles?.(tab, deferredForms, focusChooseFiles)}
      fields={
        <FieldCosts change={change} before={lastChange.before}>
          <ShowPlaceContext value={onShowPlace && showPlace}>{fields}</ShowPlaceContext>
        </FieldCosts>
      }
      content={content}
      quote={quote}
      shipDateTerms={shipDateTerms(tab, deferredForms, quote, day)}
      note={content.summary.notes[tab]}
      missing={isMissing && <MissingFields service={tab} forms={deferredForms} content={content} />}
      firstMissing={isMissing && <MissingFields service={tab} forms={deferredForms} isShort content={content} />}
      hasSaving={tab === 'fab' && hasCombinedSaving(deferredForms.fab)}
      change={describeChange(change, configurationOf(tab, lastChange.latest, content))}
      nextStep={nextStep}
      actions={
        <QuoteActions
          content={content}
          hasEngineerLink={tab === 'source' ? !isSignedIn || hasInquiries : quote.onRequest === null}
          onPrint={onPrint && (() => onPrint(tab))}
        >
          {actions}
        </QuoteActions>
      }
      details={details?.(tab, deferredForms)}
      drawing={isFiled(tab) && drawing?.(tab, deferredForms)}
      drawingTitle={content.drawing}
      belowSummary={tab === 'layout' && alternatives()}
      belowForm={tab === 'source' ? belowSourcing : null}
      problems={tab === 'source' ? inquirySending.problems?.fields : uploads?.problems}
    />
  );

  return (
    <div className={styles.formPage}>
      <Stack gap="large">
        <ServicesHeader content={content} onOrderNow={onOrderNow} />
        <IgnoredNotice
          ignored={ignored}
          onClose={() => {
            // The pressed button unmounts, so move focus first.
            tabs.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
            onIgnoredClose?.();
          }}
          content={content.ignored}
        />
        <ServiceTabs ref={tabs} tab={tab} onTabChange={onTabChange} panel={panel} content={content} />
      </Stack>
    </div>
  );
}
