export const offerMessages = {
  sent: 'The quotation is on its way to the customer.',
  reasons: {
    'offer: accepted': 'The quotation has been accepted already. Changes belong to its order.',
    'offer: declined': 'The quotation has been declined. Ask for another version.',
    'offer: expired': 'The quotation has expired. Ask for a new one.',
    'offer: newVersion': 'There is a newer version of this quotation. Read it, then decide.',
    'offer: withoutLines': 'This quotation has no lines. Ask us to send it again.',
    'validUntil: past': 'The day is over. Choose a later one.',
  },
};
