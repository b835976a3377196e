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
        'The Orca 43 screen reader with Firefox on Linux, in two sessions with more than 3,000 announcements in November 2026: ordering, files, bills of materials and the meaning of their columns, the cart with Undo, drawings, signing in and being refused, the customer portal, the profile, a calculator, a date picker, the main menu in a narrow window, the lists, filters and settings of the admin area, ranges of dates, adding a service, signing out in another tab, and selecting the rows of a table. What it announced wrongly is fixed or listed below.',
      ]),
      'We have not listened to: two people saving the same record, a session that ends while you type, long lists, and the other calculators.',
      'We have not tried NVDA, JAWS, VoiceOver, TalkBack, voice control or switches, and no person with a disability has tested the site for us.',
    ]),
    section('limits', 'What does not work yet', [
      list([
        'Orca can stay silent when the place that had focus has gone: when you choose a day in a calendar, press Undo in the cart, follow a link to edit a record, or discard your changes. Focus is then on the button of the calendar, on the line of the cart, or on the heading of the next page.',
        'An error that appears as you leave a field is announced when you press Enter in the field or come back to it.',
        'When you sign out in one tab, the others show the sign-in page without saying why.',
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
