/** Writes the tokens of @pcb/ui into its dist. Run in its folder. */
import { writeFileSync } from 'node:fs';
import { designTokens } from './designTokens.ts';

writeFileSync('dist/tokens.json', `${JSON.stringify(designTokens(), null, 2)}\n`);
