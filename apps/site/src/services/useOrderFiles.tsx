import type { ServiceTab } from '@pcb/quoting/forms';
import type { OwnBoard } from '@pcb/screens/ownBoard';
import { type UploadFieldProps, UploadFiles } from '@pcb/screens/quote/UploadFiles';
import type { Uploads } from '@pcb/screens/storefront/ServicesScreen';
import type { FileItem } from '@pcb/ui/FileField';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useCustomerName, useSite } from '../app/hooks/useSite.ts';
import type { CartItem } from '../data/cart.ts';
import { addWithFiles } from './addWithFiles.ts';
import { retryUploads, sendWaiting } from './sendFile.ts';

const noFiles: readonly FileItem[] = [];

/** Re-renders alone while the file is sent. */
function SentFiles({ purpose, ...field }: UploadFieldProps) {
  const site = useSite();
  const isSignedIn = useCustomerName() !== undefined;
  const files = useStore(site.serviceForms, ({ uploads }) => uploads[purpose]) ?? noFiles;
  useEffect(() => {
    if (isSignedIn) sendWaiting(site, purpose);
  }, [site, purpose, isSignedIn, files]);
  return (
    <UploadFiles
      {...field}
      purpose={purpose}
      files={files}
      isSignedIn={isSignedIn}
      onChange={(chosen) =>
        site.serviceForms.setState(({ uploads }) => ({ uploads: { ...uploads, [purpose]: chosen } }))
      }
      onRetry={() => retryUploads(site, purpose)}
    />
  );
}

const field = (props: UploadFieldProps) => <SentFiles {...props} />;

export function useOrderFiles(tab: ServiceTab) {
  const site = useSite();
  const [problems, setProblems] = useState<Uploads['problems']>();
  const [sent, setSent] = useState<number>();
  // The form would focus its problems again when its tab is reopened.
  if (problems && tab !== 'layout') setProblems(undefined);
  const add = async (item: Extract<CartItem, { service: unknown }>, board: OwnBoard | undefined) => {
    setProblems(await addWithFiles(site, item, setSent, board));
    setSent(undefined);
  };
  return { uploads: { field, problems, sent } satisfies Uploads, add };
}
