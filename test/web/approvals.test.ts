import { expect } from 'chai'
import type { BrowserContext, Page } from 'playwright-core'
import { startAgent, until, type TestAgent } from '../agent/support/start-agent.ts'
import { findViolations } from '../support/find-violations.ts'
import { createApprovalsEngine, type ApprovalsEngine } from './approvals-engine.ts'
import { useBrowser } from './use-browser.ts'
import { pickLooks } from '../support/pick-looks.ts'

describe('approvals on the page', function () {
  this.timeout(60_000)
  const browser = useBrowser()
  let agent: TestAgent
  let engine: ApprovalsEngine
  let context: BrowserContext
  let page: Page

  beforeEach(async () => {
    engine = createApprovalsEngine()
    agent = await startAgent({ engine })
    context = await browser().newContext({ viewport: { width: 900, height: 900 } })
    page = await context.newPage()
    await page.goto(agent.url)
  })
  afterEach(async () => {
    engine.release()
    await context.close()
    await agent.close()
  })

  const card = (on = page) => on.locator('form.approval').last()
  const ask = async (message: string) => {
    await page.fill('#message', message)
    await page.press('#message', 'Enter')
    await card().waitFor()
  }
  const press = (name: string | RegExp, on = page) => card(on).getByRole('button', { name }).first().click()
  const state = (on = page) => card(on).locator('.approval-state')
  const settled = (text: string, on = page) => state(on).filter({ hasText: text }).waitFor()
  const open = () => card().locator('.approval-call > summary').click()
  const rows = async () =>
    (await card().locator('.changes tbody tr').allInnerTexts()).map(text => text.split(/\s*\t\s*/).join(' | '))

  it('show what will happen, by which tool, and each value before and after', async () => {
    await ask('change')
    const text = await card().innerText()
    for (const part of [
      'Waits for your approval',
      'Changes data',
      'Change lead Ann Droid',
      'crm_update_lead',
      'of crm',
    ])
      expect(text).to.contain(part)
    expect(await rows()).to.deep.equal(['Status | new | won', 'Score | 40 | 90'])
  })

  it('follow edits of the arguments on the side after, and say what cannot be followed', async () => {
    await ask('change')
    await open()
    await card().getByLabel('Score').fill('75')
    expect(await rows()).to.deep.equal(['Status | new | won', 'Score | 40 | 75 (edited)'])
    await card().getByLabel('Notes').fill('Call back')
    expect(await card().innerText()).to.contain(
      'Edited as well: Notes. What that changes is not known before the call.',
    )
    await press('Approve as edited')
    await settled('Approved with edited arguments and done.')
    expect(engine.executed.map(({ args }) => args)).to.deep.equal([
      { lead_id: 'l_1', status: 'won', score: 75, notes: 'Call back' },
    ])
  })

  it('send nothing that does not fit, and lose nothing of it', async () => {
    await ask('change')
    await open()
    await card().getByLabel('Score').fill('10,5')
    await press('Approve as edited')
    const summary = card().locator('.form-summary')
    await summary.filter({ hasText: 'Score: This is no number' }).waitFor()
    expect(await summary.evaluate((box: any) => box === box.ownerDocument.activeElement)).to.equal(true)
    await summary.getByRole('link', { name: 'Score' }).click()
    const score = card().getByLabel('Score')
    expect(await score.inputValue()).to.equal('10,5')
    expect(await score.getAttribute('aria-invalid')).to.equal('true')
    expect(await score.evaluate((field: any) => field === field.ownerDocument.activeElement)).to.equal(true)
    await score.fill('101')
    await press('Approve as edited')
    await summary.filter({ hasText: 'at most 100' }).waitFor()
    expect(engine.executed).to.deep.equal([])
    await score.fill('100')
    expect(await summary.count()).to.equal(0)
  })

  it('list several records and how many are not listed', async () => {
    await ask('several')
    expect(await card().locator('.changes-record').allInnerTexts()).to.deep.equal(['Ann', 'Bob', 'Cid'])
    expect(await card().innerText()).to.contain('And 12 more changes not listed here.')
  })

  it('look dangerous for deletions, and show what goes', async () => {
    await ask('delete')
    const text = await card().innerText()
    expect(text).to.contain('Deletes data').and.contain('may be gone for good').and.contain('مرحبا بالعالم')
    expect(await card().getAttribute('class')).to.contain('delete')
    expect(await card().locator('.approval-action bdi').innerText()).to.equal('مرحبا بالعالم')
    const times = card().locator('.changes-gone time')
    expect((await times.allInnerTexts()).map(text => text.replaceAll(/\s/g, ' '))).to.deep.equal([
      'Nov 12, 2024',
      'Nov 12, 2024, 8:30 AM',
    ])
    expect(await times.last().getAttribute('title')).to.equal('2024-11-12T08:30:00')
    await press('Approve deletion')
    await settled('Approved and done.')
  })

  it('show page and element of what is done on a page, and the form as it is filled in', async () => {
    await ask('page')
    const text = await card().innerText()
    for (const part of ['https://shop.example/cart?item=1', 'button “Buy now”', 'ann@example.com'])
      expect(text).to.contain(part)
    expect(await card().getByRole('textbox').count()).to.equal(0)
  })

  it('say what became of them, after a reload too', async () => {
    await ask('change')
    await press('Reject')
    await settled('Rejected. Nothing was changed.')
    await ask('change')
    await page.reload()
    await press('Approve')
    await settled('Approved and done.')
    await ask('delete')
    await page.fill('#message', 'something else')
    await page.press('#message', 'Enter')
    await settled('Dropped for a newer message.')
    await page.reload()
    const told = page.locator('.approval-state')
    await told.nth(2).waitFor()
    expect(await told.allInnerTexts()).to.deep.equal([
      'Rejected. Nothing was changed.',
      'Approved and done.',
      'Dropped for a newer message. Nothing was changed.',
    ])
    expect(await page.getByRole('button', { name: 'Approve' }).count()).to.equal(0)
  })

  it('keep edits over a reload', async () => {
    await ask('change')
    await open()
    await card().getByLabel('Score').fill('12')
    await page.reload()
    await card().waitFor()
    expect(await card().getByLabel('Score').inputValue()).to.equal('12')
    expect(await rows()).to.contain('Score | 40 | 12 (edited)')
  })

  it('are made once by a double click, and the focus stays at the card', async () => {
    await ask('many')
    await card().getByRole('button', { name: 'Approve' }).dblclick()
    await settled('Your decision is on its way')
    // The focus follows after the next frame.
    const hasFocus = async () => await page.locator('.approval-state:focus').waitFor()
    await hasFocus()
    await until(() => engine.executed.length > 0)
    engine.release()
    await settled('Approved and done.')
    expect(engine.executed).to.have.length(1)
    await hasFocus()
  })

  it('keep the focus when the second press of a double click comes late', async () => {
    await ask('many')
    await card().getByRole('button', { name: 'Approve' }).click()
    await page.locator('.approval-state:focus').waitFor()
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await page.locator('.approval-state:focus').waitFor()
    engine.release()
    await settled('Approved and done.')
  })

  it('decided elsewhere are explained, and wait no more', async () => {
    await ask('change')
    const id = await card().getAttribute('data-approval')
    await agent.chat('Reject', { approval: { id, decision: 'reject' } })
    await press('Approve')
    await settled('Rejected. Nothing was changed. It was decided elsewhere before you did.')
    await page.locator('.approval-state:focus').waitFor()
    expect(await page.getByRole('button', { name: /^Approve/ }).count()).to.equal(0)
    expect(engine.executed).to.deep.equal([])
  })

  it('of two tabs do one thing', async () => {
    await ask('change')
    const other = await context.newPage()
    await other.goto(page.url())
    await card(other).waitFor()
    // Whoever is slower may find that the buttons are gone already.
    const pressNow = (on: Page) =>
      card(on)
        .locator('.approve')
        .evaluateAll((buttons: any[]) => buttons[0]?.click())
    await Promise.all([pressNow(page), pressNow(other)])
    await settled('Approved and done.')
    expect(engine.executed).to.have.length(1)
  })

  it('may hold for the conversation, which is listed and can be taken back', async () => {
    await ask('delete')
    expect(
      await card()
        .getByRole('button', { name: /all of this kind/ })
        .count(),
    ).to.equal(0)
    await ask('change')
    await press(/all of this kind/)
    await settled('Approved and done.')
    const allowed = page.getByRole('region', { name: 'Done without asking in this conversation' })
    await allowed.filter({ hasText: 'crm_update_lead' }).waitFor()
    await page.reload()
    await allowed.getByRole('button', { name: 'Ask again before crm_update_lead' }).click()
    await allowed.waitFor({ state: 'detached' })
    const [, session] = /#\/c\/(.+)$/.exec(page.url())!
    expect((await agent.send(`/sessions/${session}`)).body.allowed).to.deep.equal([])
  })

  it('fill in forms with lists, choices, maps and variants, and keep what the schema does not tell of', async () => {
    await ask('order')
    await open()
    await card().getByRole('button', { name: 'Add to lines' }).click()
    await card().getByLabel('Product').nth(1).fill('Cups')
    await card().getByLabel('Count').nth(1).fill('6')
    await card().getByRole('button', { name: 'Move lines 2 up' }).click()
    await card().locator('.form-more > summary').first().click()
    await card().getByLabel('urgent').check()
    await card().getByLabel('Kind of payment').selectOption({ label: 'Card' })
    await card().getByLabel('Number').fill('4111')
    await card().getByLabel('Kind of payment').selectOption({ label: 'Invoice' })
    await card().getByLabel('Days').fill('30')
    await card().getByLabel('Kind of payment').selectOption({ label: 'Card' })
    expect(await card().getByLabel('Number').inputValue()).to.equal('4111')
    await card().getByRole('button', { name: 'Add labels' }).click()
    await card().getByLabel('Name of another entry').fill('colour')
    await card().getByLabel('Name of another entry').press('Enter')
    await card().getByRole('textbox', { name: 'colour' }).fill('red')
    await card().getByLabel('Anything').fill('{"deep": [1')
    await press('Approve as edited')
    await card().locator('.form-summary').filter({ hasText: 'Anything: This is no JSON' }).waitFor()
    await card().getByLabel('Anything').fill('{"deep": [1]}')
    await press('Approve as edited')
    await settled('Approved with edited arguments and done.')
    expect(engine.executed[0]!.args).to.deep.equal({
      customer: 'Ann',
      lines: [
        { product: 'Cups', count: 6 },
        { product: 'Tea', count: 2 },
      ],
      unknown_field: { kept: 1 },
      tags: ['urgent'],
      payment: { kind: 'card', number: '4111' },
      labels: { colour: 'red' },
      anything: { deep: [1] },
    })
  })

  it('are not approved by Enter in a field', async () => {
    await ask('change')
    await open()
    await card().getByLabel('Score').press('Enter')
    await page.waitForTimeout(200)
    expect(engine.executed).to.deep.equal([])
  })

  for (const [width, colorScheme, dir] of pickLooks(
    [
      [360, 'light', 'rtl'],
      [768, 'dark', 'ltr'],
      [1440, 'light', 'ltr'],
    ] as const,
    'narrowest',
  ))
    it(`have forms that fit and in which axe finds nothing: ${width} px, ${colorScheme}, ${dir}`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await page.evaluate(way => ((globalThis as any).document.documentElement.dir = way), dir)
      const found: Record<string, unknown> = {}
      for (const kind of ['change', 'several', 'delete', 'page', 'order']) {
        await ask(kind)
        await card()
          .locator(
            `xpath=self::*[contains(@class, "${kind === 'order' ? 'create' : kind === 'several' ? 'change' : kind}")]`,
          )
          .waitFor()
        if (kind === 'change' || kind === 'order') await open()
        if (kind === 'order') {
          for (const name of ['Add address', 'Add labels']) {
            await card()
              .locator('.form-more:not([open]) > summary')
              .first()
              .click({ timeout: 1000 })
              .catch(() => undefined)
            await card().getByRole('button', { name }).click()
          }
          await card().getByLabel('Kind of payment').selectOption({ label: 'Card' })
          await card().getByLabel('Customer').fill('A')
          await press('Approve as edited')
          await card().locator('.form-summary').waitFor()
        }
        const wrong: unknown[] = await findViolations(page)
        const wide = await page.evaluate(() => (globalThis as any).document.documentElement.scrollWidth)
        if (wide !== width) wrong.push(`${wide} px wide`)
        if (wrong.length) found[kind] = wrong
      }
      expect(found).to.deep.equal({})
    })
})
