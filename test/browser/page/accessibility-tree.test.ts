import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { selectors, type Browser, type CDPSession, type Page } from 'playwright-core'
import { registerPageEngine } from '../../../src/browser/page/page-engine.ts'
import { takeSnapshot } from '../../../src/browser/page/take-snapshot.ts'
import { launchBrowser } from '../../support/launch-browser.ts'
import { startSite, type Site } from '../../support/site/start-site.ts'

/** Chromium's own words for roles that ARIA calls otherwise. */
const ROLES: Readonly<Record<string, string>> = {
  Canvas: 'img',
  ColorWell: 'textbox',
  Date: 'textbox',
  DateTime: 'textbox',
  Details: 'group',
  DisclosureTriangle: 'button',
  InputTime: 'textbox',
  image: 'img',
}
const NAMED = new Set(
  (
    'button link heading textbox searchbox combobox checkbox radio switch slider spinbutton listbox tab menuitem treeitem ' +
    'cell columnheader rowheader gridcell img table dialog alertdialog navigation region progressbar meter'
  ).split(' '),
)
const PAGES = join(import.meta.dirname, '../../support/site/pages')
/** Pages that do not answer, or only after a while. */
const LEFT_OUT = /frozen|slow|feed|toasts/

describe('browser: roles and names beside those of Chromium', function () {
  this.timeout(60_000)
  let browser: Browser
  let site: Site
  before(async () => {
    await registerPageEngine(selectors)
    site = await startSite()
    browser = await launchBrowser()
  })
  after(async () => {
    await browser.close()
    await site.close()
  })

  it('are the same on the pages of the fixture site', async () => {
    const page = await browser.newPage()
    const found = { all: 0, roles: 0, names: 0 }
    const other: string[] = []
    for (const file of readdirSync(PAGES).filter(name => name.endsWith('.html') && !LEFT_OUT.test(name))) {
      await page.goto(`${site.url}/${file.replace('.html', '')}`)
      await giveIds(page)
      const { nodes } = await takeSnapshot(page)
      const own = new Map(nodes.filter(node => node.id && !node.frame).map(node => [node.id, node]))
      for (const { id, role, name } of await readTree(page)) {
        const mine = own.get(id)
        found.all++
        if (mine?.role === role) found.roles++
        if (mine?.name === name) found.names++
        if (mine?.role !== role || mine.name !== name)
          other.push(`${file} ${id}: ${role} "${name}", not ${mine?.role} "${mine?.name}"`)
      }
    }
    expect(found.all).to.be.greaterThan(200)
    expect(found.roles / found.all, other.join('\n')).to.be.greaterThan(0.98)
    expect(found.names / found.all, other.join('\n')).to.be.greaterThan(0.98)
  })
})

/** By their ids the elements are found again in both trees. */
const giveIds = (page: Page): Promise<void> =>
  page.evaluate(
    `{ let count = 0; const walk = root => { for (const one of root.querySelectorAll('*')) { if (!one.id) one.id = 'given-' + count++; if (one.shadowRoot) walk(one.shadowRoot) } }; walk(document) }`,
  )

async function readTree(page: Page): Promise<{ id: string; role: string; name: string }[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const named = nodes.filter(node => !node.ignored && node.backendDOMNodeId !== undefined)
  const read = await Promise.all(
    named.map(async ({ role, name, backendDOMNodeId }) => {
      const own = ROLES[String(role?.value)] ?? String(role?.value)
      if (!NAMED.has(own)) return []
      const id = await idOf(session, backendDOMNodeId!)
      return id
        ? [
            {
              id,
              role: own,
              name: String(name?.value ?? '')
                .replace(/\s+/g, ' ')
                .trim(),
            },
          ]
        : []
    }),
  )
  await session.detach()
  return read.flat()
}

async function idOf(session: CDPSession, backendNodeId: number): Promise<string | undefined> {
  const { node } = await session.send('DOM.describeNode', { backendNodeId })
  const attributes = node.attributes ?? []
  const at = attributes.findIndex((name, index) => index % 2 === 0 && name === 'id')
  return at < 0 ? undefined : attributes[at + 1]
}
