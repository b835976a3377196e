import { describeElement } from './visible.ts';

/** The properties that a style sheet sets in one cascade layer for one class, and on its pseudo-elements. */
interface ClassRule {
  sheet: CSSStyleSheet;
  layer: string;
  /** `padding`, or `::before padding`. */
  properties: ReadonlySet<string>;
}

/** The property without its side, logical or physical. */
const withoutSide = (property: string) =>
  property.replace(/-(inline|block)(-start|-end)?|-(top|right|bottom|left)/, '');

/** The last class of a selector and its pseudo-element. */
const subject = /\.([\w-]+)(?:\[[^\]]*\]|:(?!:)[\w-]+(?:\([^)]*\))?|\.[\w-]+)*(::[\w-]+)?$/;

function* rulesOf(list: CSSRuleList, layer = ''): Generator<{ layer: string; rule: CSSStyleRule }> {
  for (const rule of list) {
    if (rule instanceof CSSStyleRule) yield { layer, rule };
    else if (rule instanceof CSSLayerBlockRule) yield* rulesOf(rule.cssRules, rule.name);
    else if (rule instanceof CSSGroupingRule) yield* rulesOf(rule.cssRules, layer);
  }
}

const known = new WeakMap<CSSStyleSheet, ReadonlyMap<string, readonly ClassRule[]>>();

function classesOf(sheet: CSSStyleSheet): ReadonlyMap<string, readonly ClassRule[]> {
  const cached = known.get(sheet);
  if (cached) return cached;
  const classes = new Map<string, ClassRule[]>();
  for (const { layer, rule } of rulesOf(sheet.cssRules)) {
    for (const selector of rule.selectorText.split(/,\s*/)) {
      const [, name, pseudoElement = ''] = subject.exec(selector) ?? [];
      if (name === undefined) continue;
      const properties = new Set([...rule.style].map((property) => `${pseudoElement} ${withoutSide(property)}`.trim()));
      classes.set(name, [...(classes.get(name) ?? []), { sheet, layer, properties }]);
    }
  }
  known.set(sheet, classes);
  return classes;
}

const overlap = (one: ClassRule, other: ClassRule) =>
  one.sheet !== other.sheet && one.layer === other.layer
    ? [...one.properties].filter((property) => other.properties.has(property))
    : [];

/** Class combinations that have passed. Their rules are the same in every story. */
const passed = new Set<string>();

/**
 * Two style sheets of one cascade layer must not set the same property of one element, because their order would decide
 * which wins, and it differs between the site, Storybook and `styles.css`.
 */
export function conflictingSheets(): string[] {
  const sheets = [...document.styleSheets].map(classesOf);
  const problems = new Set<string>();
  for (const element of document.querySelectorAll('body [class*=" "]')) {
    const key = element.classList.value;
    if (passed.has(key)) continue;
    const rules = [...element.classList].flatMap((name) => sheets.flatMap((classes) => classes.get(name) ?? []));
    const shared = new Set(
      rules.flatMap((one, index) => rules.slice(index + 1).flatMap((other) => overlap(one, other))),
    );
    if (shared.size === 0) passed.add(key);
    else problems.add(`Two style sheets of one layer set ${[...shared].join(', ')}: ${describeElement(element)}`);
  }
  return [...problems];
}
