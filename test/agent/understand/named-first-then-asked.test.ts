import { expect } from 'chai'
import { askOfStatement } from '../../../src/agent/understand/requests/frames/told-then-asked.ts'
import { withoutTurnsOfListing } from '../../../src/agent/understand/requests/turns-of-listing.ts'
import { withoutTurnsOfOneRecord } from '../../../src/agent/understand/requests/turns-of-one-record.ts'
import { withoutTurnsOfAsking } from '../../../src/agent/understand/requests/turns-of-asking.ts'
import { topicsAndQuestions } from '../../../src/agent/understand/requests/topic-and-question.ts'
import { int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { answersLast } from '../../support/styles/talk.ts'

const piers = [
  { id: 1, name: 'North Pier' },
  { id: 2, name: 'South Pier' },
]
const boats = [
  [11, 'Heron', 'moored', 1, 40, 'Ann Lee'],
  [12, 'Gull', 'at_sea', 1, 25, 'Bo Ray'],
  [13, 'Tern', 'moored', 1, 30, 'Ann Lee'],
  [14, 'Skua', 'moored', 2, 10, 'Bo Ray'],
].map(([key, name, state, pier_id, fee, skipper]) => ({ id: key, name, state, pier_id, fee, skipper }))
const boat = { id, name: text, state: of('moored', 'at_sea'), pier_id: id, fee: num, skipper: text }
const harbour = () =>
  converse(
    reads('harbour', '/piers', () => piers, list({ id, name: text })),
    reads('harbour', '/boats', () => boats, list(boat)),
  )

describe('what is named first and asked of then', () => {
  answersLast(harbour, [
    ['Of the moored boats, tell me how many lie at North Pier.', /^There are 2 boats/],
    ['On North Pier, could you please tell me how many boats there are?', /^There are 3 boats/],
    ['For every pier tell me how many boats it has', /North Pier 3/],
    ['Take every boat that is moored and work out what their fees add up to.', /80/],
    // What is asked for is not what is named before it.
    ['North Pier, which of its boats are moored?', /^2 boats .*Heron and Tern/],
    ['From North Pier I need to see every boat that is moored', /^2 boats .*Heron and Tern/],
    ['At the South Pier there are boats that are moored. Can you list these?', /^1 boat .*Skua/],
    ['M-99999, tell me how many boats are moored.', /^(?!There are 3 boats)/],
  ])

  it('is a topic and a question, the latest end first', () => {
    expect(topicsAndQuestions('Take every boat, and give me the total')).to.deep.equal([{ topic: 'every boat', question: 'give me the total' }]) // oxfmt-ignore
    expect(topicsAndQuestions('Some boats have no skipper. How many is that?')).to.deep.equal([{ topic: 'Some boats have no skipper', question: 'How many is that?' }]) // oxfmt-ignore
    expect(topicsAndQuestions('how many boats are there')).to.deep.equal([])
  })

  for (const [text, question] of [
    ['Ann Lee still has some of our boats out. Which are they?', 'which boats does Ann Lee have out?'],
    ['Ann Lee has several boats, how many is that?', 'how many boats does Ann Lee have?'],
    ['Some boats are late. Tell me how many that is.', 'how many boats are late?'],
    ['The club was given a number of boats. Please list all of them.', 'which boats was The club given?'],
  ] as const)
    it(`is asked of what somebody has: “${text}”`, () =>
      expect(askOfStatement(withoutTurnsOfListing(text))).to.equal(question))
})

describe('whom somebody has in a role', () => {
  it('is no role of that one', () => {
    const plain = (said: string) => withoutTurnsOfOneRecord(said)
    expect(plain('Which people have Ann Lee as their manager?')).to.equal('Which people have Ann Lee as their manager?')
    expect(plain('which branch do they have as home branch')).to.equal('what is their home branch')
  })
})

describe('what is asked in another order', () => {
  for (const [said, plain] of [
    ['out of all our red boats what is the longest one', 'of all our red boats what is the longest one'],
    ['To whom does Ann Lee report?', 'who does Ann Lee report to?'],
    ['By fee, which boat comes out on top?', 'which boat has the highest fee?'],
    ['which pier comes out on top by number of boats?', 'which pier has the most boats?'],
    ['rooms that are out of order', 'rooms that are out of order'],
  ] as const)
    it(`is “${plain}”: “${said}”`, () => expect(withoutTurnsOfAsking(said)).to.equal(plain))
})
