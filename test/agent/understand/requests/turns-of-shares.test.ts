import { expect } from 'chai'
import { withoutTurnsOfShares } from '../../../../src/agent/understand/requests/turns-of-shares.ts'
import { flag, int as id, list, text } from '../../../support/memory/schemas.ts'
import { converse, reads } from '../../../support/styles/serve.ts'

describe('withoutTurnsOfShares', () => {
  for (const [message, plain] of [
    ['of all the boats, how many per cent are red?', 'what percentage of the boats are red?'],
    ['How many percent of the boats are red?', 'what percentage of the boats are red?'],
    ['Of the boats, what share in percent got sold?', 'what percentage of the boats got sold?'],
    ['of all the boats, the percentage that ended as a wreck', 'what percentage of the boats ended as a wreck'],
    ["Of our boats, what's the proportion that is red?", 'what proportion of our boats is red?'],
    ['Insured share of all the boats, as a percentage?', 'what share of all the boats is insured?'],
    ['What share of the boats is red? As a percentage, please.', 'What share of the boats is red.'],
    ['Red boats: what percentage of all boats are they?', 'what percentage of all boats are Red boats?'],
    ['the highest share of all the boats', 'the highest share of all the boats'],
    ['our market share of the boats', 'our market share of the boats'],
    ['Show the boats in part of the harbour', 'Show the boats in part of the harbour'],
  ] as const)
    it(`says “${plain}” for “${message}”`, () =>
      expect(withoutTurnsOfShares(message).replaceAll(/\.\s*$/g, '.')).to.equal(plain))

  it('answers with the part of the whole', async () => {
    const boats = ['red', 'red', 'blue', 'red'].map((colour, at) => ({ id: at, name: `Boat ${at}`, colour, insured: at === 0 })) // oxfmt-ignore
    const { ask } = converse(reads('harbour', '/boats', () => boats, list({ id, name: text, colour: text, insured: flag }))) // oxfmt-ignore
    expect((await ask('Taking all our boats together, could you work out the percentage that is red?')).response).to.include('75%') // oxfmt-ignore
    expect((await ask('Insured share of all the boats, in percent?')).response).to.include('25%')
  })
})
