import { expect } from 'chai'
import type { Engine } from '../../src/agent/turn.ts'
import { startAgent, type TestAgent } from '../agent/support/start-agent.ts'
import { PENDING } from './approvals-engine.ts'
import { useChat } from './chat-kit.ts'
import { ANSWERS, resultEngine } from './result-answers.ts'

const STAGE = {
  ...PENDING['change']!,
  changes: [{ field: 'stage', label: 'stage', before: 'closed-won', after: 'negotiation' }],
}

/** Results by their name, and a change of a stage. */
const engine: Engine = {
  ...resultEngine,
  answer: async (turn, ...more) =>
    turn.message === 'stage'
      ? { ...(await resultEngine.answer(turn, ...more)), response: 'Shall I go ahead?', pending: STAGE }
      : await resultEngine.answer(turn, ...more),
}

describe('the page on a phone', function () {
  this.timeout(60_000)
  const open = useChat()
  let agent: TestAgent
  before(async () => (agent = await startAgent({ engine })))
  after(async () => await agent.close())

  for (const name of ['fleet', 'share', 'line'])
    it(`keeps the download of a result beside the other icons: ${name}`, async () => {
      const chat = await open(agent.url, { viewport: { width: 390, height: 844 } })
      await chat.ask(name)
      const tools = chat.answer(ANSWERS[name]![0]).locator('.result-tools')
      await tools.waitFor()
      // As wide as the views of a result and the number of its hidden columns make it.
      for (const width of [320, 340, 360, 375, 390, 412, 430]) {
        await chat.page.setViewportSize({ width, height: 844 })
        const tops = await tools
          .locator('.icon-button, .menu:last-child > summary')
          .evaluateAll(icons =>
            icons.map(icon =>
              Math.round((icon as unknown as { getBoundingClientRect(): { top: number } }).getBoundingClientRect().top),
            ),
          )
        expect(tops.length, name).to.be.greaterThan(1)
        expect(new Set(tops).size, `${width} px`).to.equal(1)
      }
    })

  it('draws the icon of a button as large beside a label of several lines', async () => {
    const long = await startAgent({ engine, program: 'node /srv/programs/agent/bin/agent.js' })
    const chat = await open(long.url, { viewport: { width: 390, height: 844 } })
    const button = chat.page.locator('.state-banner').getByRole('button', { name: /start api-registry/ })
    await button.waitFor()
    const { width, height } = (await button.locator('.icon').boundingBox())!
    await long.close()
    expect(width).to.equal(height)
  })

  it('breaks no word of a change within itself', async () => {
    const chat = await open(agent.url, { viewport: { width: 390, height: 844 } })
    await chat.ask('stage')
    const cells = chat.page.locator('form.approval .changes tbody td')
    await cells.first().waitFor()
    const heights = await cells.evaluateAll(all =>
      all.map(cell => (cell as unknown as { clientHeight: number }).clientHeight),
    )
    // One line, with its padding.
    expect(Math.max(...heights)).to.be.below(40)
  })
})
