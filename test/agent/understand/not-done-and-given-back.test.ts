import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const list = (path: string, rows: object[], properties: object) =>
  reads('yard', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const STATES = ['listed', 'sold', 'unsold', 'withdrawn']
const lots = Array.from({ length: 15 }, (_, at) => ({ id: 10 + at, title: `Lot ${at}`, state: STATES[at % 4] }))
const hires = Array.from({ length: 9 }, (_, at) => ({
  id: 70 + at,
  reference: `H-${at}`,
  pickup_date: `2025-0${3 + (at % 2)}-20`,
  return_date: `2025-0${4 + (at % 3)}-02`,
}))
const ask = (message: string) =>
  converse(
    list('/lots', lots, { id: whole, title: text, state: { type: 'string', enum: STATES } }),
    list('/hires', hires, { id: whole, reference: text, pickup_date: day, return_date: day }),
  ).ask(message)
const result = async (message: string) => (await ask(message)).data.result

describe('what was not done when its time had come', () => {
  for (const message of ['how many lots did not sell?', 'how many lots weren’t sold?', 'how many lots were not sold?'])
    it(`“${message}” asks for the state of the contrary name`, async () => expect(await result(message)).to.equal(4))

  it('is any other state where one is denied by its field or several are', async () => {
    expect(await result('how many lots have a state other than sold?')).to.equal(11)
    expect(await result('how many lots were not sold or withdrawn?')).to.equal(8)
    expect(await result('how many lots weren’t sold or withdrawn?')).to.equal(8)
    expect(await result('how many lots were unsold or withdrawn?')).to.equal(7)
  })

  it('is a doubt behind another auxiliary', async () => {
    const { data, confidence } = await ask('how many lots have not been sold?')
    expect(data.result).to.equal(11)
    expect(confidence).to.be.below(0.8)
  })
})

describe('a participle whose verb asks elsewhere', () => {
  it('names the date that is called after it before a time', async () => {
    expect(await result('how many hires were returned in April 2025?')).to.equal(3)
    expect(await result('hires returned per month')).to.deep.equal([
      { month: '2025-04', count: 3 },
      { month: '2025-05', count: 3 },
      { month: '2025-06', count: 3 },
    ])
  })
})
