import { expect } from 'chai'
import { asAnswer } from '../../../../src/agent/web/read/as-answer.ts'
import { readInstructions } from '../../../../src/agent/web/read/read-instructions.ts'

const rolesFor = (message: string) =>
  asAnswer(message, readInstructions(message)).steps.map(step =>
    step.kind === 'click' ? step.target.roles : step.kind,
  )

describe('a bare yes with nothing to say it to', () => {
  it('is for a button of that name alone', () => {
    expect(rolesFor('yes')).to.deep.equal([['button', 'link', 'menuitem']])
    expect(rolesFor('click the notice')).to.not.deep.equal([['button', 'link', 'menuitem']])
  })
})
