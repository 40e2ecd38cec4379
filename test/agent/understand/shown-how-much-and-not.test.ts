import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }
const object = (properties: object) => ({ type: 'object', properties })
const list = (properties: object) => ({ type: 'array', items: object(properties) })

describe('a kind that is called by a little word', () => {
  const shows = ['Otter', 'Heron'].map((title, at) => ({ id: at + 1, title, opened: `2024-0${at + 1}-01` }))
  const visits = [3, 9, 5].map((guests, at) => ({ id: at + 1, show_id: at === 1 ? 2 : 1, guests: guests + at }))
  const ask = (message: string) =>
    converse(
      reads('hall', '/shows', () => shows, list({ id: whole, title: text, opened: day })),
      reads('hall', '/visits', () => visits, list({ id: whole, show_id: whole, guests: whole })),
    ).ask(message)

  for (const [message, said] of [
    ['Which show has the most visits?', /^Otter\b/],
    ['What show had the most guests?', /^(?:Otter|Heron)\b.*10/],
    ['Which show is the oldest?', /Otter/],
    ['show Heron', /^Show Heron|^Heron/],
  ] as const)
    it(`is meant behind “which”: ${message}`, async () => expect((await ask(message)).response).to.match(said))
})

describe('how much of something', () => {
  const presses = ['North', 'South'].map((name, at) => ({ id: at + 1, name }))
  const batches = [
    [1, '2025-02-01', 120, 'Apple', 2.5],
    [2, '2025-03-01', 80, 'Pear', 3],
    [1, '2024-03-01', 50, 'Apple', 2],
  ].map(([press_id, pressed_on, litres, juice_type, price_per_litre], at) => ({
    id: at + 1,
    press_id,
    pressed_on,
    litres,
    juice_type,
    price_per_litre,
  }))
  const ask = (message: string) =>
    converse(
      reads('mill', '/presses', () => presses, list({ id: whole, name: text })),
      reads('mill', '/batches', () => batches, list({ id: whole, press_id: whole, pressed_on: day, litres: amount, juice_type: { type: 'string', enum: ['Apple', 'Pear'] }, price_per_litre: amount })), // oxfmt-ignore
    ).ask(message)

  for (const [message, said] of [
    ['How much was pressed in 2025?', /litres .*\bis 200\b/],
    ['How much juice was pressed in 2025?', /litres .*\bis 200\b/],
    ['How much apple juice is there?', /litres .*\bis 170\b/],
  ] as const)
    it(`is what is measured of it, no price of each: ${message}`, async () =>
      expect((await ask(message)).response).to.match(said))
})

describe('what is denied between the words of a yes/no field', () => {
  const checks = [true, false, false].map((lid_closed, at) => ({ id: at + 1, tank: `T${at}`, lid_closed }))
  const ask = (message: string) =>
    converse(
      reads('yard', '/checks', () => checks, list({ id: whole, tank: text, lid_closed: { type: 'boolean' } })),
    ).ask(message)

  it('is not so', async () => {
    expect((await ask('In which checks was the lid not closed?')).response).to.include('2 checks')
    expect((await ask('In which checks was the lid closed?')).response).to.match(/1 check\b|[Cc]heck 1/)
  })
})

describe('records with the ones that they link to inside, where these were asked for', () => {
  const owners = ['Ann Lee', 'Bo Falk'].map((name, at) => ({ OwnerID: at + 1, Name: name }))
  const plots = [1, 2, 2].map((OwnerID, at) => ({ PlotID: at + 10, Name: `Plot ${at}`, OwnerID }))
  const trees = [10, 11, 11, 12].map((PlotID, at) => ({ TreeID: at + 100, Kind: at ? 'Oak' : 'Elm', PlotID }))
  const OWNER = { OwnerID: whole, Name: text }
  const PLOT = { PlotID: whole, Name: text, OwnerID: whole, Owner: object(OWNER) }
  const ask = (message: string) =>
    converse(
      reads('park', '/Owners', () => ({ value: owners }), object({ value: list(OWNER) })),
      reads('park', '/Plots', () => ({ value: plots }), object({ value: list(PLOT) })),
      reads('park', '/Trees', () => ({ value: trees }), object({ value: list({ TreeID: whole, Kind: text, PlotID: whole, Plot: object(PLOT) }) })), // oxfmt-ignore
    ).ask(message)

  it('are followed by their keys', async () => {
    expect((await ask('How many trees does Bo Falk have?')).response).to.match(/\b3 trees\b/)
    expect((await ask('Which owner has the most trees?')).response).to.include('Bo Falk')
  })
})
