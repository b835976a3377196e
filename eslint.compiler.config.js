/** `npm run lint:compiler`: the rules of the React compiler, which need no types. Part of `npm run test:all`. */
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(globalIgnores(['**/dist/']), {
  files: ['{packages,apps,.storybook}/**/*.tsx'],
  languageOptions: { parser: tseslint.parser },
  // Comments that switch off rules of eslint.config.js, which must be known.
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  plugins: { 'jsx-a11y': jsxA11y },
  extends: [reactHooks.configs.flat['recommended-latest']],
});
