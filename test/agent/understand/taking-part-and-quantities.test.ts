import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const money = { type: 'number', description: 'In EUR' }
const short = { type: 'object', properties: { id: whole, name: text } }
const list = (path: string, rows: object[], properties: object) =>
  reads('barn', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const people = ['Ann Lee', 'Bo Ray', 'Cy Fox'].map((name, at) => ({ id: 1 + at, name, enlisted_on: `202${at}-01-01`, card_holder: at > 1 })) // oxfmt-ignore
const walks = ['Moor Walk', 'Fen Walk'].map((name, at) => ({ id: 11 + at, name, guide: ['Gus Orr', 'Flo Nye'][at], sets_off_at: ['09:15', '14:00'][at], price: 5 + at, places: 12 })) // oxfmt-ignore
const entry = (at: number, walk: number, person: number) => ({ id: 20 + at, walk: { id: walks[walk]!.id, name: walks[walk]!.name }, person: { id: people[person]!.id, name: people[person]!.name } }) // oxfmt-ignore
const entries = [entry(0, 0, 0), entry(1, 0, 2), entry(2, 1, 1)]
const helpers = ['Di Orr', 'Ed Low'].map((name, at) => ({ id: 31 + at, name }))
const lamps = ['Storm Lamp', 'Head Torch', 'Candle'].map((name, at) => ({ id: 41 + at, name, quantity: 7 - at, purchase_price: 20, weekly_fee: 1 + at })) // oxfmt-ignore
const loans = [41, 41, 42].map((lamp_id, at) => ({ id: 51 + at, lamp_id, person_id: 1 + (at % 2), checked_by_id: at ? 32 : 31, loaned_on: '2025-04-01' })) // oxfmt-ignore

const ask = async (message: string) => {
  const { data, confidence } = await converse(
    list('/people', people, { id: whole, name: text, enlisted_on: day, card_holder: { type: 'boolean' } }),
    list('/walks', walks, { id: whole, name: text, guide: text, sets_off_at: { ...text, example: '09:15' }, price: money, places: whole }), // oxfmt-ignore
    list('/entries', entries, { id: whole, walk: short, person: short }),
    list('/helpers', helpers, { id: whole, name: text }),
    list('/lamps', lamps, { id: whole, name: text, quantity: whole, purchase_price: money, weekly_fee: money }),
    list('/loans', loans, {
      id: whole,
      lamp_id: whole,
      person_id: whole,
      checked_by_id: { ...whole, description: 'The helper who checked it' },
      loaned_on: day,
    }),
  ).ask(message)
  const { result } = data
  const nameOf = (row: unknown) => (row as { name?: string } | null | undefined)?.name
  return { confidence, told: Array.isArray(result) ? result.map(nameOf) : (nameOf(result) ?? result) }
}
const expectEach = (rows: readonly (readonly [message: string, expected: unknown])[]) => {
  for (const [message, expected] of rows)
    it(message, async () => expect((await ask(message)).told).to.deep.equal(expected))
}

describe('who takes part', () => {
  expectEach([
    ['who is going to the Moor Walk?', ['Ann Lee', 'Cy Fox']],
    ['who has signed up for the Fen Walk?', ['Bo Ray']],
  ])
})

describe('things with a quantity', () => {
  expectEach([
    ['how many storm lamps do we own?', 7],
    ['how many candles are left?', 5],
  ])
})

describe('what is lent and borrowed', () => {
  expectEach([
    ['which lamps have never been borrowed?', ['Candle']],
    ['which people have not borrowed anything yet?', ['Cy Fox']],
    ['which lamp is borrowed most often?', 'Storm Lamp'],
    ['who has checked the most loans?', 'Ed Low'],
  ])
})

describe('a time of the day that is a text', () => {
  expectEach([['at what time does the Moor Walk set off?', '09:15']])
})

describe('a price for a period', () => {
  expectEach([['which lamps cost more than 2 euros a week?', ['Candle']]])
})

describe('a word of what records are', () => {
  expectEach([
    ['who is our longest-enlisted person?', 'Ann Lee'],
    ['which people have a card?', ['Cy Fox']],
  ])
})

describe('a figure that is not what was asked', () => {
  for (const message of ['how many places are left on the Moor Walk?', 'how much money has come in for the Moor Walk?'])
    it(`is hardly told: ${message}`, async () => expect((await ask(message)).confidence ?? 0).to.be.below(0.75))
})

describe('what is so now', () => {
  const crates = ['Red', 'Blue', 'Teal'].map((name, at) => ({ id: 61 + at, name }))
  const firms = ['Ash Ltd', 'Elm Ltd'].map((name, at) => ({ id: 71 + at, name }))
  const hires = crates.map((crate, at) => ({ id: 81 + at, crate_id: crate.id, firm_id: 71, from_day: '2025-01-02', returned_on: at ? null : '2025-02-01' })) // oxfmt-ignore

  it('leaves out what is over', async () => {
    const { data } = await converse(
      list('/crates', crates, { id: whole, name: text }),
      list('/firms', firms, { id: whole, name: text }),
      list('/hires', hires, { id: whole, crate_id: whole, firm_id: whole, from_day: day, returned_on: { ...day, nullable: true } }), // oxfmt-ignore
    ).ask('which crates does Ash Ltd have at the moment?')
    expect((data.result as { name: string }[]).map(one => one.name)).to.deep.equal(['Blue', 'Teal'])
  })
})
