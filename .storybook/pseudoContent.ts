/**
 * Replaces text by pseudo-content in another script that is a third longer, to test a layout before there is a
 * translation. It changes the DOM and not the props; figures and addresses stay.
 */
const alphabets = {
  'hi-IN': [...'अबचदएफगहइजकलमनओपकरसतउववखयज'],
  'ml-IN': [...'അബചദഎഫഗഹഇജകലമനഒപകരസതഉവവഖയജ'],
} as const;

type PseudoLocale = keyof typeof alphabets;

export const isPseudoLocale = (locale: string): locale is PseudoLocale => Object.hasOwn(alphabets, locale);

/** A text in the script of this language, with every third letter doubled. */
export function pseudoText(text: string, locale: PseudoLocale) {
  const alphabet = alphabets[locale];
  let letters = 0;
  return text.replaceAll(/\S+/g, (word) =>
    /[@/\d]/.test(word)
      ? word
      : word.replaceAll(/[a-z]/gi, (letter) => {
          const other = alphabet[letter.toLowerCase().charCodeAt(0) - 97] ?? letter;
          letters += 1;
          return letters % 3 === 0 ? other + other : other;
        }),
  );
}

const skipped = 'script, style, code, textarea';

function translate(node: Node, locale: PseudoLocale) {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text: Node | null = walker.currentNode; text; text = walker.nextNode()) {
    if (text.nodeType !== Node.TEXT_NODE || text.parentElement?.closest(skipped)) continue;
    const pseudo = pseudoText(text.nodeValue ?? '', locale);
    if (pseudo !== text.nodeValue) text.nodeValue = pseudo;
  }
}

/** Translates the text of an element now and whenever it changes. Returns a function that stops it. */
export function keepTranslated(element: HTMLElement, locale: PseudoLocale) {
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) translate(node, locale);
  });
  translate(element, locale);
  observer.observe(element, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
