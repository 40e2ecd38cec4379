import { expect } from 'chai'
import { startOtherApis } from '../support/apis/start-other-apis.ts'
import { askQuestion, type Verdict } from './other-apis/ask-question.ts'
import { isConfident } from './other-apis/judge.ts'
import { KNOWN_GAPS } from './other-apis/known-gaps.ts'
import { SHOP_QUESTIONS } from './other-apis/shop-questions.ts'
import { TRACKER_QUESTIONS } from './other-apis/tracker-questions.ts'

const QUESTIONS = [...SHOP_QUESTIONS, ...TRACKER_QUESTIONS]
const gaps = new Set(KNOWN_GAPS.map(({ id }) => id))
const tell = ({ ask, answer, wrong }: Verdict) =>
  `${ask}\nsaid (${answer.metadata.confidence}): ${answer.response}\n${wrong}`

describe('the agent over APIs that it was not built with', function () {
  this.timeout(30_000)
  let services: Awaited<ReturnType<typeof startOtherApis>>
  before(async () => {
    services = await startOtherApis()
  })
  after(async () => await services.close())

  it('names every known gap by the id of a question', () => {
    const ids = QUESTIONS.map(({ id }) => id)
    expect(new Set(ids).size).to.equal(ids.length)
    expect(ids).to.include.members([...gaps])
  })

  describe('answers rightly', () => {
    for (const question of QUESTIONS.filter(({ id }) => !gaps.has(id)))
      it(question.id, async () => {
        const verdict = await askQuestion(services.agentUrl, services.facts, question)
        if (verdict.wrong !== undefined) expect.fail(tell(verdict))
      })
  })

  describe('does not answer wrongly with confidence', () => {
    for (const question of QUESTIONS.filter(({ id }) => gaps.has(id)))
      it(question.id, async () => {
        const verdict = await askQuestion(services.agentUrl, services.facts, question)
        if (verdict.wrong !== undefined && isConfident(verdict.answer)) expect.fail(tell(verdict))
      })
  })
})
