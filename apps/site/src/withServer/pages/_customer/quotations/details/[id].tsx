import { AccountLayout } from '@pcb/screens/account/AccountLayout';
import { orderHref } from '@pcb/screens/account/OrderScreen';
import { acceptQuotationHref, QuotationScreen } from '@pcb/screens/account/QuotationScreen';
import { QuotationReview } from '@pcb/screens/order/QuotationReview';
import { type Quotation, QuotationSheet } from '@pcb/screens/order/QuotationSheet';
import { PrintInstead } from '@pcb/screens/quote/PrintInstead';
import { useRevalidator } from 'react-router-dom';
import { useRemoteForm } from '../../../../../app/hooks/useRemoteForm.ts';
import { useSite } from '../../../../../app/hooks/useSite.ts';
import type { LoaderArgs } from '../../../../../app/routing/guards.ts';
import type { PageHandle, PageProps } from '../../../../../app/routing/page.ts';
import type { Site } from '../../../../../createSite.ts';
import { read } from '../../../../../data/read.ts';
import { findQuotation } from '../../../../data/findQuotation.ts';
import { useQuotation } from '../../../../hooks/useQuotation.ts';

export const handle: PageHandle = {
  title: 'Quotation',
  description: 'Our quotation, until when it is valid, and your questions about it.',
  hasMainAction: true,
};

export const loader = (_: Site, { params: { id = '' } }: LoaderArgs) => read(findQuotation(id));

export function Component({ loaded }: PageProps<typeof loader>) {
  const remote = useRemoteForm(loaded);
  const quotation = remote.status === 'ready' ? remote.value : undefined;
  if (quotation) return <QuotationPage key={quotation.id} quotation={quotation} remote={remote} />;
  return (
    <AccountLayout currentHref="/quotations">
      <QuotationScreen quotation={remote} review={null} />
    </AccountLayout>
  );
}

interface QuotationPageProps {
  quotation: Quotation;
  remote: ReturnType<typeof useRemoteForm<Quotation | undefined>>;
}

function QuotationPage({ quotation, remote }: QuotationPageProps) {
  const { brand } = useSite();
  const { revalidate } = useRevalidator();
  const review = useQuotation(quotation, 'customer', () => void revalidate());
  const shown = quotation.versions.find(({ version }) => version === review.version) ?? quotation.versions[0];
  return (
    <PrintInstead sheet={shown ? <QuotationSheet quotation={quotation} version={shown} seller={brand} /> : null}>
      <AccountLayout currentHref="/quotations">
        <QuotationScreen
          quotation={remote}
          review={
            <QuotationReview
              quotation={{ status: 'ready', value: quotation }}
              viewer="customer"
              seller={brand}
              {...review}
              onPrint={() => window.print()}
              acceptHref={acceptQuotationHref(quotation.id)}
              orderHref={orderHref}
            />
          }
        />
      </AccountLayout>
    </PrintInstead>
  );
}
