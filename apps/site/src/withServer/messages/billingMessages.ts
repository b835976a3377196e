export const billingMessages = {
  credited: 'The credit note has been issued.',
  issued: 'The invoice has been issued.',
  recorded: 'The payment has been recorded.',
  ordered: (id: string) => `Order ${id} has been placed.`,
};
