import type { FileItem } from '@pcb/ui/FileField';
import { fn } from 'storybook/test';

export const panel: FileItem = { id: 'panel', name: 'panel-top.gbr', size: 2_140_000 };
export const drill: FileItem = { id: 'drill', name: 'drill.drl', size: 48_300 };
const outline: FileItem = { id: 'outline', name: 'outline.gko', size: 3_900 };
export const uploads: FileItem[] = [
  { ...panel, status: 'uploading', progress: 45 },
  { id: 'bottom', name: 'panel-bottom.gbr', size: 1_980_000, status: 'uploading' },
  { ...drill, status: 'uploaded' },
  { ...outline, status: 'failed' },
];

/** Shared by the story files of the field. */
export const fileFieldArgs = {
  label: 'Gerber files',
  description: 'ZIP, RAR or 7Z, or the files one by one, up to 50 MB each',
  maxFiles: 10,
  maxFileSize: 50_000_000,
  acceptedFileTypes: ['.zip', '.rar', '.7z', '.gbr', '.gko', '.drl'],
  onChange: fn(),
};

export const inputOf = (element: HTMLElement) => {
  const input = element.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  return input;
};
export const fileOf = (name: string, content = 'G04*') => new File([content], name);

/** Drops or pastes files, as the browser does. */
export function transfer(target: Element, type: 'drop' | 'paste', ...files: File[]) {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  const event =
    type === 'drop'
      ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
      : new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data });
  target.dispatchEvent(event);
  return event;
}
