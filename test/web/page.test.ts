import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import type { BrowserContext, Page } from 'playwright-core'
import { filesFolder } from '../../src/lib/browser-session.ts'
import { ATTACK } from '../agent/support/scripted-engine.ts'
import { startAgent, until, type TestAgent } from '../agent/support/start-agent.ts'
import { startRegistry } from '../support/start-registry.ts'
import { useBrowser } from './use-browser.ts'

describe('chat page', function () {
  this.timeout(60_000)
  const browser = useBrowser()
  let agent: TestAgent
  let context: BrowserContext
  let page: Page
  /** What the browser complained about: failed loads, blocked scripts, exceptions. */
  let complaints: string[]
  let requested: string[]

  beforeEach(async () => {
    agent = await startAgent()
    context = await browser().newContext({ viewport: { width: 1440, height: 900 } })
    page = await context.newPage()
    complaints = []
    requested = []
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', error => complaints.push(String(error)))
    page.on('request', request => requested.push(request.url()))
    await page.goto(agent.url)
  })
  afterEach(async () => {
    await context.close()
    await agent.close()
  })

  const ask = async (message: string) => {
    await page.fill('#message', message)
    await page.press('#message', 'Enter')
  }
  const lastAnswer = () => page.locator('.message.agent').last()
  const waitForText = (text: string) => page.locator('.message.agent', { hasText: text }).last().waitFor()

  it('is served at / under a policy that runs nothing inline and loads nothing from outside [B-02]', async () => {
    const response = await fetch(agent.url)
    expect(response.headers.get('content-type')).to.match(/^text\/html/)
    const policy = response.headers.get('content-security-policy')
    expect(policy).to.contain("default-src 'none'").and.not.contain('unsafe')
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy!)![1]!
    const inline = (await response.text()).matchAll(/<(?:script|style)\b([^>]*)>/g)
    for (const [, attributes] of inline) expect(attributes).to.contain(`nonce="${nonce}"`)
    expect((await fetch(agent.url)).headers.get('content-security-policy')).not.to.equal(policy)
    await ask('table')
    await waitForText('The top accounts')
    expect(requested.filter(url => !url.startsWith(agent.url))).to.deep.equal([])
    expect(complaints).to.deep.equal([])
  })

  it('tells commands as they are called where the server was started', async () => {
    const other = await startAgent({ program: 'npx "a" agent' })
    try {
      await page.goto(other.url)
      expect(await page.evaluate(() => (globalThis as any).document.documentElement.dataset.program)).to.equal(
        'npx "a" agent',
      )
      await page.route('**/*', route => route.abort())
      await page.getByRole('button', { name: 'Copy “npx "a" agent start demo”' }).waitFor({ timeout: 30_000 })
    } finally {
      await other.close()
    }
  })

  it('marks what no result has, and says so below', async () => {
    await ask('unsure')
    await waitForText('It is Hooli')
    expect(await lastAnswer().locator('mark').allTextContents()).to.deep.equal(['$5', 'Ann'])
    expect(await lastAnswer().locator('.text').textContent()).to.equal('It is Hooli for $5, says Ann.')
    expect(await lastAnswer().locator('.warning').textContent()).to.equal('In no result of this answer: $5, Ann.')
  })

  it('shows pictures that the server keeps, offers other files, and asks nothing of other servers', async () => {
    // One pixel.
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const folder = filesFolder(agent.folder, 'a')
    writeFileSync(join(folder, 'page.png'), Buffer.from(png, 'base64'))
    writeFileSync(join(folder, 'my list.csv'), 'a,b')
    await ask('pictures')
    await waitForText('Here they are')
    const picture = lastAnswer().getByRole('img', { name: 'Screenshot page.png' })
    await picture.scrollIntoViewIfNeeded()
    await picture.evaluate(img => (img as unknown as { decode(): Promise<void> }).decode())
    const downloading = page.waitForEvent('download')
    await lastAnswer().getByRole('link', { name: 'Save my list.csv' }).click()
    expect((await downloading).suggestedFilename()).to.equal('my list.csv')
    expect(requested.filter(url => !url.startsWith(agent.url))).to.deep.equal([])
    expect(complaints).to.deep.equal([])
  })

  it('shows the answer first, then the table, and the evidence on request', async () => {
    await ask('table')
    await waitForText('The top accounts by revenue')
    expect(await lastAnswer().locator('tbody tr').count()).to.equal(5)
    const parts = await lastAnswer()
      .locator(':scope > *')
      .evaluateAll(nodes => nodes.map(({ className }) => className))
    expect(parts).to.deep.equal(['text', 'result', 'evidence', 'message-actions'])
    const evidence = lastAnswer().locator('.evidence-body')
    expect(await evidence.isVisible()).to.equal(false)
    await lastAnswer().locator('.evidence summary').click()
    const text = await evidence.innerText()
    for (const fact of ['territory_list_my_accounts', '50 rows', 'ORDER BY revenue DESC', 'Everything was read'])
      expect(text).to.contain(fact)
  })

  it('sorts a table by a column', async () => {
    await ask('table')
    await waitForText('The top accounts by revenue')
    const names = () => lastAnswer().locator('tbody td:nth-child(3)').allInnerTexts()
    await lastAnswer().getByRole('button', { name: 'Name' }).click()
    expect((await names())[0]).to.equal('Acme & Sons')
    await lastAnswer().getByRole('button', { name: 'Name' }).click()
    expect((await names())[0]).to.equal('Wayne Enterprises')
  })

  it('draws what tools say as text, wherever it stands', async () => {
    await ask('attack')
    await waitForText(ATTACK)
    await page.locator('.evidence summary').click()
    await page.reload()
    await waitForText(ATTACK)
    await ask(ATTACK)
    await waitForText('turn 1')
    expect(await page.evaluate(() => (globalThis as any).attacked)).to.equal(undefined)
    expect(await page.locator('.log img, .log script, .log svg:not(.icon), .log a').count()).to.equal(0)
    expect(complaints).to.deep.equal([])
  })

  it('keeps the conversation over a reload, and lists it', async () => {
    await ask('first question')
    await waitForText('turn 1: first question')
    expect(page.url()).to.match(/#\/c\/[\w-]{36}$/)
    await page.reload()
    await waitForText('turn 1: first question')
    await ask('second question')
    await waitForText('turn 2: second question')
    await page.locator('#new-chat').click()
    await page.locator('#welcome').waitFor()
    await page.locator('#sessions a', { hasText: 'first question' }).click()
    await waitForText('turn 2: second question')
    await page.locator('#sessions li').hover()
    await page.locator('#sessions .remove').click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.locator('#welcome').waitFor()
    expect((await agent.send('/sessions')).body.total).to.equal(0)
  })

  it('asks before a change and sends the edited arguments', async () => {
    await ask('write a lead')
    const card = page.locator('form.approval')
    await card.getByLabel('Name').fill('Bea')
    await card.getByLabel('Score').fill('7')
    await card.getByRole('button', { name: 'Approve' }).click()
    await waitForText('Created.')
    const executed = agent.engine.asked.filter(({ kind }) => kind === 'execute')
    expect(executed.map(({ pending }) => pending!.args)).to.deep.equal([{ name: 'Bea', score: 7 }])
    expect(await card.getByRole('button', { name: 'Approve' }).isVisible()).to.equal(false)
  })

  it('offers the waiting change again after a reload, and rejects it', async () => {
    await ask('write a lead')
    await page.locator('form.approval').waitFor()
    await page.reload()
    await page.locator('form.approval').getByRole('button', { name: 'Reject' }).click()
    await waitForText('Nothing was changed.')
    expect(agent.engine.asked.some(({ kind }) => kind === 'execute')).to.equal(false)
  })

  it('stops an answer', async () => {
    await ask('hang')
    await until(() => agent.engine.running === 1)
    await page.locator('#stop').click()
    await waitForText('Stopped.')
    await page.locator('#send').waitFor()
    await ask('and on')
    await waitForText('turn 1: and on')
  })

  it('follows the run mode and changes it', async () => {
    await page.selectOption('#mode', 'web')
    await ask('how many accounts?')
    await waitForText('API operations not available in web mode')
    expect((await agent.send('/settings/mode')).body.mode).to.equal('web')
  })

  it('says that there is no browser(), and why, in the modes that use one', async () => {
    const registry = await startRegistry('services: []\n')
    await agent.restart({ registryUrl: registry.url })
    await page.goto(agent.url)
    const status = page.locator('#status')
    await status.filter({ hasText: '0 tools' }).waitFor()
    expect(await status.textContent()).to.not.include('browser')
    await page.selectOption('#mode', 'hybrid')
    await status.filter({ hasText: 'no browser' }).waitFor()
    expect(await status.getAttribute('title')).to.include('browser service')
    await registry.close()
  })

  it('says that the server is away, and asks as soon as it is there', async () => {
    await ask('one')
    await waitForText('turn 1: one')
    await page.route('**/chat/stream', route => route.abort())
    await ask('two')
    await waitForText('The agent server does not answer. The question is asked as soon as it does')
    await page.unroute('**/chat/stream')
    await waitForText('turn 2: two')
  })

  for (const width of [360, 390, 768, 1440])
    for (const colorScheme of ['light', 'dark'] as const)
      it(`fits ${width} px, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 800 })
        await ask('table')
        await waitForText('The top accounts by revenue')
        await ask('write a lead')
        await page.locator('form.approval').waitFor()
        expect(await page.evaluate(() => (globalThis as any).document.documentElement.scrollWidth)).to.equal(width)
        const colours = await page.evaluate(() => {
          const style = (globalThis as any).getComputedStyle((globalThis as any).document.body)
          return [style.backgroundColor, style.color].map((text: string) => Number(/\d+/.exec(text)![0]))
        })
        expect(colours[0]! > colours[1]!).to.equal(colorScheme === 'light')
        expect(complaints).to.deep.equal([])
      })
})
