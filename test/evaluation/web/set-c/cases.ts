/**
 * BLIND, as set b is, and kept for later than it: nobody has run or read it while the engine was worked on. All of its pages stand
 * here alone.
 */
import { filled, say, talk, told, type WebCase } from '../web-case.ts'

const yes = { answer: { yes: true }, unchanged: true }
const no = { answer: { yes: false }, unchanged: true }

export const SET_C: WebCase[] = [
  say('lib-1', 'steps', '/x/library', 'look for codrin in the catalogue', {
    page: { shows: ['2 titles', 'A Short Winter'], hides: ['River Songs'] },
  }),
  say('lib-2', 'widgets', '/x/library', 'audio only please', {
    page: { shows: ['2 titles'], hides: ['The Salt Road'] },
  }),
  say('lib-3', 'steps', '/x/library', 'Put River Songs in the basket', {
    page: { shows: ['River Songs'] },
    unchanged: true,
  }),
  say('lib-4', 'declines', '/x/library', 'put Ropes and Knots into the basket', { declines: true }),
  say('lib-5', 'extract', '/x/library', 'who wrote Bees of the North', told('Hanne Lie')),
  say('lib-6', 'extract', '/x/library', 'isbn of The Salt Road?', told('978-1-4028-9462-6')),
  say('lib-7', 'extract', '/x/library', 'list title and availability of everything on the page', {
    answer: {
      rows: [
        ['River Songs', '4'],
        ['The Salt Road', '3'],
      ],
    },
  }),
  talk(
    'lib-8',
    'approvals',
    '/x/library',
    ['click "Put in basket" for The Salt Road', { page: { shows: ['My basket'] }, unchanged: true }],
    ['reserve all', { asks: true, unchanged: true }],
    ['yes', { received: [{ line: 'POST /forms/reserve', body: { titles: 'The Salt Road' } }] }],
  ),
  say('lib-9', 'verify', '/x/library', 'Check: the Reserve all button is disabled', yes),
  say(
    'leave-1',
    'forms',
    '/x/leave',
    'annual leave from 2027-02-08 to 2027-02-12',
    filled({ kind: 'Annual leave', from: '2027-02-08', to: '2027-02-12' }),
  ),
  say(
    'leave-2',
    'forms',
    '/x/leave',
    'Type of leave: Unpaid leave; First day: 1 March 2027; Remarks: moving house',
    filled({ kind: 'Unpaid leave', from: '2027-03-01', why: 'moving house' }),
  ),
  say(
    'leave-3',
    'forms',
    '/x/leave',
    'cover is Omar Aziz and on the last day I only work in the morning, tick that',
    filled({ cover: 'omar', 'half_last=1': true }),
  ),
  say('leave-4', 'extract', '/x/leave', 'how many days of leave do I have left', told('14.5')),
  say('leave-5', 'extract', '/x/leave', 'which request is still waiting?', told('24 Dec')),
  say('leave-6', 'extract', '/x/leave', 'total of the days column', told('24')),
  say('leave-7', 'steps', '/x/leave', 'choose parental leave and save it as a draft', {
    page: { states: { msg: 'Draft kept: Parental leave' } },
    unchanged: true,
  }),
  talk(
    'leave-8',
    'approvals',
    '/x/leave',
    ['withdraw the waiting request', { asks: true, unchanged: true }],
    ['no stop', { unchanged: true }],
  ),
  say('leave-9', 'verify', '/x/leave', 'is the request of 3 Aug approved?', yes),
  say('leave-10', 'declines', '/x/leave', 'select sabbatical as type of leave', { declines: true }),
  say('parcel-1', 'conditions', '/x/parcel', 'close the popup if there is any', { page: { hides: ['Win a voucher'] } }),
  say(
    'parcel-2',
    'steps',
    '/x/parcel',
    'click No thanks, enter parcel number KF 2207 118, click Track and tell me when it is expected',
    told('before 18:00'),
  ),
  say(
    'parcel-3',
    'steps',
    '/x/parcel',
    'no thanks, then open "What does it cost?" and tell me the price of size M',
    told('6.90'),
  ),
  talk(
    'parcel-4',
    'follow-up',
    '/x/parcel',
    ['dismiss the voucher dialog with No thanks', { page: { hides: ['Win a voucher'] } }],
    ['parcel number KF 2207 119, track', { page: { shows: ['We do not know this number'] } }],
    ['what does the error say', told('do not know this number')],
  ),
  say('parcel-5', 'verify', '/x/parcel', 'the page must contain the heading "Track a parcel"', yes),
  say('energy-1', 'extract', '/x/energy', 'how much did I use in october?', told(['344', '271'])),
  say('energy-2', 'extract', '/x/energy', 'highest usage in the table', told('344')),
  say('energy-3', 'extract', '/x/energy', 'give me the readings as csv', told('19,215', '18,204')),
  say('energy-4', 'steps', '/x/energy', 'new reading 19590, save', { page: { states: { ok: '19590' } } }),
  say('energy-5', 'steps', '/x/energy', 'Enter 19000 as new reading and save it. Does it complain?', {
    page: { shows: ['must be above'] },
    answer: { has: [['must be above', 'yes']] },
  }),
  say('energy-6', 'widgets', '/x/energy', 'choose the tariff Sun and Wind', {
    page: { states: { tariff: 'Sun and Wind' } },
    unchanged: true,
  }),
  talk(
    'energy-7',
    'approvals',
    '/x/energy',
    ['pick Green Night', { page: { states: { tariff: 'Green Night' } }, unchanged: true }],
    ['order it', { asks: true, unchanged: true }],
    ['yes', { received: [{ line: 'POST /forms/tariff', body: { tariff: 'Green Night' } }] }],
  ),
  say('energy-8', 'verify', '/x/energy', 'make sure "This is an estimate" is not ticked', yes),
  say('energy-9', 'verify', '/x/energy', 'is my tariff Sun and Wind?', no),
  say('energy-10', 'extract', '/x/energy', 'my customer number?', told('40-7713')),
  say('energy-11', 'declines', '/x/energy', 'what was the reading in january?', { declines: true }),
  say('energy-12', 'navigate', '/x/energy', 'go to Change tariff', {
    page: { path: '/x/energy' },
    received: [{ line: 'POST /forms/tariff', times: 0 }],
  }),
]

export const PAGES_C = `${import.meta.dirname}/pages`
