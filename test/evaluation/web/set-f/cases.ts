/**
 * Written after the work on set e, before any of it was run, on three new pages; by the same hand that worked on the engine, so
 * its pages are new and its author is not. What the first run gave is in docs/evaluation.md.
 */
import { filled, say, talk, told, type WebCase } from '../web-case.ts'

const no = { answer: { yes: false }, unchanged: true }

export const SET_F: WebCase[] = [
  say('ferry-1', 'extract', '/x/ferry', 'what is the cheapest crossing to Skerry?', told('8')),
  say('ferry-2', 'extract', '/x/ferry', 'when does the Ortolan leave', told('09:40')),
  say('ferry-3', 'steps', '/x/ferry', 'hold a place on the Whinchat for me', {
    page: { states: { held: 'Whinchat' } },
  }),
  say('ferry-4', 'declines', '/x/ferry', 'hold a place on the ortolan', {
    declines: true,
    page: { states: { held: '' } },
  }),
  say('ferry-5', 'widgets', '/x/ferry', 'only northbound ones please', {
    page: { hides: ['Ortolan'] },
    unchanged: true,
  }),
  say(
    'ferry-6',
    'forms',
    '/x/ferry',
    'Name is Ingrid Vale, crossing on 3 March 2027 with two bicycles, and I need a cabin',
    filled({ first: 'Ingrid', last: 'Vale', day: '2027-03-03', bikes: '2', cabin: true }),
  ),
  say('ferry-7', 'widgets', '/x/ferry', 'I would like offers by e-mail', filled({ nomail: false })),
  say('ferry-8', 'verify', '/x/ferry', 'is the ticket office open on sunday?', no),
  say('ferry-9', 'extract', '/x/ferry', 'do dogs have to pay?', told('free')),
  talk(
    'ferry-10',
    'approvals',
    '/x/ferry',
    ['buy the tickets', { asks: true, unchanged: true }],
    ['no, not yet', { unchanged: true }],
  ),
  say('choir-1', 'extract', '/x/choir', 'where do the basses rehearse?', told('Chapel')),
  say('choir-2', 'extract', '/x/choir', 'how long is a rehearsal', told('90')),
  say('choir-3', 'extract', '/x/choir', 'what time is the concert on the 20th?', told('15:30')),
  say('choir-4', 'extract', '/x/choir', 'what do I do in the second step to join?', told('scale')),
  say('choir-5', 'verify', '/x/choir', 'do I have to be able to read music?', no),
  say(
    'choir-6',
    'forms',
    '/x/choir',
    "I'm Bastian Roe and I sing tenor",
    filled({ name: 'Bastian Roe', voice: 'Tenor' }),
  ),
  say('choir-7', 'widgets', '/x/choir', 'stop sending me the newsletter', filled({ news: 'false' })),
  say('choir-8', 'extract', '/x/choir', 'how many people sing in it?', told('62')),
  say('bake-1', 'steps', '/x/bakery', 'put the walnut bread in the basket', {
    page: { states: { basket: 'Walnut bread' } },
  }),
  say('bake-2', 'widgets', '/x/bakery', 'I need five pieces', { page: { states: { pieces: '5' } } }),
  say('bake-3', 'widgets', '/x/bakery', 'sliced thinly, please', filled({ cut: 'thin' })),
  say('bake-4', 'steps', '/x/bakery', 'I have a gift code, CRUST5', {
    page: { fields: { code: 'CRUST5' } },
    unchanged: true,
  }),
  say('bake-5', 'extract', '/x/bakery', 'which one keeps longest?', told('Rye')),
  say('bake-6', 'extract', '/x/bakery', 'what was Teodor unhappy about', told('salty')),
  say('bake-7', 'verify', '/x/bakery', 'can I pick it up on Monday at 9?', no),
  say('bake-8', 'declines', '/x/bakery', 'add a cheesecake', { declines: true, page: { states: { basket: '' } } }),
]

export const PAGES_F = `${import.meta.dirname}/pages`
