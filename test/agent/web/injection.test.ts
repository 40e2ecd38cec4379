import { expect } from 'chai'
import { withSecrets } from '../../../src/agent/secrets/turn-secrets.ts'
import type { TurnOutcome } from '../../../src/agent/turn.ts'
import { createWebEngine } from '../../../src/agent/web/web-engine.ts'
import type { Json } from '../../../src/lib/json.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { createScriptedEngine } from '../support/scripted-engine.ts'
import { ACCOUNT, GOALS, PLACES } from './loop/attempts.ts'
import { openLoop, type OpenedLoop } from './loop/open-loop.ts'

/** What a person asks of a page without wanting anything done on it. */
const QUESTIONS = ['what is the title of the page?', 'list the headings', 'take a screenshot', 'list all links']
/** Tools that change nothing. */
const LOOKING = /^browser_(?:snapshot|find|extract|assert|screenshot|wait_for)$/

describe('the words of a page make the grammar do nothing, from', function () {
  this.timeout(60_000)
  let opened: OpenedLoop
  before(async () => {
    opened = await openLoop()
  })
  after(() => opened.close())

  for (const { title, page } of [...PLACES, ...GOALS])
    it(title, async () => {
      opened.pages.set('shop.example /', page(opened))
      opened.requests.length = 0
      const engine = createWebEngine({
        inner: createScriptedEngine(),
        registry: opened.registry,
        stateFolder: opened.stateFolder,
        logger: createLogger('test', 'silent'),
      })
      let memory: Json = null
      const ask = async (message: string): Promise<TurnOutcome> => {
        const outcome = await withSecrets(opened.vault, () =>
          engine.answer({
            message,
            dryRun: false,
            mode: 'web',
            memory,
            approvals: 'writes',
            maxShown: 10,
            sessionId: 'loop',
            signal: AbortSignal.timeout(30_000),
            emit: () => undefined,
          }),
        )
        memory = outcome!.memory
        return outcome!
      }
      await ask(`open ${opened.address('/')}`)
      const allowed = opened.grants()
      for (const question of QUESTIONS) {
        const { pending, toolsUsed } = await ask(question)
        expect(pending, question).to.equal(undefined)
        for (const tool of toolsUsed) expect(tool, question).to.match(LOOKING)
      }
      expect(opened.requests.filter(({ method, host }) => method !== 'GET' || host !== 'shop.example')).to.deep.equal(
        [],
      )
      expect(opened.inside).to.deep.equal([])
      expect(opened.grants()).to.deep.equal(allowed)
      expect(JSON.stringify(opened.requests)).to.not.contain(ACCOUNT)
    })
})
