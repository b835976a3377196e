'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import { fillCount } from '../../private/fillCount.ts';
import { fillMessage } from '../../private/fillMessage.ts';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import type { FileItem } from './fileItem.ts';
import type { FileProblem, FileRules } from './fileProblem.ts';

/** The number of more files than this is announced instead of their names. */
const maxSpokenNames = 3;

const units = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
  ['byte', 1],
] as const;

export function useFileTexts({ acceptedFileTypes = [], maxFileSize = 0, maxFiles }: FileRules & { maxFiles: number }) {
  const { locale } = useLocale();
  const messages = useMessages();

  const sizeText = (bytes: number) => {
    const [unit, divisor] = units.find(([, size]) => bytes >= size) ?? units[3];
    // The short form in English is "4 byte".
    const unitDisplay = unit === 'byte' ? 'long' : 'short';
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumSignificantDigits: 3 });
    return format.format(bytes / divisor);
  };
  const percentText = (percent: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);

  const namesText = (names: readonly string[]) =>
    names.length > maxSpokenNames ? String(names.length) : new Intl.ListFormat(locale).format(names);

  const typesText = () =>
    new Intl.ListFormat(locale, { type: 'disjunction' }).format(
      acceptedFileTypes.map((extension) => extension.slice(1).toUpperCase()),
    );

  const problemText = (problem: FileProblem) => {
    switch (problem) {
      case 'folder':
        return messages.folder;
      case 'type':
        return fillMessage(messages.fileType, { types: typesText() });
      case 'empty':
        return messages.fileEmpty;
      case 'size':
        return fillMessage(messages.fileTooLarge, { size: sizeText(maxFileSize) });
      case 'count':
        return maxFiles === 1 ? messages.oneFile : fillCount(messages.tooManyFiles, { count: maxFiles }, locale);
    }
  };

  const statusText = ({ status, errorMessage }: FileItem) => {
    switch (status) {
      case undefined:
        return undefined;
      case 'failed':
        return errorMessage ?? messages.uploadFailed;
      default:
        return messages[status];
    }
  };

  return { messages, sizeText, percentText, namesText, problemText, statusText, maxSpokenNames };
}

export type FileTexts = ReturnType<typeof useFileTexts>;
