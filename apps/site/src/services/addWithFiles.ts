import { type FilePurpose, maxFiles, maxFileSize, requiredFiles } from '@pcb/quoting/orderFiles';
import type { OwnBoard } from '@pcb/screens/ownBoard';
import type { Uploads } from '@pcb/screens/storefront/ServicesScreen';
import type { FileItem } from '@pcb/ui/FileField';
import type { Site } from '../createSite.ts';
import type { CartItem } from '../data/cart.ts';
import { DataError } from '../data/dataError.ts';
import type { OrderedFiles } from '../data/files.ts';
import { failureToast } from '../effects/failureToast.ts';
import { filesMessages } from '../messages/files.ts';
import { reasonOf } from '../messages/refusals.ts';
import { storefrontMessages } from '../messages/storefront.ts';
import { sendFile, sendUpload } from './sendFile.ts';

type ServiceItem = Extract<CartItem, { service: unknown }>;

interface ChosenFile {
  purpose: FilePurpose;
  file: File;
  item?: FileItem;
}

const purposesOf = {
  ...requiredFiles,
  fab: ['gerber'],
  flex: ['gerber'],
  stencil: ['stencilData', 'gerber'],
} satisfies Record<ServiceItem['service'], readonly FilePurpose[]>;

function chosenFiles({ serviceForms }: Site, service: ServiceItem['service']): readonly ChosenFile[] {
  const { uploads, boardFiles } = serviceForms.getState();
  return purposesOf[service].flatMap((purpose): ChosenFile[] =>
    purpose === 'gerber'
      ? boardFiles.files.map(({ file }) => ({ purpose, file }))
      : (uploads[purpose] ?? []).flatMap((item) => (item.file ? [{ purpose, file: item.file, item }] : [])),
  );
}

async function send(site: Site, chosen: readonly ChosenFile[], onSent: (percent: number) => void) {
  const large = chosen.find(({ file }) => file.size > maxFileSize);
  if (large) throw new DataError('invalid', { reason: filesMessages.tooLarge(large.file.name) });
  if (chosen.length > maxFiles) throw new DataError('invalid', { reason: filesMessages.tooMany });
  const all = chosen.reduce((sum, { file }) => sum + file.size, 0);
  let before = 0;
  const ids: Partial<Record<FilePurpose, string[]>> = {};
  for (const { purpose, file, item } of chosen) {
    const report = (percent: number) => onSent(Math.floor((100 * before + percent * file.size) / (all || 1)));
    report(0);
    try {
      const { id } = await (item && purpose !== 'gerber'
        ? sendUpload(site, purpose, item, file)
        : sendFile(site, file, { onProgress: report }));
      (ids[purpose] ??= []).push(id);
    } catch (error) {
      throw new DataError('unexpected', { cause: error, reason: filesMessages.notSent(file.name, reasonOf(error)) });
    }
    before += file.size;
  }
  return ids satisfies OrderedFiles;
}

/**
 * A visitor who is not signed in gets a cart line without files. Resolves to a message per missing file, in which
 * case the cart is unchanged.
 */
export async function addWithFiles(
  site: Site,
  item: ServiceItem,
  onSent: (percent: number) => void,
  board?: OwnBoard,
): Promise<Uploads['problems']> {
  const { data, toasts, session, ownBoards } = site;
  const chosen = chosenFiles(site, item.service);
  const needed = requiredFiles[item.service];
  const missing = needed.filter((purpose) => !chosen.some((one) => one.purpose === purpose));
  if (missing.length > 0)
    return Object.fromEntries(missing.map((purpose) => [purpose, filesMessages.missing[purpose]]));
  const isSignedIn = session.state.getState().customer !== undefined;
  try {
    if (needed.length > 0 && !isSignedIn) throw new DataError('signedOut', { reason: filesMessages.logIn });
    const line = await data.cart.add(isSignedIn ? { ...item, files: await send(site, chosen, onSent) } : item);
    if (line !== undefined) void ownBoards.keep({ [line]: board });
  } catch (error) {
    toasts.show(failureToast(storefrontMessages.cartNotSaved, error));
    return undefined;
  }
  const isComplete = isSignedIn || chosen.length === 0;
  toasts.show({ title: isComplete ? storefrontMessages.addToCart : filesMessages.addedWithoutFiles });
  return undefined;
}
