/** A value of `exports` in a manifest: a path, paths by condition, or `null` for what is not exported. */
export type Targets = string | null | { [condition: string]: Targets };

/** The paths in a value of `exports`. */
export const pathsIn = (targets: Targets): string[] =>
  typeof targets === 'string' ? [targets] : Object.values(targets ?? {}).flatMap(pathsIn);

/** A path of `exports` as an expression whose first group is the text that all its stars stand for. */
export const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replace('./', '')
      .replaceAll('.', String.raw`\.`)
      .replace('*', '([^/]+)')
      .replaceAll('*', String.raw`\1`)}$`,
  );
