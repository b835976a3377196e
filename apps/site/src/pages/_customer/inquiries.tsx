import { accountRecordsPage } from '../../app/frames/accountRecordsPage.tsx';

export const { handle, loader, Component } = accountRecordsPage('inquiries', '/inquiries');
