import { adminOrdersContent } from '@pcb/screens/admin/AdminOrdersScreen';
import { categoryContent } from '@pcb/screens/catalogue/CategoryScreen';
import { productsContent } from '@pcb/screens/catalogue/ProductsScreen';
import { cartContent } from '@pcb/screens/storefront/CartScreen';
import { homeContent } from '@pcb/screens/storefront/HomeScreen';
import { reachOutContent } from '@pcb/screens/storefront/ReachOutScreen';
import { servicesContent } from '@pcb/screens/storefront/ServicesScreen';

/** What we write, taken from the content files themselves, what we do not, and why: a row each. */
type Pairs = readonly (readonly [write: string, not: string, why: string])[];

const sentences = (title: string, text: string) => `${title}. ${text}`;

export const buttons: Pairs = [
  [homeContent.closing.contact.label, 'Submit', 'A button says what happens, with a verb first.'],
  [
    sentences(reachOutContent.form.write, reachOutContent.form.opens),
    'Send',
    'It does not send. The line below it says what it does.',
  ],
  [cartContent.empty.action, 'Click here', 'A link is read out by itself, far from its sentence.'],
  [
    adminOrdersContent.row.editNamed('#1234'),
    'Edit',
    'The word that is seen may be short; the name that is heard says which of many.',
  ],
  [adminOrdersContent.clearFilters, 'Clear', 'Say what is cleared.'],
];

export const labels: Pairs = [
  [reachOutContent.form.industry, 'Please select your industry:', 'A label is a name. No colon, no please.'],
  [
    servicesContent.fab.extras.electricalTest.help,
    'Select this option if you would like us to perform an electrical test.',
    'Help says what the reader gets.',
  ],
  [
    servicesContent.layout.uploadHelp.billOfMaterial,
    'Supported formats: .xls, .xlsx, .csv',
    'Say what must be in it, not only how it is packed.',
  ],
];

export const errors: Pairs = [
  [
    sentences(cartContent.failed.title, cartContent.failed.text),
    'Error 500: something went wrong!',
    'What did not work, then what to do. No number that only we can read.',
  ],
  [
    servicesContent.hints.size,
    'Invalid value',
    'Name what is needed, with an example. The reader is not wrong: the field lacks something.',
  ],
  [
    servicesContent.hints.boardSize('FR-4', false, 430, 385),
    'Maximum size exceeded.',
    'Say the limit, and whether one can go on.',
  ],
  [categoryContent.failed.text, 'Please try again later.', 'Whose fault is it, and when is later?'],
];

export const emptyStates: Pairs = [
  [
    sentences(cartContent.empty.title, cartContent.empty.text),
    'Oops! Nothing here yet',
    'What is empty, and how it fills. Nobody needs to be cheered up.',
  ],
  [
    sentences(adminOrdersContent.noMatch.title, adminOrdersContent.noMatch.text),
    'No results',
    'A filter is on. Say how to get out of it.',
  ],
  [
    sentences(productsContent.empty.title('gaskets'), productsContent.empty.text),
    'Your search returned 0 results.',
    'Repeat what was searched for, then say what to try.',
  ],
];

export const toasts: Pairs = [
  [cartContent.removed('Motor controller'), 'Success!', 'The news itself, in the past tense: it has happened.'],
  [
    'The status of #1234 was not saved. It is Pending again. Try again in a moment.',
    'An error occurred while updating the record.',
    'What did not happen, how things stand now, what to do.',
  ],
];
