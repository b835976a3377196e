/** In px. */
const gap = 6;

/** The distance to the edge of the window, in px. */
const edge = 8;

/** Moves a tooltip above its button, or below it if there is no room. Returns whether the button is in the window. */
export function placeTooltip(box: HTMLElement, button: HTMLElement): boolean {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  if (bottom < 0 || top > clientHeight) return false;
  const { offsetWidth, offsetHeight } = box;
  const above = top - gap - offsetHeight;
  const centred = (left + right - offsetWidth) / 2;
  const x = Math.max(edge, Math.min(centred, clientWidth - edge - offsetWidth));
  box.style.translate = `${Math.round(x)}px ${Math.round(above < edge ? bottom + gap : above)}px`;
  return true;
}
