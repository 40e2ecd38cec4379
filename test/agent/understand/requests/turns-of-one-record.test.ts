import { expect } from 'chai'
import { date as day, flag as yes, int as id, list, of, text } from '../../../support/memory/schemas.ts'
import { converse, reads } from '../../../support/styles/serve.ts'

const huts = [
  { id: 1, name: 'Birch Hut', keeper_name: 'Ola Berg', phone: '0131 77' },
  { id: 2, name: 'Raven Lodge', keeper_name: 'Pia Storm', phone: '0131 88' },
]
const climbers = [
  { id: 11, name: 'Ann Lee', badge_number: 'B-901', city: 'Oslo', home_hut_id: 2, joined_on: '2024-03-05', phone: '0131 11' },
  { id: 12, name: 'Bo Ray', badge_number: 'B-902', city: 'Bergen', home_hut_id: 1, joined_on: '2025-06-07', phone: '0131 22' },
  { id: 13, name: 'Cy Dahl', badge_number: 'B-903', city: 'Oslo', home_hut_id: 2, joined_on: '2025-08-09', phone: '0131 33' },
] // oxfmt-ignore
const tents = [
  { id: 21, code: 'TN-21', name: 'Storm Dome', hut_id: 1 },
  { id: 22, code: 'TN-22', name: 'Ridge Shelter', hut_id: 1 },
  { id: 23, code: 'TN-23', name: 'Solo Tarp', hut_id: 2 },
]
const rentals = [
  { id: 31, number: 'R-7031', climber_id: 11, tent_id: 21, condition: 'worn', due_on: '2027-01-20', returned_on: null },
  { id: 32, number: 'R-7032', climber_id: 12, tent_id: 22, condition: 'new', due_on: '2026-02-11', returned_on: '2026-02-10' },
  { id: 33, number: 'R-7033', climber_id: 11, tent_id: 23, condition: 'torn', due_on: '2027-02-15', returned_on: null },
] // oxfmt-ignore
const fell = () =>
  converse(
    reads('fell', '/huts', () => huts, list({ id, name: text, keeper_name: text, phone: text })),
    reads('fell', '/climbers', () => climbers, list({ id, name: text, badge_number: text, city: text, home_hut_id: id, joined_on: day, phone: text })),
    reads('fell', '/tents', () => tents, list({ id, code: text, name: text, hut_id: id })),
    reads('fell', '/rentals', () => rentals, list({ id, number: text, climber_id: id, tent_id: id, condition: text, due_on: day, returned_on: day })),
  ) // oxfmt-ignore

const viewers = [
  { id: 1, name: 'Ann Lee', licence_expires_on: '2027-03-01', newsletter: true },
  { id: 2, name: 'Bo Ray', licence_expires_on: '2027-05-01', newsletter: false },
]
const films = [
  { id: 5, title: 'Night Ferry', creator: 'Ida Holm', runtime_minutes: 95, stock: 4 },
  { id: 6, title: 'Salt Road', creator: 'Per Lund', runtime_minutes: 80, stock: 9 },
]
const holds = [
  { id: 8, film_id: 5, viewer_id: 1, status: 'collected' },
  { id: 9, film_id: 5, viewer_id: 2, status: 'waiting' },
]
const reel = () =>
  converse(
    reads('reel', '/viewers', () => viewers, list({ id, name: text, licence_expires_on: day, newsletter: yes })),
    reads('reel', '/films', () => films, list({ id, title: text, creator: text, runtime_minutes: id, stock: id })),
    reads('reel', '/holds', () => holds, list({ id, film_id: id, viewer_id: id, status: of('waiting', 'collected') })),
  ) // oxfmt-ignore

describe('one record that is asked about', () => {
  for (const [message, says] of [
    // The question word in the place of what is asked for.
    ['R-7031 is a rental that was made by which climber?', /Ann Lee/],
    ['R-7032 was made by whom?', /Bo Ray/],
    ['Storm Dome is out with whom just now?', /1 climber .*Ann Lee/],
    ['Bo Ray, joined on what date?', /June 7, 2025/],
    ['I need the date on which Bo Ray joined.', /June 7, 2025/],
    ['Solo Tarp is a tent that belongs to which hut?', /Raven Lodge/],
    ['Bo Ray joined on what date?', /June 7, 2025/],
    ['R-7031 is by which climber?', /Ann Lee/],
    ['Solo Tarp belongs to which hut?', /Raven Lodge/],
    ["What's the date on which R-7033 is due?", /February 15, 2027/],
    // What is named stands in front, and asking stands between.
    ['R-7032: I need to know which tent was rented in that rental.', /1 tent .*Ridge Shelter/],
    ['On R-7031, tell me what condition the rental has.', /worn/],
    ['R-7033, can you tell me which climber made that rental', /1 climber .*Ann Lee/],
    ['Raven Lodge, tell me who its keeper is.', /Pia Storm/],
    ['R-7032: I need to know on what date it was returned.', /February 10, 2026/],
    ['R-7033: I need to know which tent that rental is for.', /1 tent .*Solo Tarp/],
    ['R-7031, give me the condition', /worn/],
    // A code, a role, a number.
    ['TN-22 is the code on the label - what tent is that?', /Ridge Shelter/],
    ['Raven Lodge, who is in charge there as keeper?', /Pia Storm/],
    ["May I have the number of Bo Ray's badge?", /B-902/],
    ['Which hut does Ann Lee have as home hut?', /Raven Lodge/],
    ['Need to ring Birch Hut. What number do they have?', /0131 77/],
    ['A gentleman at the desk wants to call the Birch Hut about a key. On what number can he reach them?', /0131 77/],
    ['Do you have a phone number for Cy Dahl?', /0131 33/],
    ['What condition was recorded for rental R-7033?', /torn/],
    ['May I have the condition of R-7033? The customer is waiting for it.', /torn/],
    [
      'Ann Lee has some of our tents out at the moment. Which are they?',
      /2 tents .*(?:Storm Dome and Solo Tarp|Solo Tarp and Storm Dome)/,
    ],
  ] as const)
    // oxfmt-ignore
    it(`is looked up: ${message}`, async () => expect((await fell().ask(message)).response).to.match(says))

  it('asks what is meant by how big something is that has no size', async () => {
    const { response } = await fell().ask("What's the size of Raven Lodge?")
    expect(response).to.match(/What is meant by how big .*how many (?:climbers|tents)/)
  })

  for (const [message, says] of [
    ["Until what date is Ann Lee's driving licence valid?", /March 1, 2027/],
    ['What is the running time of Night Ferry?', /95/],
    ['The people on the waiting list for Night Ferry, please.', /^1 viewer .*Bo Ray/],
    ['Who has signed up for our newsletter?', /^1 viewer .*Ann Lee/],
    ['Night Ferry, what quantity of it is in stock?', /\b4\b/],
    ['Is there somebody waiting for Night Ferry and who would that be', /^1 viewer .*Bo Ray/],
  ] as const)
    it(`is told by a field that has another name: ${message}`, async () =>
      expect((await reel().ask(message)).response).to.match(says))

  it('takes who made something for its creator', async () => {
    const { ask } = converse(reads('reel', '/films', () => films, list({ id, title: text, creator: text }))) // oxfmt-ignore
    expect((await ask('Who is the composer of Night Ferry?')).response).to.match(/Ida Holm/)
  })

  it('has what is theirs by the words for it', async () => {
    const { ask } = fell()
    expect((await ask('R-7032 was made by whom?')).response).to.match(/Bo Ray/)
    expect((await ask('May I have the number of their badge?')).response).to.match(/B-902/)
    expect((await ask('Which hut do they have as home hut?')).response).to.match(/Birch Hut/)
  })

  it('gives the same figure of another', async () => {
    const { ask } = fell()
    expect((await ask('For how many climbers is Raven Lodge the home hut?')).response).to.match(/\b2 climbers/)
    expect((await ask('And how many for Birch Hut?')).response).to.match(/\b1 climber\b/)
  })

  it('drops no number that stands before what is asked', async () => {
    const { response } = await fell().ask('R-7032: please let me know which tents there are')
    expect(response).not.to.match(/3 tents/)
  })
})
