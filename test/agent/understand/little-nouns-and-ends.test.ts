import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'

const text = { type: 'string' }
const whole = { type: 'integer' }
const choice = (...values: string[]) => ({ type: 'string', enum: values })
const served = (path: string, rows: object[], properties: object) =>
  reads('archive', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const TONGUES = choice('en', 'de', 'fi')
const reels = [
  { id: 1, title: 'The Broken Oar', status: 'kept' },
  { id: 2, title: 'Late Snow', status: 'lost' },
  { id: 3, title: 'Two Gulls', status: 'kept' },
]
const holds = [
  { id: 41, reel_id: 1, status: 'waiting', placed_on: '2026-02-01' },
  { id: 42, reel_id: 1, status: 'ready', placed_on: '2026-03-01' },
  { id: 43, reel_id: 3, status: 'waiting', placed_on: '2026-03-09' },
]
const scripts = [
  { id: 1, name: 'North Pier', source_language: 'en', target_language: 'de', pages: 40 },
  { id: 2, name: 'Green Ink', source_language: 'de', target_language: 'fi', pages: 60 },
  { id: 3, name: 'Salt Road', source_language: 'en', target_language: 'fi', pages: 90 },
]
const dubbers = [
  { id: 1, name: 'Aino Vuori', native_language: 'de', country: 'FI' },
  { id: 2, name: 'Otto Brand', native_language: 'en', country: 'DE' },
  { id: 3, name: 'Ida Moss', native_language: 'fi', country: 'DE' },
]
const studios = [
  { id: 's_1', name: 'Blue Lamp', seat_count: 40 },
  { id: 's_2', name: 'Old Mill', seat_count: 90 },
]
const helpers = [
  { id: 'h_1', studio: 's_1', first_name: 'Ada', last_name: 'Finch' },
  { id: 'h_2', studio: 's_2', first_name: 'Ben', last_name: 'Stone' },
  { id: 'h_3', studio: 's_2', first_name: 'Cora', last_name: 'Hale' },
]
const KEY = { description: 'The ID of the studio.', anyOf: [text, { type: 'object', properties: { id: text } }] }

const conversation = () =>
  converse(
    served('/reels', reels, { id: whole, title: text, status: choice('kept', 'lost') }),
    served('/holds', holds, { id: whole, reel_id: whole, status: choice('waiting', 'ready'), placed_on: { type: 'string', format: 'date' } }), // oxfmt-ignore
    served('/scripts', scripts, { id: whole, name: text, source_language: TONGUES, target_language: TONGUES, pages: whole }), // oxfmt-ignore
    served('/dubbers', dubbers, { id: whole, name: text, native_language: TONGUES, country: text }),
    served('/studios', studios, { id: text, name: text, seat_count: whole }),
    served('/employees', helpers, { id: text, studio: KEY, first_name: text, last_name: text }),
  )
const ask = async (...messages: string[]) => {
  const { ask: say } = conversation()
  let reply = await say(messages[0]!)
  for (const message of messages.slice(1)) reply = await say(message)
  return reply.response
}

describe('kinds of record that are called like little words', () => {
  for (const [message, answer] of [
    ['how many holds are there?', /There are 3 holds/],
    ['how many reels and how many holds are there?', /3 reels.*3 holds/],
    ['list holds', /3 holds/],
    ['waiting holds placed before 2026-03-01', /1 hold .*hold 41/],
    ['break down the holds by status', /Holds by status: waiting 2, ready 1/],
    ['show me hold 42', /Hold 42/],
  ] as const)
    it(message, async () => expect(await ask(message)).to.match(answer))

  it('are verbs where they stand as verbs', async () => {
    expect(await ask('which studio holds the most?')).not.to.match(/hold \d|\d holds/)
    expect(await ask('what does Blue Lamp hold?')).not.to.match(/hold \d|\d holds/)
  })
})

it('"break down" is spelt right, though a title has a word of it', async () => {
  expect(await ask('is there a reel called Fog?', 'list all reels', 'break down the reels by status')).to.match(
    /Reels by status: kept 2, lost 1/,
  )
})

describe('both ends of a way as fields', () => {
  for (const [message, answer] of [
    ['scripts into Finnish', /2 scripts .*Green Ink and Salt Road/],
    ['scripts from English into Finnish', /1 script .*Salt Road/],
    ['German to Finnish scripts', /1 script .*Green Ink/],
    ['how many scripts are translated from English?', /2 scripts/],
  ] as const)
    it(message, async () => expect(await ask(message)).to.match(answer))
})

describe('codes of countries and of languages', () => {
  for (const [message, answer] of [
    ['dubbers located in DE', /2 dubbers .*Otto Brand and Ida Moss/],
    ['dubbers in FI or DE', /3 dubbers/],
    ['dubbers who speak FI', /1 dubber .*Ida Moss/],
  ] as const)
    it(message, async () => expect(await ask(message)).to.match(answer))
})

describe('a key that is called like the records it points to', () => {
  for (const [message, answer] of [
    ['average seat count across all studios', /average seat count of studios is 65/],
    ['how many employees per studio?', /Old Mill 2.*Blue Lamp 1/],
    ['who are the employees of the studio with the most seats?', /Ben Stone and Cora Hale/],
  ] as const)
    it(message, async () => expect(await ask(message)).to.match(answer))
})
