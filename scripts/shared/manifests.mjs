/** The manifests of all workspaces. */
export const manifests = [
  'package.json',
  'packages/text/package.json',
  'packages/gerber/package.json',
  'packages/ui/package.json',
  'packages/engineering/package.json',
  'packages/quoting/package.json',
  'packages/records/package.json',
  'packages/api/package.json',
  'packages/own-postgres/package.json',
  'packages/art/package.json',
  'packages/screens/package.json',
  'apps/host/package.json',
  'apps/site/package.json',
  'apps/server/package.json',
];
