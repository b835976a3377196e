/** How urgent an announcement is: `assertive` interrupts what the screen reader is saying. */
export interface AnnounceOptions {
  /** For a failure that must not wait. Interrupts what the screen reader is saying. @default false */
  isAssertive?: boolean;
}

/** Says something to screen readers. Messages that come together are said together. */
export type Announce = (message: string, options?: AnnounceOptions) => void;

export interface Announcer {
  announce: Announce;
  /** Whether its regions are still in the document. */
  isConnected: () => boolean;
  /** Removes its regions. What has not been said yet is lost. */
  remove: () => void;
}

/** Messages within this time are said together, in milliseconds. */
const mergeTime = 100;

/** How long a message stays in its region, in milliseconds: long enough for a slow voice, and gone before someone reads the page. */
const messageTime = 7000;

const hidden =
  'position: fixed; inset-block-start: 0; inset-inline-start: 0; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;';

function createRegion(container: HTMLElement, urgency: 'polite' | 'assertive') {
  const region = document.createElement('div');
  region.setAttribute('aria-live', urgency);
  container.append(region);
  const waiting = new Set<string>();
  let sayTimer: ReturnType<typeof setTimeout> | undefined;
  let clearTimer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(sayTimer);
    clearTimeout(clearTimer);
    sayTimer = undefined;
  };
  const say = (message: string) => {
    waiting.add(message);
    // Emptied first, and filled in another task: otherwise a message that repeats the last one is not said.
    region.textContent = '';
    sayTimer ??= setTimeout(() => {
      stop();
      region.textContent = [...waiting].join(' ');
      waiting.clear();
      clearTimer = setTimeout(() => (region.textContent = ''), messageTime);
    }, mergeTime);
  };
  return { say, stop };
}

/** Adds the live regions to an element, before there is a message: a region that is added together with its text is often not read. */
export function createAnnouncer(parent: HTMLElement): Announcer {
  const container = document.createElement('div');
  container.style.cssText = hidden;
  // react-aria leaves it in the accessibility tree while a modal is open.
  container.dataset['liveAnnouncer'] = 'true';
  const polite = createRegion(container, 'polite');
  const assertive = createRegion(container, 'assertive');
  parent.append(container);
  return {
    announce: (message, { isAssertive = false } = {}) => (isAssertive ? assertive : polite).say(message),
    isConnected: () => container.isConnected,
    remove: () => {
      polite.stop();
      assertive.stop();
      container.remove();
    },
  };
}
