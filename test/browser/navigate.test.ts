import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { openService, type OpenedService } from './open-service.ts'

describe('browser: navigate', () => {
  let service: OpenedService
  let server: Server
  let origin: string
  before(async () => {
    service = openService()
    server = createServer((req, res) => {
      res.writeHead(req.url === '/missing' ? 404 : 200, { 'content-type': 'text/html' })
      res.end(`<title>Page ${req.url}</title><p>Hello`)
    })
    await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  after(async () => {
    await service.close()
    server.closeAllConnections()
    server.close()
  })

  it('opens a page and says where it is', async () => {
    const state = await service.call('navigate', { url: `${origin}/one` })
    expect(state).to.include({ url: `${origin}/one`, title: 'Page /one', status: 200, tab: 1, tabs: 1 })
  })

  it('tells the status of a page that the server does not have', async () => {
    const state = await service.call('navigate', { url: `${origin}/missing` })
    expect(state).to.include({ status: 404, title: 'Page /missing' })
  })

  it('says in words why a page could not be opened, and opens the next one', async () => {
    const closed = createServer()
    await new Promise<void>(resolve => void closed.listen(0, '127.0.0.1', resolve))
    const { port } = closed.address() as AddressInfo
    await new Promise(resolve => void closed.close(resolve))
    const { message, code } = await service.failure('navigate', { url: `http://127.0.0.1:${port}/` })
    expect(code).to.equal('NAVIGATION_FAILED')
    expect(message).to.contain(`127.0.0.1:${port}`)
    expect(await service.call('navigate', { url: `${origin}/two` })).to.include({ title: 'Page /two' })
  })

  it('opens http and https only', async () => {
    for (const url of ['file:///etc/passwd', 'javascript:alert(1)', 'chrome://version', 'data:text/html,x'])
      expect((await service.failure('navigate', { url })).code).to.equal('ADDRESS_REFUSED')
  })
})
