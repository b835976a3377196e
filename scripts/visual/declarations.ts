/** A difference that a commit means: a line `Visual-Change: components-button--* — rounder corners` at the end of its message. */
export interface Declaration {
  /** A story's id; `*` stands for any part of one. */
  stories: string;
  reason: string;
}

const form = /^(?<stories>\S+)\s+[—–-]+\s+(?<reason>\S.*)$/;

/** Reads the values of the trailers, one a line. @throws when one gives no reason. */
export function readDeclarations(trailers: string): Declaration[] {
  return trailers
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const { stories, reason } = form.exec(line)?.groups ?? {};
      if (stories === undefined || reason === undefined) {
        throw new Error(`“Visual-Change: ${line}” is to read “Visual-Change: <story id or pattern> — <reason>”.`);
      }
      return { stories, reason };
    });
}

const matches = (pattern: string, id: string) =>
  new RegExp(`^${pattern.replaceAll(/[^\w*-]/g, '\\$&').replaceAll('*', '.*')}$`).test(id);

/** The first declaration that names the story. */
export const declarationOf = (id: string, declarations: readonly Declaration[]) =>
  declarations.find(({ stories }) => matches(stories, id));
