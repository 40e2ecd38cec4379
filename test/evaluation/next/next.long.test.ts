import { expect } from 'chai'
import type { ChatResponse } from '../../../src/contract/chat.ts'
import { createFacts } from '../facts.ts'
import { questionsOf } from '../run/evaluate.ts'
import { createData } from '../services/create-data.ts'
import { startServices } from '../services/start-services.ts'
import { askNext, wrongWith } from './ask-next.ts'

const answer = (data: object, confidence = 0.9) =>
  ({ response: 'said', data, metadata: { confidence } }) as unknown as ChatResponse
const plan = (sql: string) => ({ steps: [{ id: 'r1', sql }], answer: { kind: 'none' }, confidence: 1 })

describe('questions that the agent offers', function () {
  this.timeout(300_000)

  it('are judged by what they come to', () => {
    expect(wrongWith(answer({ result: 5 }))).to.equal(undefined)
    expect(wrongWith(answer({ result: [{ id: 1 }], plan: plan('a') }), answer({ plan: plan('a') }))).to.equal(undefined)
    for (const [wrong, data, confidence] of [
      ['NOT_FOUND', { error: { code: 'NOT_FOUND' } }, 0.9],
      ['waits', { result: 1, approval: {} }, 0.9],
      ['confidence', { result: 1 }, 0.79],
      ['nothing', { result: [] }, 0.9],
      ['nothing', { result: 0 }, 0.9],
    ] as const)
      expect(wrongWith(answer(data, confidence))).to.contain(wrong)
    expect(wrongWith(answer({ result: 1, plan: plan('a') }), answer({ plan: plan('b') }))).to.contain(
      'not what was read',
    )
  })

  it('work when they are asked: every suggestion, and nearly every follow-up', async () => {
    const clock = new Date()
    const services = await startServices(clock, ['store', 'people', 'lettings'])
    try {
      const facts = createFacts(createData(clock), clock)
      const asked = ['a', 'g']
        .flatMap(set => questionsOf(set, facts))
        .filter(({ service }) => ['store', 'people', 'lettings'].includes(service))
        .filter((_, at) => at % 6 === 0)
        .map(({ turns }) => turns[0]!.ask)
      const { suggestions, followUps } = await askNext(services.agentUrl, asked)
      expect(suggestions).to.have.length(6)
      expect(suggestions.filter(({ wrong }) => wrong !== undefined)).to.deep.equal([])
      const wrong = followUps.filter(one => one.wrong !== undefined)
      // How many there are depends on how busy the machine is.
      expect(wrong.length, JSON.stringify(wrong)).to.be.at.most(Math.ceil(0.05 * followUps.length))
    } finally {
      await services.close()
    }
  })
})
