import { fileHandler, type Handler } from './fileHandler.ts';
import { cacheControl, hashedFolder, siteHeaders } from './siteHeaders.ts';

/** Serves the files of the built site with its headers. */
export const siteHandler = (siteFolder: string): Handler =>
  fileHandler(siteFolder, {
    headers: siteHeaders,
    cacheControlOf: (path) => (path.startsWith(hashedFolder) ? cacheControl.hashed : cacheControl.page),
  });
