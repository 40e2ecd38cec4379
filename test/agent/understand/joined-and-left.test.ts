import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const date = { type: 'string', format: 'date', nullable: true }
const whole = { type: 'integer' }
const served = (path: string, rows: object[], properties: object) =>
  reads('choir', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const halls = ['North Hall', 'South Hall'].map((name, at) => ({ id: `h${at}`, name }))
const wardens = ['Ann Moor', 'Ben Oak'].map((name, at) => ({ id: `w${at}`, name, email: `w${at}@x.example`, hall_id: `h${at}`, hired_on: '2025-03-01' })) // oxfmt-ignore
const singers = ['Ida Falk', 'Olaf Moe', 'Cato Lind'].map((name, at) => ({
  id: `s${at}`,
  name,
  email: `s${at}@x.example`,
  hall_id: `h${at % 2}`,
  subscription: { starts_on: `202${3 + at}-03-01`, ends_on: at === 1 ? '2025-04-09' : null },
}))
const rehearsals = [0, 1].map(at => ({
  id: `r${at}`,
  title: `Rehearsal ${at}`,
  seats: 20 + at,
  waiting_time_max: 5 + at,
}))
const { ask } = converse(
  served('/halls', halls, { id: text, name: text }),
  served('/wardens', wardens, { id: text, name: text, email: text, hall_id: text, hired_on: date }),
  served('/singers', singers, { id: text, name: text, email: text, hall_id: text, subscription: { type: 'object', properties: { starts_on: date, ends_on: date } } }), // oxfmt-ignore
  served('/rehearsals', rehearsals, { id: text, title: text, seats: whole, waiting_time_max: whole }),
)
const ids = async (message: string) =>
  ((await ask(message)).data.result as { id: string }[] | null)?.map(({ id }) => id)

describe('when people come and go', () => {
  it('takes joining for the first day of what they are in, not for that of others', async () => {
    expect(await ids('which singers joined in 2025?')).to.deep.equal(['s2'])
  })

  it('takes leaving for the last day, never for the first', async () => {
    expect(await ids('list the singers who left in 2025')).to.deep.equal(['s1'])
    const { data } = await ask('which wardens left in March 2025?')
    expect(data.result ?? []).to.deep.equal([])
  })

  it('leaves what remains alone', async () => {
    expect((await ask('how many singers are left?')).response).to.match(/\b3\b/)
  })

  it('does not pass over what records are said to be', async () => {
    const { response } = await ask('which rehearsals are full?')
    expect(response)
      .to.match(/full/)
      .and.not.match(/2 rehearsals/)
  })
})

it('lacks what a key in a role would name', async () => {
  const people = ['Ann Moor', 'Ben Oak'].map((name, at) => ({ id: `p${at}`, name, email: `p${at}@x.example` }))
  const teams = [0, 1, 2].map(at => ({ id: `t${at}`, name: `Team ${at}`, coach_person_id: 'p0', deputy_person_id: at ? null : 'p1' })) // oxfmt-ignore
  const { ask: asked } = converse(
    served('/people', people, { id: text, name: text, email: text }),
    served('/teams', teams, { id: text, name: text, coach_person_id: text, deputy_person_id: { ...text, nullable: true } }), // oxfmt-ignore
  )
  const { data, response } = await asked('teams without a deputy person')
  expect(
    (data.result as { id: string }[]).map(({ id }) => id),
    response,
  ).to.deep.equal(['t1', 't2'])
})
