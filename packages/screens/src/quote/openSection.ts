/** Opens the section that hides an element, such as a `Disclosure`, which keeps its closed content in the document. */
export function openSection(element: Element | null | undefined) {
  const section = element?.closest('[hidden]');
  if (section) document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(section.id)}"]`)?.click();
}
