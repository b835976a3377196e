import { addons } from 'storybook/manager-api';
import { brandTheme } from './brandTheme.ts';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: brandTheme(prefersDark ? 'dark' : 'light') });
