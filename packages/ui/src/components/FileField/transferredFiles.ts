/** A folder has no content. */
export interface TransferredFile {
  name: string;
  file: File | null;
}

/** The files and folders of a drop or of the clipboard, without text and links. */
export const filesIn = ({ items }: DataTransfer): TransferredFile[] =>
  [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item): TransferredFile => {
      const entry = item.webkitGetAsEntry?.();
      const file = entry?.isDirectory ? null : item.getAsFile();
      return { name: file?.name ?? entry?.name ?? '', file };
    });

export const hasFiles = ({ types }: DataTransfer) => types.includes('Files');
