import { expect } from 'chai'
import { readWhoOfRecords } from '../../../src/agent/understand/asks/who-of-records.ts'
import type { Draft } from '../../../src/agent/understand/reading/draft.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const drivers = [
  { id: 'c1', fullName: 'Ada Quist', email: 'a@x.example', state: 'away', weeklyTours: 9 },
  { id: 'c2', fullName: 'Ben Rook', email: 'b@x.example', state: 'offShift', weeklyTours: 12 },
  { id: 'c3', fullName: 'Cy Stone', email: 'c@x.example', state: 'resting', weeklyTours: 3 },
]
const letters = [
  { id: 'l1', code: 'QX-77', name: 'Moss Mill', recipientName: 'Dora Tell', driverId: 'c2' },
  { id: 'l2', code: 'QX-78', name: 'Fern Farm', recipientName: 'Eli Umber', driverId: 'c1' },
]
const post = () =>
  converse(
    reads('post', '/drivers', () => drivers, list({ id: text, fullName: text, email: { ...text, format: 'email' }, state: { ...text, enum: ['away', 'offShift', 'resting'] }, weeklyTours: { type: 'integer', description: 'Tours a week' } })), // oxfmt-ignore
    reads(
      'post',
      '/letters',
      () => letters,
      list({ id: text, code: text, name: text, recipientName: text, driverId: text }),
    ),
  )

/** A question with "who" over letters that name their recipient, and what is shown of them. */
function shownFor(text: string): string[][] {
  const field = { words: ['recipient', 'name'], column: 'recipientName', type: 'string', role: 'text', choices: [] }
  const entity = { key: 'letters', noun: 'letter', words: ['letter'], app: 'post', fields: [field], nameFields: [], sources: [] } // oxfmt-ignore
  const draft = {
    chunks: [{ text: 'who', kind: 'operator', operator: { type: 'who' }, entities: [], fields: [], values: [] }],
    nodes: [{ entity, at: 2, selection: { where: [] } }],
    measures: [],
    project: [] as { columns: string[] }[],
    app: { name: 'post', entities: [entity] },
    message: { text },
    sureness: 1,
  }
  readWhoOfRecords(draft as unknown as Draft)
  return draft.project.map(one => one.columns)
}

describe('who of records that name whom something is done to', () => {
  for (const message of ['Who is carrying letter QX-77?', 'who delivers QX-77', 'Who posted letter QX-78?'])
    it(`is nobody of those where a doer is asked for: ${message}`, () => {
      expect(shownFor(message)).to.deep.equal([])
    })
  for (const message of ['Who gets letter QX-77?', 'who was it for, letter QX-77', 'Who is the recipient of QX-78?'])
    it(`is one of those where they are asked for: ${message}`, () => {
      expect(shownFor(message)).to.deep.equal([['recipientName']])
    })
})

describe('a ranking of those whom the question asks for', () => {
  it('names the first, not the figure alone', async () => {
    expect((await post().ask('Which driver does the most tours a week?')).data.result).to.include({ fullName: 'Ben Rook' }) // oxfmt-ignore
  })
})

describe('"that" behind a question without an answer', () => {
  it('is neither everything nor what was answered earlier', async () => {
    const { ask } = post()
    await ask('Which drivers are resting?')
    await ask('Which of them are gluten-free?')
    expect((await ask('So how many drivers is that?')).response).to.match(/^I do not know what “that” stands for/)
  })
  it('is what was answered right before', async () => {
    const { ask } = post()
    await ask('Which drivers are resting?')
    expect((await ask('How many is that?')).data.result).to.equal(1)
  })
  it('is nothing at the beginning', async () => {
    expect((await post().ask('How many drivers is that?')).data.result).to.equal(null)
  })
})

describe('a value that is named whole', () => {
  it('takes the word beside it that is only a part of another value', async () => {
    expect((await post().ask('How many drivers are off resting?')).data.result).to.equal(1)
  })
})

describe('a noun for all that there is', () => {
  it('restricts nothing where nothing is called so', async () => {
    expect((await post().ask('How many letters do we have in the collection?')).data.result).to.equal(2)
  })
})
