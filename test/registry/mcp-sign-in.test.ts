import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { McpEntry } from '../../src/registry/file/service-entry.ts'
import { elsewhereFetch } from '../../src/registry/sources/mcp/elsewhere-fetch.ts'
import { createUpstream, type Upstream } from '../../src/registry/upstream/upstream.ts'

describe('what an MCP server names for signing in', () => {
  const asked: string[] = []
  let server: Server
  let upstream: Upstream
  let port: number
  before(async () => {
    server = createServer((req, res) => {
      asked.push(`${req.method} ${req.url}`)
      res.end('{}')
    })
    await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
    upstream = createUpstream({
      connectionPoolSize: 2,
      sslVerify: true,
      cacheEnabled: false,
      cacheTtl: 0,
      maxResultBytes: 1024,
      allowPrivateAddresses: false,
    })
  })
  after(async () => {
    await upstream.close()
    server.close()
  })
  beforeEach(() => void asked.splice(0))

  const fetchFor = (url: string, more: object = {}) => {
    const auth = { type: 'oauth2', client_id: 'me', client_secret: 'a-client-secret', ...more }
    return elsewhereFetch(McpEntry.parse({ name: 'notes', type: 'mcp', url, auth }), upstream)
  }
  const failure = (answer: Promise<unknown>) =>
    answer.then(
      () => undefined,
      (error: Error & { cause?: Error }) => `${error.message} ${error.cause?.message ?? ''}`,
    )

  it('is no private address, unless the server is on one itself [X6]', async () => {
    const inside = `http://127.0.0.1:${port}/.well-known/oauth-protected-resource`
    expect(await failure(fetchFor('http://mcp.example.com/mcp')(inside, {}))).to.contain('private address')
    expect(asked).to.deep.equal([])
    expect(await failure(fetchFor('http://localhost:1/mcp')(inside, {}))).to.equal(undefined)
    expect(asked).to.have.length(1)
  })

  it('is not left for plain http [X2]', async () => {
    const fetch = fetchFor('https://mcp.example.com/mcp', { issuer: 'https://login.example.com' })
    expect(await failure(fetch('http://login.example.com/token', { method: 'POST' }))).to.contain('from https to http')
  })

  it('gets the client secret only where the entry names it as issuer, or on its own host [X2]', async () => {
    const token = 'https://login.other.test/token'
    const why = await failure(fetchFor('https://mcp.example.com/mcp')(token, { method: 'POST' }))
    expect(why).to.contain('names https://login.other.test to sign in at').and.contain('issuer')
    expect(why).not.to.contain('a-client-secret')
    // With an issuer it is tried: nobody has that name.
    const named = fetchFor('https://mcp.example.com/mcp', { issuer: 'https://login.other.test' })
    expect(await failure(named(token, { method: 'POST' }))).not.to.contain('issuer')
    const near = fetchFor('http://127.0.0.1:1/mcp')
    expect(await failure(near(`http://127.0.0.1:${port}/token`, { method: 'POST' }))).to.equal(undefined)
    expect(asked).to.deep.equal(['POST /token'])
  })
})
