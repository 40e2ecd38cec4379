import { expect } from 'chai'
import { askHarbour } from '../../../support/harbour/harbour.ts'

/** Below this no answer claims to be right. */
const CLAIMED = 0.8

describe('words that nothing in the services is called after', () => {
  for (const [message, ids, note] of [
    ['Which sailors signed on in 2020?', [2], 'took “signed” as joined on'],
    ['Show me tidily the sailors', [1, 2, 3], 'passed over “tidily”'],
    ['which boats offer the most litres?', [2], 'passed over “offer”'],
    ['boats moored at Salt Quay', [3], ''],
    ['which quay does the Gannet adorn?', [1], 'passed over “adorn”'],
    ['boats that languish at depth 6', [3], 'passed over “languish”'],
  ] as const)
    it(`reads on, less sure, and says so: ${message}`, async () => {
      const { response, data, confidence } = await askHarbour().ask(message)
      const shown = [data.result].flat().map(row => (row as { id: number }).id)
      expect(shown, response).to.deep.equal(ids)
      expect(response).to.include(note)
      expect(confidence, response).to.be.below(CLAIMED)
    })

  it('takes a verb at the end for how a record goes with its own field', async () => {
    const { response, confidence } = await askHarbour().ask('which make does the Gannet follow?')
    expect(response).to.include('Holm').and.include('passed over “follow”')
    expect(confidence, response).to.be.below(CLAIMED)
  })

  it('takes who got something, on the way to how, for no condition', async () => {
    const { response, data } = await askHarbour().ask('how many voyages were paid to us by card?')
    expect(data.result, response).to.equal(1)
  })

  it('passes over what was done with a figure', async () => {
    const { response, data } = await askHarbour().ask('total litres guzzled')
    expect(data.result, response).to.equal(190)
    expect(response).to.include('passed over “guzzled”')
  })

  it('tells a preface that it passed over', async () => {
    const { response } = await askHarbour().ask('For the seating plan I need the names of the boats')
    expect(response).to.include('passed over “For the seating plan”').and.include('Gannet')
  })

  for (const [message, word] of [
    ['sailors complained in 2020', 'complained'],
    ['Which boats were stolen in 2020?', 'stolen'],
    ['which boats did we sell in 2020?', 'sell'],
    ['sailors who grumble at Salt Quay', 'grumble'],
    ['Which sailors quarrel with Bo Lind?', 'quarrel'],
  ] as const)
    it(`offers a reading where the verb may say more: ${message}`, async () => {
      const harbour = askHarbour()
      const { response, data } = await harbour.ask(message)
      expect(data.error, response).to.include({ code: 'AMBIGUOUS' })
      expect(response).to.match(new RegExp(`“${word}”.*Do you mean`))
      expect(data.result ?? null).to.equal(null)
    })

  it('gives the reading that was offered after a yes', async () => {
    const harbour = askHarbour()
    await harbour.ask('sailors complained in 2020')
    const { response, data } = await harbour.ask('yes')
    expect(data.error, response).to.equal(undefined)
    expect(response).to.include('Bo Lind')
  })

  for (const [message, word] of [
    ['list sailors who left', 'left'],
    ['the leaky boats', 'leaky'],
    ['the privately owned boats', 'privately'],
    ['sailors that rarely sail at Salt Quay', 'rarely'],
    ['boats of Captain Hoek', 'Hoek'],
    ['Of the purple ones, how many boats are there?', 'purple'],
  ] as const)
    it(`leaves out nothing that restricts: ${message}`, async () => {
      const { response, data } = await askHarbour().ask(message)
      expect(data.error, response).to.not.equal(undefined)
      expect(response).to.include(word)
    })
})
