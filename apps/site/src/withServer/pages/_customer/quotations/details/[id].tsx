import { AccountLayout } from '@pcb/screens/account/AccountLayout';
import { acceptOfferHref, OfferScreen } from '@pcb/screens/account/OfferScreen';
import { orderHref } from '@pcb/screens/account/OrderScreen';
import { QuotationReview } from '@pcb/screens/order/QuotationReview';
import { type Offer, OfferSheet } from '@pcb/screens/order/OfferSheet';
import { PrintInstead } from '@pcb/screens/quote/PrintInstead';
import { useRevalidator } from 'react-router-dom';
import { useRemoteForm } from '../../../../../app/hooks/useRemoteForm.ts';
import { useSite } from '../../../../../app/hooks/useSite.ts';
import type { LoaderArgs } from '../../../../../app/routing/guards.ts';
import type { PageHandle, PageProps } from '../../../../../app/routing/page.ts';
import type { Site } from '../../../../../createSite.ts';
import { read } from '../../../../../data/read.ts';
import { findOffer } from '../../../../data/findOffer.ts';
import { useOffer } from '../../../../hooks/useOffer.ts';

export const handle: PageHandle = {
  title: 'Quotation',
  description: 'Our quotation, until when it is valid, and your questions about it.',
  hasMainAction: true,
};

export const loader = (_: Site, { params: { id = '' } }: LoaderArgs) => read(findOffer(id));

export function Component({ loaded }: PageProps<typeof loader>) {
  const remote = useRemoteForm(loaded);
  const offer = remote.status === 'ready' ? remote.value : undefined;
  if (offer) return <OfferPage key={offer.id} offer={offer} remote={remote} />;
  return (
    <AccountLayout currentHref="/quotations">
      <OfferScreen offer={remote} review={null} />
    </AccountLayout>
  );
}

interface OfferPageProps {
  offer: Offer;
  remote: ReturnType<typeof useRemoteForm<Offer | undefined>>;
}

function OfferPage({ offer, remote }: OfferPageProps) {
  const { brand } = useSite();
  const { revalidate } = useRevalidator();
  const review = useOffer(offer, 'customer', () => void revalidate());
  const shown = offer.versions.find(({ version }) => version === review.version) ?? offer.versions[0];
  return (
    <PrintInstead sheet={shown ? <OfferSheet offer={offer} version={shown} seller={brand} /> : null}>
      <AccountLayout currentHref="/quotations">
        <OfferScreen
          offer={remote}
          review={
            <QuotationReview
              offer={{ status: 'ready', value: offer }}
              viewer="customer"
              seller={brand}
              {...review}
              onPrint={() => window.print()}
              acceptHref={acceptOfferHref(offer.id)}
              orderHref={orderHref}
            />
          }
        />
      </AccountLayout>
    </PrintInstead>
  );
}
