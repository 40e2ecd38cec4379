/**
 * BLIND at its first run: eight pages built as real sites build them, each of another kind than those of set g, and what people
 * say on them, written by somebody who had read neither the engine nor the browser service. What the first run gave is in
 * docs/evaluation.md.
 */
import { filled, say, talk, told, type WebCase } from '../web-case.ts'

const yes = { answer: { yes: true }, unchanged: true }
const no = { answer: { yes: false }, unchanged: true }

const BOARD: WebCase[] = [
  say('lane-1', 'steps', '/x/kanban', 'move "Write privacy page" to Doing', {
    received: [{ line: 'POST /forms/move', body: { card: 'Write privacy page', to: 'Doing' } }],
  }),
  say('lane-2', 'steps', '/x/kanban', 'the footer thing can go into review now', {
    received: [{ line: 'POST /forms/move', body: { card: 'Fix footer on phones', to: 'Review' } }],
  }),
  say('lane-3', 'steps', '/x/kanban', 'Drag the card Buy domain back to the backlog', {
    received: [{ line: 'POST /forms/move', body: { card: 'Buy domain', to: 'Backlog' } }],
  }),
  say('lane-4', 'extract', '/x/kanban', "who's doing the french translation?", told('Amara')),
  say('lane-5', 'extract', '/x/kanban', 'How many cards are in Doing?', told(['2', 'two'])),
  say('lane-6', 'forms', '/x/kanban', 'add a card "Order stickers" to Review', {
    received: [{ line: 'POST /forms/card', body: { title: 'Order stickers', column: 'Review' } }],
  }),
  say('lane-7', 'widgets', '/x/kanban', "only show me Tobias's cards please", {
    page: { shows: ['Set up redirects'], hides: ['Buy domain', 'Write privacy page'] },
    unchanged: true,
  }),
  talk(
    'lane-8',
    'approvals',
    '/x/kanban',
    ['delete the card "Buy domain"', { asks: true, unchanged: true }],
    ['no, leave it', { unchanged: true, page: { shows: ['Buy domain'] } }],
  ),
  talk(
    'lane-9',
    'conversations',
    '/x/kanban',
    ['open the card about the photo', { page: { shows: ['nothing blue'] }, unchanged: true }],
    ['tick off asking the museum', { page: { fields: { 'check=Ask the museum': true, 'check=Crop': false } } }],
    [
      'and comment "They said yes"',
      {
        received: [
          { line: 'POST /forms/comment', body: { card: 'Choose photo for the start page', text: 'They said yes' } },
        ],
      },
    ],
  ),
  say('lane-10', 'steps', '/x/kanban', 'assign Fix footer on phones to Amara Oyelaran', {
    received: [{ line: 'POST /forms/assign', body: { card: 'Fix footer on phones', to: 'Amara Oyelaran' } }],
  }),
  say('lane-11', 'verify', '/x/kanban', 'is there a card about a newsletter?', no),
]

const CRM: WebCase[] = [
  say('crm-1', 'extract', '/x/crm', "what's Piet van Doorn's number", told('+31 20 794 0188')),
  say('crm-2', 'steps', '/x/crm', 'Rashid has a new phone: +212 5 22 48 90 11. Please change it.', {
    received: [{ line: 'POST /forms/phone', body: { contact: 'Rashid Bennani', phone: '+212 5 22 48 90 11' } }],
  }),
  say(
    'crm-3',
    'forms',
    '/x/crm',
    "new contact: Ottoline Frame from Frame Joinery, ottoline@frame.example, 01904 496 0233. She's a lead. Don't save it yet, I want to check it",
    filled({
      first: 'Ottoline',
      last: 'Frame',
      company: 'Frame Joinery',
      email: 'ottoline@frame.example',
      phone: '01904 496 0233',
      stage: 'Lead',
    }),
  ),
  say('crm-4', 'widgets', '/x/crm', 'just the leads', {
    page: { shows: ['2 contacts', 'Lucia Ferrante'], hides: ['Gregor Haas'] },
    unchanged: true,
  }),
  say('crm-5', 'steps', '/x/crm', 'Lucia Ferrante is a customer now', {
    received: [{ line: 'POST /forms/stage', body: { contact: 'Lucia Ferrante', stage: 'Customer' } }],
  }),
  say('crm-6', 'extract', '/x/crm', 'who do we know at Fjellgard?', {
    answer: { has: ['Olsson', 'Lie'], lacks: ['Haas'] },
    unchanged: true,
  }),
  talk(
    'crm-7',
    'approvals',
    '/x/crm',
    ['delete the contact Gregor Haas', { asks: true, unchanged: true }],
    ['yes', { received: [{ line: 'POST /forms/delete-contact', body: { contact: 'Gregor Haas' } }] }],
  ),
  say('crm-8', 'verify', '/x/crm', 'do we have a phone number for Chloe Whitmore?', no),
  talk(
    'crm-9',
    'conversations',
    '/x/crm',
    ["open Sunniva's record", { page: { fields: { first: 'Sunniva', last: 'Lie' } }, unchanged: true }],
    ['when is her birthday?', { answer: { has: ['2 May'] }, unchanged: true }],
    [
      'set the notes to "Prefers calls after 3 pm." and save',
      {
        received: [{ line: 'POST /forms/contact', body: { last: 'Lie', notes: 'Prefers calls after 3 pm.' } }],
      },
    ],
  ),
  say('crm-10', 'declines', '/x/crm', 'open the contact Bruno Castellan', { declines: true, unchanged: true }),
  say('crm-11', 'extract', '/x/crm', 'give me the names and companies of all customers', {
    answer: {
      rows: [
        ['Bennani', 'Atlas Tiles'],
        ['Whitmore', 'Daughters'],
        ['Lie', 'Fjellgard'],
      ],
      count: 3,
    },
    unchanged: true,
  }),
]

const CHECKOUT: WebCase[] = [
  say(
    'tea-1',
    'forms',
    '/x/checkout',
    "I'm Hesper Quill, 14 Larder Lane, York, YO1 7AB. Mail hesper@quill.example, phone 01904 496 0810. Put that in.",
    filled({
      email: 'hesper@quill.example',
      fname: 'Hesper',
      lname: 'Quill',
      street: '14 Larder Lane',
      city: 'York',
      zip: 'YO1 7AB',
      tel: '01904 496 0810',
    }),
  ),
  say('tea-2', 'extract', '/x/checkout', "what's in my basket?", told('Assam', 'Earl Grey', 'shortbread')),
  say('tea-3', 'extract', '/x/checkout', 'how much is it altogether with delivery', told('26.50')),
  say('tea-4', 'widgets', '/x/checkout', 'make it three packets of the Assam', {
    page: { states: { basket: '3 Assam' } },
    unchanged: true,
  }),
  say('tea-5', 'steps', '/x/checkout', 'take the shortbread out', {
    page: { states: { basket: '1 Assam Second Flush; 2 Earl Grey' }, hides: ['shortbread'] },
    unchanged: true,
  }),
  say('tea-6', 'steps', '/x/checkout', "I've got a voucher: SPRING10", {
    page: { states: { cs: '10 % off' } },
    unchanged: true,
  }),
  talk(
    'tea-7',
    'conversations',
    '/x/checkout',
    ['continue to delivery', { page: { shows: ['There are 6 problems below'] }, unchanged: true }],
    ['what does it complain about?', { answer: { has: [['First name', 'problems']] }, unchanged: true }],
  ),
  talk(
    'tea-8',
    'conversations',
    '/x/checkout',
    [
      'E-mail address: ivo@marsh.example, First name: Ivo, Last name: Marsh, Address: 2 Weir Road, Town or city: Leeds, Postcode: LS1 4AA',
      { page: { fields: { fname: 'Ivo', city: 'Leeds' } }, unchanged: true },
    ],
    ['and next', { page: { states: { state: 'step 2' } }, unchanged: true }],
    ['it has to be here tomorrow', { page: { states: { state: 'step 2 express' } }, unchanged: true }],
    [
      'it\'s a present, the card should say "Happy birthday, Nan"',
      { page: { fields: { gift: true, message: 'Happy birthday, Nan' } }, unchanged: true },
    ],
  ),
  talk(
    'tea-9',
    'approvals',
    '/x/checkout',
    [
      'fill in ivo@marsh.example, Ivo Marsh, 2 Weir Road, Leeds, LS1 4AA and continue to delivery',
      { page: { states: { state: 'step 2' }, fields: { lname: 'Marsh' } }, unchanged: true },
    ],
    ['I will collect it from the shop in Leeds. Continue.', { page: { states: { state: 'step 3' } }, unchanged: true }],
    [
      'I want an invoice. Accept the terms.',
      { page: { states: { state: 'step 3 invoice' }, fields: { terms: true } }, unchanged: true },
    ],
    ['pay', { asks: true, unchanged: true }],
    ['yes please', { received: [{ line: 'POST /forms/order', body: { way: 'shop', method: 'invoice' } }] }],
  ),
  say('tea-10', 'extract', '/x/checkout', 'from what amount is delivery free?', told('40')),
  say('tea-11', 'verify', '/x/checkout', 'can I return an unopened packet after two weeks', yes),
  say('tea-12', 'widgets', '/x/checkout', "I don't want your offers", filled({ news: false, same: true })),
]

const FILES: WebCase[] = [
  say('cab-1', 'steps', '/x/files', 'rename notes.txt to shopping.txt', {
    received: [{ line: 'POST /forms/rename', body: { from: 'notes.txt', to: 'shopping.txt' } }],
  }),
  say('cab-2', 'steps', '/x/files', 'make a new folder called Taxes', {
    received: [{ line: 'POST /forms/folder', body: { name: 'Taxes' } }],
  }),
  say('cab-3', 'steps', '/x/files', 'Move budget-2027.xlsx and lease-contract.pdf into Invoices', {
    received: [
      { line: 'POST /forms/move-files', body: { files: 'budget-2027.xlsx, lease-contract.pdf', to: 'Invoices' } },
    ],
  }),
  say('cab-4', 'extract', '/x/files', "what's the biggest file", told('holiday.mp4')),
  say('cab-5', 'extract', '/x/files', 'how much space is left?', told('6.4')),
  say('cab-6', 'steps', '/x/files', 'open the Photos folder', { page: { shows: ['lighthouse.jpg'] }, unchanged: true }),
  talk(
    'cab-7',
    'approvals',
    '/x/files',
    ['throw away logo-draft.png', { asks: true, unchanged: true }],
    ['yep', { received: [{ line: 'POST /forms/trash', body: { files: 'logo-draft.png' } }] }],
  ),
  say('cab-8', 'steps', '/x/files', 'share passport-scan.jpg with nadia@oduya.example, she may only view it', {
    received: [
      { line: 'POST /forms/share', body: { file: 'passport-scan.jpg', to: 'nadia@oduya.example', right: 'view' } },
    ],
  }),
  say('cab-9', 'widgets', '/x/files', 'select everything here', {
    page: { states: { sel: 'Invoices, Old, Photos' }, shows: ['9 selected'] },
    unchanged: true,
  }),
  say('cab-10', 'widgets', '/x/files', 'sort them by size, biggest first, and show them as a grid', {
    page: { states: { view: 'grid s down' } },
    unchanged: true,
  }),
  say('cab-11', 'verify', '/x/files', 'have I got a file thesis.docx in here', no),
  say('cab-12', 'extract', '/x/files', 'when did I last change the lease contract?', told('3 Mar 2025')),
  say('cab-13', 'declines', '/x/files', 'delete thesis.docx', { declines: true, unchanged: true }),
]

const FLIGHTS: WebCase[] = [
  say('wing-1', 'widgets', '/x/flights', 'from Prague to Porto', filled({ from: 'Prague (PRG)', to: 'Porto (OPO)' })),
  say(
    'wing-2',
    'forms',
    '/x/flights',
    'we leave on 4 March 2027 and come back on the 11th',
    filled({ dep: '2027-03-04', ret: '2027-03-11' }),
  ),
  say('wing-3', 'widgets', '/x/flights', 'one way only please', {
    page: { states: { trip: 'oneway' } },
    unchanged: true,
  }),
  say('wing-4', 'widgets', '/x/flights', '2 adults and an infant', {
    page: { states: { party: '2/0/1' } },
    unchanged: true,
  }),
  say('wing-5', 'widgets', '/x/flights', 'only direct flights', {
    page: { states: { view: 'best 07:15 16:05' } },
    unchanged: true,
  }),
  say('wing-6', 'widgets', '/x/flights', "I don't want to pay more than 150 euros", {
    page: { shows: ['3 of 6 flights'], hides: ['€187', '€212'] },
    unchanged: true,
  }),
  say('wing-7', 'extract', '/x/flights', 'which one gets me there quickest?', told('Norda', '07:15')),
  say('wing-8', 'widgets', '/x/flights', 'leave out Skylark', { page: { shows: ['4 of 6 flights'] }, unchanged: true }),
  say('wing-9', 'extract', '/x/flights', 'what does the Lusavia flight cost', told('139')),
  talk(
    'wing-10',
    'approvals',
    '/x/flights',
    ['select the Aerovia flight', { page: { shows: ['Aerovia 13:10, €187'] }, unchanged: true }],
    ['with the flex fare', { page: { fields: { fare: 'flex' } }, unchanged: true }],
    ['ok book it', { asks: true, unchanged: true }],
    ['yes', { received: [{ line: 'POST /forms/flight', body: { airline: 'Aerovia', fare: 'flex' } }] }],
  ),
  say('wing-11', 'verify', '/x/flights', 'is a checked bag included in Light?', no),
  say(
    'wing-12',
    'forms',
    '/x/flights',
    'I need to get from Oslo to Lyon on 2 February 2027, one way, business class. Search for that',
    {
      page: { states: { searched: 'Oslo (OSL) | Lyon (LYS) | 2027-02-02 |  | Business' } },
      unchanged: true,
    },
  ),
  say('wing-13', 'widgets', '/x/flights', 'set the flight time to 8 hours at most, cheapest first', {
    page: { states: { view: 'price 06:40' } },
    unchanged: true,
  }),
]

const FORUM: WebCase[] = [
  say('dough-1', 'steps', '/x/forum', 'upvote what Marcel wrote', {
    page: { states: { votes: 'Marcel Dufour up' } },
  }),
  say(
    'dough-2',
    'forms',
    '/x/forum',
    'write a comment "I keep mine in the oven with the light on." but do not post it yet',
    filled({ editor: 'I keep mine in the oven with the light on.' }),
  ),
  talk(
    'dough-3',
    'approvals',
    '/x/forum',
    ['type "Try an airing cupboard!" as my comment', filled({ editor: 'Try an airing cupboard!' })],
    ['post it', { received: [{ line: 'POST /forms/comment', body: { to: '', text: 'Try an airing cupboard!' } }] }],
  ),
  say('dough-4', 'widgets', '/x/forum', 'newest comments first', { page: { states: { list: 'Marcel Dufour' } } }),
  say('dough-5', 'steps', '/x/forum', 'reply to Yuki Tanabe: "Which flour do you use?"', {
    received: [{ line: 'POST /forms/comment', body: { to: 'Yuki Tanabe', text: 'Which flour do you use?' } }],
  }),
  say('dough-6', 'steps', '/x/forum', "show the replies to Bartholomew's comment", {
    page: { shows: ['The fridge worked, thank you'] },
    unchanged: true,
  }),
  say('dough-7', 'extract', '/x/forum', "how many votes has Yuki's comment got?", told('27')),
  say('dough-8', 'extract', '/x/forum', 'how warm is it on top of the fridge', told('24')),
  say('dough-9', 'steps', '/x/forum', 'report the comment of pillmart_deals as spam', {
    received: [{ line: 'POST /forms/report', body: { who: 'pillmart_deals', why: 'spam' } }],
  }),
  say('dough-10', 'steps', '/x/forum', 'I would like to follow this discussion', filled({ follow: 'true' })),
  say('dough-11', 'extract', '/x/forum', 'who asked this and when?', told('Winifred Oakes', '14 November')),
  talk(
    'dough-12',
    'approvals',
    '/x/forum',
    ['delete my comment', { asks: true, unchanged: true }],
    ['no wait', { unchanged: true, page: { shows: ['hot water bottle'] } }],
  ),
  say('dough-13', 'extract', '/x/forum', 'how many comments are there', told('7')),
]

const ORDERS: WebCase[] = [
  say('till-1', 'widgets', '/x/orders', 'just the refunded ones', {
    page: { states: { view: 'Refunded' }, shows: ['of 7 orders'] },
    unchanged: true,
  }),
  say('till-2', 'widgets', '/x/orders', 'orders from 3 to 9 November 2026', {
    page: { states: { view: 'All 2026-11-03 / 2026-11-09' } },
    unchanged: true,
  }),
  say('till-3', 'widgets', '/x/orders', 'set the date range to this month', {
    page: { states: { view: 'All 2026-11-01 / 2026-11-20' } },
    unchanged: true,
  }),
  say('till-4', 'extract', '/x/orders', 'how much did Leopold Strand pay?', told('146')),
  say('till-5', 'extract', '/x/orders', "what's the return rate", told('3.1')),
  say('till-6', 'extract', '/x/orders', 'how many orders are there altogether?', told('48')),
  say('till-7', 'extract', '/x/orders', 'what is in order 10459?', told('Linen apron', 'Wool throw')),
  talk(
    'till-8',
    'approvals',
    '/x/orders',
    ['refund order 10457', { asks: true, unchanged: true }],
    ['yes do it', { received: [{ line: 'POST /forms/refund', body: { order: 10457 } }] }],
  ),
  say('till-9', 'steps', '/x/orders', 'export these as csv', { file: /orders.*\.csv$/, unchanged: true }),
  say('till-10', 'steps', '/x/orders', 'tick 10460 and 10453 and set their status to Packed', {
    received: [{ line: 'POST /forms/status', body: { orders: '10453,10460', status: 'Packed' } }],
  }),
  say('till-11', 'verify', '/x/orders', 'has order 10458 been shipped', no),
  say('till-12', 'steps', '/x/orders', 'look up the orders of Keziah Moor', {
    page: { shows: ['Keziah Moor'], hides: ['Farid Haddad'] },
    unchanged: true,
  }),
]

const SURVEY: WebCase[] = [
  say('poll-1', 'forms', '/x/survey', 'I come about once a week', filled({ visits: 'weekly' })),
  say(
    'poll-2',
    'forms',
    '/x/survey',
    "I strongly agree that the staff are friendly but I disagree that it's quiet enough",
    filled({ staff: '5', quiet: '2' }),
  ),
  say('poll-3', 'widgets', '/x/survey', "I'd say 9 for recommending you", {
    page: { states: { nps: '9' } },
    unchanged: true,
  }),
  say('poll-4', 'widgets', '/x/survey', 'four stars for the café', {
    page: { states: { cafe: '4' } },
    unchanged: true,
  }),
  say(
    'poll-5',
    'forms',
    '/x/survey',
    'I never go there. What keeps me away: "I work nights"',
    filled({ visits: 'never', why: 'I work nights' }),
  ),
  say(
    'poll-6',
    'forms',
    '/x/survey',
    'I use the printers and the study rooms but not the e-books',
    filled({ 'use=printers': true, 'use=rooms': true, 'use=ebooks': false, 'use=story': false }),
  ),
  say(
    'poll-7',
    'forms',
    '/x/survey',
    'answer "Neither" to all four statements of question 2',
    filled({ staff: '3', quiet: '3', hours: '3', choice: '3' }),
  ),
  say('poll-8', 'extract', '/x/survey', 'how long does this take?', told(['four', '4'])),
  say('poll-9', 'extract', '/x/survey', 'until when can I take part', told('18 December')),
  say('poll-10', 'extract', '/x/survey', 'what can you win?', told('book token')),
  talk(
    'poll-11',
    'approvals',
    '/x/survey',
    [
      "I visit every day, I'd give 10 for recommending, then go to the next page",
      { page: { states: { st: 'page 2', nps: '10' } }, unchanged: true },
    ],
    ["I'm 42 and I live 12 km away", filled({ age: '35 to 49', km: '12' })],
    ['submit my answers', { asks: true, unchanged: true }],
    ['yes', { received: [{ line: 'POST /forms/survey', body: { visits: 'daily', nps: '10', km: '12' } }] }],
  ),
  say(
    'poll-12',
    'conditions',
    '/x/survey',
    'if it takes longer than five minutes stop, otherwise give the café 5 stars',
    {
      page: { states: { cafe: '5' } },
      unchanged: true,
    },
  ),
]

export const SET_H: WebCase[] = [...BOARD, ...CRM, ...CHECKOUT, ...FILES, ...FLIGHTS, ...FORUM, ...ORDERS, ...SURVEY]

export const PAGES_H = `${import.meta.dirname}/pages`
