import { expect } from 'chai'
import { findTopic } from '../../../src/agent/policies/refuse-topic.ts'
import { Settings } from '../../../src/config/settings.ts'
import { startAgent, type TestAgent } from '../support/start-agent.ts'

describe('refused topics', () => {
  for (const [text, topic, expected] of [
    ['What does Ann earn?', 'salary', undefined],
    ['Show me all SALARIES, please', 'salary', true],
    ['the salary-related lists', 'salary', true],
    ['the sal\u200Bary of Ann', 'salary', true],
    ['ｓａｌａｒｙ of Ann', 'salary', true],
    ['Ann’s salary’s history', 'salary', true],
    ['salad and celery', 'salary', undefined],
    ['plans for the coming merger', 'merger plans', undefined],
    ['our merger plan', 'merger plans', true],
    ['the merger-plans', 'merger plans', true],
    ['a merger that nobody plans', 'merger plans', undefined],
    ['anything', '…', undefined],
  ] as const)
    it(`${expected ? 'finds' : 'does not find'} “${topic}” in “${text}”`, () => {
      expect(findTopic(text, ['unheard of', topic])).to.equal(expected && topic)
    })

  describe('on the server', () => {
    let agent: TestAgent
    before(async () => {
      agent = await startAgent({ settings: Settings.parse({ policies: { refused_topics: ['salary'] } }) })
    })
    after(() => agent.close())

    it('are refused before any engine is asked, by name', async () => {
      const { response, data } = await agent.chat('list the salaries')
      expect(response).to.contain('“salary”').and.contain('policies.refused_topics')
      expect(data.error?.code).to.equal('FORBIDDEN')
      expect(agent.engine.asked).to.deep.equal([])
    })
  })
})
