import { expect } from 'chai'
import type { Browser, Page } from 'playwright-core'
import { isInPlainField, mayHearTyping } from '../../../src/browser/page/ask-browser.ts'
import { launchBrowser } from '../../support/launch-browser.ts'

describe('browser: what may hear typing', () => {
  let browser: Browser
  let page: Page
  before(async () => {
    browser = await launchBrowser()
    page = await browser.newPage()
  })
  after(() => browser.close())
  const hears = async (html: string): Promise<boolean> => {
    await page.goto(`data:text/html,${encodeURIComponent(`<!doctype html><input id=one>${html}`)}`)
    return await mayHearTyping(page.mainFrame())
  }

  it('is nothing in a page without scripts, or whose scripts listen to other things', async () => {
    expect(await hears('<p>Text</p>')).to.equal(false)
    expect(await hears('<script>addEventListener("click", () => 1); one.onmousemove = () => 1</script>')).to.equal(
      false,
    )
  })

  for (const [where, html] of [
    ['the field', '<script>one.addEventListener("input", () => 1)</script>'],
    ['an attribute of the field', '<div onchange="go()"></div>'],
    ['the document', '<script>document.onkeydown = () => 1</script>'],
    ['the window', '<script>addEventListener("keyup", () => 1)</script>'],
    [
      'a shadow tree',
      '<p id=host></p><script>host.attachShadow({ mode: "closed" }).append(document.createElement("b")); const root = document.createElement("div").attachShadow({ mode: "open" }); host.append(root.host); root.addEventListener("focusin", () => 1)</script>',
    ],
  ] as const)
    it(`is a listener on ${where}`, async () => expect(await hears(html)).to.equal(true))

  it('knows a plain field from rich text and from none', async () => {
    await page.setContent('<input id=one><textarea id=two></textarea><div id=three contenteditable></div>')
    const isPlain = async (id: string) => {
      await page.locator(`#${id}`).focus()
      return await isInPlainField(page)
    }
    expect([await isPlain('one'), await isPlain('two'), await isPlain('three')]).to.deep.equal([true, true, false])
  })
})
