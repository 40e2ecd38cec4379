import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import type { Browser, Page } from 'playwright-core'
import { format } from 'oxfmt'
import type { Guard, Refusal } from '../../../src/browser/guard/guard.ts'
import { ADDRESS_VECTORS } from './support/address-vectors.ts'
import { answerAttack } from './support/attack-site.ts'
import { launchGuarded, launchUnguarded, openSessionPage, openTestGuard } from './support/guarded-browser.ts'
import { startObserver, type Observer } from './support/observer.ts'
import { PAGE_VECTORS, type PageVector } from './support/page-vectors.ts'

const DOCUMENT = new URL('../../../docs/browser-guard-vectors.md', import.meta.url)

/** Longest wait for something that a page does by itself, in milliseconds. */
const PATIENCE = 5000
/** The wait for something that does not happen. */
const NOTHING_COMES = 700

describe('the guard, in a real Chromium', function () {
  this.timeout(180_000)
  let folder: string
  const results = new Map<string, string>()
  const controls = new Map<string, number>()
  let victim: Observer
  let site: Observer
  let tlsSite: Observer
  let guard: Guard
  let browser: Browser
  /** The page in which all addresses are opened, one after the other. */
  let addressPage: Page

  const originOf = ({ tls }: PageVector) =>
    tls ? `https://site.example:${tlsSite.port}` : `http://site.example:${site.port}`
  const target = () => `http://127.0.0.1:${victim.port}/x`
  const until = async (isDone: () => boolean, patience: number) => {
    for (const end = Date.now() + patience; !isDone() && Date.now() < end;) await sleep(10)
  }
  /** Runs a vector in a page; the script may take the page away, or fail as it should. */
  const attack = async (vector: PageVector, session?: string) => {
    const page = await openSessionPage(browser, session === undefined ? undefined : guard, session)
    await page.goto(originOf(vector))
    await page.evaluate(`${vector.script(target(), originOf(vector))}; undefined`).catch(() => undefined)
    return page
  }

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'guard-'))
    victim = await startObserver()
    site = await startObserver(answerAttack)
    tlsSite = await startObserver(answerAttack, { tls: true })
    browser = await launchUnguarded()
    for (const vector of PAGE_VECTORS.filter(({ uncontrolled }) => !uncontrolled)) {
      const seen = victim.seen()
      const page = await attack(vector)
      await until(() => victim.seen() > seen, PATIENCE)
      await page.context().close()
      controls.set(vector.name, victim.seen() - seen)
    }
    await browser.close()
    guard = await openTestGuard(folder)
    browser = await launchGuarded(guard, folder)
    addressPage = await openSessionPage(browser, guard, 'addresses')
  })
  after(async () => {
    await browser.close()
    await guard.close()
    for (const one of [victim, site, tlsSite]) await one.close()
    rmSync(folder, { recursive: true, force: true })
  })

  for (const [index, vector] of PAGE_VECTORS.entries()) {
    it(`keeps a page from what is behind it: ${vector.name}`, async () => {
      if (!vector.uncontrolled) expect(controls.get(vector.name), 'without the guard').to.be.greaterThan(0)
      const seen = victim.seen()
      const page = await attack(vector, `p${index}`)
      let refusals: Refusal[] = []
      await until(() => (refusals = guard.refused(`p${index}`)).length > 0, NOTHING_COMES)
      await page.context().close()
      expect(victim.seen() - seen, 'with the guard').to.equal(0)
      results.set(vector.name, describeResult(refusals, vector.uncontrolled))
    })
  }

  for (const { name, url } of ADDRESS_VECTORS) {
    it(`opens no address of this machine or network: ${name}`, async () => {
      const seen = victim.seen()
      const address = url(victim.port)
      const judged = await guard.check('addresses', address)
      expect(judged, 'judged before').to.not.equal(undefined)
      await addressPage.goto(address).catch(() => undefined)
      const refusals = guard.refused('addresses')
      expect(victim.seen() - seen).to.equal(0)
      expect(refusals.map(({ reason }) => reason)).to.deep.equal([judged!.reason])
      results.set(name, describeResult(refusals))
    })
  }

  it('does in each case what docs/browser-guard-vectors.md says', async () => {
    const rows = (names: string[]) => names.map(name => `| ${name.replaceAll('|', '\\|')} | ${results.get(name)} |`)
    const text = [
      '# What the guard of the browser was tried with',
      '',
      'Made by `test/browser/guard/vectors.test.ts` in a real Chromium: a server on loopback notes every connection to it, over',
      'TCP and UDP. It saw **none** in any of these cases. The same scripts in the same browser without the guard reach it, except',
      'where it is said that the browser does not go there by itself. `private`, `local_name` and `metadata` are the reasons of',
      'the refusal (docs/decisions/browser-guard.md).',
      '',
      `## What a page does (${PAGE_VECTORS.length})`,
      '',
      '| Vector | Result |',
      '|---|---|',
      ...rows(PAGE_VECTORS.map(({ name }) => name)),
      '',
      `## How an address is written (${ADDRESS_VECTORS.length})`,
      '',
      'Opened by name, each is refused before the browser is asked, and by the proxy when it is asked nevertheless.',
      '',
      '| Address | Result |',
      '|---|---|',
      ...rows(ADDRESS_VECTORS.map(({ name }) => name)),
      '',
    ].join('\n')
    const { code: formatted } = await format('guard-vectors.md', text, { printWidth: 120 })
    if (process.env['WRITE_GUARD_VECTORS'] === '1') writeFileSync(DOCUMENT, formatted)
    expect(readFileSync(DOCUMENT, 'utf8')).to.equal(formatted)
  })
})

function describeResult(refusals: readonly Refusal[], uncontrolled?: string): string {
  const [first] = refusals
  if (first) return `refused (${first.reason})`
  return uncontrolled ? `not asked for: ${uncontrolled}` : 'not asked for: as it is started, the browser does without'
}
