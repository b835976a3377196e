import { useSite } from '../app/hooks/useSite.ts';
import { unwired } from '../messages/common.ts';
import { storefrontMessages } from '../messages/storefront.ts';

export function useStorefrontButtons() {
  const { brand, toasts } = useSite();
  return {
    instantQuote: (service: string, _form: string) =>
      toasts.show({ title: storefrontMessages.instantQuote(service, brand) }),
    getInstantQuote: () => toasts.show({ title: unwired('Get Instant Quote', brand) }),
    inquireNow: () => toasts.show({ title: unwired('Inquire Now', brand) }),
    orderNow: (_showForm: () => void) => toasts.show({ title: unwired('Order Now!', brand) }),
  };
}
