import { defineConfig } from 'tsup';
import { perModule } from '../../scripts/build/perModule.ts';

export default defineConfig(() => perModule());
