/** The element that contains a found text. On a page that the browser has translated, the found element is a `<font>` in it. */
export function ownerOf(text: HTMLElement): HTMLElement {
  const owner = text.closest<HTMLElement>(':not(font)');
  if (!owner) throw new Error(`“${text.textContent}” stands in no element.`);
  return owner;
}
