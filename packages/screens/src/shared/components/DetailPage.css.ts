import { screenStyle } from '../styles/screenStyle.ts';
import { measure } from './AdminPage.css.ts';

export const page = screenStyle({ overflowWrap: 'anywhere' });

export const adminPage = screenStyle([page, measure]);
