import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const list = (path: string, rows: object[], properties: object) =>
  reads('mill', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const millers = ['Ann Lee', 'Bob Ray', 'Cy Dee'].map((name, at) => ({ id: 10 + at, name, grade: at % 2 ? 'senior' : 'junior', bonus: 900 - 300 * at, hired_on: `20${19 - at}-02-01` })) // oxfmt-ignore
const farms = ['Alder', 'Birch', 'Cedar'].map((name, at) => ({ id: 20 + at, name, acres: 40 + 10 * at, supplier_since: `20${12 + at}-05-01` })) // oxfmt-ignore
const carts = ['Blue', 'Green'].map((name, at) => ({ id: 30 + at, name, state: at ? 'in use' : 'broken', weight_kg: 300 - 50 * at, bought_on: `20${15 - at}-01-01`, put_in_use_on: `20${16 + at}-01-01` })) // oxfmt-ignore
const pipes = ['North', 'South'].map((name, at) => ({ id: 40 + at, name, span_km: 4 + at }))

const ask = async (message: string) => {
  const { data } = await converse(
    list('/millers', millers, { id: whole, name: text, grade: text, bonus: whole, hired_on: day }),
    list('/farms', farms, { id: whole, name: text, acres: whole, supplier_since: day }),
    list('/carts', carts, { id: whole, name: text, state: { type: 'string', enum: ['broken', 'in use'] }, weight_kg: whole, bought_on: day, put_in_use_on: day }), // oxfmt-ignore
    list('/pipes', pipes, { id: whole, name: text, span_km: whole }),
  ).ask(message)
  return ([data.result].flat()[0] as { name?: string } | null | undefined)?.name
}

describe('what goes on the longest', () => {
  for (const [message, name] of [
    ['which miller has been with us the longest?', 'Cy Dee'],
    ['which miller has been employed the shortest?', 'Ann Lee'],
    ['who has been a miller the longest?', 'Cy Dee'],
    ['which farm have we worked with the longest?', 'Alder'],
    ['which farm has been our supplier the longest?', 'Alder'],
    ['which cart have we had the longest?', 'Green'],
    ['which cart has been in use the longest?', 'Green'],
    ['which junior has been with us the longest?', 'Cy Dee'],
    ['which pipe is the longest?', 'South'],
  ] as const)
    it(`“${message}” is ${name}`, async () => expect(await ask(message)).to.equal(name))

  for (const message of [
    'which cart has been broken the longest?',
    'which farm has been flooded the longest?',
    'which is the longest farm?',
  ])
    it(`“${message}” goes by no figure of another kind`, async () => expect(await ask(message)).to.equal(undefined))
})
