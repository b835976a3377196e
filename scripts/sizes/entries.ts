import { readdirSync } from 'node:fs';

/** What is measured, by group: the source of a module for each name. */
type Entries = Readonly<Record<string, string>>;

const exportOf = (name: string, path: string) => `export { ${name} } from '${path}';\n`;

const foldersIn = (folder: string, matching: RegExp) => readdirSync(folder).filter((name) => matching.test(name));

const components = foldersIn('packages/ui/src/components', /./);
const drawings = foldersIn('packages/art/src/drawings', /^[A-Z]/);
const screens = readdirSync('packages/screens/src').flatMap((area) =>
  foldersIn(`packages/screens/src/${area}`, /(Screen|Layout|Shell)$/).map((name) => ({ area, name })),
);

const ofComponents = Object.fromEntries(components.map((name) => [name, exportOf(name, `@pcb/ui/${name}`)]));
const ofDrawings = Object.fromEntries(drawings.map((name) => [name, exportOf(name, `@pcb/art/${name}`)]));
const ofScreens = Object.fromEntries(
  screens.map(({ area, name }) => [`${area}/${name}`, exportOf(name, `@pcb/screens/${area}/${name}`)]),
);

const together = (entries: Entries) => Object.values(entries).join('');

export const groups: Readonly<Record<string, Entries>> = {
  '@pcb/ui': { 'all components': together(ofComponents), ...ofComponents },
  '@pcb/art': { 'all drawings': together(ofDrawings), ...ofDrawings },
  '@pcb/screens': { 'all screens': together(ofScreens), ...ofScreens },
};
