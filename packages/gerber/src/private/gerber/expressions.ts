/** Deeper than any real macro; a million brackets would overflow the stack. */
const maxDepth = 50;

/** Evaluates numbers, `$1`, `+ - x /` and brackets. Unset variables are zero. `undefined` if the text is invalid. */
export function evaluate(text: string, variables: ReadonlyMap<number, number>): number | undefined {
  const tokens = text.replace(/\s/g, '').match(/\$\d+|\d+\.?\d*(?:[eE][+-]?\d+)?|\.\d+|[-+xX*/()]|./g) ?? [];
  let at = 0;

  const atom = (depth: number): number => {
    const token = tokens[at];
    at += 1;
    if (token === undefined || depth > maxDepth) return Number.NaN;
    if (token === '-') return -atom(depth + 1);
    if (token === '+') return atom(depth + 1);
    if (token === '(') {
      const value = sum(depth + 1);
      if (tokens[at] !== ')') return Number.NaN;
      at += 1;
      return value;
    }
    if (token.startsWith('$')) return variables.get(Number(token.slice(1))) ?? 0;
    return Number(token);
  };

  const product = (depth: number): number => {
    let value = atom(depth);
    for (;;) {
      const operator = tokens[at];
      if (operator === 'x' || operator === 'X' || operator === '*') {
        at += 1;
        value *= atom(depth);
      } else if (operator === '/') {
        at += 1;
        value /= atom(depth);
      } else return value;
    }
  };

  const sum = (depth: number): number => {
    let value = product(depth);
    for (;;) {
      const operator = tokens[at];
      if (operator !== '+' && operator !== '-') return value;
      at += 1;
      const right = product(depth);
      value = operator === '+' ? value + right : value - right;
    }
  };

  const value = sum(0);
  return at === tokens.length && Number.isFinite(value) ? value : undefined;
}
