export const noOrders = {
  title: 'No orders yet',
  text: 'Your orders appear here.',
  action: { label: 'Start a quote', href: '/services' },
};

export const orderStatusContent = {
  copyId: (id: string) => `Copy ${id}`,
  dispatched: (date: string) => `Dispatched ${date}`,
  expected: (date: string) => `Dispatch expected ${date}`,
  step: (step: number, count: number, name: string) => `Step ${step} of ${count}: ${name}`,
  flags: {
    'Waiting for customer': 'Waiting for your answer',
    'Customer has written': 'We have your message',
    Cancelled: 'Cancelled',
  },
};
