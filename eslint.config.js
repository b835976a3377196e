import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const engineeringIsPure = 'Engineering is pure: take what a function needs as its arguments.';

const screensArePure = (what) => `Screens are pure: ${what} as props and callbacks; the host does it in apps/site/src.`;

export default defineConfig(
  globalIgnores([
    '**/dist/',
    'storybook-static/',
    '.cache/',
    // tsup puts one beside its configuration for a moment, also while ESLint runs (npm test).
    '**/*.bundled_*.mjs',
    'packages/ui/src/fonts/',
    'test-results/',
    'playwright-report/',
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
  { files: ['{packages,apps,.storybook}/**/*.tsx'], extends: [reactHooks.configs.flat['recommended-latest']] },
  {
    files: ['{packages,apps}/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  ...storybook.configs['flat/recommended'],
  {
    // CSF Next: preview.meta and Story.test are not known to these rules yet.
    files: ['stories/**'],
    rules: { 'storybook/default-exports': 'off' },
  },
  {
    files: ['packages/engineering/src/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'localStorage', 'sessionStorage', 'fetch', 'navigator', 'globalThis', 'Date'].map(
          (name) => ({ name, message: engineeringIsPure }),
        ),
      ],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: engineeringIsPure }],
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
        ].map((name) => ({ name, message: screensArePure('take what they show and tell what happens') })),
        { name: 'Date', message: screensArePure("take 'today' or 'now'") },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Screens are the same every time: pass a seed as a prop.' },
        {
          object: 'globalThis',
          property: 'window',
          message: screensArePure('take what they show and tell what happens'),
        },
        { object: 'globalThis', property: 'localStorage', message: screensArePure('take what is stored') },
        { object: 'globalThis', property: 'fetch', message: screensArePure('take data') },
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
          message: 'Storage can be missing, full or full of nonsense: use apps/site/src/data/storage.ts.',
        },
        { name: 'sessionStorage', message: 'Clause L-01 allows no other storage: use apps/site/src/data/storage.ts.' },
      ],
    },
  },
);
