import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, flag } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const object = (properties: object) => ({ type: 'object', properties })
const list = (properties: object) => ({ type: 'array', items: object(properties) })

const crews = [
  ['Herons', 17, 0.5, 6, 120, true],
  ['Otters', 23, 0.3, 5, 98, false],
  ['Stoats', 9, 0.2, 7, 77, false],
].map(([name, number, share, count, total, is_not_insured], at) => ({ id: at + 1, name, number, share, count, total, is_not_insured })) // oxfmt-ignore
const mug = { sku: 'MUG', description: 'Blue mug', quantity: 4, unit_price_cents: 1200 }
const vase = { sku: 'VAS', description: 'Tall vase', quantity: 2, unit_price_cents: 15_000 }
const orders = [
  ['B-1', [mug, { ...vase, quantity: 1 }], 19_800, 0, 'Lyon', ['gift']],
  ['B-2', [mug], 4800, 10, 'Porto', []],
  ['B-3', [vase], 30_000, 5, 'Lyon', ['gift']],
].map(([number, lines, total_cents, discount_percent, city, tags], at) => ({ id: at + 1, number, ordered_at: `2025-04-0${at + 1}T08:00:00Z`, shipped_at: `2025-04-1${at}T08:00:00Z`, lines, total_cents, discount_percent, shipping_address: { street: `Elm ${at}`, city }, tags })) // oxfmt-ignore
const moment = { ...text, format: 'date-time' }
const stall = () =>
  converse(
    reads('stall', '/crews', () => crews, list({ id: whole, name: text, number: whole, share: amount, count: whole, total: whole, is_not_insured: flag })), // oxfmt-ignore
    reads('stall', '/orders', () => orders, list({ id: whole, number: text, ordered_at: moment, shipped_at: moment, lines: list({ sku: text, description: text, quantity: whole, unit_price_cents: whole }), total_cents: whole, discount_percent: amount, shipping_address: object({ street: text, city: text }), tags: { type: 'array', items: text } })), // oxfmt-ignore
  )
const answerOf = async (message: string) => String((await stall().ask(message)).response)

describe('figures that are called like words for counting', () => {
  for (const [message, told] of [
    ['what is the number of the Herons?', /\b17\b/],
    ['What is the share of the Otters?', /\b30%/],
    ["What's the count of the Stoats?", /\b7\b/],
    ['What is the total of the Stoats?', /\b77\b/],
    ['What was the total of B-2?', /\b48\b/],
    ['how many crews are there?', /\b3\b/],
  ] as const)
    it(`are those of the record that is named: ${message}`, async () => expect(await answerOf(message)).to.match(told))
})

describe('what a record comes to', () => {
  it('is what it costs, not the price of one of its pieces', async () => {
    expect(await answerOf('Which orders cost more than 100?'))
      .to.match(/B-1.*B-3/)
      .and.not.to.include('B-2')
  })
  it('is of something where there is more than none of it', async () => {
    expect(await answerOf('orders with a discount'))
      .to.match(/B-2.*B-3/)
      .and.not.to.include('B-1')
  })
})

describe('lines of a record', () => {
  for (const [message, told] of [
    ['What is in order B-1?', /Blue mug and Tall vase/],
    ['Which orders contain a blue mug?', /B-1.*B-2/],
    ['How many mugs were ordered?', /\b8\b/],
    ['Where is B-2 shipped to?', /Elm 1.*Porto/],
  ] as const)
    it(`are what it holds: ${message}`, async () => expect(await answerOf(message)).to.match(told))
})

describe('a yes/no field that denies', () => {
  it('holds the contrary of what it is called', async () => {
    expect(await answerOf('which crews are insured?'))
      .to.match(/Otters.*Stoats/)
      .and.not.to.include('Herons')
    expect(await answerOf('which crews are not insured?'))
      .to.include('Herons')
      .and.not.to.include('Otters')
  })
})
