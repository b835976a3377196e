/** In forced colours, scripts still read our colours, so axe would measure colours that are not displayed. */
const areColoursForced = () => matchMedia('(forced-colors: active)').matches;

async function lowContrast() {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
  return violations.flatMap(({ nodes }) => nodes.map((node) => `${node.html}\n${node.failureSummary}`));
}

/**
 * Checks the contrast of every text in both themes without rendering the page again: they differ only in colours. Call
 * it after a story.
 * @throws an error that lists every text with too little contrast.
 */
export async function checkContrast() {
  if (areColoursForced()) return;
  const { dataset } = document.documentElement;
  const ownTheme = dataset['theme'];
  const problems: string[] = [];
  for (const theme of ['light', 'dark']) {
    dataset['theme'] = theme;
    for (const problem of await lowContrast()) problems.push(`In the ${theme} theme: ${problem}`);
  }
  dataset['theme'] = ownTheme;
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
