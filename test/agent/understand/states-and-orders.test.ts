import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const served = (path: string, rows: object[], properties: object) =>
  reads('orchard', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const pickers = ['Ida Falk', 'Olaf Moe'].map((name, at) => ({ id: at + 1, name, hired_on: `202${4 + at}-05-02` }))
const rounds = ['DONE', 'OPEN', 'DONE', 'OPEN', 'DONE'].map((status, at) => ({
  id: 11 + at,
  picker_id: (at % 2) + 1,
  status,
  finished_on: status === 'DONE' ? `2026-03-0${at + 1}` : null,
  started_on: `2026-03-0${at + 1}`,
  baskets: [4, 9, 2, 7, 5][at],
}))
const { ask } = converse(
  served('/pickers', pickers, { id: whole, name: text, hired_on: day }),
  served('/rounds', rounds, { id: whole, picker_id: whole, status: { ...text, enum: ['DONE', 'OPEN'] }, finished_on: day, started_on: day, baskets: whole }), // oxfmt-ignore
)
const ids = async (message: string) =>
  ((await ask(message)).data.result as { id: number }[] | null)?.map(({ id }) => id)

describe('a participle that is a state by another word', () => {
  for (const [message, found] of [
    ['finished rounds', [11, 13, 15]],
    ['rounds finished by Ida Falk', [11, 13, 15]],
    ['rounds finished by Olaf Moe', []],
    ['rounds that were finished', [11, 13, 15]],
    ['rounds started by Olaf Moe', [12, 14]],
  ] as const)
    it(message, async () => {
      expect((await ids(message)) ?? []).to.deep.equal(found)
    })
})

describe('a list by a figure', () => {
  it('begins with the highest', async () => {
    expect(await ids('rounds by baskets')).to.deep.equal([12, 14, 15, 11, 13])
  })
  it('makes groups of a state', async () => {
    expect((await ask('rounds by status')).response).to.match(/DONE 3/)
  })
})

describe('people who started', () => {
  it('are told by their own date', async () => {
    expect(await ids('pickers who started in 2025')).to.deep.equal([2])
    expect(await ids('pickers who joined in 2024')).to.deep.equal([1])
  })
  it('and records by theirs', async () => {
    expect(await ids('rounds that started on 3 March 2026')).to.deep.equal([13])
  })
})
