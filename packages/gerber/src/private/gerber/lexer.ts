const isBlank = (code: number) => code <= 32;

/** Does not search the same text twice, because 100 MB of a file may not contain the character. */
const finder = (text: string, character: string) => {
  let next = -1;
  return (from: number) => {
    if (next < from) {
      next = text.indexOf(character, from);
      if (next < 0) next = text.length;
    }
    return next;
  };
};

/**
 * Splits a file into commands. A pair of percent signs can contain several (`%FSLAX24Y24*MOMM*%`); an aperture macro is
 * one command with blocks separated by `*`.
 */
export class Lexer {
  private readonly nextStar: (from: number) => number;
  private readonly nextPercent: (from: number) => number;
  private start = 0;
  private at = 0;
  private countedTo = 0;
  private lines = 1;

  constructor(private readonly text: string) {
    this.nextStar = finder(text, '*');
    this.nextPercent = finder(text, '%');
  }

  /** The line of the last command, from 1. It is counted on demand, because few commands have errors. */
  get line(): number {
    const skipped = this.text.slice(this.countedTo, this.start);
    this.lines += skipped.match(/\r\n?|\n/g)?.length ?? 0;
    this.countedTo = this.start;
    return this.lines;
  }

  next(): string | undefined {
    const { text } = this;
    while (this.at < text.length) {
      const code = text.charCodeAt(this.at);
      if (isBlank(code) || code === 42 || code === 37) {
        this.at += 1;
        continue;
      }
      this.start = this.at;
      let end = this.nextStar(this.at);
      if (text.startsWith('AM', this.at)) end = this.nextPercent(this.at);
      // The star before a percent sign can be missing.
      else if (code !== 71 || !/^G0?4(?!\d)/.test(text.slice(this.at, this.at + 4)))
        end = Math.min(end, this.nextPercent(this.at));
      this.at = end;
      const raw = text.slice(this.start, end);
      const command = /[\r\n\0]/.test(raw) ? raw.replace(/[\r\n\0]+/g, '').trim() : raw.trimEnd();
      if (command !== '') return command;
    }
    return undefined;
  }
}
