import { customerSearchPage } from '../../app/frames/CustomerSearchPage.tsx';

export const { handle, Component } = customerSearchPage('inquiries', '/inquiries');
