import { expect } from 'chai'
import { keeps } from '../../support/styles/changes.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { date as day, flag, int as id, list, nullable, of as oneOf, text } from '../../support/memory/schemas.ts'

const keepers = [
  { id: 1, name: 'Ann Lee', email: 'ann@x.example', town: 'Hull', boss_id: null },
  { id: 2, name: 'Bo Ray', email: 'bo@x.example', town: 'Hull', boss_id: 1 },
  { id: 3, name: 'Cy Fox', email: 'cy@x.example', town: 'York', boss_id: 2 },
]
const crews = [
  { id: 5, name: 'Night watch', lead_id: 1 },
  { id: 6, name: 'Day watch', lead_id: 2 },
]
const chores = [11, 12, 13].map((key, at) => ({ id: key, title: `Chore ${'ABC'[at]}`, assignee_id: at < 2 ? 1 : 2, state: at ? 'open' : 'done' })) // oxfmt-ignore
const loans = [
  { id: 21, number: 'L-21', keeper_id: 2, due_on: '2025-06-03', returned_on: null, state: 'OVER' },
  { id: 22, number: 'L-22', keeper_id: 1, due_on: '2025-07-04', returned_on: null, state: 'OVER' },
]
const thing = (key: number, title: string, sort: string, writer: string) => ({ id: key, title, sort, shelf: 'north', reference_only: false, writers: [{ id: 9, name: writer }] }) // oxfmt-ignore
const things = [
  thing(31, 'Low Tide', 'book', 'Ida Voss'),
  thing(32, 'High Tide', 'book', 'Jan Abel'),
  thing(33, 'The Strand', 'map', 'Kai Moor'),
]
const pier = () =>
  converse(
    reads(
      'pier',
      '/keepers',
      () => keepers,
      list({
        id,
        name: text,
        email: text,
        town: text,
        boss_id: { type: ['integer', 'null'], description: 'The keeper they report to' },
      }),
    ),
    reads('pier', '/crews', () => crews, list({ id, name: text, lead_id: { ...id, description: 'The keeper who leads it' } })), // oxfmt-ignore
    reads('pier', '/chores', () => chores, list({ id, title: text, assignee_id: { ...id, description: 'The keeper' }, state: oneOf('open', 'done') })), // oxfmt-ignore
    reads('pier', '/loans', () => loans, list({ id, number: text, keeper_id: id, due_on: day, returned_on: { ...nullable, format: 'date' }, state: oneOf('NEW', 'OVER') })), // oxfmt-ignore
    ...keeps('pier', 'thing', {
      fields: {
        title: text,
        sort: oneOf('book', 'map'),
        shelf: oneOf('north', 'south'),
        writers: list({ id, name: text }),
        reference_only: flag,
      },
      needs: ['title'],
      rows: things,
    }),
  )
/** The last answer of a conversation. */
async function last(...messages: string[]) {
  const { ask } = pier()
  for (const message of messages.slice(0, -1)) await ask(message)
  return ask(messages.at(-1)!)
}
const says = (title: string, rows: readonly (readonly [turns: readonly string[], says: RegExp])[]) =>
  describe(title, () => {
    for (const [turns, expected] of rows)
      it(turns.join(' // '), async () => expect((await last(...turns)).response).to.match(expected))
  })
const lead = 'Who leads the Night watch?'

says('a pronoun is no subject of its own clause', [
  [[lead, 'How many chores are assigned to them?'], /are 2 chores/],
  [[lead, 'Which chores are still assigned to them?'], /^2 chores.*Chore A and Chore B/],
  [[lead, 'List the chores that they have'], /^2 chores.*Chore A and Chore B/],
  [[lead, 'list the chores they have'], /^2 chores.*Chore A and Chore B/],
  [[lead, 'Which keepers have chores assigned to them?'], /^2 keepers/],
])
says('what is said of whoever was spoken of before things', [
  [[lead, 'Are any open chores assigned to them?', 'How many of the chores assigned to them are done?'], /1 chore/],
  [
    ['Who is Ann Lee?', 'Show all chores of hers', 'Which of the chores assigned to her are open?'],
    /^1 chore.*Chore B/,
  ],
  [[lead, 'How many loans were placed by them?'], /1 loan/],
])
says('whoever reports to those who were spoken of', [
  [['Which keepers are in Hull?', 'How many keepers report to them?'], /are 2 keepers/],
  [['Which keepers are in Hull?', 'Which keepers are managed by them?'], /^2 keepers.*Bo Ray and Cy Fox/],
  [['Which keepers report to him?'], /do not know what “him” stands for/],
  [['Who reports to her?'], /“her” stands for|cannot answer/],
])
says('the agent behind a participle of making', [
  [['How many loans were made by Bo Ray?'], /1 loan/],
  [['Which loans were placed by Ann Lee?'], /^1 loan.*L-22/],
  [[lead, 'Which loans were placed by them?'], /^1 loan.*L-22/],
])
says('a pronoun that stands for nothing', [
  [['How many loans were placed by them?'], /do not know what “them” stands for/],
  [['How many chores are assigned to them?'], /do not know what “them” stands for/],
  [['Which chores are assigned to her?'], /do not know what “her” stands for/],
])
says('what has to be brought back is due then', [
  [['Who has loan L-21?', 'When do they have to bring it back?'], /2025-06-03/],
  [['Who has loan L-21?', 'By when must they return it?'], /L-21.* is due on June 3, 2025/],
  [['When does Bo Ray have to give back loan L-21?'], /2025-06-03/],
  [['Who has loan L-21?', 'When is he supposed to return it?'], /2025-06-03/],
  [['Who has loan L-21?', 'Until when can they keep it?'], /2025-06-03/],
  [['Who has loan L-21?', 'When do they have to give the book back?'], /2025-06-03/],
  [['Who has loan L-21?', 'When is it due?', 'And what is their email?'], /bo@x\.example/],
])
says('what an article stands before is no verb', [
  [['List the things with shelf north', 'Only the books, please'], /^2 things .*Low Tide and High Tide/],
])

describe('records that are told apart', () => {
  it('are told in words', async () => {
    const { response } = await last('change the shelf of the book to south')
    expect(response).to.not.match(/[[{]"/)
  })
})
