import { expect } from 'chai'
import { flag as bool, date as day, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const editors = [
  { id: 11, name: 'Ann Lee', email: 'ann@press.example', desk_id: 1 },
  { id: 12, name: 'Bo Ray', email: 'bo@press.example', desk_id: 2 },
  { id: 13, name: 'Cy Fox', email: 'cy@press.example', desk_id: 2 },
]
const desks = [
  { id: 1, name: 'Sports', founded_on: '2020-01-01' },
  { id: 2, name: 'Culture', founded_on: '2021-01-01' },
]
const remark = (author: string, text: string) => ({ author, posted_at: '2025-05-02T10:00:00Z', text })
const column = (id: number, title: string, more: object) => ({ id, title, paused: false, archived: false, due_on: '2025-05-30', assignee_id: 11, thread: [] as object[], ...more }) // oxfmt-ignore
const columns = [
  column(41, 'River notes', { thread: [remark('ann', 'Good.'), remark('ann', 'Longer, please.')] }),
  column(42, 'Old walls', { paused: true, due_on: '2025-05-01', assignee_id: 12 }),
  column(43, 'Night trains', {
    archived: true,
    due_on: '2025-06-10',
    assignee_id: 12,
    thread: [remark('bo', 'Fine.')],
  }),
  column(44, 'Open doors', { due_on: '2025-06-20', assignee_id: 13 }),
]
const hours = [
  { id: 51, column_id: 41, editor_id: 11, hours: 2, worked_on: '2025-05-01' },
  { id: 52, column_id: 41, editor_id: 12, hours: 3, worked_on: '2025-05-02' },
  { id: 53, column_id: 44, editor_id: 11, hours: 1, worked_on: '2025-05-03' },
]
const thread = { type: 'array', items: { type: 'object', properties: { author: text, posted_at: { type: 'string', format: 'date-time' }, text } } } // oxfmt-ignore
const talk = () =>
  converse(
    reads('press', '/desks', () => desks, list({ id, name: text, founded_on: day })),
    reads('press', '/editors', () => editors, list({ id, name: text, email: text, desk_id: id })),
    reads('press', '/columns', () => columns, list({ id, title: text, paused: bool, archived: bool, due_on: day, assignee_id: id, thread })), // oxfmt-ignore
    reads(
      'press',
      '/time_entries',
      () => hours,
      list({ id, column_id: id, editor_id: id, hours: num, worked_on: day }),
    ),
  )
const ask = (message: string) => talk().ask(message)

describe('what is denied of two things at once', () => {
  for (const message of [
    'columns that are not paused or archived',
    'all columns except the paused and the archived ones',
    'all columns, leaving out the paused and the archived ones',
    'list the columns and leave out the paused and the archived ones',
    'columns that are neither paused nor archived',
  ])
    it(`is so of neither: ${message}`, async () =>
      expect((await ask(message)).response).to.match(/^2 columns .*: River notes and Open doors/))
})

describe('what somebody wrote in a list of a record', () => {
  for (const [message, says] of [
    ['who wrote the most comments', /^ann\b.*2/i],
    ['columns nobody has commented on', /^2 columns .*: Old walls and Open doors/],
    ['columns without comments', /^2 columns .*: Old walls and Open doors/],
    ['columns with more than 1 comment', /^1 column .*: River notes/],
  ] as const)
    it(`is a comment, whatever the list is called: ${message}`, async () =>
      expect((await ask(message)).response).to.match(says))
})

describe('a request that goes with another one', () => {
  it('of who does it shows them beside each', async () =>
    expect((await ask('Which columns are due in June, and who is working on them?')).response).to.match(
      /^2 columns .*: Night trains \(Bo Ray\) and Open doors \(Cy Fox\)/,
    ))
  it('is about those before, in whatever order its words are', async () => {
    const { response } = await ask('Columns due in June, and how many comments they have in total')
    expect(response).to.match(/: Night trains and Open doors.*\b1\b|There is 1 /s)
  })
})

describe('what is not due yet', () => {
  it('is due today or later', async () =>
    expect((await ask('columns that are not due yet')).response).to.match(/^3 columns /))
})

describe('time that was spent', () => {
  for (const [message, says] of [
    ['Which desks have spent time on River notes so far?', /^2 desks (?!founded).*: Sports and Culture/],
    ['desks that logged time on Open doors', /^1 desk .*: Sports/],
  ] as const)
    it(`relates what stands around it: ${message}`, async () => expect((await ask(message)).response).to.match(says))
})

describe('groups by the very kind that is counted', () => {
  const kind = { type: 'string', enum: ['van', 'lorry'] }
  const serving = converse(
    reads('yard', '/trucks', () => [{ id: 1, name: 'Old Tom', kind: 'van' }, { id: 2, name: 'Big Jo', kind: 'lorry' }], list({ id, name: text, kind })), // oxfmt-ignore
  )
  it('are none', async () =>
    expect((await serving.ask('How many vans does each vehicle have?')).response).not.to.match(/There (?:is|are) \d/))
})
