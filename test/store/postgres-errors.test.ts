import { expect } from 'chai'
import { AgentError } from '../../src/lib/errors.ts'
import { toStoreError } from '../../src/store/postgres-errors.ts'

const PLACE = 'postgres://db.example/agent'
const thrown = (code: string, message: string) => Object.assign(new Error(message), { code })

describe('what PostgreSQL throws', () => {
  for (const [code, message, status, says] of [
    ['57014', 'canceling statement due to statement timeout', 503, /did not answer in time.*Nothing was changed/],
    ['55P03', 'canceling statement due to lock timeout', 503, /did not answer in time/],
    ['57P01', 'terminating connection due to administrator command', 503, /cannot be reached/],
    ['28P01', 'password authentication failed', 503, /cannot be reached/],
    ['53100', 'could not extend file', 507, /takes nothing at the moment/],
  ] as const)
    it(`is told for people: ${message}`, () => {
      const told = toStoreError(thrown(code, message), PLACE) as AgentError
      expect(told).to.be.instanceOf(AgentError)
      expect(told.status).to.equal(status)
      expect(told.message).to.match(says).and.contain(PLACE).and.contain(message)
    })

  it('stays as it is when it is a defect of ours', () => {
    const error = thrown('42P01', 'relation "x" does not exist')
    expect(toStoreError(error, PLACE)).to.equal(error)
  })
})
