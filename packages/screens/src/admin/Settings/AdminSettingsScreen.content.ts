import { loadFailedText } from '../../shared/remote/loadFailedText.ts';

export const adminSettingsContent = {
  title: 'Settings',
  loading: 'Loading the settings…',
  failed: loadFailedText('The settings'),
  general: 'General',
  messages: 'Messages to customers',
  siteName: 'Site Name',
  contactEmail: 'Contact Email',
  banner: 'Promotional Banner Text',
  serviceMessage: 'Service Update Message',
  save: 'Save Settings',
  readOnly: 'Your rights do not allow changing the settings. Ask an administrator with all rights.',
};

export type AdminSettingsContent = typeof adminSettingsContent;
