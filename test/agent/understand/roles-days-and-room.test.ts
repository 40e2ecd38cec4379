import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { keeps } from '../../support/styles/changes.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const date = { ...text, format: 'date' }
const optional = (schema: object) => ({ ...schema, nullable: true })
const choice = (...values: string[]) => ({ ...text, enum: values })

const players = ['Abel Finn', 'Beth Gray', 'Cleo Hunt'].map((name, at) => ({ id: at + 1, name, start_date: '2023-01-01', end_date: at ? null : '2025-07-31' })) // oxfmt-ignore
const bands = [
  ['Larks', 'monday', '19:30'],
  ['Wrens', 'thursday', '18:00'],
].map(([name, practice_day, practice_time], at) => ({ id: at + 1, name, practice_day, practice_time }))
const memberships = [
  [1, 1, 'conductor'],
  [2, 1, 'soloist'],
  [3, 2, 'soloist'],
].map(([player_id, band_id, role], at) => ({ id: at + 1, player_id, band_id, role, joined_on: '2024-01-01' }))
const lifts = [
  ['Ilse', 'Graz', 4, 4, 1200],
  ['Jorn', 'Linz', 3, 1, 900],
].map(([driver, to_town, seats_total, seats_taken, price_cents], at) => ({ id: at + 1, driver, to_town, seats_total, seats_taken, price_cents, leaves_at: `2025-05-1${5 + at}T07:30:00Z` })) // oxfmt-ignore
const club = () =>
  converse(
    reads('club', '/players', () => players, list({ id: whole, name: text, start_date: date, end_date: optional(date) })), // oxfmt-ignore
    reads('club', '/bands', () => bands, list({ id: whole, name: text, practice_day: choice('monday', 'thursday'), practice_time: { ...text, format: 'time' } })), // oxfmt-ignore
    reads('club', '/memberships', () => memberships, list({ id: whole, player_id: whole, band_id: whole, role: choice('conductor', 'soloist'), joined_on: date })), // oxfmt-ignore
    reads('club', '/lifts', () => lifts, list({ id: whole, driver: text, to_town: text, seats_total: whole, seats_taken: whole, price_cents: whole, leaves_at: { ...text, format: 'date-time' } })), // oxfmt-ignore
  )

describe('what records tell of roles, days and room', () => {
  for (const [message, told, not] of [
    // Of records that only link, those who they are of.
    ['Who is the conductor of the Larks?', /Abel Finn/, /membership 1/],
    ['soloists', /Beth Gray and Cleo Hunt/],
    ['soloists of the Wrens', /Cleo Hunt/, /Beth/],
    ['Which players are leaving this year?', /Abel Finn/, /Beth|Cleo/],
    // A day by its name, and the time with it.
    ['When do the Larks practice?', /monday.*19:30/i],
    ['Which bands practice on Thursday?', /Wrens/, /Larks/],
    // How many there is room for against how many are taken.
    ['Which lifts are full?', /^1 .*lift 1/],
    ['Which lifts are fully booked?', /^1 .*lift 1/],
    ['Which lifts still have free seats?', /^1 .*lift 2/],
    ['How much is the lift to Graz?', /\b12\b/],
    ['When does Jorn leave?', /May 16|2025-05-16/],
  ] as [string, RegExp, RegExp?][])
    it(`is answered: ${message}`, async () => {
      const response = String((await club().ask(message)).response)
      expect(response).to.match(told)
      if (not) expect(response).to.not.match(not)
    })
})

describe('changes of what records say of somebody', () => {
  const boat = { fields: { name: text, owner_name: text, owner_phone: text, builder_phone: text }, rows: [{ id: 1, name: 'Olga', owner_name: 'Pia', owner_phone: '0-21', builder_phone: '9-2' }] } // oxfmt-ignore
  const task = { fields: { title: text, created_by: whole, assigned_to: whole }, rows: [{ id: 1, title: 'Fix the winch', created_by: 1, assigned_to: 2 }] } // oxfmt-ignore
  const yard = () => converse(...keeps('yard', 'boat', boat), ...keeps('yard', 'task', task), reads('yard', '/workers', () => players, list({ id: whole, name: text }))) // oxfmt-ignore

  it('go by the end of a field and by how it begins', async () =>
    expect((await yard().ask("Change the phone number of Olga's owner to 0-99")).response).to.match(/owner phone.*0-99/)) // oxfmt-ignore
  it('go by the verb that a field is called after', async () =>
    expect((await yard().ask('Assign Fix the winch to Cleo Hunt')).response).to.match(/assigned to.*Cleo Hunt/)) // oxfmt-ignore
})
