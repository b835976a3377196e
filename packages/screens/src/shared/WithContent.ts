export interface WithContent<Content> {
  /** The copy; pass another object to translate or reword it. Defaults to the copy that the module exports. */
  content?: Content;
}
