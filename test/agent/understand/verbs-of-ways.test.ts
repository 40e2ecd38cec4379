import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, date } from '../../support/memory/schemas.ts'

const served = (path: string, rows: object[], properties: object) =>
  reads('stable', path, () => rows, { type: 'array', items: { type: 'object', properties } })
const people = (key: string, names: string[]) => names.map((name, at) => ({ id: `${key}${at}`, name, email: `${key}${at}@x.example` })) // oxfmt-ignore

const horses = ['Bramble', 'Clover', 'Domino'].map((name, at) => ({ id: `h${at}`, name, bought_on: '2025-04-02' }))
const riders = people('r', ['Ann Berg', 'Bo Holm', 'Cleo Dahl'])
const trainers = people('t', ['Ida Falk', 'Olaf Moe'])
const clerks = people('c', ['Una Rask', 'Per Lund'])
/** The day of the test is 14 May 2025: the last one is planned. */
const lessons = [
  { id: 'l0', rider_id: 'r0', horse_id: 'h0', trainer_id: 't0', held_on: '2025-04-10' },
  { id: 'l1', rider_id: 'r0', horse_id: 'h1', trainer_id: 't1', held_on: '2025-05-02' },
  { id: 'l2', rider_id: 'r1', horse_id: 'h1', trainer_id: 't0', held_on: '2025-04-20' },
  { id: 'l3', rider_id: 'r0', horse_id: 'h2', trainer_id: 't0', held_on: '2025-06-01' },
]
const bills = [
  { id: 'b0', code: 'BL-700', written_by_id: 'c0', checked_by_id: 'c1' },
  { id: 'b1', code: 'BL-701', written_by_id: 'c0', checked_by_id: 'c0' },
  { id: 'b2', code: 'BL-702', written_by_id: 'c1', checked_by_id: 'c1' },
]
const key = (what: string) => ({ type: 'string', description: `Id of the clerk who ${what} it` })
const ask = (message: string) =>
  converse(
    served('/horses', horses, { id: text, name: text, bought_on: date }),
    served('/riders', riders, { id: text, name: text, email: text }),
    served('/trainers', trainers, { id: text, name: text, email: text }),
    served('/lessons', lessons, { id: text, rider_id: text, horse_id: text, trainer_id: text, held_on: date }),
    served('/clerks', clerks, { id: text, name: text, email: text }),
    served('/bills', bills, { id: text, code: text, written_by_id: key('wrote'), checked_by_id: key('checked') }),
  ).ask(message)

describe('a verb between two kinds of record', () => {
  for (const [message, ids] of [
    ['Which trainers have coached Bo Holm?', ['t0']],
    ['Which riders does Olaf Moe instruct?', ['r0']],
    ['Which horses has Ann Berg exercised?', ['h0', 'h1', 'h2']],
    ['Which horses were groomed by Bo Holm?', ['h1']],
    ['Which riders have never ridden Clover?', ['r2']],
    ["Which riders haven't ridden Bramble yet?", ['r1', 'r2']],
    ['Which riders have not mounted Domino?', ['r1', 'r2']],
  ] as [string, string[]][])
    it(`is the one way that connects them: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect((data.result as { id: string }[]).map(({ id }) => id).sort(), response).to.deep.equal(ids)
    })

  it('asks for those who did it, and not for those for whom it was done', async () => {
    expect((await ask('Who wrote BL-701?')).response).to.include('Una Rask')
    expect((await ask('Who supplied Clover?')).data.error).to.not.equal(undefined)
  })

  it('is told, and never sure, where nothing on the way is called so', async () => {
    const { response, confidence } = await ask('Which horses has Ann Berg exercised?')
    expect(response).to.include('“exercised” as lessons')
    expect(confidence).to.be.below(0.79)
  })

  it('has the date of what was done, not that of what it was done with', async () => {
    const { data, response } = await ask('Which horses did Ann Berg exercise in April?')
    expect(
      (data.result as { id: string }[]).map(({ id }) => id),
      response,
    ).to.deep.equal(['h0'])
  })

  it('leaves out what is planned so far', async () => {
    const { data, response } = await ask('Which horses has Ann Berg ridden so far?')
    expect((data.result as { id: string }[]).map(({ id }) => id).sort(), response).to.deep.equal(['h0', 'h1'])
    expect((await ask('How many lessons has Ida Falk given so far?')).data.result).to.equal(2)
  })

  it('chooses among several keys', async () => {
    expect((await ask('Which clerk has written the most bills?')).response).to.include('Una Rask')
    expect((await ask('Which clerk has checked the most bills?')).response).to.include('Per Lund')
  })

  for (const message of [
    'Which riders complained?',
    'Which riders complained about Clover?',
    'Which riders refused Clover?',
    'Which riders have ridden Thunder?',
    'Which saddles has Ann Berg used?',
    'Which bills did Una Rask mislay?',
  ])
    it(`is none where it may say something else: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(data.error, response).to.not.equal(undefined)
    })
})
