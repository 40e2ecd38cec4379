/**
 * BLIND at its first run: seven pages as their makers build them (an administration rendered by a server, a Material-like
 * program of divs, web components with shadow roots, a grid of bookings, nested accordions with switches, a paged table with
 * filters in its columns, a checkout in steps), and what people say on them, written by somebody who had not read how pages are
 * read or acted on. What the first run gave is in docs/browser.md.
 */
import { filled, say, talk, told, type Expect, type WebCase } from '../web-case.ts'

const yes = { answer: { yes: true }, unchanged: true }
const no = { answer: { yes: false }, unchanged: true }
const asks: Expect = { asks: true, unchanged: true }
const declines: Expect = { declines: true, unchanged: true }
const got = (line: string, body: Record<string, unknown>): Expect => ({
  received: [{ line: `POST /forms/${line}`, body }],
})
const states = (marks: Record<string, string>): Expect => ({ page: { states: marks }, unchanged: true })

const POSTS: WebCase[] = [
  say('press-1', 'extract', '/x/posts', 'which posts are still drafts?', {
    answer: { has: ['Winter land training', 'Erg marathon'], lacks: ['How to rig'] },
    unchanged: true,
  }),
  say(
    'press-2',
    'extract',
    '/x/posts',
    'how many comments does the post about the boathouse roof have?',
    told(['11', 'eleven']),
  ),
  say('press-3', 'steps', '/x/posts', 'show only the drafts', {
    page: { query: { post_status: 'draft' } },
    unchanged: true,
  }),
  say('press-4', 'widgets', '/x/posts', 'filter by the category Training', {
    page: { query: { cat: 'Training' }, shows: ['3 items'] },
    unchanged: true,
  }),
  say('press-5', 'forms', '/x/posts', 'Search the posts for oars', {
    page: { query: { s: 'oars' }, shows: ['1 items'] },
    unchanged: true,
  }),
  talk(
    'press-6',
    'approvals',
    '/x/posts',
    ['put the erg marathon in the bin', asks],
    ['go ahead', got('bin', { post: 'Erg marathon' })],
  ),
  say(
    'press-7',
    'steps',
    '/x/posts',
    'quick edit "Winter land training": change the title to "Land training in December" and update it',
    got('quick-edit', { was: 'Winter land training', title: 'Land training in December', status: 'Draft' }),
  ),
  say(
    'press-8',
    'steps',
    '/x/posts',
    'select both drafts and publish them with the bulk actions',
    got('bulk', { action: 'Publish', posts: 'Erg marathon; Winter land training' }),
  ),
  talk(
    'press-9',
    'approvals',
    '/x/posts',
    ['move everything by Jonas Reyer to the bin', asks],
    ['no, I need them', { unchanged: true, page: { shows: ['How to rig a quad'] } }],
  ),
  say('press-10', 'extract', '/x/posts', 'who has written the most posts?', told('Ines Falk')),
  say('press-11', 'declines', '/x/posts', 'bin the post about the Christmas party', declines),
  say('press-12', 'verify', '/x/posts', 'is there anything in the bin?', yes),
  say(
    'press-13',
    'steps',
    '/x/posts',
    'go to the bin and restore the old summer timetable',
    got('restore', { post: 'Old summer timetable' }),
  ),
]

const HELPDESK: WebCase[] = [
  say('desk-1', 'extract', '/x/helpdesk', 'who reported the jammed printer?', told('Wanda Oke')),
  say('desk-2', 'extract', '/x/helpdesk', "which tickets aren't assigned to anybody?", {
    answer: { has: ['payroll'], lacks: ['Projector'] },
    unchanged: true,
  }),
  say('desk-3', 'widgets', '/x/helpdesk', 'only the urgent ones', states({ list: 'All Urgent' })),
  say(
    'desk-4',
    'steps',
    '/x/helpdesk',
    'assign the payroll ticket to Maud',
    got('ticket', { id: 4098, to: 'Maud Ferrer' }),
  ),
  say(
    'desk-5',
    'steps',
    '/x/helpdesk',
    'set the priority of the VPN ticket to urgent',
    got('ticket', { id: 4075, prio: 'Urgent' }),
  ),
  talk(
    'desk-6',
    'conversations',
    '/x/helpdesk',
    ['open the ticket about the projector', { page: { shows: ['room Elbe'] }, unchanged: true }],
    ['add the tag bulb', states({ tags: 'av, bulb' })],
    ['and take the tag av off', states({ tags: 'bulb' })],
  ),
  talk(
    'desk-7',
    'approvals',
    '/x/helpdesk',
    ['Reply to Bruno Castel: "We have reset your password."', asks],
    ['yes', got('reply', { to: 'Bruno Castel', text: 'We have reset your password.' })],
  ),
  say(
    'desk-8',
    'steps',
    '/x/helpdesk',
    'leave an internal note on the laptop ticket: "Ordered, arrives Friday"',
    got('note', { id: 4090, text: 'Ordered, arrives Friday' }),
  ),
  say('desk-9', 'extract', '/x/helpdesk', 'How many tickets are open?', told(['3', 'three'])),
  say('desk-10', 'verify', '/x/helpdesk', 'has the badge ticket been solved?', yes),
  say('desk-11', 'widgets', '/x/helpdesk', 'oldest first please', states({ list: 'All any Oldest first' })),
  say('desk-12', 'declines', '/x/helpdesk', 'mark ticket 5000 as solved', declines),
]

const HOME: WebCase[] = [
  say(
    'flat-1',
    'widgets',
    '/x/home',
    'turn off the light in the kitchen',
    states({ 'kitchen-ceiling-light': 'off', 'hall-ceiling-light': 'on' }),
  ),
  say('flat-2', 'widgets', '/x/home', 'switch the coffee machine on', states({ 'kitchen-coffee-machine': 'on' })),
  say(
    'flat-3',
    'widgets',
    '/x/home',
    'make it 19 degrees in the bedroom',
    states({ 'bedroom-temp': '19.0', 'kitchen-temp': '21.0' }),
  ),
  say('flat-4', 'widgets', '/x/home', 'set the living room blind to 30', filled({ 'living-blind': '30' })),
  say('flat-5', 'steps', '/x/home', 'movie night please', states({ scene: 'Movie night' })),
  say('flat-6', 'extract', '/x/home', 'how warm is it in the living room?', told('20.5')),
  say('flat-7', 'extract', '/x/home', 'in which room is a window open?', told('Bedroom')),
  say('flat-8', 'extract', '/x/home', 'how much electricity did we use yesterday', told('9.1')),
  say('flat-9', 'verify', '/x/home', 'is the front door locked?', yes),
  say(
    'flat-10',
    'widgets',
    '/x/home',
    'everything off in the living room',
    states({ 'living-floor-lamp': 'off', 'living-television': 'off', 'kitchen-ceiling-light': 'on' }),
  ),
  say('flat-11', 'declines', '/x/home', 'turn on the light in the garage', declines),
  say(
    'flat-12',
    'forms',
    '/x/home',
    'new schedule: the coffee machine at 6:45 on weekdays, and save it',
    got('schedule', { device: 'Coffee machine', at: '06:45', days: 'weekdays' }),
  ),
  talk(
    'flat-13',
    'approvals',
    '/x/home',
    ['remove the heated blanket from my devices', asks],
    ['yes', got('remove-device', { device: 'Heated blanket' })],
  ),
]

const COURTS: WebCase[] = [
  say(
    'court-1',
    'steps',
    '/x/courts',
    'book court 2 at 10',
    got('court', { date: '2026-11-26', court: 'Court 2', time: '10:00' }),
  ),
  say(
    'court-2',
    'forms',
    '/x/courts',
    'Book court 3 at 12:00, doubles, my partner is Vera Lindh and we need to hire rackets',
    got('court', { court: 'Court 3', time: '12:00', kind: 'doubles', partner: 'Vera Lindh', rackets: true }),
  ),
  say('court-3', 'extract', '/x/courts', 'who has court 1 at nine?', told('N. Ivers')),
  say('court-4', 'verify', '/x/courts', 'is court 4 free at 11?', no),
  say('court-5', 'extract', '/x/courts', "which courts are free at 8 o'clock?", {
    answer: { has: ['Court 1', 'Court 4'], lacks: ['Court 2', 'Court 3'] },
    unchanged: true,
  }),
  say('court-6', 'steps', '/x/courts', 'go to the next day', states({ day: '2026-11-27' })),
  say('court-7', 'widgets', '/x/courts', 'show me Sunday 29 November', states({ day: '2026-11-29' })),
  talk(
    'court-8',
    'approvals',
    '/x/courts',
    ['cancel my booking', asks],
    ['yes, cancel it', got('cancel-court', { date: '2026-11-26', court: 'Court 3', time: '11:00' })],
  ),
  say('court-9', 'widgets', '/x/courts', 'only the indoor courts', {
    page: { fields: { indoor: true }, hides: ['Court 1'] },
    unchanged: true,
  }),
  say('court-10', 'extract', '/x/courts', 'what does an hour indoors cost?', told('19')),
  say('court-11', 'declines', '/x/courts', 'book court 1 at 9', declines),
  say('court-12', 'extract', '/x/courts', 'how late can I cancel without paying?', told('12 hours')),
  say('court-13', 'extract', '/x/courts', 'when do I play today?', told('11:00')),
]

const ROUTER: WebCase[] = [
  say('net-1', 'widgets', '/x/router', 'turn on the guest network', filled({ guest: true, gend: false })),
  say(
    'net-2',
    'forms',
    '/x/router',
    'change the wifi password to tulips-and-rain and save',
    got('wifi', { name: 'Lantern', pass: 'tulips-and-rain' }),
  ),
  say('net-3', 'extract', '/x/router', "what's the guest network called?", told('Lantern Guests')),
  say(
    'net-4',
    'widgets',
    '/x/router',
    "cut off internet access for Otto's tablet",
    filled({ 'net-otto': false, 'net-lena': true }),
  ),
  say(
    'net-5',
    'forms',
    '/x/router',
    "block Lena's phone from 21:00 until 6:30",
    filled({ 'from-lena': '21:00', 'to-lena': '06:30', 'from-otto': '' }),
  ),
  talk('net-6', 'approvals', '/x/router', ['do a factory reset', asks], ['no, leave it as it is', { unchanged: true }]),
  say('net-7', 'extract', '/x/router', 'which firmware is installed?', told('7.29.1')),
  say('net-8', 'extract', '/x/router', 'which device uses port 8554?', told('Camera')),
  say('net-9', 'widgets', '/x/router', 'use channel 11 for 2.4 GHz', filled({ ch24: '11', ch5: 'Automatic' })),
  say(
    'net-10',
    'forms',
    '/x/router',
    'Open port 8080 for the NAS, TCP, and add the rule',
    got('rule', { port: '8080', device: 'NAS', protocol: 'TCP' }),
  ),
  talk(
    'net-11',
    'approvals',
    '/x/router',
    ['delete the port rule of the camera', asks],
    ['yes', got('delete-rule', { port: 8554, device: 'Camera' })],
  ),
  say('net-12', 'verify', '/x/router', 'is UPnP switched on?', no),
  say('net-13', 'declines', '/x/router', "block Mia's laptop", declines),
]

const INVOICES: WebCase[] = [
  say('bill-1', 'widgets', '/x/invoices', 'show only the overdue invoices', {
    page: { fields: { 'f-status': 'Overdue' }, shows: ['3 of 3 entries'] },
    unchanged: true,
  }),
  say('bill-2', 'widgets', '/x/invoices', 'filter the customer column for Kestrel', {
    page: { fields: { 'f-who': 'Kestrel' }, shows: ['3 of 3 entries'] },
    unchanged: true,
  }),
  say('bill-3', 'steps', '/x/invoices', 'go to page 3', states({ t: 'page 3' })),
  say('bill-4', 'widgets', '/x/invoices', 'show 25 entries', states({ t: 'page 1 size 25' })),
  say('bill-5', 'extract', '/x/invoices', "what's the total of all overdue invoices?", told(['2,505.5', '2505.5'])),
  talk(
    'bill-6',
    'approvals',
    '/x/invoices',
    ['send Marlow Bakery a reminder for the overdue invoice', asks],
    ['ok', got('remind', { invoice: '2026-117' })],
  ),
  say('bill-7', 'steps', '/x/invoices', 'mark invoice 2026-118 as paid', got('paid', { invoice: '2026-118' })),
  talk('bill-8', 'approvals', '/x/invoices', ['void 2026-105', asks], ['yes', got('void', { invoice: '2026-105' })]),
  say('bill-9', 'extract', '/x/invoices', 'which invoice has the highest amount?', told('2026-109')),
  say('bill-10', 'widgets', '/x/invoices', 'sort by due date', states({ t: 'page 1 size 6 sort due up' })),
  say('bill-11', 'extract', '/x/invoices', 'download invoice 2026-116 as a PDF', {
    file: /2026-116.*\.pdf$/,
    unchanged: true,
  }),
  say('bill-12', 'approvals', '/x/invoices', 'remind everybody who is overdue', asks),
  say('bill-13', 'declines', '/x/invoices', 'mark invoice 2026-999 as paid', declines),
  talk(
    'bill-14',
    'conversations',
    '/x/invoices',
    ['just the ones from Studio Nineteen', { page: { shows: ['2 of 2 entries'] }, unchanged: true }],
    ['how much is that altogether?', told(['4,090', '4090'])],
    ['ok, show all of them again', { page: { shows: ['of 14 entries'] }, unchanged: true }],
  ),
]

const PRINTS: WebCase[] = [
  say('print-1', 'forms', '/x/prints', 'apply the discount code WINTER15', states({ codesaid: 'WINTER15: 15 % off' })),
  say(
    'print-2',
    'steps',
    '/x/prints',
    "I don't want the mug any more",
    states({ lines: '1 Wall calendar 2027; 2 Poster' }),
  ),
  say(
    'print-3',
    'widgets',
    '/x/prints',
    'two calendars please',
    states({ lines: '2 Wall calendar 2027; 1 Photo mug' }),
  ),
  say('print-4', 'extract', '/x/prints', 'what do I pay altogether?', told('78.50')),
  say('print-5', 'widgets', '/x/prints', 'gift wrap it and no newsletter', {
    page: { fields: { wrap: true, news: false }, shows: ['€81.50'] },
    unchanged: true,
  }),
  talk(
    'print-6',
    'approvals',
    '/x/prints',
    ['my email is runa@dahl.example, continue to shipping', states({ stage: '2' })],
    [
      'Runa Dahl, 5 Quay Street, Galway, H91 XK2A in Ireland, express please',
      {
        page: {
          fields: { fn: 'Runa', ln: 'Dahl', addr: '5 Quay Street', city: 'Galway', pc: 'H91 XK2A', ship: 'express' },
        },
        unchanged: true,
      },
    ],
    [
      'continue to payment and choose bank transfer',
      { page: { states: { stage: '3' }, fields: { pay: 'transfer' } }, unchanged: true },
    ],
    ['pay now', asks],
    ['yes', got('order', { email: 'runa@dahl.example', name: 'Runa Dahl', ship: 'express', pay: 'transfer' })],
  ),
  say('print-7', 'verify', '/x/prints', 'can I return personalised items?', no),
  say('print-8', 'extract', '/x/prints', 'from what amount is shipping free?', told('60')),
  say('print-9', 'declines', '/x/prints', 'redeem my gift card 4411', declines),
  say('print-10', 'steps', '/x/prints', 'place the order', { unchanged: true, page: { states: { stage: '1' } } }),
  say('print-11', 'extract', '/x/prints', "what's the most expensive thing in my basket?", told('Poster')),
]

export const SET_J: WebCase[] = [...POSTS, ...HELPDESK, ...HOME, ...COURTS, ...ROUTER, ...INVOICES, ...PRINTS]

export const PAGES_J = `${import.meta.dirname}/pages`
