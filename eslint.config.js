import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const isPure = 'Engineering and art are pure: pass everything as arguments.';

const screensArePure = (instead) => `Screens are pure: ${instead}; the host does the rest in apps/site/src.`;

export default defineConfig(
  globalIgnores([
    '**/dist/',
    'storybook-static/',
    '.cache/',
    // A temporary file that tsup writes beside its configuration, also while ESLint runs (npm test).
    '**/*.bundled_*.mjs',
    'packages/ui/src/fonts/',
    'test-results/',
    'playwright-report/',
    // Applications with packages of their own, which `npm run test:hosts` and `bench:peers` install and check.
    'tests/hosts/*/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js', '.dependency-cruiser.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  { files: ['scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { console: 'readonly', process: 'readonly' } },
  },
  { files: ['**/*.tsx'], extends: [jsxA11y.flatConfigs.strict] },
  {
    // The other rules of this plugin run the React compiler, a sixth of the time of this check: eslint.compiler.config.js.
    files: ['{packages,apps}/**/*.{ts,tsx}', '.storybook/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  ...storybook.configs['flat/recommended'],
  {
    // These rules do not support preview.meta and Story.test (CSF Next) yet.
    files: ['stories/**'],
    rules: { 'storybook/default-exports': 'off' },
  },
  {
    files: ['stories/**', '.storybook/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: 'packages/[a-z]+/src/.*\\.(tsx|css\\.ts)$',
              message:
                'The built Storybook cannot compile the styles of a source. Import the component as a host does.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['packages/*/src/**/*.css.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['zIndex', 'letterSpacing'].flatMap((name) =>
          ['Literal:not([value="inherit"])', 'UnaryExpression'].map((value) => ({
            selector: `Property[key.name='${name}'] > ${value}.value`,
            message: `Use vars.${name} (packages/ui/src/tokens/scale.ts).`,
          })),
        ),
      ],
    },
  },
  {
    files: ['packages/*/src/**'],
    ignores: ['**/*.css.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ":matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression:matches([callee.object.name='Intl'], [callee.name='DateFormatter'])",
          message: 'Every page that imports the module would pay for the format. Use lazily(() => …).',
        },
      ],
    },
  },
  {
    files: ['packages/{engineering,art}/src/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'localStorage', 'sessionStorage', 'fetch', 'navigator', 'globalThis', 'Date'].map(
          (name) => ({ name, message: isPure }),
        ),
      ],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: isPure }],
    },
  },
  {
    files: ['packages/screens/src/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'window',
          'localStorage',
          'sessionStorage',
          'fetch',
          'alert',
          'confirm',
          'prompt',
          'location',
          'history',
          'navigator',
        ].map((name) => ({ name, message: screensArePure('take data as props and report through callbacks') })),
        { name: 'Date', message: screensArePure("take 'today' or 'now' as a prop") },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Screens are pure: pass a seed as a prop.' },
        {
          object: 'globalThis',
          property: 'window',
          message: screensArePure('take data as props and report through callbacks'),
        },
        { object: 'globalThis', property: 'localStorage', message: screensArePure('take stored values as props') },
        { object: 'globalThis', property: 'fetch', message: screensArePure('take data as props') },
      ],
    },
  },
  {
    files: ['apps/site/src/**'],
    ignores: ['apps/site/src/data/storage.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'localStorage',
          message: 'Storage can be missing, full or invalid: use apps/site/src/data/storage.ts.',
        },
        { name: 'sessionStorage', message: 'Clause L-01 allows no other storage: use apps/site/src/data/storage.ts.' },
      ],
    },
  },
);
