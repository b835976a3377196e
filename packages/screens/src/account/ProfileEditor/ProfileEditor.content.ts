import { overtakenTitle } from '../../shared/components/OvertakenFields.content.ts';
import type { Address } from '../private/profile.ts';

export const profileEditorContent = {
  save: 'Save',
  cancel: 'Cancel',
  overtaken: overtakenTitle,
  /** Shown if the error does not belong to a field. */
  refused: 'Your change could not be saved. Nothing was changed.',
  personal: {
    title: 'Edit Profile',
    name: 'Name',
    company: 'Company Name',
    mobile: 'Mobile No',
    state: 'State',
    stateHelp: 'We fill this in on your first order.',
    stateName: (name: string, code: string) => `${name} (${code})`,
  },
  address: {
    add: 'Add an address',
    edit: 'Edit address',
    type: 'Type',
    types: ['Delivery', 'Billing'],
    name: 'Name',
    text: 'Address',
    textHelp: 'Street, town, PIN code and state, as they should be on the label.',
    contact: 'Contact number',
  },
  email: {
    title: 'Add an e-mail address',
    email: 'Email',
    help: 'We send our mails to it too. You cannot sign in with it.',
    known: 'This address already receives our mails.',
  },
  deleteAddress: {
    title: 'Delete this address?',
    text: ({ type, name }: Pick<Address, 'type' | 'name'>) => `${type}, ${name}, is removed from your profile.`,
    action: 'Delete address',
    cancel: 'Keep address',
  },
  deleteEmail: {
    title: 'Delete this e-mail address?',
    text: (email: string) => `${email} no longer receives our mails.`,
    action: 'Delete e-mail address',
    cancel: 'Keep e-mail address',
  },
};

export type ProfileEditorContent = typeof profileEditorContent;
