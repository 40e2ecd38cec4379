import { expect } from 'chai'
import { openApiUnreachable, upstreamUnreachable } from '../../src/lib/errors.ts'
import type { Logger } from '../../src/lib/logger.ts'
import type { ServiceEntry } from '../../src/registry/file/service-entry.ts'
import { createFailureLog } from '../../src/registry/service/log-failures.ts'

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:8007'), { code: 'ECONNREFUSED' })
const address = 'http://127.0.0.1:8007/openapi.json'
const away = openApiUnreachable(address, refused)
const broken = openApiUnreachable(address, new Error('HTTP 500'))

describe('what the log is told of a service that fails', () => {
  let now: number
  let lines: string[]
  const open = (url = address) => {
    now = 0
    lines = []
    const note = (level: string) => (line: { event: string }) => lines.push(`${level} ${line.event}`)
    const logger = { info: note('info'), warn: note('warn') } as unknown as Logger
    return createFailureLog({ name: 'crm', url } as ServiceEntry, logger, () => now)
  }
  const fail = (log: ReturnType<typeof open>, error = away) => log.failed(error, error.message, error)

  it('is no warning while it may be starting on this machine, and one when that lasts', () => {
    const log = open()
    for (now of [0, 100, 3_000]) fail(log)
    fail(log, openApiUnreachable(address, upstreamUnreachable('crm', address, refused)))
    expect(lines).to.deep.equal(['info service_awaited'])
    for (now of [12_000, 30_000]) fail(log)
    expect(lines).to.deep.equal(['info service_awaited', 'warn service_failed'])
  })

  it('is a warning when it ends after it was there, and again after each return', () => {
    const log = open()
    log.ready()
    fail(log)
    fail(log)
    log.ready()
    fail(log)
    expect(lines).to.deep.equal(['warn service_failed', 'warn service_failed'])
  })

  it('is a warning at once when somebody answers, or on another machine', () => {
    fail(open(), broken)
    expect(lines).to.deep.equal(['warn service_failed'])
    fail(open('https://api.example.com/openapi.json'))
    expect(lines).to.deep.equal(['warn service_failed'])
  })
})
