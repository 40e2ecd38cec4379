import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { findBrowser } from '../../src/browser/find-browser.ts'
import { readPage } from '../../src/browser/page/reading.ts'
import { createBrowserHolder } from '../../src/browser/sessions/browser-holder.ts'
import { openSession, type OpenSession } from '../../src/browser/sessions/open-session.ts'
import { supervise } from '../../src/browser/sessions/supervise.ts'
import { Settings } from '../../src/config/settings.ts'
import { createLogger } from '../../src/lib/logger.ts'

/** Four seconds in which nothing else in the page runs. */
const BUSY = 'const start = Date.now(); while (Date.now() - start < 4000); "done"'

describe('browser: looking after calls', () => {
  const { browser: settings } = Settings.parse({})
  const { signal } = new AbortController()
  let close: () => Promise<void>
  let session: OpenSession
  beforeEach(() => {
    const stateFolder = mkdtempSync(join(tmpdir(), 'agent-browser-'))
    const find = () => findBrowser({ environment: process.env })
    const holder = createBrowserHolder({ settings, stateFolder, find, logger: createLogger('browser', 'silent') })
    session = openSession({ id: 'one', stateFolder, settings, openContext: () => holder.openContext('one') })
    close = async () => {
      await holder.close()
      rmSync(stateFolder, { recursive: true, force: true })
    }
  })
  afterEach(async () => await close())

  it('takes a page for frozen that does not answer', async () => {
    const page = await session.page()
    const failure = await supervise(session, signal, () => page.evaluate(BUSY)).catch((error: Error) => error)
    expect(failure).to.have.property('code', 'PAGE_GONE')
  })

  it('has none with a page that was frozen before', async () => {
    const page = await session.page()
    void page.evaluate('while (true);').catch(() => undefined)
    const read = () => readPage(page, () => page.evaluate('1'))
    const failure = await supervise(session, signal, read).catch((error: Error) => error)
    expect(failure).to.have.property('code', 'PAGE_GONE')
  })

  it('has patience while it goes over a page itself', async () => {
    const page = await session.page()
    expect(await supervise(session, signal, () => readPage(page, () => page.evaluate(BUSY)))).to.equal('done')
  })
})
