import { expect } from 'chai'
import type { BrowserContext, Page } from 'playwright-core'
import { startAgent, type TestAgent } from '../agent/support/start-agent.ts'
import { findViolations } from '../support/find-violations.ts'
import { ANSWERS, createEvidenceEngine } from './evidence-engine.ts'
import { useBrowser } from './use-browser.ts'
import { pickLooks } from '../support/pick-looks.ts'

describe('evidence on the page', function () {
  this.timeout(60_000)
  const browser = useBrowser()
  let agent: TestAgent
  let context: BrowserContext
  let page: Page

  beforeEach(async () => {
    agent = await startAgent({ engine: createEvidenceEngine() })
    context = await browser().newContext({ viewport: { width: 900, height: 900 }, locale: 'en-US' })
    page = await context.newPage()
    await page.goto(agent.url)
  })
  afterEach(async () => {
    await context.close()
    await agent.close()
  })

  const answer = () => page.locator('.message.agent').last()
  const body = () => answer().locator('.evidence-body')
  const ask = async (message: string) => {
    await page.fill('#message', message)
    await page.press('#message', 'Enter')
    await answer().locator('.evidence > summary').click()
    await body().waitFor()
  }
  const isFocused = (element: any) => element === element.ownerDocument.activeElement

  it('shows the plan as steps with what went from where, and how much', async () => {
    await ask('top')
    const steps = await body().locator('.plan > li').allInnerTexts()
    expect(steps.map(text => text.replace(/\s+/g, ' ').trim())).to.deep.equal([
      'r1 · Call crm_listAccounts 50 rows · not all there are',
      'r2 · Call crm_listOpportunities from r1 · 1,200 rows',
      'r3 · SQL from r1, r2 · 2 rows',
      'Answer from r3 · 2 rows',
    ])
    expect(await body().locator('.plan svg path').count()).to.equal(4)
  })

  it('tells rows read, N of M, and how sure the answer is in words', async () => {
    await ask('top')
    const text = await body().innerText()
    for (const part of [
      '50 of 120 rows by crm_listAccounts',
      'Not everything was read',
      'Very sure: ',
      '9 in 10',
      'Built-in engine',
    ])
      expect(text).to.contain(part)
    await ask('model')
    const told = await body().innerText()
    for (const part of [
      'Everything was read',
      'Fairly sure: a language model wrote this',
      'test-model',
      '3,120 tokens, €0.0123',
    ])
      expect(told).to.contain(part)
  })

  it('shows calls with their arguments, and opens those that failed', async () => {
    await ask('ugly')
    const calls = body().locator('.evidence-calls > li')
    expect(await calls.count()).to.equal(12)
    expect(await calls.nth(7).innerText())
      .to.contain('Failed')
      .and.contain('The service answered 500')
    expect(await calls.nth(7).innerText()).to.contain('limit: "5" → 5')
    expect(await calls.nth(3).locator('table').isVisible()).to.equal(false)
    await calls.nth(3).locator('summary').click()
    expect(await calls.nth(3).locator('tr').count()).to.equal(5)
    await calls.nth(4).locator('summary').click()
    expect(await calls.nth(4).locator('tr').count()).to.equal(30)
    expect(await body().getByText('Save as a flow').count()).to.equal(0)
  })

  it('colours the SQL, shows its values, and copies it as it ran', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await ask('top')
    const sql = body().locator('.sql-block')
    expect(await sql.locator('.sql-keyword').first().innerText()).to.equal('SELECT')
    expect(await sql.locator('pre').innerText()).to.contain('\nLEFT JOIN r2 ON')
    expect(await sql.locator('table').innerText()).to.contain('1000')
    await sql.getByRole('button', { name: 'Copy the SQL' }).click()
    const { plan } = ANSWERS.top!.data
    await page.waitForFunction(() => (globalThis as any).document.querySelector('[aria-label="Copied"]'))
    expect(await page.evaluate(() => (globalThis as any).navigator.clipboard.readText())).to.equal(
      (plan!.steps[2] as { sql: string }).sql,
    )
  })

  it('traces a figure of the sentence, and gives the focus back', async () => {
    await page.fill('#message', 'top')
    await page.press('#message', 'Enter')
    const figures = answer().locator('button.figure')
    await figures.first().waitFor()
    expect(await figures.allInnerTexts()).to.deep.equal(['2', '$9,525,000', '$9,360,000'])
    await figures.nth(1).click()
    const trace = answer().getByRole('group', { name: 'Where $9,525,000 comes from' })
    await trace.waitFor()
    expect(await trace.evaluate(isFocused)).to.equal(true)
    const text = await trace.innerText()
    for (const part of [
      'column revenue, row 1',
      'Taken as it is by the SQL in r3',
      'the 50 rows read by crm_listAccounts',
    ])
      expect(text).to.contain(part)
    await page.keyboard.press('Escape')
    await trace.waitFor({ state: 'detached' })
    expect(await figures.nth(1).evaluate(isFocused)).to.equal(true)
  })

  it('tells where the values of each column come from, in the evidence', async () => {
    await ask('top')
    await body().locator('.column-origins > summary').click()
    const text = await body().locator('.column-origins').innerText()
    expect(text).to.contain('Worked out by SQL in r3, as deals: COUNT(r2.id)').and.contain('The field “revenue”')
  })

  it('tells where the values of a row come from', async () => {
    await page.fill('#message', 'top')
    await page.press('#message', 'Enter')
    await answer().getByRole('button', { name: 'All fields of row 2' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Where these values come from').click()
    await dialog.getByText('Worked out by SQL in r3, as deals:').waitFor()
  })

  it('saves an answer as a flow, with a name from the question, and says what is wrong', async () => {
    await ask('top accounts of CA')
    const sent: unknown[] = []
    await page.route('**/flows', route => {
      sent.push(route.request().postDataJSON())
      return sent.length === 1
        ? route.fulfill({ status: 409, json: { detail: "There is a flow 'top_accounts_of_ca' already." } })
        : route.fulfill({ status: 201, json: { name: 'mine', tool: 'flows_mine', parameters: [{ name: 'state' }] } })
    })
    await body().getByRole('button', { name: 'Save as a flow' }).click()
    const dialog = page.getByRole('dialog')
    const name = dialog.getByLabel('Name')
    expect(await name.inputValue()).to.equal('top_accounts_of_ca')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('There is a flow').waitFor()
    expect(await name.getAttribute('aria-invalid')).to.equal('true')
    await name.fill('Mine')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('A name begins with').waitFor()
    await name.fill('mine')
    await name.press('Enter')
    await body()
      .getByText('Saved as the flow mine. It is a tool too: flows_mine. It can be run with other values: State.')
      .waitFor()
    expect(sent).to.have.length(2)
    const [, session] = /#\/c\/(.+)$/.exec(page.url())!
    expect(sent[1]).to.deep.equal({ name: 'mine', session_id: session, message: 1, description: 'top accounts of CA' })
  })

  it('offers a saved flow, and says when it cannot be run', async () => {
    await page.fill('#message', 'top')
    await page.press('#message', 'Enter')
    await answer().getByRole('button', { name: 'Run flow top_accounts instead' }).click()
    await answer()
      .getByText(/Flow 'top_accounts'/)
      .waitFor()
  })

  for (const [width, colorScheme, dir] of pickLooks(
    [
      [360, 'dark', 'rtl'],
      [768, 'light', 'ltr'],
      [1440, 'dark', 'ltr'],
    ] as const,
    'widest',
  ))
    it(`fits with data of any size, and axe finds nothing: ${width} px, ${colorScheme}, ${dir}`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await page.evaluate(way => ((globalThis as any).document.documentElement.dir = way), dir)
      for (const message of ['ugly', 'top', 'model']) {
        await ask(message)
        for (const summary of await body().locator('summary').all()) await summary.click()
        if (message === 'top') await answer().locator('button.figure').first().click()
        expect(await page.evaluate(() => (globalThis as any).document.documentElement.scrollWidth)).to.equal(width)
        const log = await page.locator('#log').evaluate((element: any) => element.scrollWidth - element.clientWidth)
        expect(log).to.equal(0)
        expect(await findViolations(page)).to.deep.equal([])
      }
    })
})
