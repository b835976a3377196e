import { screenStyle } from '../styles/screenStyle.ts';
import { wrapping } from '../styles/wrapping.css.ts';
import { measure } from './AdminPage.css.ts';

export const adminPage = screenStyle([wrapping, measure]);
