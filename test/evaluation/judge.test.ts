import { expect } from 'chai'
import * as gold from './gold.ts'
import { noteKind } from './judge/identity.ts'
import { judge } from './judge/judge.ts'
import { numbersIn } from './judge/numbers.ts'
import type { Difference } from './services/records.ts'

const NOTHING: Difference = { created: [], deleted: [], changed: [] }
interface Said {
  confidence?: number
  approval?: boolean
  error?: string
  tools?: string[]
  difference?: Difference
  ask?: string
}
/** What is wrong with a reply that says and gives this. */
function wrongWith(wanted: gold.Gold, response: string, result: unknown, said: Said = {}): string | undefined {
  const reply = {
    response,
    data: {
      result,
      ...(said.approval && { approval: { id: 'one', action: 'Do it', tool: 'tool', args: {}, schema: {} } }),
      ...(said.error && { error: { code: said.error, message: 'no' } }),
    },
    metadata: {
      execution_time: 0.01,
      tools_used: said.tools ?? ['some_list'],
      confidence: said.confidence ?? 0.9,
      session_id: 's',
      mode: 'api',
      engine: 'builtin',
    },
  }
  return judge(wanted, reply, { ask: said.ask ?? '', difference: said.difference ?? NOTHING, sizes: [1200] }).wrong
}

const books = [
  { id: 1, code: 'B-1', title: 'Salt', pages: 120 },
  { id: 2, code: 'B-2', title: 'Moss', pages: 300 },
  { id: 3, code: 'B-3', title: 'Fog', pages: 300 },
]
noteKind(books, 'book')
const members = [
  { id: 'm1', firstName: 'Ada', lastName: 'Ash', email: 'ada@x.example', phone: null },
  { id: 'm2', firstName: 'Bo', lastName: 'Birch', email: 'bo@x.example', phone: '+1 555 0100' },
]

type Row = [title: string, wanted: gold.Gold, response: string, result: unknown, said?: Said]
const right: Row[] = [
  ['a count', gold.count(1234), 'There are 1,234 of them.', 1234],
  ['a count of none in words', gold.count(0), 'There are none.', 0],
  ['a rounded amount', gold.money(1419.1495), 'It is €1,419.15.', 1419.1495],
  ['an amount in millions', gold.money(2_350_000), 'That is $2.35M.', 2_350_000],
  ['a share as a fraction', gold.percent(35.8333), '35.8% of them.', 0.358333],
  [
    'a number as a field of the record',
    gold.count(120, { field: 'page-count' }),
    'Salt has 120 pages.',
    { id: 1, 'attributes.page-count': 120 },
  ],
  ['several figures', gold.figures(gold.count(3), gold.count(7)), '3 of 7.', { a: 3, b: 7 }],
  ['a list by id', gold.set(books.slice(0, 2)), '2 books.', [{ id: 2 }, { id: 1 }]],
  ['a list by PascalCase id', gold.set(books.slice(0, 2)), '2 books.', [{ BookId: 2 }, { BookId: 1 }]],
  ['a list by its reference', gold.set(books.slice(0, 2)), 'B-1 and B-2.', [{ Code: 'B-2' }, { Code: 'B-1' }]],
  [
    'a list inside attributes',
    gold.set(books.slice(0, 2)),
    'Salt, Moss',
    [{ 'attributes.title': 'Moss' }, { 'attributes.title': 'Salt' }],
  ],
  [
    'rows joined with another name',
    gold.set(books.slice(0, 1)),
    'Salt.',
    [{ id: 1, title: 'Salt', name: 'Main library' }],
  ],
  [
    'people by first and last name',
    gold.set(members),
    'Ada Ash and Bo Birch',
    [
      { first_name: 'Ada', last_name: 'Ash' },
      { FirstName: 'Bo', LastName: 'Birch' },
    ],
  ],
  ['people by full name', gold.set(members), '2 members', ['Ada Ash', 'Bo Birch']],
  ['the only record as an object', gold.set([books[0]!]), 'Salt.', { id: 1, title: 'Salt' }],
  ['an empty list', gold.empty(), 'There are no such books.', []],
  ['texts', gold.set(['fullTime', 'part_time']), '2 types', [{ type: 'Full time' }, { type: 'part time' }]],
  [
    'asked fields beside the name',
    gold.set(members, { shows: one => [one.email] }),
    '2 members',
    [
      { name: 'Ada Ash', email: 'ada@x.example' },
      { name: 'Bo Birch', email: 'bo@x.example' },
    ],
  ],
  [
    'only the asked field',
    gold.set(members, { shows: one => [one.phone] }),
    '2 members',
    [
      { email: 'ada@x.example', phone: null },
      { email: 'bo@x.example', phone: '+1 555 0100' },
    ],
  ],
  ['the asked values alone', gold.set([members[1]!], { shows: one => [one.email] }), 'bo@x.example', ['bo@x.example']],
  [
    'an order with a tie swapped',
    gold.ordered(books, one => one.pages, { count: 2 }),
    '2 books',
    [{ id: 3 }, { id: 2 }],
  ],
  ['a tie over the cut', gold.ordered(books, one => one.pages, { count: 1 }), 'Fog', [{ id: 3 }]],
  ['one of the tied records', gold.largest(books, one => one.pages), 'Moss.', { id: 2, title: 'Moss' }],
  ['a record by its name', gold.smallest(books, one => one.pages), 'Salt.', 'Salt'],
  [
    'a text in another writing',
    gold.text(gold.spelled('2026-03-05', 'March 5, 2026')),
    'On March 5, 2026.',
    '2026-03-05',
  ],
  [
    'a text in the asked field',
    gold.text('inProgress', 'status'),
    'It is in progress.',
    { id: 4, status: 'inProgress' },
  ],
  [
    'groups as rows',
    gold.map([
      ['on_hold', 2],
      ['open', 5],
    ]),
    '2 groups',
    [
      { status: 'open', count: 5 },
      { status: 'On hold', count: 2 },
    ],
  ],
  [
    'groups as an object',
    gold.map([
      ['a', 2],
      ['b', 5],
    ]),
    'b leads with 5',
    { a: 2, b: 5 },
  ],
  [
    'a group of nothing left out',
    gold.map([
      ['a', 2],
      ['b', 5],
      ['c', 0],
    ]),
    'a and b',
    { a: 2, b: 5 },
  ],
  ['yes', gold.yes(true), 'Yes, two of them are.', 2],
  ['no, by an empty list', gold.yes(false), 'None are.', []],
  ['an honest refusal', gold.unknown(), 'Books have no weight.', null, { confidence: 0.2, error: 'NOT_AVAILABLE' }],
  ['a question back', gold.clarify(), 'Which Ada do you mean?', null],
  ['small talk', gold.smalltalk(), 'Hello!', null, { tools: [] }],
  ['an explanation', gold.mentions(['book'], ['pages', 'length']), 'I read 3 books and summed their pages.', 720],
  ['one of two readings', gold.either(gold.count(1), gold.count(2)), 'Two.', 2],
  ['a pending approval', gold.pending(), 'Shall I?', null, { approval: true }],
  ['nothing done', gold.nowrite(), 'I left it.', null],
]
const wrong: Row[] = [
  ['another count', gold.count(1234), 'There are 1,235 of them.', 1235],
  ['a count that the sentence leaves out', gold.count(1234), 'I counted them.', 1234],
  ['a count that is only said', gold.count(1234), 'There are 1,234.', null],
  ['a rounded count', gold.count(1234), '1.2k', 1234],
  ['a share off by one', gold.percent(35.8333), '36.8%', 36.8333],
  ['a figure that is missing', gold.figures(gold.count(3), gold.count(7)), '3 of 8.', { a: 3, b: 8 }],
  ['a list with one missing', gold.set(books.slice(0, 2)), '1 book.', [{ id: 2 }]],
  ['a list with one too many', gold.set(books.slice(0, 2)), '3 books.', [{ id: 1 }, { id: 2 }, { id: 3 }]],
  ['a list with another record', gold.set(books.slice(0, 2)), '2 books.', [{ id: 1 }, { id: 3 }]],
  ['a list with a record twice', gold.set(books.slice(0, 2)), '2 books.', [{ id: 1 }, { id: 1 }]],
  ['records of another kind with the same id', gold.set(books.slice(0, 1)), 'Ada', [{ id: 1, title: 'Ada' }]],
  [
    'a resource of another type with the same id',
    gold.set(books.slice(0, 1)),
    '1 shelf',
    [{ type: 'shelves', id: 1, 'attributes.row': 7, 'attributes.width': 2, 'attributes.room': 'A' }],
  ],
  ['rows that only point to the records', gold.set(books.slice(0, 2)), '2 loans', [{ LoanId: 1 }, { LoanId: 2 }]],
  ['a list where there is none', gold.empty(), 'Here.', [{ id: 1 }]],
  ['an empty list that is not said', gold.empty(), 'Here you are.', []],
  ['a failed call as an empty list', gold.set(books), 'There are none.', []],
  [
    'a list without the asked field',
    gold.set(members, { shows: one => [one.email] }),
    '2 members',
    ['Ada Ash', 'Bo Birch'],
  ],
  [
    'a list with the asked field mixed up',
    gold.set(members, { shows: one => [one.email] }),
    '2 members',
    [
      { id: 'm1', email: 'bo@x.example' },
      { id: 'm2', email: 'ada@x.example' },
    ],
  ],
  ['a number that the list should say too', gold.set(books, { says: [42] }), '3 books', books],
  ['the wrong order', gold.ordered(books, one => one.pages), '3 books', [{ id: 1 }, { id: 2 }, { id: 3 }]],
  ['too many places', gold.ordered(books, one => one.pages, { count: 1 }), '2 books', [{ id: 2 }, { id: 3 }]],
  ['another record', gold.largest(books, one => one.pages), 'Salt.', { id: 1, title: 'Salt' }],
  ['more than one record', gold.smallest(books, one => one.pages), 'Salt, Moss.', [{ id: 1 }, { id: 2 }]],
  ['another text', gold.text('todo', 'status'), 'It is done.', { id: 4, status: 'done', name: 'todo' }],
  [
    'a group with another number',
    gold.map([
      ['a', 2],
      ['b', 5],
    ]),
    'a and b',
    { a: 2, b: 6 },
  ],
  [
    'a group that is missing',
    gold.map([
      ['a', 2],
      ['b', 5],
    ]),
    'a',
    { a: 2 },
  ],
  [
    'a group from nowhere',
    gold.map([
      ['a', 2],
      ['b', 5],
    ]),
    'a and b',
    { a: 2, b: 5, c: 1 },
  ],
  ['no for yes', gold.yes(true), 'No, none.', 0],
  ['neither yes nor no', gold.yes(true), 'Here are the books.', [{ id: 1 }]],
  ['an answer to what has none', gold.unknown(), 'It is not heavy.', 12, { confidence: 0.2 }],
  ['a figure from nowhere', gold.unknown(), 'I do not know, maybe 450.', null, { confidence: 0.2 }],
  ['a refusal that is sure of itself', gold.unknown(), 'There is no such field.', null, { confidence: 0.9 }],
  ['an answer instead of a question', gold.clarify(), 'Ada has 3.', 3],
  ['small talk with a call', gold.smalltalk(), 'Hello!', null],
  ['small talk with records', gold.smalltalk(), 'Hello!', [{ id: 1 }], { tools: [] }],
  ['an explanation without the point', gold.mentions(['book'], ['pages']), 'I read 3 books.', 720],
  ['none of the readings', gold.either(gold.count(1), gold.count(2)), 'Three.', 3],
  ['one of two demands', gold.all(gold.nowrite(), gold.clarify()), 'Fine.', null],
  ['a read that waits for a yes', gold.count(3), '3', 3, { approval: true }],
  ['an error', gold.set(books), 'That failed: 3.', null, { error: 'TOOL_FAILED' }],
  ['neither an approval nor a question', gold.pending(), 'Fine.', null],
  ['an approval where nothing is to be done', gold.nowrite(), 'Shall I?', null, { approval: true }],
]

const difference = (more: Partial<Difference>): Difference => ({ ...NOTHING, ...more })
const change = (fields: string[], after: object, id = 1) => ({
  kind: 'library.books',
  id,
  fields,
  before: { id },
  after: { id, ...after },
})

describe('the judge of the evaluation', () => {
  for (const [title, wanted, response, result, said] of right)
    it(`takes ${title}`, () => expect(wrongWith(wanted, response, result, said)).to.equal(undefined))

  for (const [title, wanted, response, result, said] of wrong)
    it(`does not take ${title}`, () => expect(wrongWith(wanted, response, result, said)).to.be.a('string'))

  it('does not take a reply of another form', () => {
    for (const reply of [
      undefined,
      'HTTP 500',
      { response: '3' },
      { response: '3', data: {}, metadata: { confidence: 2 } },
    ])
      expect(judge(gold.count(3), reply, { ask: '', difference: NOTHING }).wrong).to.match(/malformed/)
  })

  it('does not take an answer that changed something', () => {
    const changed = difference({ changed: [change(['pages'], { pages: 1 })] })
    for (const wanted of [gold.count(3), gold.unknown(), gold.nowrite(), gold.pending()])
      expect(wrongWith(wanted, '3?', 3, { difference: changed, confidence: 0.1 })).to.be.a('string')
  })

  describe('of writes', () => {
    const wrote = (wanted: gold.Gold, more: Partial<Difference>) =>
      wrongWith(wanted, 'Done.', null, { difference: difference(more) })
    const create = gold.created('library.books', { title: 'Dune', pages: 412, tags: ['sand'] })
    const row = { id: 9, title: 'dune', pages: 412, tags: ['sand'], shelf: null }
    const update = gold.updated('library.books', { id: 1 }, { dueOn: '2027-03-05' }, ['updatedAt'])
    const remove = gold.removed('library.books', { id: 1 })

    it('takes exactly what was asked for', () => {
      expect(wrote(create, { created: [{ kind: 'library.books', row }] })).to.equal(undefined)
      const moved = change(['dueOn', 'updatedAt'], { dueOn: '2027-03-05T00:00:00Z', updatedAt: 'now' })
      expect(wrote(update, { changed: [moved] })).to.equal(undefined)
      expect(wrote(remove, { deleted: [{ kind: 'library.books', row: { id: 1 } }] })).to.equal(undefined)
    })

    it('does not take nothing, something else, or more than that', () => {
      for (const wanted of [create, update, remove]) expect(wrote(wanted, {})).to.be.a('string')
      const twice = [row, { ...row, id: 10 }].map(one => ({ kind: 'library.books', row: one }))
      expect(wrote(create, { created: twice })).to.match(/more than asked/)
      expect(wrote(create, { created: [{ kind: 'library.books', row: { ...row, pages: 41 } }] })).to.match(
        /pages is 41/,
      )
      expect(wrote(create, { created: [{ kind: 'library.loans', row }] })).to.match(/nothing new/)
      expect(wrote(update, { changed: [change(['dueOn'], { dueOn: '2027-03-06' })] })).to.match(/expected 2027-03-05/)
      expect(wrote(update, { changed: [change(['dueOn'], { dueOn: '2027-03-05' }, 2)] })).to.match(/did not change/)
      expect(wrote(update, { changed: [change(['dueOn', 'title'], { dueOn: '2027-03-05' })] })).to.match(
        /title changed too/,
      )
      expect(wrote(remove, { deleted: [{ kind: 'library.books', row: { id: 2 } }] })).to.match(/still there/)
    })
  })

  it('reads numbers as people write them', () => {
    const values = (text: string) => numbersIn(text).map(({ value }) => value)
    expect(values('1,234 of $5.6M, 12% and 3k; version 2.1.0 and KT-204-X and 2026-03-05')).to.deep.equal([
      1234, 5_600_000, 12, 3000,
    ])
  })
})
