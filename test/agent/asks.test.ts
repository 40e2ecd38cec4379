import { expect } from 'chai'
import type { ChatResponse } from '../../src/contract/chat.ts'
import { createConversation } from '../support/library/ask.ts'
import { startOtherApis } from '../support/apis/start-other-apis.ts'
import { FOLLOW_UP_ASKS } from './asks/follow-up-asks.ts'
import { LIBRARY_ASKS } from './asks/library-asks.ts'
import { SHOP_ASKS } from './asks/shop-asks.ts'
import { TERSE_LIBRARY_ASKS, TERSE_OTHER_ASKS } from './asks/terse-asks.ts'
import { TRACKER_ASKS } from './asks/tracker-asks.ts'
import { askQuestion } from './other-apis/ask-question.ts'
import type { Facts } from './other-apis/gold.ts'
import { judge } from './other-apis/judge.ts'

const NO_FACTS = undefined as unknown as Facts

describe('what is asked of records', function () {
  this.timeout(30_000)

  describe('of a library', () => {
    for (const { id, turns } of [...LIBRARY_ASKS, ...TERSE_LIBRARY_ASKS, ...FOLLOW_UP_ASKS])
      it(id, async () => {
        const { ask } = createConversation()
        for (const turn of turns) {
          const { response, data, confidence, toolsUsed } = await ask(turn.ask as string)
          const answer = { response, data, metadata: { confidence, tools_used: toolsUsed } } as ChatResponse
          const wrong = judge(turn.gold(NO_FACTS), answer)
          if (wrong !== undefined) expect.fail(`${String(turn.ask)}\nsaid (${confidence}): ${response}\n${wrong}`)
        }
      })
  })

  describe('of a shop and a tracker', () => {
    let services: Awaited<ReturnType<typeof startOtherApis>>
    before(async () => {
      services = await startOtherApis()
    })
    after(async () => await services.close())

    for (const question of [...SHOP_ASKS, ...TRACKER_ASKS, ...TERSE_OTHER_ASKS])
      it(question.id, async () => {
        const { ask, answer, wrong } = await askQuestion(services.agentUrl, services.facts, question)
        if (wrong !== undefined)
          expect.fail(`${ask}\nsaid (${answer.metadata.confidence}): ${answer.response}\n${wrong}`)
      })
  })
})
