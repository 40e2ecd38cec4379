import { expect } from 'chai'
import { date, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { tool } from '../../support/library/catalogue.ts'

const berths = [
  { id: 1, name: 'Gull Cabin', kind: 'cabin', sleeps: 4, nightly_rate: 90, deck_area: 30, harbour_id: 1, keeper: { id: 1, name: 'Ann Lee' } },
  { id: 2, name: 'Tern Cabin', kind: 'cabin', sleeps: 6, nightly_rate: 110, deck_area: 45, harbour_id: 1, keeper: { id: 2, name: 'Bo Ray' } },
  { id: 3, name: 'Kelp Barge', kind: 'barge', sleeps: 8, nightly_rate: 70, deck_area: 60, harbour_id: 2, keeper: { id: 2, name: 'Bo Ray' } },
] // oxfmt-ignore
const harbours = [
  { id: 1, name: 'Tar Quay', country: 'DK' },
  { id: 2, name: 'Salt Quay', country: 'NO' },
]
const lines = [{ id: 1, title: 'Rope', unit: 'Each', price: 4 }]
const stays = [
  { id: 1, berth_id: 1, guest: 'Cy Dunn', begins_on: '2026-05-01' },
  { id: 2, berth_id: 3, guest: 'Di Orr', begins_on: '2026-05-03' },
]
const guests = [{ id: 1, name: 'Cy Dunn', email: 'cy@quay.example' }]
const area = { type: 'number', description: 'In square metres' }
const keeper = { type: 'object', properties: { id, name: text } }
const country = { type: 'string', pattern: '^[A-Z]{2}$' }
const body = [
  { name: 'name', type: 'string', required: true, description: '', constraints: [], in: 'body', schema: text },
  { name: 'country', type: 'string', required: true, description: '', constraints: [], in: 'body', schema: country },
]
const open = () =>
  converse(
    reads('quay', '/berths', () => berths, list({ id, name: text, kind: of('cabin', 'barge'), sleeps: id, nightly_rate: num, deck_area: area, harbour_id: id, keeper })),
    reads('quay', '/harbours', () => harbours, list({ id, name: text, country })),
    reads('quay', '/goods', () => lines, list({ id, title: text, unit: of('Each', 'Kg'), price: num })),
    reads('quay', '/stays', () => stays, list({ id, berth_id: id, guest: text, begins_on: date })),
    reads('quay', '/guests', () => guests, list({ id, name: text, email: text })),
    { record: tool('quay', 'create_harbour', 'POST', '/harbours', body, {}), answer: () => ({ id: 3 }) },
  ) // oxfmt-ignore
const ask = async (message: string) => (await open().ask(message)).response

describe('what is there for whom, how large and of each', () => {
  for (const [message, says] of [
    ['Which berth sleeps more people, Gull Cabin or Kelp Barge?', /Kelp Barge.*8.*4/],
    ['Which berths sleep at least 6 people?', /2 berths\b.*Tern Cabin and Kelp Barge/],
    ['On average, is the nightly rate of the cabins higher than that of the barges?', /^Yes\b.*100.*70/],
    ['On average, are cabins more expensive than barges?', /^Yes\b.*100.*70/],
    ['Which berths have a deck area of at least 45 square metres?', /2 berths\b.*Tern Cabin and Kelp Barge/],
    ['How many harbours do we have in each country?', /DK 1.*NO 1/],
  ] as const)
    it(`is told: ${message}`, async () => expect(await ask(message)).to.match(says))

  it('is told of the one before by “there”', async () => {
    const { ask } = open()
    await ask('Which berth has the highest nightly rate?')
    expect((await ask('Who is the keeper there?')).response).to.match(/Bo Ray/)
  })

  it('goes as the code of its country where the service takes only that', async () =>
    expect(await ask('Create a harbour called Fog Quay, country Germany')).to.match(
      /Create the harbour Fog Quay: country DE\b/,
    ))
})
