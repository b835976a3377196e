export const billingMessages = {
  credited: 'The credit note is issued.',
  issued: 'The invoice is issued.',
  ordered: (id: string) => `Order ${id} is placed.`,
};
