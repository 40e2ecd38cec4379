/**
 * BLIND: whoever works on the engine does not read this file, its pages, or runs of it. It was written before anybody had run set
 * a. Four of its pages are not on the fixture site.
 */
import { filled, say, talk, told, type WebCase } from '../web-case.ts'

const yes = { answer: { yes: true }, unchanged: true }
const no = { answer: { yes: false }, unchanged: true }

/** On pages that stand here alone. */
const OTHER_PAGES: WebCase[] = [
  say(
    'clinic-1',
    'forms',
    '/x/clinic',
    'Patient: Bo Nyberg, insurance no. NB204417, reason for the visit is a vaccination',
    filled({ patient: 'Bo Nyberg', insurance: 'NB204417', reason: 'Vaccination' }),
  ),
  say(
    'clinic-2',
    'forms',
    '/x/clinic',
    "it's my first visit and please no text message reminder, so set both boxes accordingly: tick first visit, untick the reminder",
    filled({ 'first=yes': true, 'sms=yes': false }),
  ),
  say('clinic-3', 'widgets', '/x/clinic', 'take the 11:00 slot of Dr. Petrov', {
    page: { states: { slot: 'Dr. Petrov 11:00' } },
    unchanged: true,
  }),
  say('clinic-4', 'widgets', '/x/clinic', 'I want 9:00 at Dr. Halloran', {
    page: { states: { slot: 'Dr. Halloran 09:00' } },
    unchanged: true,
  }),
  say('clinic-5', 'declines', '/x/clinic', 'click 10:20', { declines: true, page: { states: { slot: '' } } }),
  say('clinic-6', 'extract', '/x/clinic', 'In which room is Dr. Sow?', told(['Room 2', '2'])),
  say('clinic-7', 'verify', '/x/clinic', 'check the page says "No appointments left today."', yes),
  talk('clinic-8', 'steps', '/x/clinic', [
    'click 14:30, enter Tove Lund as the patient and book the appointment',
    { received: [{ line: 'POST /forms/clinic', body: { slot: 'Dr. Petrov 14:30', patient: 'Tove Lund' } }] },
  ]),
  say(
    'recipe-1',
    'extract',
    '/x/recipe',
    'list the ingredients',
    told('3 leeks', '500 g potatoes', '1 onion', '1 l vegetable stock', '100 ml cream'),
  ),
  say('recipe-2', 'extract', '/x/recipe', 'how many kcal does one portion have?', told('240')),
  say('recipe-3', 'widgets', '/x/recipe', 'click more portions two times', { page: { states: { serves: '6' } } }),
  say('recipe-4', 'widgets', '/x/recipe', 'save it to favourites', { page: { shows: ['Saved'] } }),
  say('recipe-5', 'widgets', '/x/recipe', 'give 4 stars', { page: { states: { rating: '4' } } }),
  say('recipe-6', 'extract', '/x/recipe', "what's step three of the method", told('simmer for 20 minutes')),
  say('recipe-7', 'verify', '/x/recipe', 'is there garlic among the ingredients', no),
  say('tickets-1', 'widgets', '/x/tickets', 'only show the open ones', {
    page: { shows: ['3 tickets'], hides: ['Mailbox over quota'] },
  }),
  say('tickets-2', 'forms', '/x/tickets', 'assign ticket 314 to Noor', {
    received: [{ line: 'POST /forms/assign', body: { id: '314', to: 'Noor' } }],
  }),
  say('tickets-3', 'steps', '/x/tickets', 'Select tickets 311 and 312 and then hit close selected', {
    received: [{ line: 'POST /forms/close', body: { ids: '311,312' } }],
  }),
  say('tickets-4', 'extract', '/x/tickets', 'which ticket is urgent', told(['312', 'VPN'])),
  say('tickets-5', 'steps', '/x/tickets', 'create a ticket with the subject Coffee machine leaks, priority urgent', {
    received: [{ line: 'POST /forms/ticket', body: { subject: 'Coffee machine leaks', priority: 'Urgent' } }],
  }),
  talk(
    'tickets-6',
    'approvals',
    '/x/tickets',
    ['check the box of ticket 313', { page: { fields: { 'Select ticket 313=313': true } }, unchanged: true }],
    ['delete selected', { asks: true, unchanged: true }],
    ['go ahead', { received: [{ line: 'POST /forms/drop', body: { ids: '313' } }] }],
  ),
  say('weather-1', 'extract', '/x/weather', 'temp in kelby?', told('9')),
  say('weather-2', 'widgets', '/x/weather', 'change units to fahrenheit', { page: { shows: ['39 °F', '48 °F'] } }),
  say('weather-3', 'steps', '/x/weather', 'open ice on roads and tell me what is closed', told('Quay Road')),
]

/** On the fixture site. */
const SITE: WebCase[] = [
  say('b-nav-1', 'navigate', '', 'visit {site}/tables/budget', { page: { path: '/tables/budget' } }),
  say('b-nav-2', 'navigate', '/', 'I would like to see what is on this month', { page: { path: '/events' } }),
  say('b-nav-3', 'navigate', '/blog/otters', 'follow the link to the plan', {
    received: [{ line: 'GET /files/otters-plan.pdf' }],
  }),
  say('b-nav-4', 'navigate', '/tables/stations', 'go to next page, then next page again', {
    page: { shows: ['Page 3 of 5'] },
  }),
  say(
    'b-form-1',
    'forms',
    '/contact',
    'plz choose press enquiry in the drop down and phone as the answer',
    filled({ topic: 'Press enquiry', answer: 'phone' }),
  ),
  say(
    'b-form-2',
    'forms',
    '/forms/types',
    'departure should be 4 January 2027, children 2, telephone 01632 960 555',
    filled({ departure: '2027-01-04', children: '2', phone: '01632 960 555' }),
  ),
  say(
    'b-form-3',
    'forms',
    '/forms/types',
    'Enter in the field Wishes: a quiet room, please',
    filled({ wishes: 'a quiet room, please' }),
  ),
  say(
    'b-form-4',
    'forms',
    '/forms/labels',
    'Name of the tool = Router, Phone in the evening = 960 777',
    filled({ tool: 'Router', phone: '960 777' }),
  ),
  say(
    'b-form-5',
    'forms',
    '/forms/choices',
    'tick that i accept the terms and take the full meal for lunch',
    filled({ 'terms=yes': true, lunch: 'full' }),
  ),
  say(
    'b-form-6',
    'forms',
    '/admin/members/new',
    'Make a new member: name Suki Park, e-mail suki@park.example, role Admin. Save it.',
    {
      received: [
        { line: 'POST /admin/members/new', body: { name: 'Suki Park', email: 'suki@park.example', role: 'Admin' } },
      ],
    },
  ),
  say('b-form-7', 'forms', '/login', 'user name robin@example.org, password wrongpass, sign in', {
    answer: { lacks: ['wrongpass'] },
    page: { shows: ['Wrong user name or password'] },
  }),
  say('b-widget-1', 'widgets', '/settings', 'enable text message alerts', {
    received: [{ line: 'PUT /api/settings', body: { sms_alerts: true } }],
  }),
  say('b-widget-2', 'widgets', '/forms/widgets', 'travel date is 3 January 2027, pick it in the calendar', {
    page: { states: { date: '2027-01-03' } },
  }),
  say('b-widget-3', 'widgets', '/forms/widgets', 'Drag the budget down to 20', filled({ budget: '20' })),
  say('b-mouse-1', 'mouse', '/board', 'Book the brass band is finished: drag it to Done', {
    received: [{ line: 'PUT /api/board', body: { 'Book the brass band': 'done' } }],
  }),
  say('b-extract-1', 'extract', '/events', 'what does the soldering course cost', told('15')),
  say('b-extract-2', 'extract', '/tables/staff', 'average salary?', {
    ...told(['34,828', '34828', '34,829', '34829']),
  }),
  say('b-extract-3', 'extract', '/shop/p/hose', 'item number, please', told('WM-HOSE')),
  say('b-extract-4', 'extract', '/blog', 'get me all the links to articles as json', {
    answer: { has: ['/blog/mill-wheel', '/blog/seed-swap', '/blog/night-bus', '/blog/otters'] },
  }),
  say(
    'b-extract-5',
    'extract',
    '/tables/budget',
    'Planned spending for events in the first half',
    told(['7,500', '7500']),
  ),
  say('b-verify-1', 'verify', '/forms/types', 'the member number field must be read-only, check this', yes),
  say('b-verify-2', 'verify', '/shop', 'make sure there are exactly 12 products listed', no),
  say('b-verify-3', 'verify', '/privacy', 'Confirm that the page mentions "seven years".', yes),
  say(
    'b-steps-1',
    'steps',
    '',
    'hi! can you open {site}/shop, search for lantern there and put it into the cart? thanks',
    {
      received: [{ line: 'POST /shop/cart', body: { id: 'lantern' } }],
    },
  ),
  say(
    'b-steps-2',
    'steps',
    '/forms/choices',
    '- course: Basket weaving\n- days: Monday, Friday\n- level: experienced',
    filled({ course: 'Basket weaving', days: ['Monday', 'Friday'], level: '3' }),
  ),
  say('b-steps-3', 'steps', '/shop', 'Sort the products by best rated and tell me what comes first', {
    answer: { has: [['Wildflower Seed Mix', 'River Map Print']] },
    asks: false,
  }),
  say('b-condition-1', 'conditions', '/', 'get rid of the cookie popup if there is one and open the events page', {
    page: { path: '/events' },
  }),
  say(
    'b-condition-2',
    'conditions',
    '/shop/p/hammock',
    'if it is in stock, choose size L and set the quantity to 2',
    filled({ size: 'L', quantity: '2' }),
  ),
  talk(
    'b-follow-1',
    'follow-up',
    '/forms/wizard',
    ['First name is Iris, last name is Quell', filled({ first: 'Iris', last: 'Quell' })],
    ['continue', { page: { shows: ['Step 2 of 3'] } }],
    ['full plot', filled({ size: 'full' })],
  ),
  talk(
    'b-follow-2',
    'follow-up',
    '/login',
    ['sign in as mei / correct horse', { page: { path: '/account' } }],
    ['how many loyalty points do I have?', told(['1,240', '1240'])],
  ),
  talk(
    'b-approve-1',
    'approvals',
    '/mail',
    ['open the message of Village Hall', { page: { states: { last: 'opened Village' } } }],
    ['reply "Thank you, see you then" and send it', { asks: true, unchanged: true }],
    [
      'yes, send',
      { received: [{ line: 'POST /forms/reply', body: { to: 'Village Hall', text: 'Thank you, see you then' } }] },
    ],
  ),
  talk(
    'b-approve-2',
    'approvals',
    '/admin/members',
    ['get rid of Grace Whitfield', { asks: true, unchanged: true }],
    ['rather not', { unchanged: true }],
  ),
  say('b-decline-1', 'declines', '/shop', 'add the Titanium Camp Stove to my cart', { declines: true }),
  say('b-decline-2', 'declines', '/forms/choices', 'choose Saturday in the days you can come', { declines: true }),
  say('b-decline-3', 'declines', '', 'open {site}/broken/500 and tell me what it says', {
    answer: { has: [['went wrong', '500', '0x51F2']] },
  }),
  say('b-hybrid-1', 'hybrid', '/search', 'search this page for the name of my top account by revenue', {
    received: [{ line: 'GET /search', query: { q: '{top}' } }],
  }),
]

export const SET_B = [...OTHER_PAGES, ...SITE]
export const PAGES_B = `${import.meta.dirname}/pages`
