/**
 * BLIND at its first run, as the sets before it were: written by somebody who had not read the engine, before it was run on any
 * of these six pages. What the first run gave is in docs/evaluation.md.
 */
import { filled, say, talk, told, type WebCase } from '../web-case.ts'

const yes = { answer: { yes: true }, unchanged: true }
const no = { answer: { yes: false }, unchanged: true }

export const SET_E: WebCase[] = [
  say('soup-1', 'widgets', '/x/recipe', 'we are six tonight', { page: { states: { servings: '6' } }, unchanged: true }),
  say('soup-2', 'extract', '/x/recipe', 'how long does it take to cook this?', told('45')),
  say('soup-3', 'extract', '/x/recipe', 'How much protein is in one serving, please?', told('18 g')),
  say('soup-4', 'extract', '/x/recipe', 'what is step 3', told('Simmer for 30 minutes')),
  say('soup-5', 'steps', '/x/recipe', 'tick the carrots and the onion and put them on my shopping list', {
    page: { states: { shopping: 'carrots, onion' } },
    unchanged: true,
  }),
  say('soup-6', 'verify', '/x/recipe', 'can this be frozen', yes),
  say('soup-7', 'extract', '/x/recipe', 'what did Jonas think of it?', told('bland')),
  talk(
    'soup-8',
    'approvals',
    '/x/recipe',
    [
      'Give it 5 stars. My name is Ayla, and the comment is: Lovely on a cold day.',
      { page: { fields: { who: 'Ayla', stars: '5', text: 'Lovely on a cold day.' } }, unchanged: true },
    ],
    ['publish it', { asks: true, unchanged: true }],
    ['yes please', { received: [{ line: 'POST /forms/comment', body: { who: 'Ayla', stars: '5' } }] }],
  ),
  say('soup-9', 'steps', '/x/recipe', 'keep this recipe for me', {
    page: { fields: { keep: 'true' } },
    unchanged: true,
  }),
  say('doc-1', 'steps', '/x/clinic', 'I would like to see Dr Nowak on Wednesday', {
    page: { states: { slot: 'Dr Piotr Nowak, Wed 9:20' } },
    unchanged: true,
  }),
  say('doc-2', 'steps', '/x/clinic', 'take the monday 10:40 slot', {
    page: { states: { slot: 'Dr Amara Okafor, Mon 10:40' } },
    unchanged: true,
  }),
  say('doc-3', 'declines', '/x/clinic', 'book dr okafor tuesday at 8', {
    declines: true,
    page: { states: { slot: '' } },
  }),
  say('doc-4', 'extract', '/x/clinic', 'which room is the nurse in?', told('2')),
  say('doc-5', 'extract', '/x/clinic', 'Until when are you open on Thursday afternoon?', told('19:00')),
  say('doc-6', 'verify', '/x/clinic', 'are they open wednesday afternoon', no),
  say(
    'doc-7',
    'forms',
    '/x/clinic',
    "my name is Tove Hansen, born 2 May 1988, i'm new here and privately insured. remind me by text",
    filled({ given: 'Tove', family: 'Hansen', born: '1988-05-02', before: 'no', insurance: 'Private', sms: true }),
  ),
  say('doc-8', 'extract', '/x/clinic', 'who speaks polish', told('Nowak')),
  say(
    'doc-9',
    'extract',
    '/x/clinic',
    "what's the e-mail address of the reception",
    told('reception@riverside.example'),
  ),
  say('post-1', 'extract', '/x/parcels', "where's my parcel from Velo Parts?", told('customs')),
  say('post-2', 'steps', '/x/parcels', 'track sp-2077', { page: { shows: ['SP-2077 from Booknook: At the depot'] } }),
  say('post-3', 'widgets', '/x/parcels', "only show me what hasn't been delivered", {
    page: { shows: ['SP-2041'], hides: ['SP-1987'] },
    unchanged: true,
  }),
  say('post-4', 'extract', '/x/parcels', 'which parcel is the heaviest?', told('SP-2093')),
  say('post-5', 'extract', '/x/parcels', 'How many things did I get from Booknook?', told(['2', 'two'])),
  say('post-6', 'steps', '/x/parcels', 'hold the garden tools one at the depot', {
    page: { states: { did: 'Hold at depot SP-2041' } },
    unchanged: true,
  }),
  say(
    'post-7',
    'forms',
    '/x/parcels',
    'Please send SP-2093 to 14 Quay Street, postcode 4021, Harwick, in the evening. A neighbour can take it too. Do not submit yet.',
    filled({
      number: 'SP-2093',
      street: '14 Quay Street',
      zip: '4021',
      place: 'Harwick',
      window: 'evening',
      neighbour: true,
    }),
  ),
  talk(
    'post-8',
    'approvals',
    '/x/parcels',
    ['cancel the pickup', { asks: true, unchanged: true }],
    ['no, leave it', { unchanged: true }],
  ),
  say('post-9', 'declines', '/x/parcels', 'print the label of SP-2041', { declines: true, unchanged: true }),
  say('stage-1', 'widgets', '/x/theatre', 'I want seats C3 and C4 on Saturday', {
    page: { states: { seats: 'C3, C4', evening: 'Saturday 5 December' } },
    unchanged: true,
  }),
  say('stage-2', 'widgets', '/x/theatre', 'Pick row E, seat 2', { page: { states: { seats: 'E2', sum: '15' } } }),
  say('stage-3', 'declines', '/x/theatre', 'choose seat A3', { declines: true, page: { states: { seats: '' } } }),
  say('stage-4', 'extract', '/x/theatre', 'who plays Nina', told('Saoirse Quinn')),
  say('stage-5', 'extract', '/x/theatre', 'what does a seat in row D cost?', told('26')),
  say('stage-6', 'verify', '/x/theatre', 'is B2 still free?', yes),
  say('stage-7', 'extract', '/x/theatre', 'hi! when does the sunday show start?', told('16:00')),
  say('stage-8', 'steps', '/x/theatre', 'enter the voucher SNOW10, redeem it and tell me what happens', {
    page: { states: { v: '10 euros off' } },
    answer: { has: ['10 euros off'] },
    unchanged: true,
  }),
  talk(
    'stage-9',
    'conversations',
    '/x/theatre',
    ['seat D4', { page: { states: { seats: 'D4' } } }],
    ['and the one next to it, D5', { page: { states: { seats: 'D4, D5' } } }],
    ['how much is that together', { answer: { has: ['52'] }, unchanged: true }],
  ),
  say('power-1', 'extract', '/x/energy', 'How much gas did I use in September?', told('310')),
  say('power-2', 'extract', '/x/energy', 'in which month was electricity the most expensive?', told('October')),
  say('power-3', 'widgets', '/x/energy', 'I want to pay 120 pounds a month', {
    page: { fields: { monthly: '120' } },
    unchanged: true,
  }),
  say('power-4', 'widgets', '/x/energy', "no more paper bills, and I don't want the alerts", {
    page: { fields: { paperless: 'true', alerts: 'false' } },
    unchanged: true,
  }),
  say('power-5', 'steps', '/x/energy', 'choose night saver', { page: { states: { tariff: 'Night Saver' } } }),
  say('power-6', 'extract', '/x/energy', 'number to ring if the power is out', told('105')),
  say(
    'power-7',
    'forms',
    '/x/energy',
    'meter reading for gas: 48213, read on 30 November 2026. just fill it in',
    filled({ meter: 'Gas 55-019', reading: '48213', on: '2026-11-30' }),
  ),
  say('power-8', 'verify', '/x/energy', 'do I owe them money?', no),
  say('power-9', 'extract', '/x/energy', 'lowest standing charge of the tariffs', told('Fixed 12')),
  say('lost-1', 'steps', '/x/found', 'look for umbrellas', { page: { shows: ['3 things found'] } }),
  say('lost-2', 'widgets', '/x/found', 'Show what was found on line 9', {
    page: { shows: ['Trumpet', '3 things found'] },
  }),
  say('lost-3', 'extract', '/x/found', 'has anybody handed in a trumpet? what case is it in', told('grey')),
  say('lost-4', 'steps', '/x/found', 'go to the last page', { page: { states: { page: '3' } } }),
  say('lost-5', 'extract', '/x/found', 'how much is the fee for a bicycle', told('12')),
  talk(
    'lost-6',
    'approvals',
    '/x/found',
    ['the bunch of keys is mine', { page: { shows: ['You say that this is yours'] }, unchanged: true }],
    [
      'name: Rafael Ortiz, and as proof write "the red tag says Rafa"',
      { page: { fields: { name: 'Rafael Ortiz', proof: 'the red tag says Rafa' } }, unchanged: true },
    ],
    ['send the claim', { asks: true, unchanged: true }],
  ),
  say('lost-7', 'verify', '/x/found', 'can I fetch things on a friday at 15?', no),
  say('lost-8', 'extract', '/x/found', 'what do I have to bring along?', told(['passport', 'identity card'])),
]

export const PAGES_E = `${import.meta.dirname}/pages`
