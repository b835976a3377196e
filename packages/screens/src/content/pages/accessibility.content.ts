import { list, section } from '../blocks.ts';
import type { ContentPageContent } from '../model.ts';
import { pageLinks } from './pageLinks.ts';

export const accessibilityContent: ContentPageContent = {
  designator: 'Company',
  title: 'Accessibility',
  lead: 'What this site promises to people who use it without a mouse, without seeing it or with a text size of their own, what we have tried, and what does not work yet.',
  meta: {
    title: 'Accessibility statement',
    description:
      'How this site meets WCAG 2.2 AA, EN 301 549 and IS 17802, what was tried with a screen reader, and how to report a barrier.',
  },
  sections: [
    section('standards', 'Standards', [
      'We aim for WCAG 2.2, level AA, which includes the requirements for web pages of EN 301 549 version 3.2.1, of IS 17802 (rule 15 of the Rights of Persons with Disabilities Rules, 2017) and of GIGW 3.0. By our own tests the site conforms in part: the limits are listed below. Nobody else has certified it.',
    ]),
    section('tried', 'What we have tried', [
      list([
        'Every page and every state of a component with the axe rules, in the light and the dark theme: most on every change, all every night.',
        'Every flow with the keyboard alone, on every change.',
        'Widths from 320 pixels, text at 200 %, forced colours, reduced motion and print.',
        'The Orca 43 screen reader with Firefox on Linux, in two sessions with more than 3,000 announcements in November 2026: ordering, files, bills of materials and the meaning of their columns, the cart with Undo, drawings, signing in and being refused, the customer portal, the profile, a calculator, a date picker, the main menu in a narrow window, the lists and settings of the admin area, and adding a service as far as its errors. Later, on pages of their own: a date picker, a dialog that its button closes, and a number that changes. What it announced wrongly is fixed or listed below.',
      ]),
      'We have not listened to: two people saving the same record, saving a service, date ranges, long lists, selecting rows, the other calculators, and the end of a session.',
      'We have not tried NVDA, JAWS, VoiceOver, TalkBack, voice control or switches, and no person with a disability has tested the site for us.',
    ]),
    section('limits', 'What does not work yet', [
      list([
        'Orca can stay silent when a button closes a dialog or restores a line of the cart. Focus is then on the button that opened the dialog, or on the one that removes the line.',
        'Orca announces when you zoom a drawing, but reads the magnification itself only as “statusbar”.',
        'In this demonstration the items at the foot of the page only show a message, and five links of the customer portal lead to a page that does not exist: Repeat Orders, Escalation, Address Management, Email Management and Service Updates. Addresses and e-mail addresses are on the page User Profile.',
        'In Orca with Firefox, “clickable” follows headings and areas that do nothing when pressed.',
        'Some questions and confirmations are browser dialogs. They do not state the new total, and Orca with Firefox may announce only their OK button.',
        'The PDF files of certificates are not tagged.',
      ]),
    ]),
    section('contact', 'Report a barrier', [
      'Write or call us under Reach out, and say which page and which browser or aid. We answer within five working days, and take orders by telephone or e-mail if the site stands in your way.',
    ]),
  ],
  related: [{ ...pageLinks.reachOut, text: 'Telephone, e-mail and an appointment.' }],
};
