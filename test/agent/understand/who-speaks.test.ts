import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const list = (path: string, rows: object[], properties: object) =>
  reads('fair', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const fairs = ['Spring Fair', 'Harvest Fair'].map((name, at) => ({ id: 1 + at, name }))
const patrons = ['Mill & Sons', 'Oat Works'].map((company_name, at) => ({ id: 20 + at, fair_id: 1, company_name, contact_email: `p${at}@x.example` })) // oxfmt-ignore
const holders = ['Ida Falk', 'Olaf Moe', 'Ane Lund'].map((full_name, at) => ({ id: 40 + at, full_name, email: `h${at}@x.example` })) // oxfmt-ignore
const stalls = [0, 1, 2, 0].map((at, i) => ({ id: 60 + i, fair_id: 1 + (i % 2), holder_id: 40 + at, goods: 'honey' }))
const { ask } = converse(
  list('/fairs', fairs, { id: whole, name: text }),
  list('/patrons', patrons, { id: whole, fair_id: whole, company_name: text, contact_email: text }),
  list('/holders', holders, { id: whole, full_name: text, email: text }),
  list('/stalls', stalls, { id: whole, fair_id: whole, holder_id: whole, goods: text }),
)
const names = async (message: string) =>
  ((await ask(message)).data.result as { full_name: string }[]).map(one => one.full_name).sort()

describe('who does what a kind of record is called after', () => {
  it('is that kind of record, though the verb elsewhere only links', async () => {
    expect(await names('who is holding a stall at Spring Fair?')).to.deep.equal(['Ane Lund', 'Ida Falk'])
    expect(await names('who will hold stalls at Harvest Fair')).to.deep.equal(['Ida Falk', 'Olaf Moe'])
  })
})
