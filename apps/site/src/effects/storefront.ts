import { storefrontMessages } from '../messages/storefront.ts';
import { unwired } from '../messages/unwired.ts';
import { toasts } from '../app/toasts.ts';

/** What the buttons of the public pages do. Replace the mock-ups here. */
export const storefrontEffects = {
  instantQuote: (service: string) => toasts.show({ title: storefrontMessages.instantQuote(service) }),
  getInstantQuote: () => toasts.show({ title: unwired('Get Instant Quote') }),
  inquireNow: () => toasts.show({ title: unwired('Inquire Now') }),
  orderNow: () => toasts.show({ title: unwired('Order Now!') }),
  upload: (title: string) => toasts.show({ title: storefrontMessages.upload(title) }),
  placeInquiry: () => toasts.show({ title: storefrontMessages.placeInquiry }),
  addToCart: () => toasts.show({ title: storefrontMessages.addToCart }),
  applyCoupon: () => window.alert(storefrontMessages.couponApplied),
};
