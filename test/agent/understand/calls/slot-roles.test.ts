import { expect } from 'chai'
import { readRoles } from '../../../../src/agent/understand/calls/slot-roles.ts'

describe('the roles of slots', () => {
  for (const [words, type, role] of [
    [['gardener'], 'string', 'person'],
    [['witnesses'], 'string', 'person'],
    [['landmark'], 'string', 'place'],
    [['cathedral'], 'string', 'place'],
    [['regiment'], 'string', 'organisation'],
    [['dividend'], 'number', 'money'],
    [['max', 'retries'], 'integer', 'count'],
    [['start', 'row'], 'integer', 'source'],
  ] as const)
    it(`takes ${words.join('_')} for ${role}`, () => expect([...readRoles(words, '', { type })]).to.include(role))

  it('knows addresses of e-mail and telephone numbers by their descriptions', () => {
    expect([...readRoles(['deputy'], 'E-mail address of the deputy.', {})]).to.include('email')
    const phone = readRoles(['contact'], 'Telephone number.', { type: 'string' })
    expect([...phone])
      .to.include('phone')
      .and.not.include('count')
    expect([...readRoles(['calls'], 'Number of calls.', { type: 'integer' })]).to.not.include('phone')
  })

  it('reads where a conversion goes', () => {
    expect([...readRoles(['quote'], 'Code of the currency to convert into.', {})]).to.include('target')
    expect([...readRoles(['note'], 'What is entered into the book.', {})]).to.not.include('target')
  })

  it('counts things only in whole numbers called after several', () => {
    expect([...readRoles(['sheep', 'dogs'], '', { type: 'integer' })]).to.include('count')
    expect([...readRoles(['sheep', 'dogs'], '', { type: 'string' })]).to.not.include('count')
    expect([...readRoles(['dog'], '', { type: 'integer' })]).to.not.include('count')
  })

  it('tells how many years from which year', () => {
    expect([...readRoles(['years'], 'How long the tree has stood', { type: 'integer' })]).to.not.include('year')
    expect([...readRoles(['term'], 'The number of years', { type: 'integer' })]).to.not.include('year')
    expect([...readRoles(['planted'], 'The year of planting', { type: 'integer' })]).to.include('year')
  })

  it('reads what a description says that the value is', () =>
    expect([...readRoles(['name'], 'The name of the town, in capitals.', {})]).to.include('place'))
})
