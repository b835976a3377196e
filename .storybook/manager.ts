import { addons } from 'storybook/manager-api';
import { brandTheme, sidebarIcons } from './brandTheme.ts';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

const scheme = prefersDark ? 'dark' : 'light';

addons.setConfig({ theme: brandTheme(scheme) });

const icons = document.createElement('style');
icons.textContent = sidebarIcons(scheme);
document.head.append(icons);
