/**
 * Replaces the browser's alerts, downloads and new tabs, which would block a flow or leave it. A note over the page
 * names them instead.
 */
import { createToastQueue } from '@pcb/ui/ToastRegion';
import { spyOn } from 'storybook/test';

/** The current note. */
export const note = createToastQueue();

/** For `beforeEach`: turns alerts and confirmations into notes, and confirms everything. */
export function standInForBrowser() {
  note.clear();
  const alert = spyOn(window, 'alert').mockImplementation((copy) => note.show({ title: `Alert: ${String(copy)}` }));
  const confirm = spyOn(window, 'confirm').mockImplementation((copy) => {
    note.show({ title: `Question: ${String(copy)}` });
    return true;
  });
  return () => {
    alert.mockRestore();
    confirm.mockRestore();
  };
}

/** A click listener for the capture phase that shows a note instead of following a link out of this window. */
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

/** Records the name and text of each file that is saved from now on. */
export function catchFiles() {
  const files: { name: string; text: Promise<string> }[] = [];
  let latest = Promise.resolve('');
  spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    // Read as bytes, because `Blob.text()` drops the byte-order mark.
    if (blob instanceof Blob)
      latest = blob.arrayBuffer().then((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
    return 'blob:file';
  });
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: latest });
  });
  return files;
}
