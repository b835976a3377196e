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

const english: GalleryMessages = {
  enlarge: 'Enlarge',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomKeys: 'Plus and minus zoom, 0 fits the picture, and the arrow keys move it.',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
};

const hindi: GalleryMessages = {
  enlarge: 'बड़ा करें',
  zoomIn: 'ज़ूम इन',
  zoomOut: 'ज़ूम आउट',
  zoomKeys: 'प्लस और माइनस से ज़ूम करें, 0 से पूरी तस्वीर देखें, तीर की कुंजियों से उसे खिसकाएँ।',
  previousPicture: 'पिछली तस्वीर',
  nextPicture: 'अगली तस्वीर',
};

/** Separate from the other messages, so that only pages with a gallery load them. */
export const galleryMessagesIn = (language: string): GalleryMessages => (language === 'hi' ? hindi : english);
