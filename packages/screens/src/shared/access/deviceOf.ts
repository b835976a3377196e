/** In this order: most browsers also claim to be Chrome or Safari. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPiOS|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ (Mobile\/\w+ )?Safari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Mac', /\bMac(intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
] as const;

const handheld: readonly (string | undefined)[] = ['iPhone', 'iPad', 'Android'];

const nameIn = (list: readonly (readonly [name: string, pattern: RegExp])[], userAgent: string) =>
  list.find(([, pattern]) => pattern.test(userAgent))?.[0];

export function deviceOf(userAgent: string) {
  const system = nameIn(systems, userAgent);
  return { browser: nameIn(browsers, userAgent), system, isHandheld: handheld.includes(system) };
}
