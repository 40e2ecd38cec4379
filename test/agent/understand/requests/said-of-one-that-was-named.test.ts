import { expect } from 'chai'
import { askWhere } from '../../../../src/agent/answer/ask-whose.ts'
import { withoutBeside } from '../../../../src/agent/understand/requests/beside-the-request.ts'
import { splitRequests } from '../../../../src/agent/understand/requests/clauses.ts'
import { findOccasion } from '../../../../src/agent/understand/requests/frames/occasions.ts'
import { withPlaces } from '../../../../src/agent/understand/requests/frames/there.ts'
import { askOfNamed, askSeveralOfNamed } from '../../../../src/agent/understand/requests/frames/spoken-of.ts'

describe('the place of an earlier request', () => {
  for (const [first, second, said] of [
    ['how many checks were held at Mill Bridge this month', 'how many faults have we had there?', 'how many faults have we had at Mill Bridge?'], // oxfmt-ignore
    ['who looks after Mill Bridge', 'how many open faults are there there?', 'how many open faults are there at Mill Bridge?'], // oxfmt-ignore
    ['how many bridges are in Ribe', 'which clerks work there', 'which clerks work in Ribe'],
    // Nothing points to it, or nobody knows to which of two.
    ['how many bridges are in Ribe', 'how many clerks are there?', 'how many clerks are there?'],
    ['who looks after Mill Bridge with Ann Lee', 'which clerks work there', 'which clerks work there'],
  ] as const)
    it(`is that of “${second}”`, () => expect(withPlaces([first, second])).to.deep.equal([first, said]))

  it('is not asked for', () => {
    expect(askWhere('How many bridges are in Ribe, and how many clerks work there?', undefined)).to.equal(undefined)
    expect(askWhere('How many clerks work there?', undefined)).to.match(/“there”/)
  })
})

describe('a customer who was named', () => {
  it('is meant by what is asked of customers', () => {
    const [, said] = withPlaces(['who looks after Ann Lee', 'since when are they a customer of ours?'])
    expect(said).to.equal('since when is Ann Lee a customer of ours?')
    const [, other] = withPlaces(['who looks after Ann Lee', 'since when are they a manager?'])
    expect(other).to.equal('since when are they a manager?')
  })
  it('and is asked first, with its time', () => {
    const message = 'Since when is Ann Lee a customer of ours, and who looks after them?'
    expect(askOfNamed(message)).to.equal(message)
    expect(splitRequests('who looks after Ann Lee, and since when is Mill Bridge open?')).to.have.length(2)
  })
})

describe('what those are wanted for', () => {
  const mentions = (words: string) => (/bridge|check/.test(words) ? ('records' as const) : undefined)
  for (const [message, rest] of [
    ['I need the names of all open bridges, every one of them, for the key labels.', 'I need the names of all open bridges, every one of them'], // oxfmt-ignore
    ['Give me the phone numbers of all keepers for our door signs', 'Give me the phone numbers of all keepers'],
    ['Show me all bridges, for the new check list', 'Show me all bridges'],
  ] as const)
    it(`is passed over: ${message}`, () => expect(findOccasion(message, mentions)?.rest).to.equal(rest))
  for (const message of [
    'Show me all jobs for the wedding fair',
    'I need the names of all keepers for the bridge jobs',
  ])
    it(`may narrow them: ${message}`, () => expect(findOccasion(message, mentions)).to.equal(undefined))
})

describe('several questions of one that was named', () => {
  for (const [message, said] of [
    ["I'm covering at Mill Bridge tomorrow. What's the town and who is the keeper?", 'what is the town of Mill Bridge, and who is the keeper of Mill Bridge?'], // oxfmt-ignore
    ["We're at Mill Bridge today, what's the town and how many faults are there?", 'what is the town of Mill Bridge, and how many faults are there at Mill Bridge?'], // oxfmt-ignore
    ['I have Ann Lee on the phone. What is the address we have on file and which checks did she do?', 'what is the address of Ann Lee, and which checks did Ann Lee do?'], // oxfmt-ignore
  ] as const)
    it(`are asked of it: ${message}`, () => expect(askSeveralOfNamed(message)).to.equal(said))

  for (const message of [
    'What is the town of Mill Bridge and who is the keeper?',
    'I met Ann Lee and Bo Ray. What is the town and who is the keeper?',
    "I'm covering at Mill Bridge tomorrow. What's the town and which bridges are in Ribe?",
  ])
    it(`are left alone: ${message}`, () => expect(askSeveralOfNamed(message)).to.equal(message))

  it('also one, with what only says that it is kept', () => {
    const message = "I have Ann Lee's dad on the phone, who is the doctor we have down?"
    expect(askOfNamed(message)).to.equal('who is the doctor of Ann Lee?')
  })
})

describe('who waits for an answer', () => {
  for (const remark of ['clients on the phone', 'boss asking', 'they just rang', 'the client has called again'])
    it(`is no part of the question: ${remark}`, () => expect(withoutBeside(`what is the fee of Ribe?? ${remark}`).text).to.equal('what is the fee of Ribe??')) // oxfmt-ignore
  for (const said of ['which clients called?', 'the client called Ann Lee'])
    it(`is none: ${said}`, () => expect(withoutBeside(`which bridges are open? ${said}`).text).to.include(said))
})
