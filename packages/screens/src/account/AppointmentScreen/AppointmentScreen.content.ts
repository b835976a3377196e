import type { Brand } from '../../shared/brand.ts';

/** A team that customers can book. */
interface Team {
  name: string;
  about: string;
}

const teams: readonly Team[] = [
  {
    name: 'Engineering',
    about: 'Stack-ups, impedance, design rules, and changes that make a board manufacturable.',
  },
  {
    name: 'Sales',
    about: 'New projects, quantities, prices and annual contracts.',
  },
  {
    name: 'Inside Sales',
    about: 'Open quotations, orders in production, invoices and dispatch dates.',
  },
  {
    name: 'Technical Sales Support',
    about: 'File formats, order options, and queries that hold up an order.',
  },
];

export const appointmentContent = {
  designator: 'Support',
  title: 'Reach Out To Us',
  lead: 'Talk to the people who know your boards. Choose a team and book an appointment. Our scheduling service opens in a new tab, where you pick a date and time.',
  /** The hours in which the teams answer, and the reply time. */
  hours: ({ hours, replyTime }: Brand['contact']) => `${hours}. We answer a message within ${replyTime}.`,
  teamsTitle: 'Our teams',
  teams,
  book: 'Book Your Appointment Now',
  bookWith: (team: string) => ` with ${team} (opens in a new tab)`,
  questions: {
    title: 'Questions and answers',
    items: [
      {
        id: 'data-security',
        question: 'Is my data secure?',
        answer:
          'We use your name, your e-mail address and your notes for the appointment only. Do not attach design files to a booking; send them with your inquiry or your order.',
      },
      {
        id: 'booking-privacy',
        question: 'Who can see my booking?',
        answer: 'Only you and the team you book with. Other customers see the slot as taken.',
      },
      {
        id: 'cancel-reschedule',
        question: 'How do I cancel or reschedule an appointment?',
        answer:
          "Open 'My Appointments' in the scheduling service, press the three-dot icon next to the appointment, and choose whether to cancel or reschedule it.",
      },
    ],
    phone: {
      id: 'phone',
      question: 'Can I phone instead?',
      answer: 'Yes. Call Technical Sales Support on',
    },
  },
};

export type AppointmentContent = typeof appointmentContent;
