'use client';
import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import { useControllable } from '../../hooks/useControllable.ts';
import { fillMessage } from '../../private/fillMessage.ts';
import type { FileItem } from './fileItem.ts';
import { type FileProblem, type FileRules, fileProblem } from './fileProblem.ts';
import type { TransferredFile } from './transferredFiles.ts';
import type { FileTexts } from './useFileTexts.ts';

/** A file that was not added. It stays in the list with its error until it is removed or added again. */
interface RefusedFile {
  item: FileItem;
  problem: FileProblem;
}

export interface FileListOptions extends FileRules {
  value: readonly FileItem[] | undefined;
  defaultValue: readonly FileItem[];
  onChange: ((files: FileItem[]) => void) | undefined;
  maxFiles: number;
}

let lastId = 0;

const toItem = ({ name, file }: TransferredFile): FileItem => ({
  id: `file-${++lastId}`,
  name,
  ...(file && { size: file.size, file }),
});

const isSameFile = (one: File | undefined, other: File | null) =>
  one !== undefined && one.name === other?.name && one.size === other.size && one.lastModified === other.lastModified;

/** The accepted and the refused files, with functions that change them and announce it. */
export function useFileList({ value, defaultValue, onChange, maxFiles, ...rules }: FileListOptions, texts: FileTexts) {
  const announce = useAnnounce();
  const [items, change] = useControllable(value, defaultValue, onChange);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  const add = (files: readonly TransferredFile[]) => {
    const names = new Set(files.map(({ name }) => name));
    const isAgain = (item: FileItem) => files.some(({ file }) => isSameFile(item.file, file));
    // A single file is replaced, and so is a failed one of the same name. A file is not listed twice.
    const isKept = (item: FileItem) =>
      maxFiles > 1 && !(item.status === 'failed' && names.has(item.name)) && !isAgain(item);
    const kept = items.filter(isKept);
    /** Keeps the item of a file that is already listed, so that its upload does not restart. */
    const itemOf = ({ file }: TransferredFile) =>
      items.find((item) => item.status !== 'failed' && isSameFile(item.file, file) && !added.includes(item));
    const added: FileItem[] = [];
    const refusedNow: RefusedFile[] = [];
    for (const file of files) {
      const isFull = kept.length + added.length >= maxFiles;
      const problem = fileProblem(file, rules) ?? (isFull ? 'count' : null);
      if (problem) refusedNow.push({ item: toItem(file), problem });
      else added.push(itemOf(file) ?? toItem(file));
    }
    // The maximum number applies to one choice only: the next one may fit.
    const refusedBefore = refused.filter(({ item, problem }) => problem !== 'count' && !names.has(item.name));
    setRefused([...refusedBefore, ...refusedNow]);
    if (added.length > 0) {
      change([...kept, ...added]);
      announce(fillMessage(texts.messages.filesAdded, { files: texts.namesText(added.map(({ name }) => name)) }));
    }
    for (const { item, problem } of refusedNow.slice(0, texts.maxSpokenNames))
      announce(`${item.name}: ${texts.problemText(problem)}`);
  };

  const remove = ({ id, name }: FileItem) => {
    setRefused(refused.filter(({ item, problem }) => item.id !== id && problem !== 'count'));
    if (items.some((item) => item.id === id)) change(items.filter((item) => item.id !== id));
    announce(fillMessage(texts.messages.removed, { label: name }));
  };

  const reset = () => {
    setRefused([]);
    change([...defaultValue]);
  };

  const heard = useRef(items);
  useEffect(() => {
    const statusBefore = (id: string) => heard.current.find((item) => item.id === id)?.status;
    const changed = items.filter(({ id, status }) => status !== undefined && status !== statusBefore(id));
    heard.current = items;
    // When many uploads start at once, their number has just been announced.
    const isTooMuch = changed.length > texts.maxSpokenNames;
    for (const item of changed)
      if (item.status !== 'uploading' || !isTooMuch) announce(`${item.name}: ${texts.statusText(item)}`);
  }, [items, announce, texts]);

  return { items, refused, add, remove, reset };
}
