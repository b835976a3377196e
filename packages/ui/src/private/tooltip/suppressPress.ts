/** After the finger is lifted, the click comes within this time, in milliseconds. */
const clickDelay = 100;

/** The press that turned out to be a long press does not press the button. Call it while the finger is down. */
export function suppressPress(button: HTMLElement): void {
  // For react-aria, the press ends here; its own long press does the same.
  button.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
  const suppress = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', suppress, { capture: true });
  const stop = () => setTimeout(() => removeEventListener('click', suppress, { capture: true }), clickDelay);
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, stop, { capture: true, once: true });
}
