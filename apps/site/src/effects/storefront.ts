import type { ServiceForms } from '@pcb/quoting/forms';
import type { OwnBoard } from '@pcb/screens/ownBoard';
import type { Site } from '../createSite.ts';
import type { CartItem } from '../data/cart.ts';
import type { CreateOptions } from '../data/records.ts';
import { storefrontMessages } from '../messages/storefront.ts';
import { failureToast } from './failureToast.ts';

export const storefrontEffects = ({ data, toasts, ownBoards }: Site) => ({
  upload: (title: string) => toasts.show({ title: storefrontMessages.upload(title) }),
  async placeInquiry(inquiry: ServiceForms['source'], options: CreateOptions) {
    await data.inquiries.place(inquiry, options);
    toasts.show({ title: storefrontMessages.placeInquiry });
  },
  async addToCart(item: CartItem, board?: OwnBoard) {
    try {
      const line = await data.cart.add(item);
      if (line !== undefined) void ownBoards.keep({ [line]: board });
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
