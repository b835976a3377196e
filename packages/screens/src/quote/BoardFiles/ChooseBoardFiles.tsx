'use client';
import { Button } from '@pcb/ui/Button';
import { FileUp } from 'lucide-react';
import type { Ref } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import type { BoardFilesState } from './boardReading.ts';

interface ChooseBoardFilesProps extends Pick<BoardFilesState, 'onFiles'> {
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Accepts any file: iOS does not recognise Gerber and would grey the files out. */
export function ChooseBoardFiles({ onFiles, label, ref }: ChooseBoardFilesProps) {
  return (
    <FileTrigger
      allowsMultiple
      onSelect={(chosen) => {
        const files = [...(chosen ?? [])].map((file) => ({ name: file.name, file }));
        if (files.length > 0) onFiles(files);
      }}
    >
      <Button {...(ref && { ref })} variant="outline" tone="neutral" size="small">
        <FileUp size={16} aria-hidden="true" />
        <span>{label}</span>
      </Button>
    </FileTrigger>
  );
}
