/**
 * What the browser does beside showing pages: its alerts, its downloads, new tabs. Real ones would stop a flow or lead out
 * of it, so here they are only named, in a note over the page.
 */
import { createToastQueue } from '@pcb/ui/ToastRegion';
import { spyOn } from 'storybook/test';

/** The one note on show. */
export const note = createToastQueue();

/** For `beforeEach`: alerts and questions become notes, and every question is answered with yes. */
export function standInForBrowser() {
  note.clear();
  const alert = spyOn(window, 'alert').mockImplementation((words) => note.show({ title: `Alert: ${String(words)}` }));
  const confirm = spyOn(window, 'confirm').mockImplementation((words) => {
    note.show({ title: `Question: ${String(words)}` });
    return true;
  });
  return () => {
    alert.mockRestore();
    confirm.mockRestore();
  };
}

/**
 * For `afterEach`: takes away what react-aria has announced of buttons that wait. It lies around for seconds, named after a
 * button that has gone with its page, and axe would find it nameless.
 */
export function clearAnnouncements() {
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
}

/** For clicks, before anybody else hears of them: names what a link would do that leads out of this window. */
export function nameWhereLinkLeads(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href) return;
  const isNewTab = link.target === '_blank' || event.ctrlKey || event.metaKey || event.shiftKey;
  const isDownload = link.hasAttribute('download');
  if (!isNewTab && !isDownload && link.origin === window.location.origin) return;
  event.preventDefault();
  const action = isDownload ? 'Download' : isNewTab ? 'New tab' : 'Leaves the site';
  note.show({ title: `${action}: ${link.getAttribute('href') ?? ''}` });
}

/** Catches the files that are saved from here on, each by its name and its text. */
export function catchFiles() {
  const files: { name: string; text: Promise<string> }[] = [];
  let latest = Promise.resolve('');
  spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    // As bytes: `Blob.text()` drops the byte-order mark.
    if (blob instanceof Blob)
      latest = blob.arrayBuffer().then((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
    return 'blob:file';
  });
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: latest });
  });
  return files;
}
