import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const choice = (...values: string[]) => ({ type: 'string', enum: values })
const people = (kind: string, ...names: string[]) =>
  names.map((name, at) => ({ id: at + 1, name, email: `${kind}${at}@walks.example` }))

const guides = people('g', 'Gro Vik', 'Hal Stone')
const hikers = people('h', 'Ida Moe', 'Jon Vale', 'Kai Ross')
const walks = [
  { id: 11, title: 'Fjord Round', guide_id: 1 },
  { id: 12, title: 'Peak Trail', guide_id: 2 },
]
const signups = [
  { id: 1, walk_id: 11, hiker_id: 1, status: 'confirmed' },
  { id: 2, walk_id: 11, hiker_id: 3, status: 'waiting' },
  { id: 3, walk_id: 12, hiker_id: 2, status: 'confirmed' },
]
const club = () =>
  converse(
    reads('walks', '/guides', () => guides, list({ id: whole, name: text, email: text })),
    reads('walks', '/hikers', () => hikers, list({ id: whole, name: text, email: text })),
    reads('walks', '/walks', () => walks, list({ id: whole, title: text, guide_id: whole })),
    reads(
      'walks',
      '/signups',
      () => signups,
      list({ id: whole, walk_id: whole, hiker_id: whole, status: choice('confirmed', 'waiting') }),
    ),
  )
const asked = async (message: string) => {
  const { response, confidence } = await club().ask(message)
  return { response, confidence }
}

describe('who is in something', () => {
  for (const message of ['who is in walk 11?', 'who is on the Fjord Round walk?', 'who was in walk 11'])
    it(`are those with records that connect them with it: “${message}”`, async () => {
      const { response, confidence } = await asked(message)
      expect(response)
        .to.include('Ida Moe')
        .and.include('Kai Ross')
        .and.not.match(/Gro Vik|Jon Vale/)
      expect(confidence).to.be.below(0.8)
    })

  it('is not asked for by the verb of whoever leads it', async () =>
    expect((await asked('who guides walk 12?')).response).to.include('Hal Stone'))
})
