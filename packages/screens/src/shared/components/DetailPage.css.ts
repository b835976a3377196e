import { measure } from './AdminPage.css.ts';
import { screenStyle } from '../styles/screenStyle.ts';

export const page = screenStyle({ overflowWrap: 'anywhere' });

export const adminPage = screenStyle([page, measure]);
