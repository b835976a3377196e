import { adminOrdersContent } from '@pcb/screens/admin/AdminOrdersScreen';
import { categoryContent } from '@pcb/screens/catalogue/CategoryScreen';
import { productsContent } from '@pcb/screens/catalogue/ProductsScreen';
import { cartContent } from '@pcb/screens/storefront/CartScreen';
import { homeContent } from '@pcb/screens/storefront/HomeScreen';
import { reachOutContent } from '@pcb/screens/storefront/ReachOutScreen';
import { servicesContent } from '@pcb/screens/storefront/ServicesScreen';
import { fabHints } from '../../packages/screens/src/quote/form/hints/fabHints.content.ts';

/** Examples from the content files, with a wrong wording and the reason. */
type Pairs = readonly (readonly [write: string, not: string, why: string])[];

const sentences = (title: string, text: string) => `${title}. ${text}`;

export const buttons: Pairs = [
  [homeContent.closing.contact.label, 'Submit', 'A button names its action, verb first.'],
  [
    sentences(reachOutContent.form.write, reachOutContent.form.opens),
    'Send',
    'It opens the mail program and does not send. The line below says so.',
  ],
  [cartContent.empty.action, 'Click here', 'Screen readers list links without their sentences.'],
  [
    adminOrdersContent.row.editNamed('#1234'),
    'Edit',
    'The visible label may be short; the accessible name says which one.',
  ],
  [adminOrdersContent.clearFilters, 'Clear', 'Name what is cleared.'],
];

export const labels: Pairs = [
  [reachOutContent.form.industry, 'Please select your industry:', 'A label is a name. No colon, no please.'],
  [
    servicesContent.help.fab.castellatedHoles,
    'Select this option if you would like your board to have castellated holes.',
    'Help says what the customer gets.',
  ],
  [
    servicesContent.help.layout.billOfMaterial,
    'Supported formats: .xls, .xlsx, .csv',
    'Say what the file must contain, not only its format.',
  ],
];

export const errors: Pairs = [
  [
    sentences(cartContent.failed.title, cartContent.failed.text),
    'Error 500: something went wrong!',
    'Say what failed, then what to do. No internal error numbers.',
  ],
  [fabHints.texts.size({ typed: 'eighty' }), 'Invalid value', 'Say what the field needs, with an example.'],
  [
    fabHints.texts.boardSize({ material: 'fr4', isMultilayer: false, max: [430, 385] }),
    'Maximum size exceeded.',
    'Give the limit and the next step.',
  ],
  [categoryContent.failed.text, 'Please try again later.', 'Say what failed. “Later” is not a time.'],
];

export const emptyStates: Pairs = [
  [
    sentences(cartContent.empty.title, cartContent.empty.text),
    'Oops! Nothing here yet',
    'Say what is empty and how to fill it.',
  ],
  [
    sentences(adminOrdersContent.noMatch.title, adminOrdersContent.noMatch.text),
    'No results',
    'A filter is active. Say how to clear it.',
  ],
  [
    sentences(productsContent.empty.title('gaskets'), productsContent.empty.text),
    'Your search returned 0 results.',
    'Repeat the search text, then suggest what to try.',
  ],
];

export const toasts: Pairs = [
  [cartContent.removed('Motor controller'), 'Success!', 'Say what happened, in the past tense.'],
  [
    'The status of #1234 was not saved. It is Pending again. Try again in a moment.',
    'An error occurred while updating the record.',
    'Say what failed, the current state, and what to do.',
  ],
];
