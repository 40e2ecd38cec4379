import { expect } from 'chai'
import type { BrowserContext, Page } from 'playwright-core'
import { startAgent, type TestAgent } from '../agent/support/start-agent.ts'
import { createApprovalsEngine, PENDING, type ApprovalsEngine } from './approvals-engine.ts'
import { useBrowser } from './use-browser.ts'

describe('forms made from a schema', function () {
  this.timeout(60_000)
  const browser = useBrowser()
  let agent: TestAgent
  let engine: ApprovalsEngine
  let context: BrowserContext
  let page: Page

  beforeEach(async () => {
    engine = createApprovalsEngine()
    agent = await startAgent({ engine })
    context = await browser().newContext({ viewport: { width: 900, height: 900 }, timezoneId: 'America/New_York' })
    page = await context.newPage()
    await page.goto(agent.url)
    await page.fill('#message', 'types')
    await page.press('#message', 'Enter')
    await form().waitFor()
  })
  afterEach(async () => {
    await context.close()
    await agent.close()
  })

  const form = () => page.locator('form.approval')
  const field = (name: string) =>
    name === 'Count' ? form().getByRole('spinbutton', { name }) : form().getByLabel(name, { exact: true })
  const BEFORE = PENDING.types!.args
  /** What is sent after an edit, with what was there before. */
  const approve = async () => {
    await form().getByRole('button', { name: 'Approve as edited' }).click()
    await form().locator('.approval-state', { hasText: 'done' }).waitFor()
    return engine.executed[0]!.args
  }

  it('keep every value exactly that is not touched', async () => {
    expect(await field('At').inputValue()).to.equal('2026-05-01T04:00')
    expect(await field('Local').inputValue()).to.equal('2026-05-01T10:00')
    expect(await field('Day').inputValue()).to.equal('next Monday')
    expect(JSON.parse(await field('Odd').inputValue())).to.deep.equal({ a: [1, null] })
    expect(await field('Level').locator('option:checked').innerText()).to.equal('unknown (not in the list)')
    // Back to what it was is no edit.
    await field('Ratio').fill('0.75')
    await field('Ratio').fill('0.50')
    expect(await form().getByRole('button', { name: 'Approve', exact: true }).count()).to.equal(1)
    expect(await field('Ratio').inputValue()).to.equal('0.50')
  })

  it('show no password, and keep it unless another one is typed', async () => {
    expect(await field('Secret').inputValue()).to.equal('')
    expect(await field('Secret').getAttribute('type')).to.equal('password')
    await field('Secret').fill('x')
    await field('Secret').fill('')
    expect(await form().getByRole('button', { name: 'Approve', exact: true }).count()).to.equal(1)
    expect(await page.evaluate(() => JSON.stringify({ ...(globalThis as any).sessionStorage }))).not.to.contain(
      'hidden',
    )
  })

  it('write moments and times with their zone', async () => {
    await field('At').fill('2026-06-01T08:30:00')
    await field('Local').fill('2026-06-01T08:30')
    await field('Day').fill('2026-06-02')
    await field('Clock').fill('09:15')
    await field('Odd').fill('"text"')
    await field('Level').selectOption({ label: 'two' })
    expect(await approve()).to.deep.include({
      at: '2026-06-01T12:30:00Z',
      local: '2026-06-01T12:30:00Z',
      clock: '09:15:00Z',
      day: '2026-06-02',
    })
  })

  it('tell no value, an empty text and leaving out apart', async () => {
    await field('Note').fill('')
    await form().getByText('Sent as no value (null).').waitFor()
    await form().getByRole('group', { name: 'Flag' }).getByLabel('Left out').check()
    for (const name of ['Day', 'At', 'Local']) await field(name).fill('')
    await field('Odd').fill('')
    await field('Level').selectOption({ label: 'Left out' })
    const { note, ...rest } = await approve()
    expect(note).to.equal(null)
    expect(rest).to.have.keys('count', 'ratio', 'secret', 'names')
  })

  it('step numbers by the arrow keys within their bounds', async () => {
    await field('Count').press('ArrowUp')
    await field('Count').press('ArrowUp')
    expect(await field('Count').inputValue()).to.equal('6')
    await field('Ratio').press('ArrowDown')
    expect(await field('Ratio').inputValue()).to.equal('0.25')
  })

  it('say what is wrong with a number that is too large, a pattern and a value of no list, at the field', async () => {
    const wrong = async (name: string, value: string, message: RegExp) => {
      await field(name).fill(value)
      await form().getByRole('button', { name: 'Approve as edited' }).click()
      await form()
        .locator('.form-field', { hasText: name })
        .locator('.form-problem')
        .filter({ hasText: message })
        .first()
        .waitFor()
      expect(await field(name).inputValue()).to.equal(value)
    }
    await wrong('Count', '12345678901234567890', /too large to be sent exactly/)
    await wrong('Code', 'abc', /does not match the pattern/)
    await wrong('Day', 'tomorrow', /must be a date/)
    expect(await form().locator('.form-summary').innerText()).to.contain('Level: Choose one of')
    expect(engine.executed).to.deep.equal([])
  })

  it('move, add and remove entries of lists by the keyboard, with the focus where it was', async () => {
    const focused = () => page.evaluate(() => (globalThis as any).document.activeElement.getAttribute('aria-label'))
    await form().getByRole('button', { name: 'Move names 1 down' }).press('Enter')
    expect(await form().getByRole('textbox', { name: 'Names 1' }).inputValue()).to.equal('a')
    expect(await focused()).to.equal('Move names 2 up')
    await form().getByRole('button', { name: 'Add to names' }).press('Enter')
    await page.keyboard.type('c')
    await form().getByRole('button', { name: 'Remove names 1' }).press('Enter')
    expect(await focused()).to.equal('Remove names 1')
    await field('Odd').fill('')
    for (const name of ['Day', 'Local']) await field(name).fill('')
    await field('Level').selectOption({ label: 'Left out' })
    expect((await approve()).names).to.deep.equal(['b', 'c'])
  })

  it('keep the lines of a text that is pasted', async () => {
    await field('Text').focus()
    await page.evaluate(() => {
      const clipboardData = new (globalThis as any).DataTransfer()
      clipboardData.setData('text/plain', 'one\ntwo')
      const paste = new (globalThis as any).ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      ;(globalThis as any).document.activeElement.dispatchEvent(paste)
    })
    expect(await field('Text').inputValue()).to.equal('one\ntwo')
    expect(BEFORE).not.to.have.property('text')
  })
})
