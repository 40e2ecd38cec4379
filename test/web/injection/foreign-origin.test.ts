import { expect } from 'chai'
import { request } from 'node:http'
import { startAgent, type TestAgent } from '../../agent/support/start-agent.ts'

interface Answered {
  status: number
  headers: Record<string, unknown>
  body: string
}

/** Where a page may stand that is not ours; the last ones are ours in everything but the port or the scheme of a browser's opinion. */
const FOREIGN = [
  'https://evil.example',
  'null',
  'http://127.0.0.1.evil.example',
  'http://localhost.evil.example:80',
  'http://evil.example#127.0.0.1',
  'file://',
  'chrome-extension://abcdefgh',
  'http://0x7f.1',
  'http://[::ffff:127.0.0.1]',
]

describe('agent server: pages of other origins', () => {
  let agent: TestAgent
  let routes: { path: string; method: string }[]

  before(async () => {
    agent = await startAgent()
    const { body } = await agent.send('/openapi.json')
    routes = Object.entries(body.paths as Record<string, object>).flatMap(([path, item]) =>
      Object.keys(item).map(method => ({ path: path.replaceAll(/\{\w+\}/g, 'x'), method: method.toUpperCase() })),
    )
    // What the description leaves out.
    routes.push({ path: '/', method: 'GET' }, { path: '/assets/x.js', method: 'GET' }, { path: '/mcp', method: 'POST' })
  })
  after(() => agent.close())

  const ask = (method: string, path: string, headers: Record<string, string>) =>
    new Promise<Answered>((resolve, reject) => {
      const sent = request(
        `${agent.url}${path}`,
        { method, headers: { 'content-length': '2', ...headers } },
        response => {
          let body = ''
          response.setEncoding('utf8').on('data', chunk => (body += chunk))
          response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }))
          response.on('error', reject)
        },
      )
      sent.on('error', reject)
      sent.end('{}')
    })
  const changing = () => routes.filter(({ method }) => !['GET', 'HEAD'].includes(method))

  it('change nothing, whatever the route', async () => {
    expect(changing().length).to.be.at.least(15)
    for (const { method, path } of changing())
      for (const origin of FOREIGN)
        for (const type of ['application/json', 'text/plain']) {
          const { status, body } = await ask(method, path, { origin, 'content-type': type })
          expect([status, JSON.parse(body).code], `${method} ${path} from ${origin}`).to.deep.equal([
            403,
            'FORBIDDEN_ORIGIN',
          ])
        }
  }).timeout(20_000)

  it('change nothing from another port either, as the browser says where they come from', async () => {
    for (const { method, path } of changing())
      for (const site of ['cross-site', 'same-site']) {
        const { status } = await ask(method, path, { origin: 'http://localhost:3000', 'sec-fetch-site': site })
        expect(status, `${method} ${path} ${site}`).to.equal(403)
      }
  })

  it('read nothing: no answer lets another origin look at it', async () => {
    for (const { method, path } of routes)
      for (const origin of ['https://evil.example', 'null', agent.url]) {
        const answers = [
          await ask('OPTIONS', path, { origin, 'access-control-request-method': method }),
          ...(method === 'GET' && !/stream|events/.test(path) ? [await ask('GET', path, { origin })] : []),
        ]
        for (const { headers } of answers)
          expect(
            Object.keys(headers).filter(name => name.startsWith('access-control-')),
            path,
          ).to.deep.equal([])
      }
  }).timeout(20_000)

  it('do not frame the page, and no document of the server runs as one of ours', async () => {
    for (const path of ['/', '/docs']) {
      const { headers, status } = await ask('GET', path, {})
      if (status !== 200) continue
      expect(`${String(headers['content-security-policy'])}${String(headers['x-frame-options'])}`, path).to.match(
        /frame-ancestors 'none'|DENY|SAMEORIGIN/,
      )
    }
  })

  it('leave pages of our own as they were', async () => {
    const { status } = await ask('PUT', '/settings/mode', {
      origin: agent.url,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    })
    expect(status).to.equal(422)
  })
})
