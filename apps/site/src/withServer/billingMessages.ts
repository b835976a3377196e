export const billingMessages = {
  credited: 'The credit note is issued.',
  issued: 'The invoice is issued.',
  recorded: 'The payment is recorded.',
  ordered: (id: string) => `Order ${id} is placed.`,
};
