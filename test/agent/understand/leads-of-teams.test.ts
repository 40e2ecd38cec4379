import { expect } from 'chai'
import { date as day, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const person = { type: 'object', properties: { id, name: text } }
const team = { type: 'object', properties: { id, name: text } }
const ann = { id: 11, name: 'Ann Lee' }
const bo = { id: 12, name: 'Bo Ray' }
const cy = { id: 13, name: 'Cy Fox' }
const di = { id: 14, name: 'Di Moe' }
const north = { id: 1, name: 'Bakery' }
const south = { id: 2, name: 'Kitchen' }

/** Departments with the number of their head, staff with the code of their department. */
const byKeys = () =>
  converse(
    reads('keys', '/departments', () => [{ code: 'BAK', name: 'Bakery', head_staff_no: 11 }, { code: 'KIT', name: 'Kitchen', head_staff_no: 13 }], list({ code: text, name: text, head_staff_no: id })), // oxfmt-ignore
    reads('keys', '/staff', () => [[ann, 'BAK'], [bo, 'BAK'], [cy, 'KIT'], [di, 'KIT']].map(([one, code]) => ({ staff_no: (one as typeof ann).id, name: (one as typeof ann).name, department_code: code })), list({ staff_no: id, name: text, department_code: text })), // oxfmt-ignore
  )
/** Teams with their lead inside, workers with their team inside, and things with a price that were handed out. */
const nested = () =>
  converse(
    reads('nested', '/teams', () => [{ ...north, lead: ann }, { ...south, lead: cy }], list({ id, name: text, lead: person })), // oxfmt-ignore
    reads('nested', '/workers', () => [{ ...ann, team: north }, { ...bo, team: north }, { ...cy, team: south }, { ...di, team: south }], list({ id, name: text, team })), // oxfmt-ignore
    reads('nested', '/devices', () => [{ id: 21, kind: 'phone', price: 300, handed_out_on: '2025-01-04' }], list({ id, kind: text, price: { ...num, description: 'EUR' }, handed_out_on: day })), // oxfmt-ignore
  )
/** People belong to groups by memberships, of which one is that of the lead. */
const byMembers = () =>
  converse(
    reads('members', '/groups', () => [north, south], list({ id, name: text })),
    reads('members', '/people', () => [ann, bo, cy, di], list({ id, name: text })),
    reads('members', '/memberships', () => [ann, bo, cy, di].map((one, at) => ({ id: 30 + at, person_id: one.id, group_id: at < 2 ? 1 : 2, position: at % 2 ? 'member' : 'lead' })), list({ id, person_id: id, group_id: id, position: of('lead', 'member') })), // oxfmt-ignore
  )

describe('who leads a team', () => {
  for (const [name, talk] of Object.entries({ byKeys, nested, byMembers }))
    for (const message of ['Who leads the Kitchen?', 'who runs Kitchen'])
      it(`is told ${name}: ${message}`, async () => {
        const { response } = await talk().ask(message)
        expect(response)
          .to.match(/Cy Fox/)
          .and.not.match(/Di Moe/)
      })
  for (const talk of [byKeys, nested])
    it(`is asked of the team that somebody is in: ${talk.name}`, async () => {
      const { response } = await talk().ask('Who leads the team that Di Moe works in?')
      expect(response).to.match(/: Cy Fox\./)
    })
  it('is not who is in it', async () =>
    expect((await byKeys().ask('Which department is Di Moe in?')).response).to.match(/^1 department .*Kitchen/))
})

it('ranks by price no day on which something was handed out', async () =>
  expect((await nested().ask("what's the most expensive thing we've handed out")).response).not.to.match(/2025-01-04/))
