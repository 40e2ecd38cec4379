import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { createRegistryClient, type RegistryClient } from '../../src/agent/registry-client.ts'
import { createRegistryProbe } from '../../src/agent/probe-registry.ts'
import { failureOf } from '../support/failure-of.ts'

const json = { 'content-type': 'application/json' }

describe('a registry that does not answer', () => {
  let server: Server
  let port: number
  let calls: number
  const listen = async (at = 0) => {
    server = createServer((req, res) => {
      calls += req.method === 'POST' ? 1 : 0
      res.writeHead(200, json).end(req.url === '/applications' ? '[]' : '{}')
    })
    await new Promise<void>(resolve => server.listen(at, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  }
  const close = async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  const withClient = async (act: (client: RegistryClient) => Promise<unknown>, silence?: number) => {
    const client = createRegistryClient({ url: `http://127.0.0.1:${port}`, ...(silence && { silence }) })
    try {
      return await act(client)
    } finally {
      await client.close()
    }
  }
  beforeEach(() => {
    calls = 0
    return listen()
  })
  afterEach(() => close())

  it('because it is started again at this moment fails no message and no call, and makes none twice', async () => {
    await withClient(async client => {
      await client.catalogue()
      await close()
      const asked = client.catalogue()
      const called = client.call('shop', 'shop_list', {})
      await new Promise(resolve => setTimeout(resolve, 300))
      await listen(port)
      expect((await asked).catalogue).to.deep.equal({})
      expect(await called).to.deep.equal({ ok: true, value: {} })
      expect(calls).to.equal(1)
    })
  })

  it('although it takes connections is told as one that hangs, long before the time of an answer is over', async () => {
    server.removeAllListeners('request')
    const error = (await withClient(client => failureOf(client.catalogue()), 50)) as { code: string; message: string }
    expect(error.code).to.equal('REGISTRY_UNREACHABLE')
    expect(error.message).to.contain('gives no answer').and.to.contain('agent restart api-registry')
    const { reachable, message } = await createRegistryProbe(`http://127.0.0.1:${port}`).look()
    expect(reachable).to.equal(false)
    expect(message).to.contain('gives no answer')
  })
})
