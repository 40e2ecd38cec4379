import { expect } from 'chai'
import { int, list, num, of, text } from '../../support/memory/schemas.ts'
import { withoutTurnsOfDoing } from '../../../src/agent/understand/requests/turns-of-doing.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const lots = [
  { id: 1, code: 'L-1', status: 'discarded', kilos: 5 },
  { id: 2, code: 'L-2', status: 'rejected', kilos: 7 },
  { id: 3, code: 'L-3', status: 'sold', kilos: 9 },
  { id: 4, code: 'L-4', status: 'cancelled', kilos: 2 },
]
const LOT = { id: int, code: text, status: of('sold', 'discarded', 'rejected', 'cancelled'), kilos: num }
const ask = (message: string) => converse(reads('mill', '/lots', () => lots, list(LOT))).ask(message)

describe('what was done by a verb with a particle', () => {
  for (const [message, id] of [
    ['Which lots did we throw away?', 1],
    ['Which lots were thrown out?', 1],
    ['Which lots did we have to throw away?', 1],
    ['Which are the lots that we ended up throwing away?', 1],
    ['Which lots were turned away?', 2],
    ['Which lots did we turn down?', 2],
    ['Which lots did we call off?', 4],
  ] as const)
    it(`is the state of one word: ${message}`, async () => {
      const { data, response, confidence } = await ask(message)
      expect(
        [data.result].flat().map(one => (one as { id: number }).id),
        response,
      ).to.deep.equal([id])
      expect(confidence).to.be.at.least(0.7)
    })

  it('is no part of a name', async () => {
    expect(withoutTurnsOfDoing('boats called Cast Off')).to.equal('boats called Cast Off')
    expect(withoutTurnsOfDoing('how often did we have to turn milk away?')).to.equal('how often did we reject milk?')
  })

  it('tells of which a figure is', async () =>
    expect((await ask('How many kilos were in lots that we ended up throwing away?')).data.result).to.equal(5))
})
