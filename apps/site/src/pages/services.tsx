import { type ServiceTab, serviceTabs } from '@pcb/quoting/forms';
import { lazyComponent, renderLoadError } from '@pcb/screens/lazyComponent';
import type { BoardFilesProps } from '@pcb/screens/quote/BoardFiles';
import { PrintInstead } from '@pcb/screens/quote/PrintInstead';
import { type Buyer, noBuyer, QuotedFor } from '@pcb/screens/quote/QuotedFor';
import { ShareLink } from '@pcb/screens/quote/ShareLink';
import { ServicesScreen } from '@pcb/screens/storefront/ServicesScreen';
import { Skeleton } from '@pcb/ui/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { useOrderFiles } from '#build/orderFiles.ts';
import { hasInquiries } from '#build/storefrontOutcomes.ts';
import { useStorefrontButtons } from '#build/useStorefrontButtons.ts';
import { useIdempotencyKey } from '../app/hooks/useIdempotencyKey.ts';
import { useOrderDay } from '../app/hooks/useOrderDay.ts';
import { useSending } from '../app/hooks/useSending.ts';
import { useCustomerName, useSite } from '../app/hooks/useSite.ts';
import type { PageHandle } from '../app/routing/page.ts';
import { downloadCsv } from '../effects/downloadFile.ts';
import { storefrontEffects } from '../effects/storefront.ts';
import { QuoteDrawing } from '../services/QuoteDrawing.tsx';
import { QuoteFiles } from '../services/QuoteFiles.tsx';
import { RenderInView } from '../services/RenderInView.tsx';
import { servicesSchema } from '../services/servicesUrl.ts';
import { useChooseFiles, useReadFiles } from '../services/useBoardFiles.ts';
import { useReadBoard } from '../services/useReadBoard.ts';
import { useServicesUrl } from '../services/useServicesUrl.ts';
import { readSearch, type UrlState } from '../url/searchSchema.ts';

// Loaded on demand, because only the sourcing tab shows it.
const BillOfMaterials = lazyComponent(
  async () => (await import('@pcb/screens/quote/BillOfMaterials')).BillOfMaterials,
  // The height of the empty form in a wide window, so that the sticky price next to it does not move when the form
  // loads.
  <div aria-busy="true">
    <Skeleton height="34.3rem" />
  </div>,
  renderLoadError,
);

const detailsPlaceholder = <Skeleton height="14rem" />;
const QuoteDetails = lazyComponent(
  async () => (await import('../services/QuoteDetails.tsx')).QuoteDetails,
  detailsPlaceholder,
  renderLoadError,
);

const PrintedQuotation = lazy(() =>
  import('../services/PrintedQuotation.tsx').then((module) => ({ default: module.PrintedQuotation })),
);

const metaByTab: Record<ServiceTab, { title: string; description: string }> = {
  layout: {
    title: 'PCB Layout',
    description: 'Get a quote for PCB layout: layers, number of components, lead time, impedance control.',
  },
  fab: {
    title: 'PCB Fabrication & Assembly (Rigid)',
    description: 'Get a quote for rigid FR-4 or Rogers boards, bare or assembled, from one piece.',
  },
  flex: {
    title: 'PCB Fabrication (Flex)',
    description: 'Get a quote for flexible circuits in polyimide or PE, with your choice of finish and thickness.',
  },
  stencil: {
    title: 'PCB Stencil',
    description: 'Get a quote for a laser-cut solder paste stencil, framed or frameless, from 4 to 8 mil.',
  },
  source: {
    title: 'Component Sourcing',
    description: 'Send your bill of materials and we buy the components for your board.',
  },
};

const metaAt = (url: UrlState) => metaByTab[readSearch(servicesSchema, url).tab];

export const handle: PageHandle = {
  hasMainAction: true,
  isWide: true,
  name: 'Services',
  title: (location) => metaAt(location).title,
  tabs: serviceTabs,
  waitsFor: new RegExp(`[?&](tab=|(${serviceTabs.join('|')})-)|#(${serviceTabs.slice(1).join('|')})$`),
  description: (location) => metaAt(location).description,
};

export function Component() {
  const site = useSite();
  const effects = storefrontEffects(site);
  const { orderNow } = useStorefrontButtons();
  const inquiry = useSending();
  const { idempotencyKey, renewKey } = useIdempotencyKey();
  const { link, chooseForms, ...state } = useServicesUrl();
  const { forms } = state;
  const orderFiles = useOrderFiles(state.tab);
  const day = useOrderDay();
  const billOfMaterials = useStore(site.serviceForms, (typed) => typed.billOfMaterials);
  const billWorkbook = useStore(site.serviceForms, (typed) => typed.billWorkbook);
  const billChoices = useStore(site.serviceForms, (typed) => typed.billChoices);
  const { reading, ...read } = useReadFiles();
  const board = useReadBoard(state.tab, forms);
  const [shownFigure, setShownFigure] = useState<BoardFilesProps['markedPlace']>();
  const [printed, setPrinted] = useState<ServiceTab | null>(null);
  // Kept only in this page's state, not in the store of the forms or in the URL, as its form promises.
  const [buyer, setBuyer] = useState<Buyer>(noBuyer);
  const sheet = printed && (
    <Suspense fallback={null}>
      <PrintedQuotation
        service={printed}
        forms={forms}
        day={day}
        seller={site.brand}
        buyer={buyer}
        board={board}
        onPrinted={() => setPrinted(null)}
      />
    </Suspense>
  );
  return (
    <PrintInstead sheet={sheet}>
      <ServicesScreen
        {...state}
        actions={
          <>
            <ShareLink link={link} />
            <QuotedFor buyer={buyer} onBuyerChange={setBuyer} onPrint={() => setPrinted(state.tab)} />
          </>
        }
        drawing={(service, shown) => (
          <QuoteDrawing service={service} forms={shown} onFormsChange={chooseForms} {...read} />
        )}
        onPrint={setPrinted}
        details={(service, shown) => (
          <RenderInView placeholder={detailsPlaceholder}>
            <QuoteDetails service={service} forms={shown} day={day} onFormsChange={chooseForms} />
          </RenderInView>
        )}
        onBoardFiles={useChooseFiles()}
        fileFigures={reading?.figures[read.chosen] ?? reading?.figures[0]}
        onShowPlace={(figure) => setShownFigure({ figure })}
        boardFiles={(service, shown, returnFocus) => (
          <QuoteFiles
            service={service}
            forms={shown}
            onFormsChange={chooseForms}
            markedPlace={shownFigure}
            returnFocus={returnFocus}
          />
        )}
        belowSourcing={
          <BillOfMaterials
            text={billOfMaterials}
            onTextChange={(text) => site.serviceForms.setState({ billOfMaterials: text })}
            workbook={billWorkbook}
            onWorkbookChange={(workbook) => site.serviceForms.setState({ billWorkbook: workbook })}
            choices={billChoices}
            onChoicesChange={(choices) => site.serviceForms.setState({ billChoices: choices })}
            quantity={forms.source.quantity}
            onExport={downloadCsv}
          />
        }
        day={day}
        isSignedIn={useCustomerName() !== undefined}
        hasInquiries={hasInquiries}
        onOrderNow={() => orderNow(() => chooseForms({ ...forms, fab: { ...forms.fab, assembly: 'yes' } }, 'fab'))}
        uploads={orderFiles?.uploads}
        onUpload={effects.upload}
        onAddToCart={(service) => {
          const item = { service, form: forms[service] };
          void (orderFiles ? orderFiles.add(item, board) : effects.addToCart(item, board));
        }}
        onPlaceInquiry={(values) =>
          void inquiry.send(async () => {
            await effects.placeInquiry(values, { idempotencyKey });
            renewKey();
          })
        }
        inquirySending={inquiry.sending}
      />
    </PrintInstead>
  );
}
