import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const named = { type: 'object', properties: { id: text, name: text } }
const served = (path: string, rows: object[], properties: object) =>
  reads('harbour', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const people = [
  { id: 'p1', name: 'Ann Berg', job: 'MANAGER', phone: '555 01', email: 'ann@a.example', yard: { id: 'y1', name: 'North Yard' } }, // oxfmt-ignore
  { id: 'p2', name: 'Bo Holm', job: 'MANAGER', phone: '555 02', email: 'bo@a.example', yard: { id: 'y2', name: 'South Yard' } }, // oxfmt-ignore
  { id: 'p3', name: 'Cleo Dahl', job: 'RIGGER', phone: '555 03', email: 'cleo@a.example', yard: { id: 'y1', name: 'North Yard' } }, // oxfmt-ignore
]
const yards = [
  { id: 'y1', name: 'North Yard', phone: '555 11', manager: { id: 'p1', name: 'Ann Berg' } },
  { id: 'y2', name: 'South Yard', phone: '555 12', manager: { id: 'p2', name: 'Bo Holm' } },
]
const doctor = { name: 'Mill Surgery', phone: '555 21' }
const pupils = [
  { id: 'u1', name: 'Dov Lind', keyWorker: { id: 'p3', name: 'Cleo Dahl' }, doctor },
  { id: 'u2', name: 'Eva Moe', keyWorker: { id: 'p2', name: 'Bo Holm' }, doctor },
  { id: 'u3', name: 'Finn Ask', keyWorker: { id: 'p1', name: 'Ann Berg' }, doctor },
]
const talk = () =>
  converse(
    served('/people', people, { id: text, name: text, job: { ...text, enum: ['MANAGER', 'RIGGER'] }, phone: text, email: text, yard: named }), // oxfmt-ignore
    served('/yards', yards, { id: text, name: text, phone: text, manager: named }),
    served('/pupils', pupils, { id: text, name: text, keyWorker: named, doctor: { type: 'object', properties: { name: text, phone: text } } }), // oxfmt-ignore
  )
const phones = (result: unknown) => [result].flat().map(row => (row as { phone?: string } | null)?.phone ?? row)

describe('what is asked of somebody in a role', () => {
  for (const [message, phone] of [
    ['What is the phone number of the manager at North Yard?', '555 01'],
    ["What is the phone number of North Yard's manager?", '555 01'],
    ["What's the manager's phone number at South Yard?", '555 02'],
    ["What is the South Yard manager's phone number?", '555 02'],
    ['What is the phone number of the yard manager of South Yard?', '555 02'],
    ["What is the phone number of Dov Lind's key worker?", '555 03'],
  ] as [string, string][])
    it(`is told by the record that the key names: ${message}`, async () => {
      const { data, response } = await talk().ask(message)
      expect(phones(data.result), response).to.deep.equal([phone])
    })

  for (const [message, phone] of [
    ['What is the phone number of North Yard?', '555 11'],
    ["What is the phone number of Dov Lind's doctor?", '555 21'],
  ] as [string, string][])
    it(`is told by the record itself where it has no key: ${message}`, async () => {
      const { data, response } = await talk().ask(message)
      expect(phones(data.result), response).to.deep.equal([phone])
    })

  it('is that of whoever manages it', async () => {
    const { data, response } = await talk().ask('Who manages North Yard?')
    expect(phones(data.result), response).to.deep.equal(['555 01'])
  })

  it('goes on from the name that was told', async () => {
    const { ask } = talk()
    await ask("Who is Dov Lind's key worker?")
    const { data, response } = await ask('What is her phone number?')
    expect(phones(data.result), response).to.deep.equal(['555 03'])
  })
})
