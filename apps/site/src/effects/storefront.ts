import type { ServiceForms } from '@pcb/quoting/forms';
import type { Site } from '../createSite.ts';
import type { CartItem } from '../data/cart.ts';
import type { CreateOptions } from '../data/records.ts';
import { storefrontMessages } from '../messages/storefront.ts';
import { unwired } from '../messages/common.ts';
import { failureToast } from './failureToast.ts';

/** The effects of the buttons on public pages. Replace the mock-ups here. */
export const storefrontEffects = ({ brand, data, toasts }: Site) => ({
  instantQuote: (service: string) => toasts.show({ title: storefrontMessages.instantQuote(service, brand) }),
  getInstantQuote: () => toasts.show({ title: unwired('Get Instant Quote', brand) }),
  inquireNow: () => toasts.show({ title: unwired('Inquire Now', brand) }),
  orderNow: () => toasts.show({ title: unwired('Order Now!', brand) }),
  upload: (title: string) => toasts.show({ title: storefrontMessages.upload(title) }),
  async placeInquiry(inquiry: ServiceForms['source'], options: CreateOptions) {
    await data.inquiries.place(inquiry, options);
    toasts.show({ title: storefrontMessages.placeInquiry });
  },
  async addToCart(item: CartItem) {
    try {
      await data.cart.add(item);
    } catch (error) {
      toasts.show(failureToast(storefrontMessages.cartNotSaved, error));
      return;
    }
    toasts.show({ title: storefrontMessages.addToCart });
  },
  async applyCoupon(code: string) {
    await data.cart.applyCoupon(code);
    window.alert(storefrontMessages.couponApplied);
  },
});
