import { transform } from 'lightningcss';
import { parse, type Rule } from 'postcss';

const lightDark = /light-dark\(((?:[^(),]|\([^()]*\))+),(?:[^(),]|\([^()]*\))+\)/g;

const reference = /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))+))?\)/g;

const isInMedia = ({ parent }: Rule) => parent?.type === 'atrule' && 'name' in parent && parent.name === 'media';

/**
 * Makes pictures of the site readable for programs without its style sheets and without support for modern CSS: the returned
 * function inserts the rules of an SVG's classes into it, in the light theme, with colours as sRGB.
 *
 * @param css The style sheets of the site.
 */
export function stylesInSvg(css: string): (svg: string, ownRules: string) => string {
  const properties = new Map<string, string>();
  const rules = new Map<string, string>();
  parse(css).walkRules((rule) => {
    if (isInMedia(rule)) return;
    if (rule.selector === ':root') {
      // A later declaration replaces an earlier one: a brand overrides the theme.
      rule.each((node) => {
        if (node.type === 'decl' && node.prop.startsWith('--')) properties.set(node.prop, node.value);
      });
    } else if (/^\.[\w-]+$/.test(rule.selector)) {
      rules.set(rule.selector.slice(1), rule.toString());
    }
  });

  /** Replaces custom properties with their values, including those inside values. */
  function resolve(text: string): string {
    const resolved = text.replace(lightDark, '$1').replace(reference, (_, name: string, fallback?: string) => {
      const value = properties.get(name) ?? fallback;
      if (value === undefined) throw new Error(`The style sheets of the site do not define ${name}.`);
      return value;
    });
    return resolved === text ? text : resolve(resolved);
  }

  return (svg, ownRules) => {
    const classes = new Set([...svg.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
    const used = [...classes].map((name) => rules.get(name) ?? '');
    const code = Buffer.from(resolve([ownRules, ...used].join('\n')));
    const lowered = transform({ filename: 'picture.css', code, targets: { chrome: 80 << 16 }, minify: true });
    return svg.replace(/^<svg[^>]*>/, (tag) => `${tag}<style>${lowered.code.toString()}</style>`);
  };
}
