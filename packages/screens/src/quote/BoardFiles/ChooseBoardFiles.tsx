'use client';
import { Button } from '@pcb/ui/Button';
import { FileUp } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import type { Ref } from 'react';
import type { BoardFilesState } from './boardReading.ts';

interface ChooseBoardFilesProps extends Pick<BoardFilesState, 'onFiles'> {
  label: string;
  /** Ref to the `button`. */
  ref?: Ref<HTMLButtonElement>;
}

/** The button that opens the file picker. Any file can be chosen: iOS knows no Gerber and would grey them out. */
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
