import type { ErrorCode, FieldReason, FieldReasons } from '@pcb/api/errors';
import { customerLimits, maxCartLines } from '@pcb/api/limits';
import type { PasswordProblem } from '@pcb/api/security';
import { passwordLength } from '@pcb/records/passwords';
import { gstinProblems } from '@pcb/screens/gstinProblems';
import { filesMessages } from '../../messages/files.ts';
import { quotationMessages } from './quotationMessages.ts';

export const refusals: Readonly<Partial<Record<ErrorCode, string>>> = {
  illegalForm: 'One of the choices is no longer possible. Open the quote again and check it.',
  addressMissing: 'Enter the billing and delivery addresses.',
  stalePrice: 'The price has changed. The total is up to date now: check it, then order again.',
  invoiced: 'This order has an invoice. Cancel it with a credit note before you change the total.',
  keyReused: 'Your order has already been placed with different contents. Check your orders before you order again.',
  notFound: 'This no longer exists. Somebody may have deleted it.',
  unverified: 'Confirm your e-mail address first.',
  forbidden: 'Your rights do not allow this. Ask an administrator with all rights.',
  tooLarge: 'This is too large to be sent.',
  overQuota:
    'Your files have reached the limit of 2 GB without an order, or 20 GB in all. Order some of them first. Files that are in no cart and no order are deleted after 30 days.',
  full: 'There is no room for more files at the moment. Try again later.',
};

export const reasonsOfFields: Readonly<Record<string, string>> = {
  'lines: empty': 'Your cart is empty.',
  'lines: unavailable': 'An item of your cart is no longer available. Remove it, then order again.',
  'lines: count': `Your cart is full: it holds ${maxCartLines} items. Order them first, or remove one.`,
  'addresses: length': gstinProblems.length,
  'addresses: characters': gstinProblems.characters,
  'addresses: stateCode': gstinProblems.stateCode,
  'addresses: checkDigit': gstinProblems.checkDigit,
  'addresses: otherState': gstinProblems.otherState,
  'file: empty': 'The file is empty.',
  'amount: abovePaid': 'A refund cannot exceed the amount received.',
  'date: inFuture': 'This date is in the future. Enter the date on the statement.',
  'reference: recorded': 'A payment with this reference is already recorded.',
  'email: hasAccount': 'An account has this address.',
  'rights: nobodyElse': 'Nobody else has all rights.',
  'X-File-Name: impossible': 'A file cannot have this name. Rename it and try again.',
  ...quotationMessages.reasons,
  'step: cancelled': 'The order has been cancelled, so this is no longer possible.',
  'step: questionOpen': 'A question to the customer is open. Close it first, or wait for the answer.',
  'step: partsDispatched': 'Part of the order has been dispatched, so this is no longer possible.',
  'step: nothingAsked': 'The question has already been closed.',
  'step: pending': 'Production of this order has not started.',
  'step: inProduction': 'Production of this order has already started.',
  'step: shipped': 'The order has been dispatched, so this is no longer possible.',
  'step: moreThanRemaining': 'This is more than is left to dispatch. Check the quantities, then try again.',
  'step: nothingChosen': 'Enter a quantity for at least one line.',
  'schematic: missing': filesMessages.missing.schematic,
  'billOfMaterial: missing': filesMessages.missing.billOfMaterial,
} satisfies Record<FieldReason, string>;

/** The fields of forms, which show a reason at the field only. */
export const formFields: ReadonlySet<string> = new Set([
  'amount',
  'date',
  'reference',
  'email',
  'rights',
  'validUntil',
] satisfies (keyof FieldReasons)[]);

const { upload, inquiry, inquiryDay, message, order } = customerLimits;

export const tooMany: Readonly<Record<string, string>> = {
  upload: `You have sent ${upload.count} files within an hour, and cannot send more yet.`,
  inquiry: `You have placed ${inquiry.count} inquiries within an hour, and cannot place more yet.`,
  inquiryDay: `You have placed ${inquiryDay.count} inquiries within a day, and cannot place more yet.`,
  message: `You have sent ${message.count} messages within an hour, and cannot send more yet.`,
  order: `You have placed ${order.count} orders within an hour, and cannot place more yet.`,
} satisfies Record<keyof typeof customerLimits, string>;

export const refusedPasswords: Readonly<Record<PasswordProblem, string>> = {
  short: `Choose a password of at least ${passwordLength.min} characters.`,
  common: 'This is one of the passwords that are guessed first. Choose another.',
  own: 'Your own name or address is easily guessed. Choose another password.',
};

export const reasons = {
  recordChanged:
    'Somebody else has changed this meanwhile. Below is what differs in their version. Save again to replace it.',
  profileChanged:
    'Your profile has been changed meanwhile, in another tab or on another device. What you typed is still here: check it and save again.',
  signInToInquire: 'Log in to place your inquiry. What you typed stays as it is.',
  signInToOrder: 'Sign in to order. Your cart stays as it is.',
};

export const profileMessages = { paymentTerm: 'Advanced Basis' };

export const cartMessages = {
  layers: (layers: string) => (layers === '1' ? '1 layer' : `${layers} layers`),
  /** The lead time ends with dispatch, not with arrival. */
  dispatched: ({ from, to }: { from: number; to: number }) =>
    `Dispatched in ${from === to ? from : `${from}-${to}`} ${to === 1 ? 'working day' : 'working days'}`,
  fromStock: 'Dispatched from stock',
  onRequest: 'Lead time on request',
};

export const accessMessages = {
  wrongCurrentPassword: { fields: { current: 'This is not your current password.' } },
  wrongPassword: { fields: { password: 'This is not your password.' } },
  passwordChanged: 'Your password is changed. All other browsers are signed out.',
  emailChanged: (email: string) => `Your address is changed. Sign in with ${email} from now on.`,
  browserEnded: 'The browser is signed out.',
  othersEnded: 'All other browsers are signed out.',
  notEnded: { title: 'The browser could not be signed out.', description: 'Try again in a moment.' },
  notDownloaded: { title: 'Your data could not be downloaded.', description: 'Try again in a moment.' },
  invited: (email: string) => `An invitation is on its way to ${email}.`,
  rightsChanged: (name: string) => `The rights of ${name} are changed.`,
  removed: (name: string) => `${name} is removed.`,
  accountClosed: 'Your account is closed.',
  mailsChosen: 'Your e-mail notifications are saved.',
};
