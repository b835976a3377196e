/** People to talk to. */
interface Team {
  /** Its reference on the page. */
  reference: string;
  name: string;
  about: string;
}

const teams: readonly Team[] = [
  {
    reference: 'P1',
    name: 'Engineering',
    about: 'Stack-ups, impedance, design rules, and what to change so that a board can be built.',
  },
  {
    reference: 'P2',
    name: 'Sales',
    about: 'New projects, quantities and prices, and contracts that run for a year.',
  },
  {
    reference: 'P3',
    name: 'Inside Sales',
    about: 'A quotation that you have, an order that runs, an invoice or a date of dispatch.',
  },
  {
    reference: 'P4',
    name: 'Technical Sales Support',
    about: 'Which files to send, which options to choose, and questions that hold up an order.',
  },
];

/** All words of the reach-out page of the account area. */
export const appointmentContent = {
  reference: 'J4.1',
  designator: 'Support',
  title: 'Reach Out To Us',
  lead: 'Talk to the people who know your boards. Choose a team and book an appointment: our scheduling service opens in a new tab, and there you pick the day and the time.',
  teamsTitle: 'Our teams',
  teams,
  book: 'Book Your Appointment Now',
  /** Follows the words of the button, for those who do not see beside which team it stands. */
  bookWith: (team: string) => ` with ${team} (opens in a new tab)`,
  questions: {
    title: 'Questions and answers',
    items: [
      {
        id: 'data-security',
        question: 'Is my data secure?',
        answer:
          'Your name, your e-mail address and what you write into the booking are used for the appointment alone. Do not put design files into a booking: send those with your inquiry or your order.',
      },
      {
        id: 'booking-privacy',
        question: 'Who can see my booking?',
        answer: 'You and the team that you book with. Other customers see only that the time is taken.',
      },
      {
        id: 'cancel-reschedule',
        question: 'How do I cancel or reschedule an appointment?',
        answer:
          "Open 'My Appointments' in the scheduling service, press the three-dot icon beside the appointment, and choose to cancel or to reschedule it.",
      },
    ],
    phone: {
      id: 'phone',
      question: 'Can I phone instead?',
      answer: 'Yes. You reach Technical Sales Support at',
    },
  },
};

export type AppointmentContent = typeof appointmentContent;
