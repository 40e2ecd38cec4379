/**
 * BLIND at its first run, as the sets before it were: written before the engine was run on any of it, over pages that stand here
 * alone and two of the fixture site that no other set opens. What the first run gave is in docs/evaluation.md.
 */
import { filled, say, talk, told, type WebCase } from '../web-case.ts'

const yes = { answer: { yes: true }, unchanged: true }
const no = { answer: { yes: false }, unchanged: true }

export const SET_D: WebCase[] = [
  say('gym-1', 'steps', '/x/gym', 'join the Circuit class', { page: { states: { joined: 'Circuit' } } }),
  say('gym-2', 'steps', '/x/gym', 'sign me up for yoga flow on tuesday', { page: { states: { joined: 'Yoga flow' } } }),
  say('gym-3', 'declines', '/x/gym', 'join Aqua fit', { declines: true, page: { states: { joined: '' } } }),
  say('gym-4', 'extract', '/x/gym', 'who coaches the lane swim?', told('Tomasz')),
  say('gym-5', 'extract', '/x/gym', 'which classes does Priya teach', told('Yoga flow', 'Slow stretch')),
  say('gym-6', 'extract', '/x/gym', 'how many places are left in kettlebells', told('4')),
  say('gym-7', 'verify', '/x/gym', 'is Aqua fit full?', yes),
  say('gym-8', 'extract', '/x/gym', 'when does my membership end', told('31 March 2027')),
  say('gym-9', 'widgets', '/x/gym', 'show only water classes that still have places', {
    page: { shows: ['Lane swim'], hides: ['Aqua fit', 'Kettlebells'] },
  }),
  say('bank-1', 'extract', '/x/statement', "what's my balance", told('2,318.40')),
  say('bank-2', 'extract', '/x/statement', 'how much did I spend on food', told('30.95')),
  say('bank-3', 'extract', '/x/statement', 'biggest expense in november?', told(['Rent', '940'])),
  say('bank-4', 'extract', '/x/statement', 'All movements as CSV please', told('Train pass', '-89.00')),
  say(
    'bank-5',
    'forms',
    '/x/statement',
    'payee Lars Holm, amount 45, reference birthday, every month',
    filled({ to: 'Lars Holm', amount: '45', ref: 'birthday', when: 'month' }),
  ),
  talk(
    'bank-6',
    'approvals',
    '/x/statement',
    [
      'Payee: Mia Stone. IBAN of the payee: NL02 HARB 0001 2345 67. Amount: 12.50',
      {
        page: { fields: { to: 'Mia Stone', iban: 'NL02 HARB 0001 2345 67', amount: '12.50' } },
        unchanged: true,
      },
    ],
    ['now send it', { asks: true, unchanged: true }],
    ['no', { unchanged: true }],
  ),
  say('bank-7', 'steps', '/x/statement', 'enter 20 as amount and Otto as payee, then keep it for later', {
    page: { states: { note: 'Kept for later: 20 to Otto' } },
    unchanged: true,
  }),
  say('bank-8', 'verify', '/x/statement', 'check that the overdraft limit is 500', yes),
  say('bank-9', 'verify', '/x/statement', 'has my salary arrived?', yes),
  say('hotel-1', 'widgets', '/x/hotel', 'make it three guests', { page: { states: { guests: '3' } } }),
  say('hotel-2', 'widgets', '/x/hotel', 'nothing over 100 euros a night', {
    page: { shows: ['2 stays'], hides: ['Hotel Miramar'] },
  }),
  say('hotel-3', 'steps', '/x/hotel', 'sort by rating and save the first one', {
    page: { states: { saved: 'Hotel Miramar' } },
  }),
  say('hotel-4', 'steps', '/x/hotel', 'save the cheapest place', { page: { states: { saved: 'Hostel Andorinha' } } }),
  say('hotel-5', 'forms', '/x/hotel', 'check in on 3 May 2027 and check out on 7 May 2027, breakfast included', {
    page: { fields: { checkin: '2027-05-03', checkout: '2027-05-07', breakfast: true } },
  }),
  say('hotel-6', 'extract', '/x/hotel', 'what does Quinta do Vale cost', told('130')),
  say('hotel-7', 'extract', '/x/hotel', 'names of all stays with breakfast', told('Casa da Ponte', 'Hotel Miramar')),
  say('hotel-8', 'verify', '/x/hotel', 'is there a hostel near the station?', yes),
  say('jobs-1', 'steps', '/x/jobs', 'press Show more until it is gone', { page: { states: { total: '7' } } }),
  say('jobs-2', 'extract', '/x/jobs', 'when is the closing date for school cook', told('30 November 2026')),
  say(
    'jobs-3',
    'forms',
    '/x/jobs',
    'apply as bus driver: first name Ines, surname Duarte, telephone 0151 22 33, licences car and bus',
    {
      page: { fields: { job: 'Bus driver', first: 'Ines', last: 'Duarte', phone: '0151 22 33' } },
      unchanged: true,
    },
  ),
  say('jobs-4', 'verify', '/x/jobs', 'the page should say 3 of 7 vacancies', yes),
  say('jobs-5', 'verify', '/x/jobs', 'is the librarian job in the list?', no),
  say('jobs-6', 'declines', '/x/jobs', 'choose Astronaut as the vacancy', { declines: true }),
  say('mus-1', 'steps', '/x/museum', 'what does it say under Getting here', told('Tram 3')),
  say('mus-2', 'extract', '/x/museum', 'price of a student ticket', told('7.00')),
  say('mus-3', 'forms', '/x/museum', '2 adults and 1 student on 12 January 2027, with audio guide', {
    page: { fields: { adults: '2', students: '1', day: '2027-01-12', guide: true } },
    unchanged: true,
  }),
  say('mus-4', 'extract', '/x/museum', 'phone number?', told('0551 330 18')),
  say('mus-5', 'verify', '/x/museum', 'are they open on mondays?', no),
  talk(
    'mus-6',
    'approvals',
    '/x/museum',
    [
      'put 2 in adults and me@example.org in the e-mail field',
      { page: { fields: { adults: '2', mail: 'me@example.org' } } },
    ],
    ['buy tickets', { asks: true, unchanged: true }],
    ['yes', { received: [{ line: 'POST /forms/tickets', body: { adults: '2', mail: 'me@example.org' } }] }],
  ),
  talk(
    'acc-1',
    'forms',
    '/account/address',
    ['log in as mei with password correct horse', { page: { path: '/account/address' } }],
    ['change the address to 8 Mill Lane, Willowmere', { page: { fields: { address: '8 Mill Lane, Willowmere' } } }],
  ),
  say('cart-1', 'extract', '/shop/cart', 'is there anything in my cart', {
    answer: { yes: false },
    unchanged: true,
  }),
]

export const PAGES_D = `${import.meta.dirname}/pages`
