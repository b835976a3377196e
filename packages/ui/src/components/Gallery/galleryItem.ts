export interface GalleryItem {
  /** Unique key of the picture, used in `selectedKey`. */
  id: string;
  /** The URL of the picture, in the size in which it is worth zooming. */
  src: string;
  /** What the picture shows, for people who do not see it. Also the name of its thumbnail. */
  alt: string;
  /** The URL of a small version, at least 128 px wide. @default src */
  thumbnailSrc?: string;
  /** A line below the picture. */
  description?: string;
}
