import { measure } from '../../shared/components/AdminPage.css.ts';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const page = screenStyle({ overflowWrap: 'anywhere' });

export const adminPage = screenStyle([page, measure]);
