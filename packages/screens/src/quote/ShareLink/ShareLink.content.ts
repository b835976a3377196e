export const shareLinkContent = {
  copy: 'Copy link',
  announce: 'Link copied. It opens this page with the values of the forms.',
  failed: 'Your browser did not allow copying. Copy the link from this field.',
};

export type ShareLinkContent = typeof shareLinkContent;
