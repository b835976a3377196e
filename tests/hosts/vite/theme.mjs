import { createTheme } from '@pcb/ui/createTheme';
import { writeFileSync } from 'node:fs';

writeFileSync('src/theme.css', createTheme({ brand: '#2b4acb', radius: 10 }).toCss());
