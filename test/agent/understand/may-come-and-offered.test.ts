import { expect } from 'chai'
import { list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const id = { type: 'integer' }
const flag = (description?: string) => ({ type: 'boolean', ...(description && { description }) })
const choice = (...values: string[]) => ({ type: 'string', enum: values })

const pupils = [
  [1, 'Ann Lee', ['MON', 'FRI'], true],
  [2, 'Bo Day', ['FRI'], false],
  [3, 'Cy Fox', ['TUE'], true],
].map(([key, name, sailing_days, photo_consent]) => ({ id: key, name, sailing_days, photo_consent, joined_on: '2025-03-07' })) // oxfmt-ignore
const plans = [
  { id: 1, name: 'Day pass', is_active: true },
  { id: 2, name: 'Winter pass', is_active: false },
]
const owners = [{ id: 1, name: 'Elm Mill' }]
const reports = [
  { id: 1, title: 'Leak', owner_id: 1, kind: 'damage', status: 'new' },
  { id: 2, title: 'Rot', owner_id: 1, kind: 'damage', status: 'in_progress' },
  { id: 3, title: 'Query', owner_id: 1, kind: 'question', status: 'new' },
]
const ask = (message: string) =>
  converse(
    reads('yard', '/pupils', () => pupils, list({ id, name: text, sailing_days: { type: 'array', items: choice('MON', 'TUE', 'WED', 'THU', 'FRI') }, photo_consent: flag('May be photographed'), joined_on: { type: 'string', format: 'date' } })), // oxfmt-ignore
    reads('yard', '/plans', () => plans, list({ id, name: text, is_active: flag() })),
    reads('yard', '/owners', () => owners, list({ id, name: text })),
    reads('yard', '/reports', () => reports, list({ id, title: text, owner_id: id, kind: choice('damage', 'question'), status: choice('new', 'in_progress', 'closed') })), // oxfmt-ignore
  ).ask(message)

describe('what may be done, is offered now, and who comes on a day', () => {
  for (const [message, wanted] of [
    ['Which pupils are we not allowed to photograph?', [2]],
    ['Which pupils must not be photographed?', [2]],
    ['Which pupils come in on Fridays?', [1, 2]],
    ['Which plans are we offering at the moment?', [1]],
    ['Which plans do we currently offer?', [1]],
    ['Which reports has nobody picked up yet?', [1, 3]],
  ] as const)
    it(`is told: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(
        [data.result].flat().map(row => (row as { id: number }).id),
        response,
      ).to.deep.equal(wanted)
    })

  it('is not sure that who did something may', async () => {
    expect((await ask('Which owners are allowed to report?')).confidence).to.be.below(0.8)
  })
})
