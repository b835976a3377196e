import { accountRecordsPage } from '../../../app/frames/accountRecordsPage.tsx';

export const { handle, loader, Component } = accountRecordsPage('shipped', '/orders/shipped');
