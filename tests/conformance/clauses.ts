/**
 * The specification, divided into clauses that can be tested one by one. Text in quotes is exact. A test title starts
 * with the clauses that the test shows: `[K-04] [B-01] adds tax and shipping`.
 */
export interface Clause {
  id: string;
  /** The requirement, in one sentence. */
  says: string;
}

export interface ClauseGroup {
  /** The topic of its clauses. */
  title: string;
  clauses: readonly Clause[];
}

export const clauseGroups: readonly ClauseGroup[] = [
  {
    title: 'General',
    clauses: [
      {
        id: 'G-01',
        says: "One typed brand configuration holds every name, address and demo account, and rebranding changes only it and one theme file; the sample brand is 'alphianz'.",
      },
      { id: 'G-02', says: 'Prices are Indian rupees, grouped the Indian way by Intl: ₹1,25,000.' },
      {
        id: 'G-03',
        says: "No network call is made for data, and nothing but the administrator's picture comes from another origin.",
      },
      {
        id: 'G-04',
        says: "An alert is the browser's own, shown in one place of the site; screens only call a callback, and the answer to a confirmation changes nothing.",
      },
      {
        id: 'G-05',
        says: 'A control without an effect shows the toast of S-09, so nothing that looks clickable is dead.',
      },
    ],
  },
  {
    title: 'Routes',
    clauses: [
      {
        id: 'R-01',
        says: 'Public pages answer at /, /about, /services, /login, /register, /cart, /blogs, /pcb-manufacturing-process and /admin/login.',
      },
      { id: 'R-02', says: '/blogs/1, /blogs/2 and /blogs/3 show their article; any other id is not found.' },
      {
        id: 'R-03',
        says: '/reach-out is a contact page whose ?topic= names and preselects the industry, and shows any other topic as plain text.',
      },
      { id: 'R-04', says: '/products lists every component category with its sub-categories.' },
      {
        id: 'R-05',
        says: 'Under /resources: technical-capabilities with pcb-a, pcb-stencil, flexible-pcb and pcb-b; panel-guidelines, design-guidelines, solder-paste-prep, faq/general, faq/technical.',
      },
      {
        id: 'R-06',
        says: 'Under /components: generic, packaging-guideline, rogers-laminate, standard-pcb-buildup, impedance-controlled-standard-build-ups, certifications, circuit-protection.',
      },
      {
        id: 'R-07',
        says: 'Each category that the header links to has a catalogue page with sample parts, each parent a list of its sub-categories, and any other path under /components is not found.',
      },
      {
        id: 'R-08',
        says: '/services/pcb-layout, pcb-fabrication, pcb-assembly, pcb-stencil and component-sourcing redirect to #layout, #fab, #fab, #stencil and #source of /services and replace the history entry.',
      },
      {
        id: 'R-09',
        says: 'Customer pages, guarded: /dashboard, /orders, /orders/shipped, /queries, /invoices, /quotations, /inquiries, /profile, /reachout.',
      },
      {
        id: 'R-10',
        says: '/orders/repeat, /escalation, /addresses, /emails and /updates are not found, signed in or not.',
      },
      {
        id: 'R-11',
        says: 'Administrator pages, guarded: dashboard, users, orders, services, inquiries, quotations and settings under /admin, which itself redirects to /admin/dashboard.',
      },
      {
        id: 'R-12',
        says: 'Edit pages under /admin show a form filled from the sample record; Save alerts, saves nothing and returns, Cancel returns, and an unknown id is not found inside the layout.',
      },
      {
        id: 'R-13',
        says: "Any other path: title 'Page Not Found', heading '404 - Page Not Found', text 'The page you are looking for does not exist.', and a link home.",
      },
      { id: 'R-14', says: 'Header and footer are absent on /login, /register and every path that starts with /admin.' },
      { id: 'R-15', says: 'Every page has its own document title and description.' },
      {
        id: 'R-16',
        says: "A route that fails shows 'Unexpected Application Error!' with the text of the error and no stack, and offers to reload and to go home.",
      },
    ],
  },
  {
    title: 'Shell',
    clauses: [
      {
        id: 'S-01',
        says: "'Preparing your boards...' is shown for two seconds after a full page load, not on navigation and not without scripts, and is announced once.",
      },
      { id: 'S-02', says: 'The top bar has the e-mail and phone as links, and the logo, a link to the home page.' },
      {
        id: 'S-03',
        says: 'Menus: About Us; Services with its four anchors; Components and Resources, which link to all of R-05, R-06 and R-07; and the header links to /products.',
      },
      {
        id: 'S-04',
        says: 'Signed out there are Login and Register; signed in, a menu named after the user with Dashboard and Logout.',
      },
      { id: 'S-05', says: 'The search button only shows the toast of S-09.' },
      { id: 'S-06', says: 'The cart button links to /cart, and its badge always shows 0.' },
      { id: 'S-07', says: "'Instant Quote' links to /services." },
      {
        id: 'S-08',
        says: 'On a small screen the menus collapse behind a button; Escape closes them and returns focus, and the page behind does not scroll.',
      },
      {
        id: 'S-09',
        says: "Search and any menu item without a page show the toast '🚧 {feature} we are alphianz 🚀'.",
      },
      {
        id: 'S-10',
        says: "The footer has the logo, 'Empower your Electronics', the description of the company, e-mail, phone and 'Kerala India'.",
      },
      { id: 'S-11', says: 'The footer has the columns Services, Resources and Company with six entries each.' },
      { id: 'S-12', says: "'Follow Us' has Facebook, Twitter, LinkedIn and Instagram, each with an accessible name." },
      {
        id: 'S-13',
        says: 'The bottom bar has a copyright of 2024, Privacy Policy, Terms of Service and Cookie Policy.',
      },
      {
        id: 'S-14',
        says: "Every footer link and social button only shows the toast 'hi there lets do it'; its logo and contact lines are not links.",
      },
    ],
  },
  {
    title: 'Home',
    clauses: [
      {
        id: 'H-01',
        says: 'The hero has a quick-quote panel with the tabs PCB Layout (selected initially), PCB Fabrication, PCB Assembly, PCB Stencil and Component Sourcing.',
      },
      {
        id: 'H-02',
        says: "The 'Instant Quote' button of each tab only shows the toast 'Instant Quote for {service} we are alphianz'.",
      },
      { id: 'H-03', says: "'Inquire Now' shows the toast of S-09." },
      {
        id: 'H-04',
        says: 'Sections: About us, Industries We Serve, value cards, Why Choose Us, customer logos.',
      },
      { id: 'H-05', says: 'Each of 17 industry tiles links to /reach-out with its full name as ?topic=.' },
      {
        id: 'H-06',
        says: 'The claims: founded in 1996 under a former name, 25+ years, ISO certified, support 24/7, 1000+ clients, from 3 working days, no minimum quantity, up to 15 percent saved.',
      },
    ],
  },
  {
    title: 'About',
    clauses: [
      {
        id: 'A-01',
        says: 'A hero, the pillars Experience, Quality, Service and Reliability, a stats strip, and the aim to become an integrated manufacturing, design and engineering partner.',
      },
      {
        id: 'A-02',
        says: "'Ready to Start Your Project?' has a 'Get Instant Quote' button that shows the toast of S-09.",
      },
    ],
  },
  {
    title: 'Services: order and quote',
    clauses: [
      {
        id: 'Q-01',
        says: "Tabs: 'PCB Layout', 'PCB Fabrication & Assembly (Rigid)', 'PCB Fabrication (Flex)', 'PCB Stencil', 'Component Sourcing'.",
      },
      {
        id: 'Q-02',
        says: 'The tab is read from ?tab=, then from the hash, defaults to layout, and follows Back and Forward.',
      },
      {
        id: 'Q-03',
        says: 'A click on a tab writes it into the hash, drops ?tab=, keeps other parameters and adds a history entry.',
      },
      {
        id: 'Q-04',
        says: "The banner 'Combine FR-4 PCB Fabrication + Assembly and save up to 15 %!' has an 'Order Now!' button that only shows a toast.",
      },
      { id: 'Q-05', says: 'Each tab has its form with a price summary beside it.' },
      { id: 'Q-06', says: "An upload button shows the toast 'File upload for {title} not wired yet.'." },
      {
        id: 'Q-07',
        says: "The sourcing tab asks the user to log in, with a link to /login and a 'Place Inquiry' button whose toast is 'Login flow not implemented yet.'; signed in, it says that inquiries are not open yet.",
      },
      {
        id: 'Q-10',
        says: 'The layout form: name, layers, number of components, lead time, controlled impedance, and two required uploads.',
      },
      {
        id: 'Q-11',
        says: 'The rigid fabrication form: name, assembly, dispatch unit, size, quantity, layers, material, thickness, finish, temperature, Technology, Additional Options, Assembly Options.',
      },
      {
        id: 'Q-12',
        says: 'The flex form: name, dispatch unit, size, quantity, layers, material, thickness, finish, High Tg 230, lead time, Gerber data.',
      },
      {
        id: 'Q-13',
        says: 'The stencil form: name, side, printer, type, size, thickness, lead time, quantity, data approval, and an upload of the data.',
      },
      { id: 'Q-14', says: 'The sourcing form: name, lead time (default 10-14 working days), quantity (default 1).' },
      { id: 'Q-15', says: 'Toggle groups always have exactly one selected option.' },
      {
        id: 'Q-16',
        says: 'Required fields have an asterisk, and nothing is enforced: no value blocks the form or throws.',
      },
      {
        id: 'Q-20',
        says: 'The price summary has lead time, quantity, unit price, order value, tax of 18 percent, total and ship date; for layouts, also alternatives.',
      },
      {
        id: 'Q-21',
        says: "The figures come from one pure function of the form and a given day; an empty or impossible value shows '—' and stays as typed.",
      },
    ],
  },
  {
    title: 'Static content',
    clauses: [
      {
        id: 'C-01',
        says: 'Technical capabilities has the tables Technical Capabilities, Maximum Board Size, Base Materials and Circuit Layers, all figures of B-10 to B-17, and four sub-pages.',
      },
      {
        id: 'C-02',
        says: 'Panel Guidelines, PCB Design Guidelines, Solder Paste Data Preparation, and Pre-Production Engineering as a section of the page PCB B.',
      },
      {
        id: 'C-03',
        says: 'General FAQ and Technical FAQ have 4 questions each, of which at most one is open; the open one can be closed.',
      },
      { id: 'C-04', says: 'Blogs has a card with cover, title, excerpt and date for each of three articles.' },
      { id: 'C-05', says: 'PCB Manufacturing Process has 12 steps.' },
      {
        id: 'C-06',
        says: "Generic Electronic Components has 6 items with image, price and 'Add to Cart', which only shows the toast 'Add-to-Cart not wired yet'.",
      },
      {
        id: 'C-07',
        says: 'Components Packaging Guidelines, a table of Rogers laminates, Standard Stack-Ups of 2, 4 and 6 layers, and Impedance-Controlled Build-Ups.',
      },
      {
        id: 'C-08',
        says: 'Certifications has ISO 9001, ISO 14001, IATF 16949 and RoHS, each a download of a real PDF that is marked as a sample.',
      },
      { id: 'C-09', says: 'Circuit Protection Components has 4 items.' },
      {
        id: 'C-10',
        says: 'Every page of capabilities and guidelines links to /resources/panel-guidelines and /reach-out.',
      },
    ],
  },
  {
    title: 'Cart',
    clauses: [
      {
        id: 'K-01',
        says: 'Two fixed lines, a PCB layout and an FR4 fabrication with assembly, each with name, description, quantity, price, picture, delivery and stock status.',
      },
      {
        id: 'K-02',
        says: 'A quantity is a whole number from 1 to 9,999, by steppers or typed; anything else returns to a valid one.',
      },
      {
        id: 'K-03',
        says: 'Each line can be removed; the removal is announced, and focus moves to a sensible place.',
      },
      {
        id: 'K-04',
        says: 'Total = subtotal + tax of 18 percent + shipping of ₹350 (free for an empty cart), with a discount of 0.',
      },
      { id: 'K-05', says: 'A note says that shipping is free over ₹10,000, which the totals do not apply.' },
      { id: 'K-06', says: 'The promotion offers 10% off the first order with WELCOME10, which is not applied.' },
      {
        id: 'K-07',
        says: "Applying any coupon alerts 'Coupon code applied!' and changes no total.",
      },
      {
        id: 'K-08',
        says: "'Proceed to Checkout' becomes 'Processing…' and does nothing else; it is disabled when the cart is empty.",
      },
      { id: 'K-09', says: "An empty cart shows 'Your cart is empty' and 'Browse Services', which links to /services." },
    ],
  },
  {
    title: 'Sign-in and registration',
    clauses: [
      {
        id: 'U-01',
        says: "On large screens a panel has the logo, the heading 'Welcome to the product' and a tagline about managing PCB projects.",
      },
      {
        id: 'U-02',
        says: "'Sign In', 'Use the demo credentials below to log in', the prefilled form, a box with the demo credentials, the link 'Don't have an account? Register', and decorative chips that are not animated under reduced motion.",
      },
      { id: 'U-03', says: 'The e-mail field has the type email and is required; the password is required.' },
      {
        id: 'U-04',
        says: 'The demo account is added to the list pcb_users in local storage unless an entry has its e-mail; no other entry is changed.',
      },
      {
        id: 'U-05',
        says: "An exact match stores the record, shows 'Login successful! Redirecting to dashboard...' and opens /dashboard after a second; if nothing can be stored, a toast says so.",
      },
      {
        id: 'U-06',
        says: "No match shows the toast 'Invalid credentials. Please try again.' with a cross mark, and stores nothing.",
      },
      { id: 'U-07', says: 'Logout removes the signed-in user and opens /login.' },
      {
        id: 'U-08',
        says: 'A customer page redirects visitors to /login and renders none of its content first.',
      },
      {
        id: 'U-09',
        says: "'Join the community', 'Register', 'Fill in your details to get started', three required fields, and the link 'Already have an account? Login'.",
      },
      { id: 'U-10', says: 'Submitting the registration shows a joking toast and creates nothing.' },
    ],
  },
  {
    title: "The customer's account",
    clauses: [
      {
        id: 'D-01',
        says: 'The dashboard has 11 tiles with their titles, descriptions and targets; Reach Out To Us opens in a new tab.',
      },
      {
        id: 'D-02',
        says: 'The sidebar has the groups ORDERS, ACCOUNT and TRACKING, and marks the current item, also for screen readers.',
      },
      { id: 'D-03', says: 'Each of the six search forms has its own fields; dates are date fields.' },
      {
        id: 'D-04',
        says: "A search does not navigate; 'No data' is shown below the form and announced again on each submit.",
      },
      {
        id: 'D-05',
        says: 'The profile has Personal Details (Name, Company Name, Mobile No, Email) with Edit Profile.',
      },
      {
        id: 'D-06',
        says: "Address Management has two cards with edit and delete, and 'Add More'; each only shows an alert.",
      },
      {
        id: 'D-07',
        says: "Email Management has 'Add More' and '*We will not disturb you other than the case of emergency'.",
      },
      {
        id: 'D-08',
        says: "Credit Status: Outstanding Invoices 0, Running Order 0, Total Credit Note 0, Payment Term 'Advanced Basis'.",
      },
      {
        id: 'D-09',
        says: "Four teams offer appointments, and 'Book Your Appointment Now' opens the scheduling service in a new tab.",
      },
      {
        id: 'D-10',
        says: "Its FAQ covers data security, privacy, cancelling by 'My Appointments', and phoning Technical Sales Support.",
      },
    ],
  },
  {
    title: 'Administration',
    clauses: [
      {
        id: 'M-01',
        says: "'Admin Panel Login' has Email Address, Password, 'Login', and '← Back to Website', a link to the home page.",
      },
      {
        id: 'M-02',
        says: "The fixed credentials set the flag and open /admin/dashboard; anything else alerts 'Invalid admin credentials'.",
      },
      {
        id: 'M-03',
        says: 'Without the flag every admin page redirects to /admin/login, and none of its code is downloaded.',
      },
      {
        id: 'M-04',
        says: "The sidebar 'Admin' has seven items with the current one marked, and Logout, which removes the flag.",
      },
      {
        id: 'M-05',
        says: 'The top bar has a search box and a bell that show the toast of S-09, and a profile picture, or initials if it cannot be loaded.',
      },
      { id: 'M-10', says: 'Four cards: Total Orders, Pending Inquiries, Active Quotations, Total Revenue.' },
      {
        id: 'M-11',
        says: 'View New Inquiries, Generate Quotation and Add New Service link to inquiries, quotations and services.',
      },
      {
        id: 'M-12',
        says: 'A line chart of orders by year, month or week, whose title names the period and whose figures are also in a table.',
      },
      {
        id: 'M-13',
        says: 'Recent Orders has Order ID, PCB Name, Status and Date as DD/MM/YYYY, and there is a list of Recent Activity.',
      },
      {
        id: 'M-20',
        says: 'Users: search by name or e-mail, filter by status, Add User, and sorting by ID, Name and Orders.',
      },
      {
        id: 'M-21',
        says: 'Sorting toggles on the same column, starts ascending on a new one, is announced by aria-sort, sorts numbers as numbers, and keeps equal rows in order.',
      },
      { id: 'M-22', says: 'Edit goes to the edit page; delete only asks for confirmation and removes nothing.' },
      {
        id: 'M-23',
        says: 'Add User requires Name, Email and Password, defaults to the status Active, and saves nothing.',
      },
      {
        id: 'M-30',
        says: 'Orders: search by ID, PCB name or customer, filters by status and date, Export CSV, and five columns that sort.',
      },
      {
        id: 'M-31',
        says: 'Each order has a details dialog, edit, and a status select that asks for confirmation and changes nothing.',
      },
      {
        id: 'M-32',
        says: 'The details dialog has PCB name, customer, status, date, total, components, shipping address and notes, with Edit Order and Close.',
      },
      {
        id: 'M-40',
        says: "Services: search by name, filter by status, sorting by ID, Name and Price, edit, delete, and Add Service, whose price is free text with the placeholder '₹5,000'.",
      },
      {
        id: 'M-50',
        says: 'Inquiries: search by ID, customer or subject, filter by status, sorting, and a details dialog whose Respond only alerts.',
      },
      {
        id: 'M-60',
        says: 'Quotations: search by ID, customer or service, filters by status and date, Export CSV, sorting by all but Status, details, edit, and a status that only alerts.',
      },
      {
        id: 'M-70',
        says: "Settings has four fields, and Save Settings alerts 'Settings saved!' and nothing more.",
      },
      {
        id: 'M-80',
        says: 'orders.csv and quotations.csv hold exactly the rows shown, quoted by RFC 4180, with a byte-order mark, and without cells that a spreadsheet would execute.',
      },
      { id: 'M-90', says: 'Dates in tables are YYYY-MM-DD; totals are text with a rupee sign and commas.' },
    ],
  },
  {
    title: 'Toasts and selects',
    clauses: [
      { id: 'T-01', says: 'There is at most one toast; a new one replaces the old one.' },
      { id: 'T-02', says: 'A toast closes after five seconds, not counting the time while it is hovered or focused.' },
      {
        id: 'T-03',
        says: 'A swipe of more than 50 px to the right, by touch or mouse, dismisses a toast; a shorter one springs back.',
      },
      { id: 'T-04', says: 'F8 moves focus to the toast region.' },
      { id: 'T-05', says: 'A select throws a clear error when an item has an empty value.' },
    ],
  },
  {
    title: 'Local storage',
    clauses: [
      {
        id: 'L-01',
        says: 'Local storage holds pcb_users, the signed-in user, the admin flag, preferences of the user, and nothing else.',
      },
      {
        id: 'L-02',
        says: 'Storage that is missing, full, forbidden or invalid breaks no page and counts as signed out; invalid data in pcb_users is reported once in the console before it is replaced.',
      },
      { id: 'L-03', says: 'Signing out in one tab signs out the others.' },
    ],
  },
  {
    title: 'Constants',
    clauses: [
      {
        id: 'B-01',
        says: 'Tax 18 percent, shipping 350, discount 0, free shipping from 10,000, WELCOME10 10 percent, up to 15 percent saved, splash 2 s, redirect 1 s, toast 5 s and 50 px, copyright 2024.',
      },
      { id: 'B-10', says: 'Maximum 24 layers; minimum board thickness 1.20 mm, minimum finished thickness 0.20 mm.' },
      {
        id: 'B-11',
        says: 'Maximum board size in mm: FR4 430x385 (multilayer 430x370), Rogers 435x275, Iteq 430x385, MCPCB 430x385.',
      },
      {
        id: 'B-12',
        says: 'Copper: inner 1/2 oz, outer up to 5 oz, power max 3 oz, signal max 2 oz, min 0.5 oz.',
      },
      {
        id: 'B-13',
        says: 'Track and spacing in mm: 0.5 oz 0.09 outer and 0.125 inner, 1 oz 0.15, 2 oz 0.175 and 0.20.',
      },
      {
        id: 'B-14',
        says: 'Panels: border 5 mm, tooling holes 3 mm, 450x610 of which 430x585 usable, tabs of about 1.6 mm every 40 mm, outline ±0.13 mm.',
      },
      { id: 'B-15', says: 'Stencils: 0.10-0.15 mm thick, max 400x500 mm.' },
      {
        id: 'B-16',
        says: 'Drill 0.30 mm mechanical and 0.20 mm laser, aspect ratio 8:1; trace 4/4 mil, HDI 3/3 outer and 2.5/2.5 inner.',
      },
      { id: 'B-17', says: 'Pre-production engineering adds 0.5-1 working day.' },
    ],
  },
];
