import { expect } from 'chai'
import { denied } from '../../../../../src/agent/web/run/judging/judge.ts'

describe('what is not so', () => {
  it('is denied by the verb of the statement, never by one in a name', () => {
    expect(denied('“The gate is locked” is checked')).to.equal('“The gate is locked” is not checked')
    expect(denied('“All are aboard” contains “Ada”')).to.equal('“All are aboard” does not contain “Ada”')
    expect(denied('there are 3 boats')).to.equal('there are not 3 boats')
    expect(denied('the title is “Harbour”')).to.equal('the title is not “Harbour”')
  })
})
