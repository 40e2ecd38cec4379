import { expect } from 'chai'
import { date, int as id, num, of, text } from '../../../support/memory/schemas.ts'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'

describe('who is on the phone, and days that are the first', () => {
  const people = [{ id: 1, firstName: 'Ann', lastName: 'Lee' }, { id: 2, firstName: 'Bo', lastName: 'Ray' }] // oxfmt-ignore
  const leave = { id: 9, person_id: 1, kind: 'holiday', from: '2026-01-01', to: '2026-01-02' }
  const club = () =>
    converse(
      ...keeps('club', 'person', { fields: { firstName: text, lastName: text }, rows: people }),
      ...keeps('club', 'leave', { fields: { person_id: id, kind: of('holiday', 'sick'), from: date, to: date }, rows: [leave] }), // oxfmt-ignore
      ...keeps('club', 'parcel', { fields: { number: text, person_id: id, weight: num }, rows: [{ id: 7, number: 'R-12', person_id: 1, weight: 2 }] }), // oxfmt-ignore
    )

  for (const said of [
    "Ann Lee is calling about a parcel that hasn't turned up. Can you check if R-12 has been sent out yet? Thanks!",
    'Ann Lee would like a holiday, first day March 10, 2027, last day March 16, 2027. Please put in the request.',
  ])
    it(`are no names: “${said}”`, async () =>
      expect((await club().ask(said)).pending?.args ?? {}).not.to.have.any.keys('firstName', 'lastName'))

  it('are names where somebody is called so', async () =>
    expect((await club().ask('change the last name of Ann Lee to Ray')).pending?.args).to.include({ lastName: 'Ray' }))
})
