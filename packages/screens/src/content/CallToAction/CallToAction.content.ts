export const callToActionContent = {
  text: 'Tell us the size of your board and how many layers it has. One board is an order.',
  action: 'Get Instant Quote',
};

export type CallToActionContent = typeof callToActionContent;
