/**
 * BLIND at its first run: six pages built with the markup of component libraries (Bootstrap, Ant Design, Material UI, Radix) or
 * rendered by a server, half the instructions plain, half as people speak, written by somebody who had not read how pages are
 * read or acted on. What the first run gave is in docs/browser.md.
 */
import { filled, say, talk, told, type WebCase } from '../web-case.ts'

const yes = { answer: { yes: true }, unchanged: true }
const no = { answer: { yes: false }, unchanged: true }

const CATALOGUE: WebCase[] = [
  say('shelf-1', 'steps', '/x/catalogue', 'open the second result', {
    page: { shows: ['Call number', 'The Lamp Room', 'Desmond'], hides: ['Refine your results'] },
    unchanged: true,
  }),
  say('shelf-2', 'widgets', '/x/catalogue', 'sort by year, newest first', {
    page: { states: { view: '1 new' } },
    unchanged: true,
  }),
  say('shelf-3', 'widgets', '/x/catalogue', 'only audiobooks please', {
    page: { states: { view: '1 rel Audiobook' }, shows: ['3 results'] },
    unchanged: true,
  }),
  say('shelf-4', 'steps', '/x/catalogue', 'go to the next page', {
    page: { states: { view: '2 rel' } },
    unchanged: true,
  }),
  say('shelf-5', 'extract', '/x/catalogue', 'how many copies of Tidewrack do you have?', told(['3', 'three'])),
  say('shelf-6', 'steps', '/x/catalogue', 'reserve Tidewrack, I would pick it up at Northgate', {
    received: [{ line: 'POST /forms/hold', body: { title: 'Tidewrack', branch: 'Northgate' } }],
  }),
  say('shelf-7', 'extract', '/x/catalogue', 'where can I find Hollow Ways?', told('Mill Lane')),
  say('shelf-8', 'extract', '/x/catalogue', 'who wrote The Lamp Room', told('Desmond Achebe-Wright')),
  say('shelf-9', 'forms', '/x/catalogue', 'search for otter', {
    page: { states: { view: '1 rel otter' }, shows: ['2 results'] },
    unchanged: true,
  }),
  say('shelf-10', 'widgets', '/x/catalogue', 'just what I could take home right now, nothing that is out', {
    page: { fields: { avail: true }, shows: ['10 results'] },
    unchanged: true,
  }),
  say('shelf-11', 'extract', '/x/catalogue', 'list the titles on this page with their year', {
    answer: {
      rows: [
        ['Tidewrack', '2021'],
        ['Las horas quietas', '2019'],
      ],
      count: 5,
    },
    unchanged: true,
  }),
  say('shelf-12', 'verify', '/x/catalogue', 'is The Lamp Room on loan?', yes),
  talk(
    'shelf-13',
    'conversations',
    '/x/catalogue',
    ['show me the books in Spanish', { page: { states: { view: '1 rel Spanish' } }, unchanged: true }],
    ['clear the filters again', { page: { shows: ['13 results'] }, unchanged: true }],
    ['now by title', { page: { states: { view: '1 title' } }, unchanged: true }],
  ),
]

const HOTEL: WebCase[] = [
  say('inn-1', 'widgets', '/x/hotel', 'set the dates to 12 May 2027 until 15 May 2027', {
    page: { states: { dates: '2027-05-12 / 2027-05-15' } },
    unchanged: true,
  }),
  say('inn-2', 'forms', '/x/hotel', "we're three adults and one child", filled({ ad: '3', ch: '1' })),
  say('inn-3', 'widgets', '/x/hotel', 'Choose the lake view', filled({ room: 'lake' })),
  say('inn-4', 'extract', '/x/hotel', 'what does the garden room cost per night?', told('96')),
  say(
    'inn-5',
    'forms',
    '/x/hotel',
    "We'd like breakfast but we don't need a parking space",
    filled({ breakfast: true, parking: false, cot: false }),
  ),
  talk(
    'inn-6',
    'approvals',
    '/x/hotel',
    [
      'from 8 to 11 June 2027 in the family loft, then Next',
      { page: { states: { steps: '2', dates: '2027-06-08 / 2027-06-11' } }, unchanged: true },
    ],
    [
      'fill in Beatrix Lunn as the name and beatrix@lunn.example as the e-mail and go on',
      { page: { states: { steps: '3' }, shows: ['Beatrix Lunn'] }, unchanged: true },
    ],
    ['tick that I have read the house rules', { page: { fields: { rules: true } }, unchanged: true }],
    ['book it', { asks: true, unchanged: true }],
    [
      'yes',
      { received: [{ line: 'POST /forms/book', body: { from: '2027-06-08', room: 'loft', name: 'Beatrix Lunn' } }] },
    ],
  ),
  say(
    'inn-7',
    'extract',
    '/x/hotel',
    'until when can I cancel without paying anything?',
    told(['3 days', 'three days']),
  ),
  say('inn-8', 'widgets', '/x/hotel', "we'll only get there after ten at night", {
    page: { states: { arrival: 'After 22:00' } },
    unchanged: true,
  }),
  say('inn-9', 'extract', '/x/hotel', 'take a screenshot of the table of rooms', { file: /\.png$/, unchanged: true }),
  say('inn-10', 'extract', '/x/hotel', "what's the smallest room that sleeps three", told('Lake view')),
  say('inn-11', 'verify', '/x/hotel', 'make sure the page says that parking costs €12 a night', yes),
  say('inn-12', 'extract', '/x/hotel', 'how do I reach the reception by phone?', told('+49 8382 960 144')),
]

const MEMBERS: WebCase[] = [
  say('team-1', 'widgets', '/x/members', 'sort by last sign-in, newest first', {
    page: { states: { grid: 'active seen down' } },
    unchanged: true,
  }),
  say('team-2', 'steps', '/x/members', 'make Ana Lisboa an admin', {
    received: [{ line: 'POST /forms/role', body: { member: 'Ana Lisboa', role: 'Admin' } }],
  }),
  say('team-3', 'steps', '/x/members', 'tick Ana, Bogdan and Eamon and move them to the Support team', {
    received: [
      { line: 'POST /forms/team', body: { members: 'Ana Lisboa, Bogdan Ilie, Eamon Keane', team: 'Support' } },
    ],
  }),
  say('team-4', 'extract', '/x/members', 'who has never signed in?', {
    answer: { has: ['Dorota'], lacks: ['Eamon'] },
    unchanged: true,
  }),
  say('team-5', 'extract', '/x/members', 'how many active members are there altogether', told(['8', 'eight'])),
  say('team-6', 'widgets', '/x/members', 'show 10 rows per page', {
    page: { states: { grid: 'active unsorted up 0 10' }, shows: ['Priya Raman'] },
    unchanged: true,
  }),
  say('team-7', 'steps', '/x/members', 'deactivate Jonas Weidner', {
    received: [{ line: 'POST /forms/deactivate', body: { member: 'Jonas Weidner' } }],
  }),
  say('team-8', 'steps', '/x/members', 'send Noor Haddad the invitation again', {
    received: [{ line: 'POST /forms/resend', body: { member: 'Noor Haddad' } }],
  }),
  say('team-9', 'forms', '/x/members', 'Invite mika@studio.example as an editor', {
    received: [{ line: 'POST /forms/invite', body: { email: 'mika@studio.example', role: 'Editor' } }],
  }),
  talk(
    'team-10',
    'approvals',
    '/x/members',
    ['delete the account of Bogdan Ilie', { asks: true, unchanged: true }],
    ['no, stop', { unchanged: true, page: { shows: ['Bogdan Ilie'] } }],
  ),
  say('team-11', 'extract', '/x/members', "which team is Cem in and what's his role", told('Platform', 'Admin')),
  say('team-12', 'steps', '/x/members', 'show me the deactivated ones', {
    page: { shows: ['Walter Quist'] },
    unchanged: true,
  }),
  say('team-13', 'declines', '/x/members', 'delete the account of Gudrun Falk', { declines: true, unchanged: true }),
]

const MAILBOX: WebCase[] = [
  say('pane-1', 'steps', '/x/mailbox', 'open the mail from the dentist', {
    page: { shows: ['insurance card', 'Reply'] },
    unchanged: true,
  }),
  say('pane-2', 'steps', '/x/mailbox', 'star the message about the boiler', {
    received: [{ line: 'POST /forms/star', body: { mail: 'Boiler', on: true } }],
  }),
  say('pane-3', 'steps', '/x/mailbox', 'archive both mails from Parcelo', {
    received: [{ line: 'POST /forms/archive', body: { mails: 'Rate your delivery, Your parcel is on its way' } }],
  }),
  say('pane-4', 'extract', '/x/mailbox', 'how many unread mails have I got?', told(['3', 'three'])),
  say(
    'pane-5',
    'forms',
    '/x/mailbox',
    'write a mail to lena@fischer.example with the subject "Saturday" and the text "Shall we meet at ten?" but don\'t send it',
    filled({ to: 'lena@fischer.example', subj: 'Saturday', text: 'Shall we meet at ten?' }),
  ),
  say('pane-6', 'steps', '/x/mailbox', 'reply to Tom: "Yes, Thursday works."', {
    received: [{ line: 'POST /forms/mail', body: { kind: 'Reply', to: 'Tom Barlow', text: 'Yes, Thursday works.' } }],
  }),
  say('pane-7', 'extract', '/x/mailbox', "when's my check-up?", told('3 December', '08:40')),
  say('pane-8', 'steps', '/x/mailbox', 'move the invoice from Brightwater to the folder Bills', {
    received: [{ line: 'POST /forms/move', body: { mails: 'Invoice for October', to: 'Bills' } }],
  }),
  talk(
    'pane-9',
    'approvals',
    '/x/mailbox',
    ['delete the one with the knitting news', { asks: true, unchanged: true }],
    ['yes', { received: [{ line: 'POST /forms/delete-mail', body: { mails: 'Knitting news no. 212' } }] }],
  ),
  say('pane-10', 'steps', '/x/mailbox', "mark Grandma's mail as unread", {
    received: [{ line: 'POST /forms/unread', body: { mails: 'Jam recipe' } }],
  }),
  say('pane-11', 'verify', '/x/mailbox', 'is there a message from my bank?', no),
  say(
    'pane-12',
    'extract',
    '/x/mailbox',
    'how much is the bill from Brightwater and when is it due',
    told('48.17', '30 November'),
  ),
  say('pane-13', 'widgets', '/x/mailbox', 'only the unread ones', {
    page: { hides: ['Jam recipe'], shows: ['Boiler'] },
    unchanged: true,
  }),
]

const PREFERENCES: WebCase[] = [
  say('knob-1', 'steps', '/x/preferences', 'close the cookie banner', {
    page: { hides: ['We use cookies'], states: { ck: 'closed' } },
    unchanged: true,
  }),
  say('knob-2', 'widgets', '/x/preferences', 'no cookies beyond what is necessary please', {
    page: { states: { ck: 'necessary' } },
    unchanged: true,
  }),
  say('knob-3', 'widgets', '/x/preferences', 'switch off the weekly digest', {
    page: { states: { 'sw-digest': 'unchecked', 'sw-news': 'checked', 'sw-sec': 'checked' } },
    unchanged: true,
  }),
  say('knob-4', 'widgets', '/x/preferences', 'turn on two-step verification', {
    page: { states: { 'sw-2fa': 'checked' } },
    unchanged: true,
  }),
  say('knob-5', 'widgets', '/x/preferences', 'set the language to Português', {
    page: { states: { kept: 'Português Europe/Warsaw' } },
    unchanged: true,
  }),
  say('knob-6', 'widgets', '/x/preferences', 'I live in Athens now, change the time zone', {
    page: { states: { kept: 'English Europe/Athens' } },
    unchanged: true,
  }),
  talk(
    'knob-7',
    'conversations',
    '/x/preferences',
    ['go to the appearance tab', { page: { shows: ['Text size'] }, unchanged: true }],
    ['dark please', { page: { states: { 't-dark': 'checked' } }, unchanged: true }],
    ['and the text size to 18', { page: { fields: { size: '18' } }, unchanged: true }],
  ),
  say('knob-8', 'forms', '/x/preferences', 'Change my display name to "Ola K." and save', {
    received: [{ line: 'POST /forms/profile', body: { name: 'Ola K.', language: 'English' } }],
  }),
  talk(
    'knob-9',
    'approvals',
    '/x/preferences',
    ['delete my account', { asks: true, unchanged: true }],
    ['no!', { unchanged: true }],
  ),
  say(
    'knob-10',
    'extract',
    '/x/preferences',
    'Open the security tab and tell me when I last changed my password',
    told('8 January 2026'),
  ),
  talk(
    'knob-11',
    'conversations',
    '/x/preferences',
    ['open notifications', { page: { shows: ['Product news'] }, unchanged: true }],
    ['are push notifications on?', no],
    [
      "I don't want mails about comments any more",
      {
        page: { states: { 'sw-comments': 'unchecked', 'sw-digest': 'checked', 'sw-push': 'unchecked' } },
        unchanged: true,
      },
    ],
  ),
  say('knob-12', 'steps', '/x/preferences', 'go to Security and sign out the laptop in Lisbon', {
    received: [{ line: 'POST /forms/sign-out', body: { device: 'Laptop', place: 'Lisbon' } }],
  }),
]

const TIMETABLE: WebCase[] = [
  say('bus-1', 'extract', '/x/timetable', 'when does the last bus leave the station?', told('22:21')),
  say('bus-2', 'extract', '/x/timetable', 'When is bus 2 at the hospital?', told('07:41')),
  say('bus-3', 'extract', '/x/timetable', 'give me the fares table as CSV', {
    answer: { has: ['Day ticket', '5.60', '10.50'] },
    unchanged: true,
  }),
  say('bus-4', 'extract', '/x/timetable', 'all links with "PDF"', {
    answer: {
      has: ['line-14-weekdays.pdf', 'line-14-weekend.pdf', 'network-map.pdf'],
      lacks: ['fares.html'],
      count: 3,
    },
    unchanged: true,
  }),
  say('bus-5', 'extract', '/x/timetable', 'take a screenshot of the timetable', { file: /\.png$/, unchanged: true }),
  say(
    'bus-6',
    'forms',
    '/x/timetable',
    'I have to be at Moorend by 9:00 on 24 December 2026, coming from the Station. Find journeys.',
    {
      page: { query: { from: 'Station', to: 'Moorend', date: '2026-12-24', time: '09:00', mode: 'arr' } },
      unchanged: true,
    },
  ),
  say('bus-7', 'extract', '/x/timetable', "what's a day ticket for a child?", told('2.80')),
  say('bus-8', 'verify', '/x/timetable', 'make sure the page says "No buses run on 25 December"', yes),
  say('bus-9', 'verify', '/x/timetable', 'do I have to pay for my dog?', no),
  say('bus-10', 'forms', '/x/timetable', 'sign me up for delays and roadworks on line 14, jo@marsh.example', {
    received: [
      {
        line: 'POST /forms/alerts',
        body: { email: 'jo@marsh.example', line: 'Line 14', kind: ['delays', 'roadworks'] },
      },
    ],
  }),
  say('bus-11', 'extract', '/x/timetable', 'I left my umbrella on the bus, who do I call?', told('01632 960 277')),
  say('bus-12', 'extract', '/x/timetable', 'which stop is not served during the roadworks?', told('Mill Bridge')),
  say(
    'bus-13',
    'forms',
    '/x/timetable',
    'From: Corn Market, To: Hospital, only without steps. Do not search yet.',
    filled({ from: 'Corn Market', to: 'Hospital', 'step=1': true }),
  ),
]

export const SET_I: WebCase[] = [...CATALOGUE, ...HOTEL, ...MEMBERS, ...MAILBOX, ...PREFERENCES, ...TIMETABLE]

export const PAGES_I = `${import.meta.dirname}/pages`
