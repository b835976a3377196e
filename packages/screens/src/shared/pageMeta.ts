/** The document title and meta description of a page, for the host. */
export interface PageMeta {
  /** The document title, without the brand. */
  title: string;
  /** The meta description, in one sentence. */
  description: string;
}
