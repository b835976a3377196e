'use client';
import { maxFileSize } from '@pcb/quoting/orderFiles';
import { Button } from '@pcb/ui/Button';
import { FileField, type FileItem } from '@pcb/ui/FileField';
import { Notice } from '@pcb/ui/Notice';
import { Stack } from '@pcb/ui/Stack';
import { useRef } from 'react';
import type { WithContent } from '../../shared/WithContent.ts';
import type { UploadFieldProps } from '../form/fields/UploadField.tsx';
import { LinkedSentence } from '../form/LinkedSentence.tsx';
import { uploadFilesContent, type UploadFilesContent } from './UploadFiles.content.ts';

export { uploadFilesContent, type UploadFilesContent } from './UploadFiles.content.ts';
export type { UploadFieldProps, UploadPurpose } from '../form/fields/UploadField.tsx';

export interface UploadFilesProps extends UploadFieldProps, WithContent<UploadFilesContent> {
  /** The chosen files with their progress. A file without a status waits until the customer has signed in. */
  files: readonly FileItem[];
  isSignedIn: boolean;
  /** Called with all files when one is chosen or removed. */
  onChange: (files: readonly FileItem[]) => void;
  /** Called to resend the files that have failed. */
  onRetry: () => void;
}

/**
 * A file field that uploads when a file is chosen, or once the customer has signed in.
 *
 * @example <ServicesScreen uploads={{ field: (field) => <UploadFiles {...field} files={files[field.purpose]} isSignedIn onChange={…} onRetry={…} /> }} … />
 */
export function UploadFiles({
  purpose,
  files,
  isSignedIn,
  onChange,
  onRetry,
  content = uploadFilesContent,
  ...field
}: UploadFilesProps) {
  const chooseButton = useRef<HTMLButtonElement>(null);
  const tryAgain = () => {
    // The pressed button unmounts, so move focus first.
    chooseButton.current?.focus();
    onRetry();
  };
  return (
    <Stack gap="small">
      <FileField
        {...field}
        ref={chooseButton}
        name={purpose}
        actionLabel={content.upload}
        maxFileSize={maxFileSize}
        value={files}
        onChange={onChange}
      />
      {files.length > 0 && !isSignedIn ? (
        <Notice isAnnounced>
          <LinkedSentence sentence={content.signIn} />
        </Notice>
      ) : null}
      {files.some(({ status }) => status === 'failed') ? (
        <div>
          <Button
            variant="outline"
            tone="neutral"
            size="small"
            aria-label={content.tryAgainWith(field.label)}
            onPress={tryAgain}
          >
            {content.tryAgain}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
