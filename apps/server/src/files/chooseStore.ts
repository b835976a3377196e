import type { Config } from '../config.ts';
import { diskStore } from './diskStore.ts';
import type { FileStore } from './fileStore.ts';
import { s3Store } from './s3Store.ts';

/** Returns S3 if it is configured, otherwise an existing folder. Uploads pass through the folder in both cases. */
export const chooseStore = (config: Config, folder: string): FileStore =>
  config.S3_URL === undefined
    ? diskStore(folder)
    : s3Store(
        {
          url: config.S3_URL,
          region: config.S3_REGION,
          keyId: config.S3_ACCESS_KEY_ID ?? '',
          secret: config.S3_SECRET_ACCESS_KEY ?? '',
        },
        folder,
      );
