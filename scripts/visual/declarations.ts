/** An intended difference: a line `Visual-Change: components-button--* — rounder corners` at the end of a commit message. */
export interface Declaration {
  /** A story id; `*` matches any part of it. */
  stories: string;
  reason: string;
}

const form = /^(?<stories>\S+)\s+[—–-]+\s+(?<reason>\S.*)$/;

/** Parses the values of the trailers, one per line. @throws when one has no reason. */
export function readDeclarations(trailers: string): Declaration[] {
  return trailers
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const { stories, reason } = form.exec(line)?.groups ?? {};
      if (stories === undefined || reason === undefined) {
        throw new Error(
          `“Visual-Change: ${line}” must have the form “Visual-Change: <story id or pattern> — <reason>”.`,
        );
      }
      return { stories, reason };
    });
}

const matches = (pattern: string, id: string) =>
  new RegExp(`^${pattern.replaceAll(/[^\w*-]/g, '\\$&').replaceAll('*', '.*')}$`).test(id);

/** The first declaration that matches the story. */
export const declarationOf = (id: string, declarations: readonly Declaration[]) =>
  declarations.find(({ stories }) => matches(stories, id));
