import { expect } from 'chai'
import { date as day, flag, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const gone = { type: ['string', 'null'], format: 'date' }
const teams = [
  { id: 1, name: 'Carpentry' },
  { id: 2, name: 'Painting' },
]
const members = [
  { id: 11, name: 'Ann Lee', team_id: 1, is_apprentice: true },
  { id: 12, name: 'Bo Ray', team_id: 2, is_apprentice: true },
  { id: 13, name: 'Cy Fox', team_id: 1, is_apprentice: false },
]
const tools = [
  { id: 21, name: 'Long Plane', trade: 'carpentry', maker: 'Di Orr', publication_year: 2019, publisher: 'Kestrel' },
  { id: 22, name: 'Wide Roller', trade: 'painting', maker: 'Ed Poe', publication_year: 2011, publisher: 'Quill' },
]
const charge = (paid_on: string | null) => ({ amount: 5, reason: 'late_return', charged_on: '2025-04-02', paid_on })
const checkout = (no: number, tool: number, member: number, days: [string, string, string | null], more = {}) => {
  const [checkout_date, due_date, checkin_date] = days
  const status = checkin_date ? 'Returned' : 'Open'
  return { id: no, tool_id: tool, member_id: member, checkout_date, due_date, checkin_date, status, ...more }
}
const checkouts = [
  checkout(31, 21, 11, ['2025-03-01', '2025-03-10', '2025-03-12'], { charge: charge('2025-03-20') }),
  checkout(32, 21, 12, ['2025-03-20', '2025-04-01', '2025-04-05'], { charge: charge(null) }),
  checkout(33, 22, 13, ['2025-04-10', '2025-04-20', '2025-04-18']),
  checkout(34, 21, 12, ['2025-04-22', '2025-05-02', null]),
  checkout(35, 22, 11, ['2025-04-25', '2025-06-02', null]),
]
const halls = [
  { id: 41, name: 'Oak Hall' },
  { id: 42, name: 'Elm Hall' },
]
const reservation = (no: number, hall: number, on: string, is_cancelled: boolean) => ({ id: no, hall_id: hall, member_id: 11, on, is_cancelled, people: 4 }) // oxfmt-ignore
const reservations = [
  reservation(51, 41, '2025-05-15', true),
  reservation(52, 42, '2025-05-15', false),
  reservation(53, 41, '2025-05-20', false),
  reservation(54, 41, '2025-05-24', false),
]
const object = (properties: object) => ({ type: ['object', 'null'], properties })
const depot = () =>
  converse(
    reads('depot', '/teams', () => teams, list({ id, name: text })),
    reads('depot', '/members', () => members, list({ id, name: text, team_id: id, is_apprentice: flag })),
    reads('depot', '/tools', () => tools, list({ id, name: text, trade: of('carpentry', 'painting'), maker: text, publisher: text, publication_year: id })), // oxfmt-ignore
    reads('depot', '/checkouts', () => checkouts, list({ id, tool_id: id, member_id: id, checkout_date: day, due_date: day, checkin_date: gone, status: of('Open', 'Returned'), charge: object({ amount: money, reason: of('late_return', 'damage'), charged_on: day, paid_on: gone }) })), // oxfmt-ignore
    reads('depot', '/halls', () => halls, list({ id, name: text })),
    reads('depot', '/reservations', () => reservations, list({ id, hall_id: id, member_id: id, on: day, people: id, is_cancelled: flag })), // oxfmt-ignore
  )

const rows: [string, [string, RegExp][]][] = [
  [
    'what is out has no day of coming back, whatever was paid for it',
    [
      ['what does Bo Ray have out at the moment?', /^1 tool .*checkouts/],
      ['which checkouts are overdue?', /^1 checkout .*34/],
      ['what share of the returned checkouts came back late?', /^66\.67%/],
      ['when is the tool called Wide Roller due back?', /June 2, 2025/],
    ],
  ],
  [
    'who had a thing last borrowed it last',
    [
      ['who had the Wide Roller last?', /Ann Lee/],
      ['which members have borrowed something by Ed Poe?', /^2 members .*Ann Lee and Cy Fox/],
    ],
  ],
  [
    'a name beside a noun is of what those belong to, not of what they have to do with',
    [
      ['carpentry apprentices', /^1 member .*Ann Lee/],
      ['which painting apprentices have a tool out?', /^1 member .*Bo Ray/],
      ['carpentry tools', /^1 tool .*Long Plane/],
    ],
  ],
  [
    'what was called off takes nothing up',
    [
      ['is Oak Hall booked tomorrow?', /^No/],
      ['is Elm Hall booked tomorrow?', /^Yes/],
      ['who has booked Oak Hall for next week?', /^1 member .*Ann Lee/],
      ['reservations from 19 to 23 May', /^1 reservation .*53/],
    ],
  ],
  [
    'that month is the one that was told, for another date too',
    [
      ['How many tools went out in April, and how many were brought back that month?', /3 checkouts .*2 checkouts with a checkin date in April/], // oxfmt-ignore
    ],
  ],
  ['a publisher is no date of publishing', [['tools published after 2015', /^1 tool .*Long Plane/]]],
]

for (const [title, asked] of rows)
  describe(title, () => {
    for (const [message, says] of asked)
      it(message, async () => expect((await depot().ask(message)).response).to.match(says))
  })

describe('that month in a conversation', () => {
  it('is the one before', async () => {
    const talk = depot()
    await talk.ask('How many checkouts were there in March?')
    expect((await talk.ask('and how many came back that month?')).response).to.match(/\b1 checkout\b.*in March 2025/)
  })
})
