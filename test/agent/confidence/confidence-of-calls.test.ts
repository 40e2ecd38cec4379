import { expect } from 'chai'
import { confidenceOfCalls } from '../../../src/agent/confidence/confidence-of-calls.ts'
import { buildModel } from '../../../src/agent/understand/entity-model/build-model.ts'
import { readCalls } from '../../../src/agent/understand/calls/read-calls.ts'
import { catalogueOf, toolRecord } from '../support/tool-record.ts'

const model = buildModel(
  catalogueOf([
    toolRecord('list_notes', 'Lists the notes', {}),
    toolRecord('get_menu', 'Gets the menu of the canteen', {}),
    toolRecord('get_weather', 'Weather of a city', { city: { type: 'string' } }, ['city']),
  ]),
)

async function confidence(message: string): Promise<number> {
  const reading = await readCalls(message, model, { now: new Date('2026-01-15') })
  return reading ? confidenceOfCalls(reading) : 0
}

describe('the confidence of calls', () => {
  for (const message of ['list the notes', 'which notes are there?', 'what is on the menu of the canteen?'])
    it(`is high where the tool explains the message: “${message}”`, async () =>
      expect(await confidence(message)).to.be.above(0.8))

  for (const message of [
    'which notes would please a tired sailor?',
    'what do the notes say that a tired captain should know?',
    'which dish on the menu would suit a vegan sailor?',
  ])
    it(`falls with the words that nothing explains: “${message}”`, async () =>
      expect(await confidence(message)).to.be.below(0.5))

  it('does not fall by what a call takes as its argument', async () => {
    expect(await confidence('what is the weather in Reykjavik?')).to.be.above(0.8)
  })
})
