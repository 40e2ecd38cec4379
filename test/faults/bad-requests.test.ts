import { expect } from 'chai'
import { COMPONENTS, startAll, type Component } from '../support/start-all.ts'

interface Row {
  to: Component
  method?: string
  path: string
  /** Sent as it is when it is a text, as JSON otherwise. */
  body?: unknown
  status: number
  code?: string
}

const MEGABYTES = (count: number) => `{"message":"${'x'.repeat(count * 1024 * 1024)}"}`

/** Malformed, oversized, mistyped and misdirected requests (interfaces, Errors). */
const ROWS: Row[] = [
  // malformed JSON
  { to: 'crm', method: 'POST', path: '/accounts/', body: '{"name": ', status: 400, code: 'MALFORMED_JSON' },
  { to: 'crm', method: 'PUT', path: '/accounts/1', body: 'name=x', status: 400, code: 'MALFORMED_JSON' },
  { to: 'registry', method: 'POST', path: '/functions/call', body: '{{}}', status: 400 },
  { to: 'registry', method: 'POST', path: '/functions/onboard', body: '[1,', status: 400 },
  { to: 'agent', method: 'POST', path: '/chat', body: '{"message": "hi"', status: 400, code: 'MALFORMED_JSON' },
  { to: 'agent', method: 'POST', path: '/chat/stream', body: 'hi', status: 400, code: 'MALFORMED_JSON' },
  // too large
  { to: 'crm', method: 'POST', path: '/accounts/', body: MEGABYTES(2), status: 413 },
  { to: 'agent', method: 'POST', path: '/chat', body: MEGABYTES(12), status: 413 },
  { to: 'agent', method: 'POST', path: '/chat', body: { message: 'x'.repeat(8001) }, status: 413 },
  // wrong types
  { to: 'crm', method: 'POST', path: '/accounts/', body: { name: 7 }, status: 422 },
  { to: 'crm', method: 'POST', path: '/accounts/', body: [], status: 422 },
  { to: 'crm', method: 'POST', path: '/accounts/', body: null, status: 422 },
  { to: 'crm', method: 'POST', path: '/leads/', body: { first_name: 'A', last_name: 'B' }, status: 422 },
  { to: 'crm', path: '/accounts/?limit=ten', status: 422 },
  { to: 'crm', path: '/accounts/?limit=101', status: 422 },
  { to: 'crm', path: '/accounts/?skip=-1', status: 422 },
  { to: 'crm', path: '/advanced/opportunities/by-region/?month=13', status: 422 },
  { to: 'crm', path: '/accounts/one', status: 422 },
  { to: 'registry', method: 'POST', path: '/functions/call', body: {}, status: 422 },
  {
    to: 'registry',
    method: 'POST',
    path: '/functions/call',
    body: { app_name: 'crm', function_name: 'crm_x', args: 'none' },
    status: 422,
  },
  { to: 'registry', method: 'POST', path: '/functions/onboard', body: { app_name: 'x' }, status: 422 },
  {
    to: 'registry',
    method: 'POST',
    path: '/functions/onboard',
    body: { app_name: 'x', schemas: [{ name: 'y' }] },
    status: 422,
  },
  { to: 'agent', method: 'POST', path: '/chat', body: {}, status: 422 },
  { to: 'agent', method: 'POST', path: '/chat', body: { message: '' }, status: 422 },
  { to: 'agent', method: 'POST', path: '/chat', body: { message: 7 }, status: 422 },
  { to: 'agent', method: 'POST', path: '/chat', body: { message: 'hi', apps: 'crm' }, status: 422 },
  { to: 'agent', method: 'POST', path: '/chat/stop', body: {}, status: 422 },
  { to: 'agent', method: 'PUT', path: '/settings/mode', body: { mode: 'turbo' }, status: 422 },
  // what is no name, or is nested too deeply: found by npm run fuzz
  { to: 'agent', method: 'POST', path: '/catalogue/call', body: '{"tool":"a\\uDFFFb"}', status: 404 },
  { to: 'agent', path: '/catalogue/applications/%2e%2e/tools', status: 404 },
  {
    to: 'agent',
    method: 'POST',
    path: '/chat',
    body: `{"message":${'['.repeat(1000)}`,
    status: 422,
    code: 'VALIDATION',
  },
  { to: 'registry', method: 'POST', path: '/functions/call?x=1', body: '{}', status: 422 },
  { to: 'registry', method: 'POST', path: '/functions/call/', body: '['.repeat(1000), status: 422 },
  // what does not exist
  { to: 'territory', path: '/nothing', status: 404, code: 'NOT_FOUND' },
  { to: 'crm', path: '/accounts/99999999', status: 404 },
  { to: 'registry', path: '/applications/nobody/apis', status: 404 },
  {
    to: 'registry',
    method: 'POST',
    path: '/functions/call',
    body: { app_name: 'crm', function_name: 'crm_no_such_tool', args: {} },
    status: 404,
  },
  {
    to: 'registry',
    method: 'POST',
    path: '/functions/call',
    body: { app_name: 'crm', function_name: 'list_accounts', args: {} },
    status: 404,
  },
  { to: 'registry', method: 'DELETE', path: '/applications/nobody', status: 404 },
  { to: 'agent', path: '/sessions/none', status: 404 },
  { to: 'agent', path: '/%00', status: 404 },
  // wrong methods
  { to: 'territory', method: 'POST', path: '/contacts', body: {}, status: 405 },
  { to: 'territory', method: 'DELETE', path: '/my-accounts', status: 405 },
  { to: 'crm', method: 'PATCH', path: '/accounts/1', body: {}, status: 405 },
  { to: 'registry', path: '/functions/call', status: 405 },
  { to: 'agent', path: '/chat', status: 405 },
]

describe('bad requests', () => {
  let all: Awaited<ReturnType<typeof startAll>>
  before(async () => {
    all = await startAll()
  })
  after(async () => await all.close())

  const send = async ({ to, method = 'GET', path, body }: Omit<Row, 'status'>) =>
    await fetch(all.urls[to] + path, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    })

  for (const row of ROWS) {
    const { to, method = 'GET', path, body, status, code } = row
    const sent = body === undefined ? '' : (typeof body === 'string' ? body : JSON.stringify(body)).slice(0, 60)
    it(`${to} answers ${method} ${path} ${sent} with ${status} as JSON [E-01, E-02, E-03, E-04, E-05]`, async () => {
      const answer = await send(row)
      const text = await answer.text()
      expect(answer.status, text.slice(0, 300)).to.equal(status)
      expect(answer.headers.get('content-type')).to.match(/^application\/json/)
      const answered = JSON.parse(text) as { detail: unknown; code?: string; message?: string }
      expect(answered).to.have.property('detail')
      if (code !== undefined) expect(answered.code).to.equal(code)
      if (status === 405) expect(answer.headers.get('allow')).to.match(/[A-Z]/)
      expect(text).not.to.match(/node:internal|\.ts:\d+/)
    })
  }

  it('lets nothing on the way keep what the agent and the registry answer, errors too', async () => {
    for (const [to, path] of [
      ['agent', '/status'],
      ['agent', '/sessions'],
      ['agent', '/nothing'],
      ['registry', '/status'],
      ['registry', '/applications'],
      ['registry', '/applications/nobody/apis'],
    ] as const)
      expect((await send({ to, path })).headers.get('cache-control'), path).to.equal('no-store')
    // What is asked for often is asked again whether it changed; what is the same for everybody may be kept.
    expect((await send({ to: 'registry', path: '/apis' })).headers.get('cache-control')).to.equal('no-cache')
    expect((await send({ to: 'agent', path: '/docs/swagger-ui.css' })).headers.get('cache-control')).to.match(/public/)
    expect((await send({ to: 'crm', path: '/accounts/1' })).headers.get('cache-control')).to.equal(null)
  })

  for (const component of COMPONENTS) {
    it(`${component} is healthy after all of them, and echoes a request id [E-06, E-07]`, async () => {
      const answer = await fetch(`${all.urls[component]}/health`, { headers: { 'x-request-id': 'row-1' } })
      expect(await answer.json()).to.include({ status: 'healthy' })
      expect(answer.headers.get('x-request-id')).to.equal('row-1')
    })
  }
})
