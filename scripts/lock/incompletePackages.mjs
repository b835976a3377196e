/**
 * The paths of packages without version or integrity in a lock file. npm writes such entries if the registry responds
 * incompletely for another platform, and `npm ci` then stops with "Invalid Version:"
 * (https://github.com/npm/cli/issues/9342).
 * @param {Record<string, { version?: string, integrity?: string, link?: boolean }>} packages The `packages` of
 * package-lock.json.
 */
export const incompletePackages = (packages) =>
  Object.entries(packages)
    .filter(
      ([path, { version, integrity, link }]) => path.includes('node_modules/') && !link && !(version && integrity),
    )
    .map(([path]) => path);
