import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { apiFile, apiPackages, apiText } from '../../scripts/api/apiText.ts';
import { readApi } from '../../scripts/api/readApi.ts';
import { openApiFile, openApiText } from '../../scripts/api/routesText.ts';

it.each(apiPackages)('The public API of @pcb/%s is the recorded one; after a change run `npm run api`', (name) => {
  expect(apiText(name)).toBe(readFileSync(apiFile(name), 'utf8'));
});

it('The routes of @pcb/api are the recorded ones; after a change run `npm run api`', () => {
  expect(openApiText()).toBe(readFileSync(openApiFile, 'utf8'));
});

/** The public props and item types of the components, with the members that we declare ourselves. */
const members = ['packages/ui', 'packages/art']
  .flatMap((folder) => readApi(folder).declarations)
  .flatMap(({ node }) =>
    // A dictionary has a key for each word.
    ts.isInterfaceDeclaration(node) && node.name.text !== 'Messages'
      ? node.members.filter(ts.isPropertySignature).map((member) => ({
          owner: node.name.text,
          name: ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(),
          type: member.type?.getText() ?? '',
        }))
      : [],
  );
const ownProps = members.filter(({ owner }) => owner.endsWith('Props'));
const path = ({ owner, name }: (typeof members)[number]) => `${owner}.${name}`;

// docs/decisions/0020-names-of-props.md
const replaced = {
  as: 'elementType',
  options: 'items',
  links: 'items',
  tabs: 'items',
  entries: 'items',
  min: 'minValue',
  max: 'maxValue',
  open: 'isOpen',
  disabled: 'isDisabled',
  required: 'isRequired',
  navigationLabel: 'aria-label',
};

it('No prop is named differently from its equivalent in react-aria', () => {
  expect(members.length).toBeGreaterThan(200);
  expect(members.filter(({ name }) => Object.hasOwn(replaced, name)).map(path)).toEqual([]);
});

it('Booleans start with is, has, allows, should or default', () => {
  const booleans = members.filter(({ type }) => /^boolean( \| undefined)?$/.test(type));
  expect(booleans.length).toBeGreaterThan(20);
  expect(booleans.filter(({ name }) => !/^(is|has|allows|should|default)[A-Z]/.test(name)).map(path)).toEqual([]);
});

it('Callbacks have the names of react-aria', () => {
  const callbacks = ownProps.filter(({ name }) => /^on[A-Z]/.test(name));
  expect(callbacks.length).toBeGreaterThan(5);
  expect(
    callbacks
      .filter(({ name }) => !/^on(Press|Action|Submit|Clear|Close|LoadMore|\w*Change|ChangeEnd)$/.test(name))
      .map(path),
  ).toEqual([]);
});

it('A label is visible text; a name for screen readers only is an aria-label', () => {
  expect(ownProps.filter(({ name }) => name === 'label').map(path)).toEqual([
    'CommandPaletteProps.label',
    'CopyButtonProps.label',
    'SliderProps.label',
    'SubmenuProps.label',
    'UploadButtonProps.label',
  ]);
});
