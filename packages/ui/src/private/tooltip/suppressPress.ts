/** The click follows within this time after the finger is lifted, in milliseconds. */
const clickDelay = 100;

/** Keeps a long press from pressing the button. Call it while the finger is down. */
export function suppressPress(button: HTMLElement): void {
  // Ends the press in react-aria, as its own long press does.
  button.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
  const suppress = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', suppress, { capture: true });
  const stop = () => setTimeout(() => removeEventListener('click', suppress, { capture: true }), clickDelay);
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, stop, { capture: true, once: true });
}
