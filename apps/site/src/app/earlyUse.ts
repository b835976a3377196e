/**
 * What a visitor does with a prerendered page before its code runs, for example a press of Enter on a button. It is kept,
 * and repeated when the page is hydrated, because React handles only what happens after that. The frame of a page can be
 * hydrated before its content (prerenderedPage.ts).
 */

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Controls that do nothing without scripts. The browser follows links by itself, and turns the keys of buttons into clicks. */
const scripted = 'button, [role=button], [role=tab]';

/** The keys by which tabs and lists move, which the browser does not handle. */
const movingKeys = /^(?:Arrow|Home$|End$)/;

interface EarlyUse {
  control: HTMLElement;
  repeat: (control: HTMLElement) => void;
}

let keeping: AbortController | undefined;
/** The part of the page that waits, if the rest is hydrated. */
let waitingPart: Element | undefined;
let uses: EarlyUse[] = [];
/** The control that a pointer has pressed and not released. */
let pressed: HTMLElement | undefined;
let focused: HTMLElement | undefined;

const isWaiting = (target: unknown) => target instanceof Element && (waitingPart?.contains(target) ?? false);

const click = (control: HTMLElement) => control.click();

/** A link that the router can open. The browser opens others, and every link before the router runs. */
const isRouted = (link: HTMLElement, { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  link instanceof HTMLAnchorElement &&
  isWaiting(link) &&
  button === 0 &&
  !(metaKey || ctrlKey || shiftKey || altKey) &&
  link.origin === location.origin &&
  !link.target &&
  !link.hasAttribute('download');

const controlOf = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

function keepClick(event: MouseEvent): void {
  pressed = undefined;
  const control = controlOf(event, `${scripted}, a`);
  if (!control) return;
  if (isRouted(control, event)) event.preventDefault();
  else if (!control.matches(scripted)) return;
  uses.push({ control, repeat: click });
}

function keepKey(event: KeyboardEvent): void {
  const control = controlOf(event, scripted);
  if (!control || !movingKeys.test(event.key)) return;
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
  const options = { key, code, shiftKey, ctrlKey, metaKey, altKey, bubbles: true, cancelable: true };
  // The key before may have moved the focus.
  const repeat = () => {
    for (const type of ['keydown', 'keyup']) document.activeElement?.dispatchEvent(new KeyboardEvent(type, options));
  };
  uses.push({ control, repeat });
}

/** The other events of a press. From the first that React sees it hydrates at once, and misses those before. */
const otherEvents = ['mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'keyup'] as const;

/** Starts to keep clicks and keys, and prevents forms from being sent without the code that checks them. */
export function keepEarlyUse(): void {
  keeping = new AbortController();
  const { signal } = keeping;
  // Of the body, which is between the document, where react-aria follows the focus, and the root of React.
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    handle?: (event: HTMLElementEventMap[Type]) => void,
  ) =>
    document.body.addEventListener(
      type,
      (event) => {
        if (waitingPart && !isWaiting(event.target)) return;
        handle?.(event);
        if (waitingPart) event.stopPropagation();
      },
      { capture: true, signal },
    );
  listen('submit', (event) => event.preventDefault());
  listen('click', keepClick);
  listen('keydown', keepKey);
  listen('pointerdown', (event) => {
    pressed = controlOf(event, `${scripted}, a`) ?? undefined;
  });
  for (const type of otherEvents) listen(type);
  const keepFocus = ({ target }: Event) => {
    if (target instanceof HTMLElement) focused = target;
  };
  document.body.addEventListener('focusin', keepFocus, { capture: true, signal });
}

/** Call it before React takes over the events of the page, or of everything but a part that waits. */
export function stopKeepingEarlyUse(except?: Element): void {
  waitingPart = except;
  if (!except) keeping?.abort();
}

/** Call it when a page that waits is left or cannot be loaded. */
export function forgetEarlyUse(): void {
  stopKeepingEarlyUse();
  keeping = undefined;
  uses = [];
}

/** Whether something was pressed in a part that is not hydrated. */
export const hasEarlyUse = (): boolean => uses.length > 0;

/** Sets a value without the setter of the element, by which React notices its own changes. */
const setNatively = (field: Field, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

/** Returns a function that reports to React what was typed or chosen, or nothing for an unchanged field. */
function changeOf(field: Field): (() => void)[] {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    const { checked } = field;
    if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return [];
    return [
      () => {
        field.checked = !checked;
        field.click();
      },
    ];
  }
  const { value } = field;
  if (field.type === 'file' || value === field.defaultValue) return [];
  return [
    () => {
      field.value = field.defaultValue;
      setNatively(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  ];
}

/** The element that React may have replaced. */
const currentOf = (control: HTMLElement) => (control.isConnected ? control : document.getElementById(control.id));

function keepFocusOnReplaced(): void {
  if (focused && !focused.isConnected && document.activeElement === document.body) currentOf(focused)?.focus();
}

/** React renders between two tasks, so each has its own. */
function repeatInTasks(repeats: readonly (() => void)[]): void {
  for (const repeat of repeats) setTimeout(repeat);
}

const repeatsOf = (repeated: readonly EarlyUse[]) =>
  repeated.map(({ control, repeat }) => () => {
    const current = currentOf(control);
    if (current) repeat(current);
  });

/** Repeats a press that began before hydration and ends after it, of which react-aria sees only the end. */
function finishPress(control: HTMLElement): void {
  const done = new AbortController();
  const options = { capture: true, signal: done.signal };
  const finish = () => {
    done.abort();
    setTimeout(() => currentOf(control)?.click());
  };
  const end = (event: Event) => {
    const { target } = event;
    if (event.type === 'pointerup' && control.isConnected) return;
    const current = currentOf(control);
    if (!(target instanceof Node) || !current?.contains(target)) return done.abort();
    event.stopPropagation();
    event.preventDefault();
    finish();
  };
  // A replaced element gets no click.
  document.body.addEventListener('pointerup', end, options);
  document.body.addEventListener('click', end, options);
  document.body.addEventListener('pointercancel', () => done.abort(), options);
}

/** Call it in the layout effect of the frame. Does nothing if it is hydrated together with its page. */
export function repeatEarlyUseOfFrame(): void {
  if (!waitingPart) return;
  const repeated = uses.filter(({ control }) => !isWaiting(control));
  uses = uses.filter((use) => !repeated.includes(use));
  repeatInTasks(repeatsOf(repeated));
}

/** Call it in the layout effect of the hydrated page: in the next update React would reset what was typed. */
export function repeatEarlyUse(): void {
  if (!keeping) return;
  keeping.abort();
  keeping = undefined;
  const changes = [...document.querySelectorAll<Field>('input, textarea')].flatMap(changeOf);
  // React handles no events while it hydrates. In a task, what was typed would be gone until then.
  queueMicrotask(() => {
    for (const change of changes) change();
  });
  repeatInTasks([keepFocusOnReplaced, ...repeatsOf(uses)]);
  uses = [];
  if (pressed && waitingPart) finishPress(pressed);
  waitingPart = undefined;
}
