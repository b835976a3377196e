export interface GalleryMessages {
  /** The button on the picture, which opens it in the size of the window. */
  enlarge: string;
  zoomIn: string;
  zoomOut: string;
  /** Read with the enlarged picture. */
  zoomKeys: string;
  previousPicture: string;
  nextPicture: string;
}

/** Separate from the other messages, so that only pages with a gallery load them. */
export const englishGallery: GalleryMessages = {
  enlarge: 'Enlarge',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomKeys: 'Plus and minus zoom, 0 fits the picture, and the arrow keys move it.',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
};
