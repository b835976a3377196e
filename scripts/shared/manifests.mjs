/** The files that say which packages are installed. */
export const manifests = [
  'package.json',
  'packages/ui/package.json',
  'packages/engineering/package.json',
  'packages/screens/package.json',
  'apps/site/package.json',
];
