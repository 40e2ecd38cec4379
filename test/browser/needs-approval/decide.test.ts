import { expect } from 'chai'
import { selectors, type Browser, type Page } from 'playwright-core'
import { decide } from '../../../src/browser/needs-approval/decide.ts'
import type { Intent } from '../../../src/browser/needs-approval/intent.ts'
import { locateElement } from '../../../src/browser/page/element.ts'
import { registerPageEngine } from '../../../src/browser/page/page-engine.ts'
import { takeSnapshot } from '../../../src/browser/page/take-snapshot.ts'
import { launchBrowser } from '../../support/launch-browser.ts'
import { PAGES } from './pages.ts'

interface Case {
  id: string
  words: string
  needs: string
  via: 'click' | 'enter'
}

/** Gives every control of the table an id and lists what is expected of it. */
const listCases = (page: Page): Promise<Case[]> =>
  page.evaluate(`[...document.querySelectorAll('[data-needs],[data-enter]')].flatMap((one, at) => {
    one.classList.add('case-' + at)
    const words = (one.textContent || one.ariaLabel || one.id || one.className || one.name || '').trim()
    return ['needs', 'enter'].filter(key => one.dataset[key]).map(key => ({ id: 'case-' + at, words, needs: one.dataset[key], via: key === 'enter' ? 'enter' : 'click' }))
  })`)

describe('browser: what needs a yes', () => {
  let browser: Browser
  let page: Page
  before(async () => {
    await registerPageEngine(selectors)
    browser = await launchBrowser()
    page = await browser.newPage()
  })
  after(() => browser.close())

  for (const [name, html] of Object.entries(PAGES))
    it(`decides on ${name}`, async () => {
      await page.setContent(html)
      const cases = await listCases(page)
      const { nodes } = await takeSnapshot(page)
      const wrong: string[] = []
      for (const one of cases) {
        const node = nodes.find(node => node.classes?.includes(one.id))
        if (!node) throw new Error(`"${one.words}" (${one.id}) is not in the snapshot`)
        const intent = await locateElement(page, node.ref).call<Intent>('intent', { via: one.via })
        const kind = decide(intent)?.kind ?? '-'
        if (kind !== one.needs) wrong.push(`${one.via} "${one.words}": ${kind}, not ${one.needs}`)
      }
      expect(wrong).to.deep.equal([])
    })

  it('has a table worth its name', () => {
    const count = Object.values(PAGES)
      .join('')
      .match(/data-(needs|enter)=/g)!.length
    expect(count).to.be.greaterThan(120)
  })
})
