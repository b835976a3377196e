import { initialForms } from '@pcb/quoting/forms';
import { maxFileSize } from '@pcb/quoting/orderFiles';
import { expect, it, vi } from 'vitest';
import { brand } from '../../apps/site/src/brand.ts';
import { createSite } from '../../apps/site/src/createSite.ts';
import type { CartItem } from '../../apps/site/src/data/cart.ts';
import { sampleCart } from '../../apps/site/src/data/cart.ts';
import { DataError } from '../../apps/site/src/data/dataError.ts';
import type { FilesData } from '../../apps/site/src/data/files.ts';
import { sampleDataWith } from '../../apps/site/src/data/sampleData.ts';
import { memoryStorage } from '../../apps/site/src/data/storage.ts';
import { addWithFiles } from '../../apps/site/src/services/addWithFiles.ts';
import { retryUploads, sendWaiting } from '../../apps/site/src/services/sendFile.ts';
import { noBoardFiles } from '../../apps/site/src/services/serviceForms.ts';

/** A site of a signed-in customer, whose files have their names as ids. */
function openSite() {
  const upload = vi.fn<FilesData['upload']>(({ name, size }) => Promise.resolve({ id: name, name, size }));
  const add = vi.fn<(item: CartItem) => Promise<string | undefined>>(() => Promise.resolve('line'));
  const site = createSite({
    brand,
    storage: memoryStorage(),
    clock: Date.now,
    data: sampleDataWith({ files: { upload }, cart: { ...sampleCart(), add } }),
  });
  site.session.state.setState({ customer: { name: 'Asha' } });
  const keep = (...files: File[]) =>
    site.serviceForms.setState({
      boardFiles: { ...noBoardFiles, files: files.map((file) => ({ name: `gerber/${file.name}`, file })) },
    });
  const choose = (file: File) =>
    site.serviceForms.setState({ uploads: { stencilData: [{ id: 'paste', name: file.name, file }] } });
  const pasteOf = () => site.serviceForms.getState().uploads.stencilData?.[0];
  return { site, upload, add, keep, choose, pasteOf };
}

const board = { service: 'fab', form: initialForms.fab } as const;
const stencil = { service: 'stencil', form: initialForms.stencil } as const;

it('sends each file once, and reports the total progress', async () => {
  const { site, upload, add, keep } = openSite();
  keep(new File(['123'], 'top.gbr'), new File(['1'], 'drill.drl'));
  const sent: number[] = [];
  await addWithFiles(site, board, (percent) => sent.push(percent));
  await addWithFiles(site, board, () => {});
  expect(add).toHaveBeenLastCalledWith({ ...board, files: { gerber: ['top.gbr', 'drill.drl'] } });
  expect(upload).toHaveBeenCalledTimes(2);
  expect(sent).toEqual([0, 75]);
});

it('does not add the line when a file fails, and sends that file again the next time', async () => {
  const { site, upload, add, keep } = openSite();
  keep(new File(['1'], 'top.gbr'), new File(['1'], 'drill.drl'));
  upload.mockImplementationOnce(upload.getMockImplementation() as FilesData['upload']);
  upload.mockRejectedValueOnce(new DataError('busy', { retryAfter: 2 }));
  await addWithFiles(site, board, () => {});
  expect(add).not.toHaveBeenCalled();
  await addWithFiles(site, board, () => {});
  expect(upload.mock.calls.map(([{ name }]) => name)).toEqual(['top.gbr', 'drill.drl', 'drill.drl']);
  expect(add).toHaveBeenCalledOnce();
});

it('does not send any file when one is larger than 50 MB', async () => {
  const { site, upload, add, keep } = openSite();
  const large = new File(['1'], 'panel.zip');
  Object.defineProperty(large, 'size', { value: maxFileSize + 1 });
  keep(new File(['1'], 'drill.drl'), large);
  await addWithFiles(site, board, () => {});
  expect(upload).not.toHaveBeenCalled();
  expect(add).not.toHaveBeenCalled();
});

it('names the missing files of a layout, and does not add it', async () => {
  const { site, add } = openSite();
  const problems = await addWithFiles(site, { service: 'layout', form: initialForms.layout }, () => {});
  expect(Object.keys(problems ?? {})).toEqual(['schematic', 'billOfMaterial']);
  expect(add).not.toHaveBeenCalled();
});

it('shows in the form why a file has failed, sends it again, and uses it for the order', async () => {
  const { site, upload, add, choose, pasteOf } = openSite();
  choose(new File(['1'], 'paste.gbr'));
  upload.mockRejectedValueOnce(new DataError('busy', { retryAfter: 2 }));
  sendWaiting(site, 'stencilData');
  expect(pasteOf()?.status).toBe('uploading');
  const busy = 'The server is busy. Try again in 2 seconds.';
  await vi.waitFor(() => expect(pasteOf()).toMatchObject({ status: 'failed', errorMessage: busy }));
  retryUploads(site, 'stencilData');
  await vi.waitFor(() => expect(pasteOf()?.status).toBe('uploaded'));
  await addWithFiles(site, stencil, () => {});
  expect(add).toHaveBeenLastCalledWith({ ...stencil, files: { stencilData: ['paste.gbr'] } });
  expect(upload).toHaveBeenCalledTimes(2);
});

it('stops sending a file that is removed', () => {
  const { site, upload, choose } = openSite();
  choose(new File(['1'], 'paste.gbr'));
  upload.mockReturnValueOnce(new Promise(() => {}));
  sendWaiting(site, 'stencilData');
  const signal = upload.mock.calls[0]?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  site.serviceForms.setState({ uploads: { stencilData: [] } });
  expect(signal?.aborted).toBe(true);
});
