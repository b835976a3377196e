export const quotationMessages = {
  sent: 'The quotation has been sent to the customer.',
  reasons: {
    'quotation: accepted': 'The quotation has already been accepted. Change its order instead.',
    'quotation: declined': 'The quotation has been declined. Ask for a new version.',
    'quotation: expired': 'The quotation has expired. Ask for a new one.',
    'quotation: newVersion': 'There is a newer version of this quotation. Read it, then decide.',
    'quotation: withoutLines': 'This quotation has no lines. Ask us to send it again.',
    'validUntil: past': 'This day has passed. Choose a later one.',
  },
};
