export type Targets = string | null | { [condition: string]: Targets };

export const pathsIn = (targets: Targets): string[] =>
  typeof targets === 'string' ? [targets] : Object.values(targets ?? {}).flatMap(pathsIn);

/** Converts a path of `exports` to an expression; the first group is the text for all its stars. */
export const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replace('./', '')
      .replaceAll('.', String.raw`\.`)
      .replace('*', '([^/]+)')
      .replaceAll('*', String.raw`\1`)}$`,
  );
