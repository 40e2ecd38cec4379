import { expect } from 'chai'
import { breakerText } from '../../src/cli/breaker-text.ts'

describe('the circuit breaker in `agent apis list` and `agent apis info`', () => {
  const opened = { failures: 5, opened_at: '2026-01-01T00:00:00.000Z', retry_at: '2026-01-01T00:00:10.000Z' }
  it('is not mentioned while it is closed', () => {
    expect(breakerText('crm', { state: 'closed', failures: 1, opened_at: null, retry_at: null })).to.equal('')
    expect(breakerText('crm', undefined)).to.equal('')
  })
  it('tells until when an open one leaves the service alone, and how to try now', () => {
    expect(breakerText('crm', { state: 'open', ...opened })).to.equal(
      'left alone until 2026-01-01T00:00:10.000Z after 5 calls without an answer; now: agent apis refresh crm',
    )
    expect(breakerText('crm', { state: 'half-open', ...opened })).to.contain('the next call tries it again')
  })
})
