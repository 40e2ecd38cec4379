import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect } from 'chai'
import { filesFolder } from '../../src/lib/browser-session.ts'
import { SELF_SIGNED } from '../support/self-signed.ts'
import { openService, type OpenedService } from './open-service.ts'
import { startOddSite, type OddSite } from './support/odd-site.ts'

describe('browser: pages', () => {
  let site: OddSite
  let service: OpenedService
  before(async () => {
    site = await startOddSite()
    service = openService({ navigation_timeout: 2, max_pages: 4, max_download_mb: 1 })
  })
  afterEach(async () => void (await service.call('close')))
  after(async () => {
    await service.close()
    site.close()
  })
  const open = async (path: string) => await service.call('navigate', { url: site.url + path })
  const click = async (name: string) => await service.call('click', { ref: await service.refOf(name) })
  const files = () => filesFolder(service.stateFolder, 'default')

  describe('navigation', () => {
    it('goes back, forward and reloads', async () => {
      await open('/')
      await open('/two')
      expect((await service.call('back')).title).to.equal('Start')
      expect((await service.call('forward')).title).to.equal('Two')
      expect((await service.call('reload')).title).to.equal('Two')
      expect((await service.failure('forward')).message).to.contain('no page after')
    })

    it('goes back to a page that a script has left without loading another', async () => {
      await open('/')
      await open('/history')
      await new Promise(resolve => setTimeout(resolve, 200))
      expect((await service.call('back')).url).to.equal(`${site.url}/history`)
    })

    for (const [path, code, words] of [
      ['/hang-page', 'PAGE_TIMEOUT', 'within 2 s'],
      ['/redirect-loop', 'NAVIGATION_FAILED', 'redirects without end'],
      ['/nothing', 'NAVIGATION_FAILED', 'without a page'],
    ] as const)
      it(`says what is wrong with ${path}, and opens the next page`, async () => {
        const failure = await service.failure('navigate', { url: site.url + path })
        expect(failure.code).to.equal(code)
        expect(failure.message).to.contain(words)
        expect((await open('/two')).title).to.equal('Two')
      })

    it('follows a page that goes on to another one by itself', async () => {
      for (const path of ['/goes-on', '/refresh']) expect((await open(path)).title, path).to.equal('Two')
    })

    it('says that nobody knows a name', async () => {
      const { code, message } = await service.failure('navigate', { url: 'http://nobody-has-this-name.invalid/' })
      expect(code).to.equal('NAVIGATION_FAILED')
      expect(message).to.contain('nobody-has-this-name.invalid')
    })

    it('says that a certificate is not valid', async () => {
      const server = createServer(SELF_SIGNED, (_req, res) => res.end('secret'))
      await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
      const { port } = server.address() as AddressInfo
      const { code, message } = await service.failure('navigate', { url: `https://127.0.0.1:${port}/` })
      server.close()
      expect(code).to.equal('NAVIGATION_FAILED')
      expect(message).to.contain('certificate').and.contain('not valid')
    })

    it('goes on in an empty tab when the last one closes itself', async () => {
      await service.call('tabs', { action: 'open', url: `${site.url}/opener` })
      const state = await click('Window')
      await service.call('tabs', { action: 'close', index: state.tab })
      await service.call('tabs', { action: 'close' })
      expect(await service.call('snapshot')).to.include({ url: 'about:blank', total: 0 })
    })

    it('says that a server closed the connection, and opens the next page', async () => {
      const { code, message } = await service.failure('navigate', { url: `${site.url}/drop` })
      expect(code).to.equal('NAVIGATION_FAILED')
      expect(message).to.contain(new URL(site.url).host)
      expect((await open('/two')).title).to.equal('Two')
    })

    it('shows as much of a page as came in time, and says so', async () => {
      const state = await open('/half')
      expect(state.title).to.equal('Half')
      expect(state.notes.join(' ')).to.contain('2 s')
    })

    it('does not wait for a picture that never comes', async () => {
      const state = await open('/late')
      expect(state.title).to.equal('Late')
      expect(state.notes.join(' ')).to.contain('still loading')
    })

    it('refuses an address of this machine that nobody has named', async () => {
      const strict = openService({}, { grants: false })
      const { code } = await strict.failure('navigate', { url: site.url })
      await strict.close()
      expect(code).to.equal('ADDRESS_REFUSED')
    })
  })

  describe('dialogs', () => {
    it('accepts an alert and tells what it said', async () => {
      await open('/dialogs')
      const state = await click('Alert')
      expect(state.dialogs).to.deep.equal([{ type: 'alert', message: 'Saved', state: 'accepted' }])
      expect(state.title).to.equal('after alert')
      expect((await service.call('dialog', { action: 'accept' })).notes.join(' ')).to.contain('already accepted')
    })

    it('lets a confirm wait for its answer', async () => {
      await open('/dialogs')
      for (const [action, answer] of [
        ['accept', 'confirmed true'],
        ['dismiss', 'confirmed false'],
      ]) {
        const state = await click('Confirm')
        expect(state.dialogs).to.deep.equal([{ type: 'confirm', message: 'Really?', state: 'waiting' }])
        const { code, message } = await service.failure('snapshot')
        expect(code).to.equal('DIALOG_WAITS')
        expect(message).to.contain('Really?')
        const after = await service.call('dialog', { action })
        expect(after.title).to.equal(answer)
        expect(after.dialogs[0].state).to.equal(`${action}ed`.replace('ssed', 'ssed'))
      }
      expect((await service.call('snapshot')).dialogs).to.equal(undefined)
    })

    it('answers a prompt with a text', async () => {
      await open('/dialogs')
      await click('Prompt')
      expect((await service.call('dialog', { action: 'accept', text: 'Ada' })).title).to.equal('prompted Ada')
      await click('Prompt')
      expect((await service.call('dialog', { action: 'dismiss' })).title).to.equal('prompted null')
    })

    it('is not held up by a dialog while a page loads', async () => {
      const state = await open('/confirm-on-load')
      expect(state.dialogs).to.deep.equal([{ type: 'confirm', message: 'Now?', state: 'waiting' }])
      expect((await service.call('dialog', { action: 'accept' })).title).to.equal('loaded true')
    })

    it('asks before a page with a draft is left', async () => {
      await open('/leave')
      await service.call('type', { ref: await service.refOf('Draft'), text: 'some words' })
      const state = await open('/two')
      expect(state.dialogs[0]).to.include({ type: 'beforeunload', state: 'waiting' })
      expect((await service.call('dialog', { action: 'dismiss' })).url).to.equal(`${site.url}/leave`)
      await open('/two')
      expect((await service.call('dialog', { action: 'accept' })).title).to.equal('Two')
    })

    it('is not held up by a dialog of a tab in the background', async () => {
      await open('/confirm-later')
      await service.call('tabs', { action: 'open' })
      const state = await open('/slow/600')
      expect(state.url).to.equal(`${site.url}/slow/600`)
      expect(state.dialogs).to.deep.equal([{ type: 'confirm', message: 'Still there?', state: 'waiting' }])
      const answered = await service.call('dialog', { action: 'dismiss' })
      expect(answered.dialogs).to.deep.equal([{ type: 'confirm', message: 'Still there?', state: 'dismissed' }])
    })

    it('ends a page that shows alerts without end', async () => {
      const state = await service.call('navigate', { url: `${site.url}/alert-loop` }).catch((error: Error) => error)
      const words = state instanceof Error ? state.message : state.notes.join(' ')
      expect(words).to.match(/closed/)
      expect((await open('/two')).title).to.equal('Two')
    })

    it('says so when there is no dialog', async () => {
      await service.call('navigate', { url: `${site.url}/two`, session: 'fresh' })
      const { message } = await service.failure('dialog', { action: 'accept', session: 'fresh' })
      expect(message).to.contain('no dialog')
      await service.call('close', { session: 'fresh' })
    })
  })

  describe('tabs', () => {
    it('opens, lists, shows and closes them', async () => {
      await open('/')
      const state = await service.call('tabs', { action: 'open', url: `${site.url}/two` })
      expect(state.list.map((tab: { title: string }) => tab.title)).to.deep.equal(['Start', 'Two'])
      expect(state).to.include({ tab: 2, tabs: 2, title: 'Two' })
      expect(await service.call('tabs', { action: 'select', index: 1 })).to.include({ tab: 1, title: 'Start' })
      expect(await service.call('tabs', { action: 'close', index: 1 })).to.include({ tab: 1, tabs: 1, title: 'Two' })
      expect((await service.failure('tabs', { action: 'select', index: 7 })).message).to.contain('no tab 7')
    })

    it('shows the window that a click opens', async () => {
      for (const name of ['Window', 'Link']) {
        await open('/opener')
        const state = await click(name)
        expect(state).to.include({ title: 'Two', tab: 2, tabs: 2 })
        expect(await service.call('tabs', { action: 'close' })).to.include({ title: 'Opener', tabs: 1 })
      }
    })

    it('keeps to the number of tabs that there may be', async () => {
      const { notes = [] } = await open('/popups')
      const state = await service.call('tabs')
      expect(state).to.include({ tabs: 4 })
      expect([...notes, ...(state.notes ?? [])].join(' ')).to.contain('more tabs than the 4')
      expect((await service.failure('tabs', { action: 'open' })).message).to.contain('max_pages')
    })
  })

  describe('files', () => {
    it('brings a file into the folder of the session', async () => {
      await open('/')
      const state = await open('/file/plain.txt')
      expect(state.url).to.equal(`${site.url}/`)
      expect(state.downloads).to.deep.equal(['plain.txt'])
      expect(readFileSync(join(files(), 'plain.txt'), 'utf8')).to.equal('The file plain.txt')
      const { files: listed } = await service.call('downloads')
      expect(listed).to.deep.include({ name: 'plain.txt', bytes: 18, url: `${site.url}/file/plain.txt` })
    })

    it('leaves no empty tab behind when a link opens a file in a window', async () => {
      await open('/opener')
      const state = await click('File')
      await service.call('downloads')
      const { tabs, title } = await service.call('tabs')
      expect({ tabs, title }).to.deep.equal({ tabs: 1, title: 'Opener' })
      expect(state.title).to.equal('Opener')
    })

    it('gives files of the same name numbers', async () => {
      await open('/many-files')
      await new Promise(resolve => setTimeout(resolve, 500))
      const { files: listed } = await service.call('downloads')
      expect(listed.map((file: { name: string }) => file.name)).to.include.members([
        'same.txt',
        'same (2).txt',
        'same (3).txt',
        'same (4).txt',
      ])
    })

    it('makes names safe', async () => {
      await open('/file/secret')
      const { files: listed } = await service.call('downloads')
      expect(listed.at(-1).name).to.match(/^\w[\w.]*\.txt$/)
      for (const name of readdirSync(files())) expect(name).to.match(/^[\w().\- ]+$/)
    })

    it('does not keep a file that is too large', async () => {
      const state = await open('/file/endless')
      const told: string[] = [...(state.notes ?? [])]
      let listed: { name: string }[] = []
      for (let running = 1; running > 0;) {
        const seen = await service.call('downloads')
        running = seen.running
        listed = seen.files
        told.push(...(seen.notes ?? []))
      }
      expect(told.join(' ')).to.contain('larger than the 1 MB')
      expect(listed.map(file => file.name)).to.not.include('endless')
      expect(existsSync(join(files(), 'endless'))).to.equal(false)
      const folder = join(service.stateFolder, 'browser')
      const incoming = () =>
        readdirSync(folder)
          .filter(name => name.startsWith('.incoming'))
          .flatMap(name => readdirSync(join(folder, name, 'downloads')))
      // The browser takes away what it has of it by and by.
      while (incoming().length > 0) await new Promise(resolve => setTimeout(resolve, 50))
    })

    it('gives files of the session to a field, to a label and to a button that asks for them', async () => {
      writeFileSync(join(files(), 'one.txt'), 'one')
      writeFileSync(join(files(), 'two.txt'), 'two!')
      await open('/upload')
      const give = async (name: string, list: string[]) =>
        await service.call('upload', { ref: await service.refOf(name), files: list })
      expect((await give('Files', ['one.txt', 'two.txt'])).title).to.equal('one.txt:3,two.txt:4')
      expect((await give('Choose', ['two.txt'])).title).to.equal('two.txt:4')
      const one = await service.refOf('One')
      const failure = await service.failure('upload', { ref: one, files: ['one.txt', 'two.txt'] })
      expect(failure.message).to.contain('one file only')
      const nothing = await service.refOf('Nothing')
      expect((await service.failure('upload', { ref: nothing, files: ['one.txt'] })).code).to.equal('ELEMENT_UNFIT')
      expect((await service.failure('upload', { ref: one, files: ['../../../x'] })).code).to.equal('FILE_REFUSED')
    })
  })

  describe('screenshots', () => {
    it('takes pictures of the window, the page and an element', async () => {
      await open('/longer')
      const shot = await service.call('screenshot')
      expect(shot).to.include({ width: 1280, height: 800 })
      expect(readFileSync(join(files(), shot.file))).to.have.lengthOf(shot.bytes)
      expect(await service.call('screenshot', { full_page: true, format: 'jpeg' })).to.include({ height: 2000 })
      await open('/opener')
      const element = await service.call('screenshot', { ref: await service.refOf('Window') })
      expect(element.width).to.be.below(300)
      expect(new Set(readdirSync(files()).filter(name => name.startsWith('screenshot'))).size).to.be.at.least(3)
    })

    it('cuts a page that is too tall, and says so', async () => {
      await open('/tall')
      const shot = await service.call('screenshot', { full_page: true })
      expect(shot.height).to.equal(16_000)
      expect(shot.notes.join(' ')).to.contain('the picture shows the first')
    })
  })

  for (const name of ['Link', 'Script', 'Go'])
    it(`waits for the page that a click on ${name} asks for`, async () => {
      await open('/leads-on')
      expect((await click(name)).url).to.match(/\/slow\/700\??$/)
    })

  for (const name of ['Nothing', 'Part', 'Write'])
    it(`waits for no page after a click on ${name}`, async () => {
      await open('/leads-on')
      const state = await click(name)
      expect(state).to.include({ title: 'Leads on' })
      expect(state).to.not.have.property('notes')
    })

  it('says so when the page that a click asks for does not come', async () => {
    await open('/leads-on')
    const state = await click('Never')
    expect(state.url).to.equal(`${site.url}/leads-on`)
    expect(state.notes.join(' ')).to.contain('has not come yet')
    // After navigation_timeout it is given up.
    const { url, notes = [] } = await service.call('snapshot')
    expect(url).to.equal(`${site.url}/leads-on`)
    expect(notes.join(' ')).to.contain('did not come within 2 s')
    expect((await open('/two')).title).to.equal('Two')
  })

  it('waits for what a click makes the page fetch', async () => {
    await open('/fetches')
    expect((await click('Get')).title).to.equal('fetched')
  })

  it('closes a page that freezes because of a click', async () => {
    await open('/freeze-on-click')
    const ref = await service.refOf('Work')
    expect((await service.failure('click', { ref })).code).to.equal('PAGE_GONE')
    expect((await open('/two')).title).to.equal('Two')
  })
})
