/**
 * BLIND at its first run: eight pages built as real sites build them and what people say on them, written by somebody who had
 * read neither the engine nor the browser service. What the first run gave is in docs/evaluation.md.
 */
import { filled, say, talk, told, type WebCase } from '../web-case.ts'

const yes = { answer: { yes: true }, unchanged: true }
const no = { answer: { yes: false }, unchanged: true }

const PERMIT: WebCase[] = [
  say(
    'skip-1',
    'forms',
    '/x/permit',
    "I'm Delphine Achterberg, delphine.a@post.example. It's for 9 Tanner's Row, Marrowdale, MD4 7QX. Fill that in but don't send anything.",
    filled({
      'full-name': 'Delphine Achterberg',
      email: 'delphine.a@post.example',
      line1: "9 Tanner's Row",
      town: 'Marrowdale',
      postcode: 'MD4 7QX',
    }),
  ),
  say(
    'skip-2',
    'forms',
    '/x/permit',
    'the permit should start on 14 February 2027',
    filled({ 'start-day': '14', 'start-month': '2', 'start-year': '2027' }),
  ),
  say('skip-3', 'widgets', '/x/permit', 'I need the builders size', filled({ size: 'builder' })),
  say(
    'skip-4',
    'forms',
    '/x/permit',
    'yes, it will be in a parking bay, number 31. It will hold wood and garden waste',
    filled({ bay: 'yes', bayno: '31', 'waste=wood': true, 'waste=garden': true, 'waste=soil': false }),
  ),
  say('skip-5', 'extract', '/x/permit', 'how long is a permit good for?', told('14')),
  say('skip-6', 'extract', '/x/permit', 'what would it set me back to have a bay suspended', told('63.50')),
  say('skip-7', 'verify', '/x/permit', 'do I need one if the skip is on my own drive?', no),
  say('skip-8', 'extract', '/x/permit', 'whats the fine if you dont have one', told('150')),
  say('skip-9', 'steps', '/x/permit', "I can't finish this now, save it so I can come back", {
    page: { states: { saved: 'Saved' } },
    unchanged: true,
  }),
  talk(
    'skip-10',
    'approvals',
    '/x/permit',
    ['Full name: Osric Vane, Email address: osric@vane.example, Postcode: MD1 1AA', { unchanged: true }],
    ['right, accept and send it', { asks: true, unchanged: true }],
    ['yes', { received: [{ line: 'POST /forms/permit', body: { 'full-name': 'Osric Vane', postcode: 'MD1 1AA' } }] }],
  ),
]

const LODGE: WebCase[] = [
  say('stay-1', 'widgets', '/x/lodge', 'we arrive on 12 June 2027 and leave on the 15th', {
    page: { states: { dates: '2027-06-12 / 2027-06-15' } },
    unchanged: true,
  }),
  say('stay-2', 'widgets', '/x/lodge', 'three adults and one child', {
    page: { states: { party: '3/1/1' } },
    unchanged: true,
  }),
  say('stay-3', 'widgets', '/x/lodge', 'cheapest ones on top please', {
    page: { shows: ['Price, lowest first'] },
    unchanged: true,
  }),
  say('stay-4', 'widgets', '/x/lodge', "we're bringing the dog, so only places where pets are allowed", {
    page: { shows: ['The Juniper House', 'Villa Strand'], hides: ['Harbour Rooms'] },
    unchanged: true,
  }),
  say('stay-5', 'widgets', '/x/lodge', 'nothing above 130 a night', {
    page: { hides: ['Villa Strand', 'The Juniper House'], shows: ['Hotel Almqvist'] },
    unchanged: true,
  }),
  say('stay-6', 'extract', '/x/lodge', 'Which of them is rated best?', told('Juniper')),
  say('stay-7', 'extract', '/x/lodge', 'how far is Villa Strand from the centre', told('5.2')),
  say('stay-8', 'extract', '/x/lodge', 'From what time can I get into the room?', told('15:00')),
  say('stay-9', 'steps', '/x/lodge', 'save harbour rooms to my list', {
    page: { fields: { 'Save Harbour Rooms to your list': 'true', 'Save Villa Strand to your list': 'false' } },
    unchanged: true,
  }),
  talk(
    'stay-10',
    'approvals',
    '/x/lodge',
    ['reserve Harbour Rooms', { asks: true, unchanged: true }],
    ['go ahead', { received: [{ line: 'POST /forms/reserve', body: { stay: 'Harbour Rooms' } }] }],
  ),
  say('stay-11', 'extract', '/x/lodge', 'list all the stays with their price per night', {
    answer: {
      rows: [
        ['Hotel Almqvist', '128'],
        ['Bergholm Budget Inn', '59'],
      ],
      count: 5,
    },
    unchanged: true,
  }),
]

const FLEET: WebCase[] = [
  say('dev-1', 'widgets', '/x/fleet', 'show me only the ones that are offline', {
    page: { shows: ['1–3 of 3'], hides: ['gate-lille-07'] },
  }),
  say('dev-2', 'widgets', '/x/fleet', 'Sort by battery, lowest first', { page: { states: { view: '1 b up' } } }),
  say('dev-3', 'widgets', '/x/fleet', '25 per page', { page: { fields: { size: '25' }, shows: ['1–12 of 12'] } }),
  say('dev-4', 'steps', '/x/fleet', 'select gate-lille-07 and gate-lille-08 and update their firmware', {
    page: { states: { log: 'Update firmware: gate-lille-07, gate-lille-08' } },
  }),
  say('dev-5', 'steps', '/x/fleet', 'restart kiosk-cork-02', { page: { states: { log: 'Restarting kiosk-cork-02' } } }),
  say('dev-6', 'steps', '/x/fleet', 'rename screen-porto-3 to lobby-porto', {
    page: { states: { log: 'Renamed screen-porto-3 to lobby-porto' } },
  }),
  talk(
    'dev-7',
    'approvals',
    '/x/fleet',
    ['Remove kiosk-cork-01', { asks: true, unchanged: true }],
    ['no', { unchanged: true, page: { shows: ['kiosk-cork-01'] } }],
  ),
  say('dev-8', 'extract', '/x/fleet', 'who owns gate-lille-08?', told('Bastien Roux')),
  say('dev-9', 'extract', '/x/fleet', 'How many devices does Rui Pinto have?', told(['2', 'two'])),
  say('dev-10', 'steps', '/x/fleet', 'go to page 2', { page: { states: { view: '2' }, shows: ['6–10 of 12'] } }),
  say('dev-11', 'verify', '/x/fleet', 'is kiosk-cork-02 online', no),
  talk(
    'dev-12',
    'conversations',
    '/x/fleet',
    ['filter for porto', { page: { shows: ['of 4'] } }],
    ['and among those just the ones that are online', { page: { shows: ['of 3'] } }],
    ['now clear the filters again', { page: { shows: ['of 12'] } }],
  ),
]

const POST: WebCase[] = [
  say('mail-1', 'steps', '/x/post', 'open the mail from Hopper Rail', { page: { shows: ['coach C seat 41'] } }),
  say('mail-2', 'extract', '/x/post', 'how many unread messages do I have?', told(['3', 'three'])),
  say('mail-3', 'steps', '/x/post', 'star the message about football', {
    page: { states: { st: 'Tomasz Zielinski/Football on Sunday?: ★' } },
    unchanged: true,
  }),
  say('mail-4', 'steps', '/x/post', 'tick the one from gadget barn and archive it', {
    page: { states: { st: 'Gadget Barn/Big Friday deals inside: Archive' } },
    unchanged: true,
  }),
  talk(
    'mail-5',
    'approvals',
    '/x/post',
    [
      'write a new mail to jun@okabe.example with the subject Keys and the text "They are under the mat."',
      {
        page: { fields: { to: 'jun@okabe.example', subject: 'Keys', bodytext: 'They are under the mat.' } },
        unchanged: true,
      },
    ],
    ['ok, send it off', { asks: true, unchanged: true }],
    ['yes', { received: [{ line: 'POST /forms/mail', body: { to: 'jun@okabe.example', subject: 'Keys' } }] }],
  ),
  talk(
    'mail-6',
    'conversations',
    '/x/post',
    ['what does the dentist want?', { answer: { has: ['8 December'] }, unchanged: true }],
    ['and what number do I ring', { answer: { has: ['0113 496 0774'] }, unchanged: true }],
  ),
  say('mail-7', 'steps', '/x/post', 'search my mail for Carlisle', {
    page: { shows: ['Hopper Rail'], hides: ['Northgate Dental'] },
    unchanged: true,
  }),
  say('mail-8', 'declines', '/x/post', 'open the message from Beatrix Lamm', { declines: true, unchanged: true }),
  say('mail-9', 'verify', '/x/post', 'did Priya attach anything to her mail about the numbers?', yes),
]

const PREFS: WebCase[] = [
  say('pref-1', 'widgets', '/x/prefs', 'I don’t want any more product news', filled({ promo: 'false' })),
  say('pref-2', 'widgets', '/x/prefs', 'use dark mode', { page: { states: { theme: 'dark' } }, unchanged: true }),
  say('pref-3', 'widgets', '/x/prefs', 'set my time zone to Tokyo', {
    page: { fields: { tz: 'Tokyo' }, states: { st: 'zone Tokyo' } },
    unchanged: true,
  }),
  say(
    'pref-4',
    'steps',
    '/x/prefs',
    'go to Notifications, switch direct messages on and set quiet hours from 21:30 to 6:45',
    filled({ dm: 'true', qfrom: '21:30', qto: '06:45' }),
  ),
  say('pref-5', 'steps', '/x/prefs', 'unblock crypto_kev', {
    page: { states: { blocked: 'trollface99, mel.spam' } },
    unchanged: true,
  }),
  say(
    'pref-6',
    'widgets',
    '/x/prefs',
    'only people I follow should be able to see my profile',
    filled({ see: 'friends' }),
  ),
  say('pref-7', 'extract', '/x/prefs', 'how much storage would I get with Plus?', told('50 GB')),
  talk(
    'pref-8',
    'approvals',
    '/x/prefs',
    ['Upgrade me to Plus', { asks: true, unchanged: true }],
    ['hm, no', { unchanged: true }],
  ),
  say(
    'pref-9',
    'forms',
    '/x/prefs',
    'change my display name to Wren C. and put "Potter, runner, father of two." as my bio, don\'t save yet',
    filled({ display: 'Wren C.', bio: 'Potter, runner, father of two.' }),
  ),
]

const HERALD: WebCase[] = [
  say('news-1', 'conditions', '/x/herald', 'if there is a cookie banner, allow only the necessary ones', {
    page: { states: { ck: 'necessary' } },
    unchanged: true,
  }),
  say('news-2', 'steps', '/x/herald', 'Reject the cookies, then show me more stories', {
    page: { states: { ck: 'necessary' }, shows: ['Wolves seen near Upper Tarn'] },
  }),
  say('news-3', 'steps', '/x/herald', 'search the paper for wolves', { page: { query: { q: 'wolves' } } }),
  say('news-4', 'extract', '/x/herald', 'who wrote the piece about the bridge?', told('Mina Sorrell')),
  say('news-5', 'extract', '/x/herald', 'what is the most read article', told('Bridge to close')),
  say('news-6', 'steps', '/x/herald', 'accept the cookies and go to the sport section', {
    page: { states: { ck: 'all', state: 'section Sport' } },
  }),
  say('news-7', 'extract', '/x/herald', "what's the weather like?", told('drizzle')),
  say('news-8', 'extract', '/x/herald', 'what does a yearly subscription cost for a student', told('47')),
  talk(
    'news-9',
    'approvals',
    '/x/herald',
    ['sign me up for the newsletter, nils@hagen.example', { asks: true, unchanged: true }],
    ['yes', { received: [{ line: 'POST /forms/newsletter', body: { mail: 'nils@hagen.example' } }] }],
  ),
  say('news-10', 'extract', '/x/herald', 'all authors on this page', {
    answer: { has: ['Mina Sorrell', 'Joss Peake'] },
  }),
]

const HOOVER: WebCase[] = [
  say('vac-1', 'widgets', '/x/hoover', 'the lightest one first', { page: { states: { first: 'Suvaco Feather' } } }),
  say('vac-2', 'widgets', '/x/hoover', 'just Aerix and Mølby', {
    page: { shows: ['3 products'], hides: ['Dustro Aqua'] },
  }),
  say('vac-3', 'widgets', '/x/hoover', 'I want to spend between 150 and 250 pounds', {
    page: { shows: ['2 products'] },
  }),
  say('vac-4', 'steps', '/x/hoover', 'compare the Aerix V8 with the Mølby Fjord', {
    page: { states: { names: 'Aerix V8, Mølby Fjord' } },
  }),
  say('vac-5', 'extract', '/x/hoover', 'which shop has the Zip 3 for the least money?', told('Homefold')),
  say('vac-6', 'extract', '/x/hoover', 'what does express delivery cost at Elektra24', told('7.90')),
  say('vac-7', 'extract', '/x/hoover', 'How often do I have to wash the filter?', told('month')),
  say('vac-8', 'forms', '/x/hoover', 'put 120 as wanted price and kim@lowe.example as e-mail in the price alert', {
    page: { states: { al: '120 kim@lowe.example' } },
    unchanged: true,
  }),
  say('vac-9', 'steps', '/x/hoover', 'put the dustro aqua on my wish list', {
    page: { states: { fav: 'Dustro Aqua' } },
  }),
  say('vac-10', 'verify', '/x/hoover', 'can the battery of the suvaco be swapped?', no),
  say('vac-11', 'declines', '/x/hoover', 'add the Hurricane 9 to the comparison', {
    declines: true,
    page: { states: { names: '' } },
  }),
]

const SCHOOL: WebCase[] = [
  say('sch-1', 'extract', '/x/school', 'what does Nora have on Wednesday at 9?', told('Sport')),
  say('sch-2', 'conversations', '/x/school', 'and what about Felix, which lesson is first on Tuesday?', told('Maths')),
  say('sch-3', 'steps', '/x/school', 'the English homework is done', {
    page: { states: { hwst: 'English: read chapter 3' } },
    unchanged: true,
  }),
  say(
    'sch-4',
    'forms',
    '/x/school',
    'Nora is ill from 24 to 26 November 2026, and cancel lunch too. Don’t report it yet.',
    {
      page: { states: { reason: 'Ill' }, fields: { from: '2026-11-24', until: '2026-11-26', lunch: true } },
      unchanged: true,
    },
  ),
  say('sch-5', 'widgets', '/x/school', 'pancakes on Wednesday and trout on Friday', {
    page: { states: { meals: 'Pancakes, Trout' } },
    unchanged: true,
  }),
  say('sch-6', 'steps', '/x/school', 'agree to the swimming form', {
    received: [{ line: 'POST /forms/consent', body: { form: 'Swimming in spring' } }],
  }),
  say('sch-7', 'extract', '/x/school', 'when can I see the headteacher?', told('Tuesday')),
  say('sch-8', 'extract', '/x/school', 'which forms still have to be agreed to?', {
    answer: { has: ['Swimming', 'Photos'], lacks: ['zoo'] },
    unchanged: true,
  }),
  say('sch-9', 'extract', '/x/school', "what's mr lindqvist's email", told('lindqvist@ashgrove.example')),
  say('sch-10', 'verify', '/x/school', 'does school finish earlier on Wednesdays?', yes),
]

export const SET_G: WebCase[] = [...PERMIT, ...LODGE, ...FLEET, ...POST, ...PREFS, ...HERALD, ...HOOVER, ...SCHOOL]

export const PAGES_G = `${import.meta.dirname}/pages`
