export interface AnnounceOptions {
  /** Whether it interrupts what the screen reader is saying, for a failure that must not wait. @default false */
  isAssertive?: boolean;
}

/** Announces to screen readers. Messages that come together are announced together. */
export type Announce = (message: string, options?: AnnounceOptions) => void;

export interface Announcer {
  announce: Announce;
  isConnected: () => boolean;
  remove: () => void;
}

/** Messages within this time, in milliseconds, are announced together. */
const mergeTime = 100;

/** In milliseconds: long enough for a slow voice, and over before someone reads the page. */
const messageTime = 7000;

/** Emoji, which screen readers read by name: '🚧' as “construction sign”. Does not match signs such as ₹. */
const emoji = /\p{Emoji_Presentation}\s*/gu;

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
    waiting.add(message.replace(emoji, '').trim());
    // Emptied first and filled in another task; otherwise a repeated message is not read.
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

/** Adds the live regions before any message, because a region that is added with its text is often not read. */
export function createAnnouncer(parent: HTMLElement): Announcer {
  const container = document.createElement('div');
  container.style.cssText = hidden;
  // Keeps react-aria from hiding it while a modal is open.
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
