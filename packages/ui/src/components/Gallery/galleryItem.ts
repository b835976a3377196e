export interface GalleryItem {
  /** Unique key of the picture, used in `selectedKey`. */
  id: string;
  /** The URL of the picture, large enough to zoom in. */
  src: string;
  /** The text alternative, also the name of the thumbnail. */
  alt: string;
  /** The URL of a small version, at least 128 px wide. @default src */
  thumbnailSrc?: string;
  /** A line below the picture. */
  description?: string;
}
