import type { FilePurpose } from '@pcb/quoting/orderFiles';
import { UploadButton } from '@pcb/ui/UploadButton';
import type { ReactNode } from 'react';
import type { Problems } from '../../shared/remote/remote.ts';

/** What the forms upload. Fabrication data are read first. */
export type UploadPurpose = Exclude<FilePurpose, 'gerber'>;

export interface UploadFieldProps {
  purpose: UploadPurpose;
  label: string;
  description: ReactNode;
  isRequired?: boolean;
}

/** The uploads of a host that takes files. */
export interface Uploads {
  /** Returns the field for a file, such as `UploadFiles`. */
  field: (field: UploadFieldProps) => ReactNode;
  /** What is wrong with the files, after 'Add to Cart'. Pass the same object until the next attempt. */
  problems?: Problems<UploadPurpose>['fields'];
  /** While 'Add to Cart' waits for files: how much of them is sent, in percent. */
  sent?: number | undefined;
}

/** How the forms take files. */
export interface Uploading {
  /** Without it, the fields are buttons that call `onUpload`. */
  uploadField: Uploads['field'] | undefined;
  /** Called with the label of the button. */
  onUpload: (title: string) => void;
}

/** A field for a file of the order. Without a host that takes it, a button that says so. */
export const UploadField = ({ purpose, uploadField, onUpload, ...field }: UploadFieldProps & Uploading) =>
  uploadField ? uploadField({ purpose, ...field }) : <UploadButton {...field} onPress={() => onUpload(field.label)} />;
