import { expect } from 'chai'
import type { Query } from '../../../../src/agent/understand/reading/query.ts'
import { rephrase } from '../../../../src/agent/understand/requests/rephrase.ts'
import { narrowsBefore } from '../../../../src/agent/understand/requests/narrows-before.ts'

const between = (first: string, last: string): Query => ({
  kind: 'query',
  app: 'library',
  root: {
    entity: 'library/loan',
    sources: [],
    args: {},
    where: [{ columns: ['borrowed_on'], op: 'between', values: [first, last], asDay: true, label: 'borrowed' }],
    related: [],
  },
  ask: 'measure',
  measures: [{ fn: 'count' }],
  project: [],
})
const AUTUMN = between('2024-10-01', '2024-12-31')

describe('rephrase', () => {
  for (const [text, rest] of [
    ['sorry, I meant authors', 'actually, authors'],
    ['not Spanish, German', 'actually, German'],
    ['no, not Spanish but German', 'actually, German'],
    ['German, not Spanish', 'actually, German'],
    ['no, German ones', 'actually, German ones'],
    ['only those not in print', 'only those not in print'],
    ['only the cheap ones, I mean under 15', 'only those under 15'],
    ['leave out the German ones', 'without the German ones'],
    ['ok, drop the novels from that list', 'without the novels'],
    ['what about 2023?', 'and in 2023'],
    ['and in 2023', 'and in 2023'],
    ['and the quarter before?', 'and between 2024-07-01 and 2024-09-30'],
    ['the next quarter', 'and between 2025-01-01 and 2025-03-31'],
    ['and the previous year?', 'and between 2023-10-01 and 2023-12-31'],
    ['which books are not in Spanish, and who wrote them?', 'which books are not in Spanish, and who wrote them?'],
    ['is it not German, Spanish?', 'is it not German, Spanish?'],
    ['who of them has been here the longest?', 'which of them joined the earliest?'],
    ['who has been here longer, Ann or Bo?', 'who joined earlier, Ann or Bo?'],
    ['how long has Ann Lee been with us?', 'when did Ann Lee join?'],
    ['since when does Ann work for us?', 'when did Ann join?'],
    ['which pier opened first, and when?', 'which pier opened first?'],
    ['what does this person read?', 'what does that person read?'],
  ] as const)
    it(`reads “${text}” as “${rest}”`, async () => expect(await rephrase(text, AUTUMN)).to.equal(rest))

  it('leaves the first message of a conversation as it is', async () =>
    expect(await rephrase('not Spanish, German', undefined)).to.equal('not Spanish, German'))

  it('reads how long ago something was as when it was', async () =>
    expect(await rephrase('how long ago was the newest boat built?', undefined)).to.equal(
      'when was the newest boat built?',
    ))

  it('knows what only narrows the request before from a command', () => {
    for (const text of ['leave out the German ones', 'skip novels', 'drop the late ones'])
      expect(narrowsBefore(text, AUTUMN), text).to.equal(true)
    for (const text of ['drop table 3', 'remove the late ones', 'delete them', 'make it blue', 'make it 10'])
      expect(narrowsBefore(text, AUTUMN), text).to.equal(false)
    const cut: Query = { ...AUTUMN, ask: 'list', root: { ...AUTUMN.root, limit: 5 } }
    expect(narrowsBefore('make it 10', cut)).to.equal(true)
    expect(narrowsBefore('leave out the German ones', undefined)).to.equal(false)
  })
})
