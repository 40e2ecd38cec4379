import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { filesFolder, grantOrigin, sessionFolder } from '../../src/lib/browser-session.ts'
import { startAgent, type TestAgent } from './support/start-agent.ts'

const hashed = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 40)
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

describe('files of a conversation', () => {
  let agent: TestAgent
  beforeEach(async () => {
    agent = await startAgent({ limits: { sessions: 2, messages: 10 } })
  })
  afterEach(() => agent.close())

  const put = (session: string, name: string, bytes: string | Buffer) =>
    writeFileSync(join(filesFolder(agent.folder, session), name), bytes)
  const get = (session: string, name: string, init: RequestInit = {}) =>
    fetch(`${agent.url}/files/${encodeURIComponent(session)}/${encodeURIComponent(name)}`, init)

  it('are pictures that are shown, and downloads that are saved and never run', async () => {
    put('a', 'page.png', PNG)
    put('b/ü?', 'Rechnung für März.html', '<script>alert(1)</script>')
    const picture = await get('a', 'page.png')
    expect(picture.status).to.equal(200)
    expect(Buffer.from(await picture.arrayBuffer())).to.deep.equal(PNG)
    expect(Object.fromEntries(picture.headers)).to.include({
      'content-type': 'image/png',
      'content-disposition': 'inline; filename=page.png',
      'content-length': '8',
      'x-content-type-options': 'nosniff',
    })
    const page = await get('b/ü?', 'Rechnung für März.html')
    expect(await page.text()).to.equal('<script>alert(1)</script>')
    expect(page.headers.get('content-type')).to.equal('application/octet-stream')
    expect(page.headers.get('content-disposition')).to.match(/^attachment; .*filename\*=UTF-8''Rechnung%20f%C3%BCr/)
    for (const { headers } of [picture, page])
      expect(headers.get('content-security-policy')).to.equal("sandbox; default-src 'none'")
    const head = await get('a', 'page.png', { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).to.deep.equal([
      200,
      '8',
      0,
    ])
  })

  it('are those of the session alone, by their very name', async () => {
    put('a', 'own.txt', 'mine')
    grantOrigin(agent.folder, 'a', 'http://127.0.0.1:3000')
    writeFileSync(join(agent.folder, 'secret.txt'), 'secret')
    mkdirSync(join(filesFolder(agent.folder, 'a'), 'inner'))
    symlinkSync(join(agent.folder, 'secret.txt'), join(filesFolder(agent.folder, 'a'), 'link.txt'))
    for (const [session, name] of [
      ['a', 'other.txt'],
      ['b', 'own.txt'],
      ['a', '../../../secret.txt'],
      ['a', '..\\..\\secret.txt'],
      ['a', '..'],
      ['a', '../grants'],
      ['a', 'inner'],
      ['a', 'link.txt'],
      ['..', 'secret.txt'],
      ['a', 'own.txt\u0000.png'],
    ] as const) {
      const answer = await get(session, name)
      expect(answer.status, `${session} ${name}`).to.be.oneOf([400, 404])
      expect(await answer.text())
        .to.not.contain('secret\n')
        .and.not.equal('mine')
    }
    const { status, body } = await agent.send('/files/a/other.txt')
    expect([status, body]).to.deep.equal([
      404,
      { detail: "File 'other.txt' of session 'a' not found", code: 'NOT_FOUND' },
    ])
    expect(existsSync(join(agent.folder, 'browser', 'b'))).to.equal(false)
    expect((await agent.send('/files/a/own.txt', {}, 'POST')).status).to.equal(405)
  })

  it('are in no folder that another id leads to: not by what it is hashed to, nor by capitals', () => {
    const folders = ['key:default', hashed('key:default'), 'name', 'Name', hashed('Name'), '..'].map(id =>
      sessionFolder(agent.folder, id).toLowerCase(),
    )
    expect(new Set(folders).size).to.equal(folders.length)
  })

  it('go with the conversation, deleted or over the limit', async () => {
    for (const id of ['a', 'b']) {
      await agent.chat('hello', { session_id: id })
      put(id, 'page.png', PNG)
    }
    await agent.send('/sessions/a', undefined, 'DELETE')
    expect((await get('a', 'page.png')).status).to.equal(404)
    expect((await get('b', 'page.png')).status).to.equal(200)
    const folder = sessionFolder(agent.folder, 'b')
    for (const id of ['c', 'd']) await agent.chat('hello', { session_id: id })
    expect(existsSync(folder)).to.equal(false)
  })
})
