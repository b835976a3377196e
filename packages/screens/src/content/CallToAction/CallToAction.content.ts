export const callToActionContent = {
  text: 'Tell us the size of your board and how many layers it has. You can order a single board.',
  action: 'Get Instant Quote',
};

export type CallToActionContent = typeof callToActionContent;
