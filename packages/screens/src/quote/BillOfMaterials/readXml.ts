import { Parser } from 'saxen';

/** Names come without namespace prefixes, which differ between programs. */
export interface XmlHandlers {
  open?: (name: string, attribute: (name: string) => string | undefined) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads XML from start to end. Throws if it is not well-formed. Custom entities are not expanded. */
export function readXml(bytes: Uint8Array | undefined, { open, close, text }: XmlHandlers): void {
  if (!bytes) return;
  const parser = new Parser();
  parser.on('openTag', (name, attributes, decode) => {
    open?.(localName(name), (wanted) => {
      const found = Object.entries(attributes()).find(([key]) => localName(key) === wanted);
      return found && decode(found[1]);
    });
  });
  if (close) parser.on('closeTag', (name) => close(localName(name)));
  if (text) {
    parser.on('text', (part, decode) => text(decode(part)));
    parser.on('cdata', text);
  }
  parser.on('error', (error) => {
    throw error;
  });
  parser.parse(new TextDecoder().decode(bytes));
}
