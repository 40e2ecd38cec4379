import { expect } from 'chai'
import {
  isTraceState,
  readTraceParent,
  traceHeadersOf,
  writeTraceParent,
} from '../../../src/lib/telemetry/trace-context.ts'
import { describeService, jsonResponse, startRecordingService } from '../../support/recording-service.ts'
import { startRegistry, until } from '../../support/start-registry.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'
const PARENT = `00-${TRACE}-${SPAN}-01`

describe('W3C trace context', () => {
  const VALID: [text: string, flags: number][] = [
    [PARENT, 1],
    [`00-${TRACE}-${SPAN}-00`, 0],
    [`00-${TRACE}-${SPAN}-03`, 3],
    [`00-${TRACE}-${SPAN}-ff`, 3],
    [`01-${TRACE}-${SPAN}-01`, 1],
    [`01-${TRACE}-${SPAN}-01-more`, 1],
    [`cc-${TRACE}-${SPAN}-01-`, 1],
  ]
  for (const [text, flags] of VALID)
    it(`takes the traceparent ${text}`, () =>
      expect(readTraceParent(text)).to.deep.equal({ traceId: TRACE, spanId: SPAN, flags }))

  const INVALID: unknown[] = [
    undefined,
    '',
    'ff-' + PARENT.slice(3),
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-1`,
    `00-${TRACE}-${SPAN}-01-more`,
    `00-${TRACE}-${SPAN}-01 `,
    `00-${TRACE}-${SPAN}`,
    `0-${TRACE}-${SPAN}-01`,
    `01-${TRACE}-${SPAN}-01.more`,
    `${PARENT}, ${PARENT}`,
    [PARENT],
  ]
  for (const text of INVALID)
    it(`ignores the traceparent ${JSON.stringify(text)}`, () => expect(readTraceParent(text)).to.equal(undefined))

  it('writes what it reads', () => expect(writeTraceParent(readTraceParent(PARENT)!)).to.equal(PARENT))

  const STATES: [text: unknown, valid: boolean][] = [
    ['congo=t61rcWkgMzE', true],
    ['rojo=00f067aa0ba902b7,congo=t61rcWkgMzE', true],
    [' foo=1 ,\t, bar=2', true],
    ['fw529a3039@dt=FfFfFf', true],
    [Array.from({ length: 32 }, (_one, index) => `k${index}=1`).join(','), true],
    [Array.from({ length: 33 }, (_one, index) => `k${index}=1`).join(','), false],
    ['', false],
    ['foo', false],
    ['foo=', false],
    ['=1', false],
    ['Foo=1', false],
    ['foo=a=b', false],
    ['foo=1,foo=2', false],
    ['foo=ä', false],
    [`foo=${'x'.repeat(257)}`, false],
    [undefined, false],
  ]
  for (const [text, valid] of STATES)
    it(`${valid ? 'takes' : 'ignores'} the tracestate ${JSON.stringify(text)?.slice(0, 60)}`, () =>
      expect(isTraceState(text)).to.equal(valid))

  it('means nothing without its traceparent', () => {
    expect(traceHeadersOf(PARENT, 'a=1')).to.deep.equal({ traceparent: PARENT, tracestate: 'a=1' })
    expect(traceHeadersOf(PARENT, 'A=1')).to.deep.equal({ traceparent: PARENT })
    expect(traceHeadersOf('wrong', 'a=1')).to.deep.equal({})
    expect(traceHeadersOf(undefined, 'a=1')).to.deep.equal({})
  })

  it('travels unchanged to a service, and nothing else of the client but its request id [X1]', async () => {
    const service = await startRecordingService(
      describeService({ '/thing': { get: { operationId: 'read', responses: jsonResponse() } } }),
    )
    const registry = await startRegistry(`services:\n  - api: { url: "${service.url}/openapi.json" }\n`)
    try {
      await registry.ready('api')
      await registry.call(
        'api',
        'read',
        {},
        {
          traceparent: PARENT,
          tracestate: 'rojo=1',
          baggage: 'user=ada',
          'x-request-id': 'abc-1',
          authorization: 'Bearer client',
          cookie: 'session=1',
          'x-forwarded-for': '10.0.0.1',
          'user-agent': 'client/1',
        },
      )
      await registry.call('api', 'read', {}, { traceparent: 'nonsense', tracestate: 'rojo=1' })
      const [first, second] = service.requests
      expect(first!.headers).to.include({ traceparent: PARENT, tracestate: 'rojo=1', 'x-request-id': 'abc-1' })
      expect(first!.headers).to.not.have.any.keys('baggage', 'authorization', 'cookie', 'x-forwarded-for')
      expect(first!.headers['user-agent']).to.not.equal('client/1')
      expect(second!.headers).to.not.have.any.keys('traceparent', 'tracestate')
      await until(() => registry.audit().length === 2)
      expect(registry.audit().map(line => line.trace_id)).to.deep.equal([TRACE, undefined])
    } finally {
      await registry.close()
      await service.close()
    }
  })
})
