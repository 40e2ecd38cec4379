import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { filesFolder } from '../../../src/lib/browser-session.ts'
import { parseCsv } from '../../agent/support/parse-csv.ts'
import { startAgent, type TestAgent } from '../../agent/support/start-agent.ts'
import { createInjectionEngine } from './injection-engine.ts'
import { PAYLOADS } from './payloads.ts'

describe('agent server: files with texts of others in them', () => {
  let agent: TestAgent
  before(async () => (agent = await startAgent({ engine: createInjectionEngine() })))
  after(() => agent.close())

  const save = async (message: string, format: string) => {
    const { metadata } = await agent.chat(message)
    const response = await fetch(
      `${agent.url}/sessions/${metadata.session_id}/messages/${metadata.place}/result?format=${format}`,
    )
    return { headers: response.headers, text: await response.text() }
  }

  it('a spreadsheet finds no formula in a CSV, neither in cells nor in names of columns', async () => {
    const { text } = await save('table', 'csv')
    const [names, ...rows] = parseCsv(text.replace(/^\uFEFF/, ''))
    expect(names).to.have.length(PAYLOADS.length)
    for (const cell of [names!, ...rows].flat())
      if (!/^-?\d+$/.test(cell)) expect(cell).not.to.match(/^[\s\0]*[=+\-@\t\r＝＋－＠]/)
  })

  it('what is saved cannot run where it comes from, and its name is a name', async () => {
    for (const text of PAYLOADS)
      for (const format of ['csv', 'json']) {
        const { headers } = await save(`rows ${text.slice(0, 500)}`, format)
        expect(headers.get('content-security-policy')).to.match(/^sandbox; default-src 'none'/)
        expect(headers.get('x-content-type-options')).to.equal('nosniff')
        const told = headers.get('content-disposition')!
        expect(told).to.match(/^attachment; filename=/)
        const encoded = /filename\*=UTF-8''([^;]*)/.exec(told)?.[1]
        const name = encoded === undefined ? /filename="([^"]*)"/.exec(told)![1]! : decodeURIComponent(encoded)
        expect(name).to.match(
          new RegExp(`^[^/\\\\<>:"|?*\\p{Cc}\\p{Cf}.][^/\\\\<>:"|?*\\p{Cc}\\p{Cf}]*\\.${format}$`, 'u'),
        )
      }
  }).timeout(20_000)

  it('files of a conversation are saved, not shown, and lead nowhere else', async () => {
    const { metadata } = await agent.chat('rows')
    const folder = filesFolder(agent.folder, metadata.session_id)
    mkdirSync(folder, { recursive: true })
    const names = ['a.html', 'a.svg', 'a.xml', 'a.js', 'a.pdf', 'a.png.html', '=1+1.csv', "' onload='.svg"]
    for (const name of names)
      writeFileSync(join(folder, name), '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    const look = (path: string) => fetch(`${agent.url}/files/${metadata.session_id}/${path}`)
    for (const name of names) {
      const { status, headers } = await look(encodeURIComponent(name))
      expect(status, name).to.equal(200)
      expect(headers.get('content-type'), name).to.equal('application/octet-stream')
      expect(headers.get('content-disposition'), name).to.match(/^attachment/)
      expect(headers.get('content-security-policy'), name).to.match(/^sandbox; default-src 'none'/)
    }
    for (const text of [
      ...PAYLOADS.map(one => one.slice(0, 500)),
      '..',
      '../../sessions.sqlite',
      '..%2f..%2fsessions.sqlite',
      '.%2e/x',
      '%00',
      'a.html%00.png',
    ]) {
      const { status, headers } = await look(
        text.startsWith('..') || text.includes('%') ? text : encodeURIComponent(text.toWellFormed()),
      )
      expect(status, text).to.be.oneOf([400, 404, 413, 414, 422, 431])
      expect(headers.get('content-type'), text).to.match(/^application\/json/)
    }
  })
})
