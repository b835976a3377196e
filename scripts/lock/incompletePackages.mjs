/**
 * The paths of the packages that a lock file lists without version or integrity. If the registry answers incompletely
 * for another platform, npm writes such entries, and `npm ci` stops with "Invalid Version:" where it reads them
 * (https://github.com/npm/cli/issues/9342).
 * @param {Record<string, { version?: string, integrity?: string, link?: boolean }>} packages The `packages` of package-lock.json.
 */
export const incompletePackages = (packages) =>
  Object.entries(packages)
    .filter(
      ([path, { version, integrity, link }]) => path.includes('node_modules/') && !link && !(version && integrity),
    )
    .map(([path]) => path);
