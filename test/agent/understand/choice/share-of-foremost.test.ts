import { expect } from 'chai'
import { readComparison } from '../../../../src/agent/understand/choice/comparisons.ts'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text } from '../../../support/memory/schemas.ts'

const vans = [
  { id: 1, name: 'Gull', town: 'Oslo', load: 500, staff: 1 },
  { id: 2, name: 'Tern', town: 'Oslo', load: 300, staff: 9 },
  { id: 3, name: 'Auk', town: 'Ribe', load: 150, staff: 4 },
  { id: 4, name: 'Wren', town: 'Ribe', load: 50, staff: 6 },
]
const number = { type: 'number' }
const garage = () =>
  converse(
    reads('garage', '/vans', () => vans, {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: { type: 'integer' }, name: text, town: text, load: number, staff: number },
      },
    }),
  )

describe('the share of those that come first', () => {
  for (const [message, share] of [
    ['what share of the load do our two biggest vans by load make up?', 80],
    ['What percentage of the load of all vans is carried by the biggest van by load?', 50],
    ['how much of the load comes from the top 3 vans?', 95],
    ['what percentage of our staff is in the two largest vans by load?', 50],
  ] as const)
    it(`is told in percent of all: ${message}`, async () => {
      const { data, response } = await garage().ask(message)
      expect(data.result, response).to.equal(share)
      expect(response).to.match(new RegExp(`^${share}%: `))
    })

  it('is of those that come first by the figure itself, where nothing else is said', async () => {
    const comparison = await readComparison('what share of our freight do the two biggest vans carry?')
    expect(comparison).to.include({
      kind: 'part',
      left: 'total freight of the two biggest vans by freight',
      isByFigure: true,
    })
  })

  for (const message of ['what share of the vans is in Oslo?', 'how much of the load is in Ribe?'])
    it(`is none where nothing comes first: ${message}`, async () =>
      expect((await readComparison(message))?.kind).to.not.equal('part'))
})
