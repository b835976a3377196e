/** All words of the settings. */
export const adminSettingsContent = {
  title: 'Settings',
  general: 'General',
  messages: 'Messages to customers',
  siteName: 'Site Name',
  contactEmail: 'Contact Email',
  banner: 'Promotional Banner Text',
  serviceMessage: 'Service Update Message',
  save: 'Save Settings',
};

export type AdminSettingsContent = typeof adminSettingsContent;
