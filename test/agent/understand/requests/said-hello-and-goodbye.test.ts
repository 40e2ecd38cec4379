import { expect } from 'chai'
import { readSmallTalk } from '../../../../src/agent/understand/requests/small-talk.ts'

describe('talk about what the agent can do, and its end', () => {
  for (const [said, kind] of [
    ['Hello, how can you assist us today?', 'help'],
    ['what could you help us with?', 'help'],
    ['Many thanks, this was everything for now.', 'farewell'],
  ] as const)
    it(`is known: ${said}`, () => expect(readSmallTalk(said)).to.equal(kind))

  it('is no question that names what help is wanted with', () =>
    expect(readSmallTalk('can you help me with the open invoices?')).to.equal(undefined))
})
