import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const served = (path: string, rows: object[], properties: object) =>
  reads('quay', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const boats = [
  { id: 1, name: 'Tern', port: 'Skagen', crew_size: 4, engine_power: 90 },
  { id: 2, name: 'Gannet', port: 'Skagen', crew_size: 9, engine_power: 400 },
  { id: 3, name: 'Fulmar', port: 'Skagen', crew_size: 12, engine_power: 150 },
  { id: 4, name: 'Skua', port: 'Mallaig', crew_size: 2, engine_power: 60 },
]
const landings = [
  { id: 1, boat_id: 1, kilos: 300 },
  { id: 2, boat_id: 1, kilos: 120 },
  { id: 3, boat_id: 3, kilos: 90 },
]
const begin = () =>
  converse(
    served('/boats', boats, { id: whole, name: text, port: text, crew_size: whole, engine_power: whole }),
    served('/landings', landings, { id: whole, boat_id: whole, kilos: whole }),
  )

/** What the last of these messages is answered with, in one conversation. */
async function last(...messages: string[]): Promise<{ response: string; confidence: number; names: unknown[] }> {
  const { ask } = begin()
  let outcome = await ask(messages[0]!)
  for (const message of messages.slice(1)) outcome = await ask(message)
  const { result } = outcome.data
  const rows = Array.isArray(result) ? (result as { name?: string }[]) : []
  return { response: outcome.response, confidence: outcome.confidence, names: rows.map(({ name }) => name) }
}

describe('which of them', () => {
  for (const [question, names] of [
    ['which of them have no landings?', ['Gannet']],
    ['which ones have no landings?', ['Gannet']],
    ['which of those have landings?', ['Tern', 'Fulmar']],
    ['ok, and which of these have more than one landing?', ['Tern']],
  ] as const)
    it(`is about what was shown, whatever noun follows: ${question}`, async () => {
      expect((await last('boats in Skagen', question)).names).to.deep.equal([...names])
    })

  it('is counted, too', async () => {
    expect((await last('boats in Skagen', 'how many of them have landings?')).response).to.match(/^There are 2 boats/)
  })

  it('is another question where the noun is what is asked for', async () => {
    expect((await last('boats in Skagen', 'which landings do they have?')).response).to.match(/^3 landings/)
    expect((await last('boats in Skagen', 'and their landings?')).response).to.match(/^3 landings/)
  })

  it('is nothing at the beginning of a conversation', async () => {
    const { response, confidence } = await last('which of them have no landings?')
    expect(response).to.include('“of them”')
    expect(confidence).to.be.below(0.5)
  })
})

describe('two figures, each before its noun', () => {
  for (const [question, names] of [
    ['boats with a crew size over 3 but less than 200 engine power', ['Tern', 'Fulmar']],
    ['boats with more than 3 crew size and less than 200 engine power', ['Tern', 'Fulmar']],
    ['boats with over 100 engine power and under 10 crew size', ['Gannet']],
    ['boats with over 100 engine power and over 10 crew size', ['Fulmar']],
    ['boats with over 100 engine power but at most 9 crew size', ['Gannet']],
    // What stands behind the figure bounds it, where no other follows.
    ['boats with an engine power of 150 and more', ['Gannet', 'Fulmar']],
    ['boats with an engine power of 90 and under', ['Tern', 'Skua']],
    ['boats with an engine power over 60 but under 150', ['Tern']],
  ] as const)
    it(question, async () => {
      expect((await last(question)).names).to.deep.equal([...names])
    })
})
