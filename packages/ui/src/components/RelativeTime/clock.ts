'use client';
import { useSyncExternalStore } from 'react';

const minute = 60_000;

const listeners = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** Stops in a hidden tab, and catches up when it is visible again. */
function run() {
  clearInterval(timer);
  if (document.hidden) return;
  tick();
  timer = setInterval(tick, minute);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) {
    run();
    document.addEventListener('visibilitychange', run);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', run);
  };
}

/** Returns the time of the last tick, refreshed without a timer, but not within a render, where it must not change. */
function read() {
  if (listeners.size === 0 && Math.abs(Date.now() - now) > minute) now = Date.now();
  return now;
}

const readOnServer = () => undefined;

/** The time in milliseconds, from one timer for the whole page; `undefined` on the server and while hydrating. */
export const useNow = (): number | undefined => useSyncExternalStore<number | undefined>(subscribe, read, readOnServer);
