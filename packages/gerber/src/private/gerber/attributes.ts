export interface Attributes {
  file: Map<string, readonly string[]>;
  /** `.AperFunction` of the apertures and regions that follow. */
  apertureFunction: string | undefined;
  /** `.N`: the net of the objects that follow. */
  net: string | undefined;
}

export const noAttributes = (): Attributes => ({ file: new Map(), apertureFunction: undefined, net: undefined });

const unescape = (text: string) =>
  text.replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Pads without a net, and copper that belongs to none, have no name to join by. */
const netOf = (name: string | undefined) => (name === undefined || name === '' || name === 'N/C' ? undefined : name);

export function applyAttribute(command: string, attributes: Attributes): boolean {
  const match = /^T([FAOD])(.*)$/s.exec(command);
  if (!match) return false;
  const [name = '', ...values] = (match[2] ?? '').split(',').map((value) => unescape(value.trim()));
  if (match[1] === 'F') attributes.file.set(name, values);
  else if (match[1] === 'A' && name === '.AperFunction') attributes.apertureFunction = values.join(',');
  else if (match[1] === 'O' && name === '.N') attributes.net = netOf(values[0]);
  else if (match[1] === 'D') {
    if (name === '' || name === '.AperFunction') attributes.apertureFunction = undefined;
    if (name === '' || name === '.N') attributes.net = undefined;
  }
  return true;
}

/** X2 attributes in comments, for older readers: `G04 #@! TF.Part,Single*`. */
export const attributeInComment = (comment: string) => /^\s*#@!\s*%?\s*(T[FAOD].*?)\*?%?\s*$/s.exec(comment)?.[1];
