export const offerMessages = {
  sent: 'The quotation has been sent to the customer.',
  reasons: {
    'offer: accepted': 'The quotation has already been accepted. Change its order instead.',
    'offer: declined': 'The quotation has been declined. Ask for a new version.',
    'offer: expired': 'The quotation has expired. Ask for a new one.',
    'offer: newVersion': 'There is a newer version of this quotation. Read it, then decide.',
    'offer: withoutLines': 'This quotation has no lines. Ask us to send it again.',
    'validUntil: past': 'This day has passed. Choose a later one.',
  },
};
