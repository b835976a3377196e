import type { FilePurpose } from '@pcb/quoting/orderFiles';
import { UploadButton } from '@pcb/ui/UploadButton';
import type { ReactNode } from 'react';
import type { Problems } from '../../../shared/remote/remote.ts';

export type UploadPurpose = Exclude<FilePurpose, 'gerber'>;

export interface UploadFieldProps {
  purpose: UploadPurpose;
  label: string;
  description: ReactNode;
  isRequired?: boolean;
}

export interface Uploads {
  field: (field: UploadFieldProps) => ReactNode;
  /** Errors of the files after 'Add to Cart'. Keep the same object until the next attempt. */
  problems?: Problems<UploadPurpose>['fields'];
  /** The percentage sent while 'Add to Cart' waits for files. */
  sent?: number | undefined;
}

export interface Uploading {
  /** If omitted, the fields are buttons that call `onUpload`. */
  uploadField: Uploads['field'] | undefined;
  onUpload: (title: string) => void;
}

export const UploadField = ({ purpose, uploadField, onUpload, ...field }: UploadFieldProps & Uploading) =>
  uploadField ? uploadField({ purpose, ...field }) : <UploadButton {...field} onPress={() => onUpload(field.label)} />;
