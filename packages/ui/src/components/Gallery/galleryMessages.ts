export interface GalleryMessages {
  /** The button that opens the enlarged view. */
  enlarge: string;
  zoomIn: string;
  zoomOut: string;
  /** The description of the enlarged picture for screen readers. */
  zoomKeys: string;
  previousPicture: string;
  nextPicture: string;
}

/** Separate, so that only pages with a gallery load them. */
export const englishGallery: GalleryMessages = {
  enlarge: 'Enlarge',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomKeys: 'Plus and minus zoom, 0 fits the picture, and the arrow keys move it.',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
};
