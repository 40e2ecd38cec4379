import { expect } from 'chai'
import { remarkBehind } from '../../../../src/agent/understand/requests/frames/remark-behind.ts'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text } from '../../../support/memory/schemas.ts'

const boats = [
  { id: 1, name: 'Gull', port: 'Oslo', colour: 'red' },
  { id: 2, name: 'Tern', port: 'Bergen', colour: 'red' },
  { id: 3, name: 'Auk', port: 'Oslo', colour: 'blue' },
]
const harbour = () =>
  converse(
    reads('harbour', '/boats', () => boats, {
      type: 'array',
      items: { type: 'object', properties: { id: { type: 'integer' }, name: text, port: text, colour: text } },
    }),
  )

describe('a remark behind a request', () => {
  for (const message of [
    'boats in Oslo, planning a road trip',
    'boats in Oslo pls, gonna clean those up',
    "boats in Oslo, thinkin' about handing em over",
    'which boats are in Oslo? my hunch says none',
    'show me the boats in Oslo, boss asks if they did anything',
    'boats in Oslo - need the list for my forecast',
    'list the boats in Oslo? cant remember what they were called',
    'list the boats in Oslo?? am in the van now',
  ])
    it(`is passed over and told: ${message}`, async () => {
      const { data, response, confidence } = await harbour().ask(message)
      expect((data.result as { id: number }[]).map(({ id }) => id)).to.have.members([1, 3])
      expect(response).to.include('passed over')
      expect(confidence).to.be.below(0.8)
    })

  for (const message of [
    'boats in Oslo, sinking',
    'boats in Oslo, excluding the slow ones',
    'boats in Oslo, painting the deck 2 times',
    'boats in Oslo, flimsy ones',
  ])
    it(`is none: ${message}`, () => expect(remarkBehind(message)).to.equal(undefined))
})

describe('a follow-up in a hurry', () => {
  it('joins with n', async () => {
    const { ask } = harbour()
    await ask('boats in Oslo')
    expect((await ask('n how many are red')).data.result).to.equal(1)
  })
  it('is corrected with meant', async () => {
    const { ask } = harbour()
    await ask('boats in Oslo')
    expect(((await ask('sorry meant Bergen')).data.result as { id: number }[]).map(({ id }) => id)).to.deep.equal([2])
  })
})
