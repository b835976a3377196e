import { messages } from '../messages.ts';
import { toasts } from '../toasts.ts';

/** What the buttons of the public pages do. Replace the mock-ups here. */
export const storefrontEffects = {
  instantQuote: (service: string) => toasts.show({ title: messages.instantQuote(service) }),
  getInstantQuote: () => toasts.show({ title: messages.unwired('Get Instant Quote') }),
  inquireNow: () => toasts.show({ title: messages.unwired('Inquire Now') }),
  orderNow: () => toasts.show({ title: messages.unwired('Order Now!') }),
  upload: (title: string) => toasts.show({ title: messages.upload(title) }),
  placeInquiry: () => toasts.show({ title: messages.placeInquiry }),
  applyCoupon: () => window.alert(messages.couponApplied),
};
