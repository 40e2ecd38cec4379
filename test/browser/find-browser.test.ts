import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { expect } from 'chai'
import { describeMissingBrowser, findBrowser } from '../../src/browser/find-browser.ts'

describe('browser: finding one', () => {
  let home: string
  beforeEach(() => void (home = mkdtempSync(join(tmpdir(), 'agent-home-'))))
  afterEach(() => rmSync(home, { recursive: true, force: true }))

  const put = (...parts: string[]): string => {
    const path = join(home, ...parts)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, '')
    chmodSync(path, 0o755)
    return path
  }
  const find = async (environment: Record<string, string> = {}, platform: NodeJS.Platform = 'linux', path = '') =>
    await findBrowser({ path, environment, platform, home, root: join(home, 'root'), package: 'agent-no-such-package' })

  it('takes the setting before all else', async () => {
    const [own, other] = [put('own'), put('bin', 'chromium')]
    const found = await find({ AGENT_BROWSER_PATH: other, PATH: dirname(other) }, 'linux', own)
    expect(found).to.include({ path: own, source: 'the setting browser.path' })
  })

  it('takes AGENT_BROWSER_PATH before PATH', async () => {
    const [own, other] = [put('own'), put('bin', 'chromium')]
    const found = await find({ AGENT_BROWSER_PATH: own, PATH: dirname(other) })
    expect(found).to.include({ path: own, source: 'AGENT_BROWSER_PATH' })
  })

  it('does not pass over one that was named and is not there', async () => {
    put('bin', 'chromium')
    const found = await find({ AGENT_BROWSER_PATH: join(home, 'gone'), PATH: join(home, 'bin') })
    expect(found.path).to.equal(undefined)
    expect(describeMissingBrowser(found)).to.contain('AGENT_BROWSER_PATH names').and.contain('gone')
  })

  it('takes no folder and nothing that cannot be run', async () => {
    mkdirSync(join(home, 'chromium'))
    const text = put('google-chrome')
    chmodSync(text, 0o644)
    expect((await find({ PATH: home })).path).to.equal(undefined)
  })

  for (const name of [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'msedge',
    'brave-browser',
  ])
    it(`finds ${name} on the PATH`, async () => {
      const path = put('second', name)
      mkdirSync(join(home, 'first'))
      const found = await find({ PATH: [join(home, 'first'), join(home, 'second')].join(delimiter) })
      expect(found).to.include({ path, source: 'PATH' })
    })

  it('finds one of the usual places of macOS', async () => {
    const path = put('Applications', 'Brave Browser.app', 'Contents', 'MacOS', 'Brave Browser')
    expect(await find({}, 'darwin')).to.include({ path, source: 'the usual places of this system' })
    const chrome = put('root', 'Applications', 'Google Chrome.app', 'Contents', 'MacOS', 'Google Chrome')
    expect((await find({}, 'darwin')).path).to.equal(chrome)
  })

  it('finds one of the usual places of Linux', async () => {
    const path = put('root', 'opt', 'google', 'chrome', 'chrome')
    expect((await find()).path).to.equal(path)
  })

  it('finds one of the usual places of Windows', async () => {
    const path = put('Local', 'Google', 'Chrome', 'Application', 'chrome.exe')
    const found = await find({ LOCALAPPDATA: join(home, 'Local') }, 'win32')
    expect(found).to.include({ path, source: 'the usual places of this system' })
  })

  it("finds the newest of Playwright's downloads", async () => {
    put('cache', 'chromium-1100', 'chrome-linux', 'chrome')
    put('cache', 'chromium_headless_shell-1200', 'chrome-headless-shell-linux64', 'chrome-headless-shell')
    const newest = put('cache', 'chromium-1200', 'chrome-linux64', 'chrome')
    put('cache', 'firefox-1300', 'firefox', 'firefox')
    const found = await find({ PLAYWRIGHT_BROWSERS_PATH: join(home, 'cache') })
    expect(found.path).to.equal(newest)
  })

  it("finds Playwright's downloads in their usual folder", async () => {
    const path = put('.cache', 'ms-playwright', 'chromium_headless_shell-1200', 'chrome-linux', 'headless_shell')
    expect((await find()).path).to.equal(path)
    const mac = put(
      ...['Library', 'Caches', 'ms-playwright', 'chromium-1200', 'chrome-mac', 'Chromium.app', 'Contents', 'MacOS'],
      'Chromium',
    )
    expect((await find({}, 'darwin')).path).to.equal(mac)
  })

  it('finds the one that npm brings along', async () => {
    const found = await findBrowser({ environment: {}, home, root: home, platform: 'linux' })
    expect(found.path).to.be.a('string')
    expect(found.source).to.contain('@sparticuz/chromium')
  })

  it('says where it looked and the three ways to get one', async () => {
    const words = describeMissingBrowser(await find({ PATH: home }))
    for (const part of [
      'browser.path',
      'AGENT_BROWSER_PATH',
      'PATH',
      'ms-playwright',
      'install Chromium',
      'npx playwright',
    ])
      expect(words).to.contain(part)
  })
})
