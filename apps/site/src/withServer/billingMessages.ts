export const billingMessages = {
  ordered: (id: string) => `Order ${id} is placed.`,
};
