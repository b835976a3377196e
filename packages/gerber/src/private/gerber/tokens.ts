const isBlank = (code: number) => code <= 32;

/** Where a character comes next, without searching the same text again: a file may have none for 100 MB. */
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
 * The commands of a file. Several can be in one pair of percent signs (`%FSLAX24Y24*MOMM*%`); the blocks of an aperture
 * macro come as one command, separated by `*`. A comment can contain a percent sign.
 */
export function* readCommands(text: string): Generator<string> {
  const nextStar = finder(text, '*');
  const nextPercent = finder(text, '%');
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isBlank(code) || code === 42 || code === 37) {
      at += 1;
      continue;
    }
    let end = nextStar(at);
    if (text.startsWith('AM', at)) end = nextPercent(at);
    // The star before a percent sign can be missing.
    else if (!/^G0?4(?!\d)/.test(text.slice(at, at + 4))) end = Math.min(end, nextPercent(at));
    const command = text
      .slice(at, end)
      .replace(/[\r\n\0]+/g, '')
      .trim();
    if (command !== '') yield command;
    at = end;
  }
}
