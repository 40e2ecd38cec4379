import { expect } from 'chai'
import { tool } from '../../support/library/catalogue.ts'
import { converse, reads, type Served } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }

const publishers = [
  { id: 1, name: 'Reed Press', city: 'Oslo' },
  { id: 2, name: 'Fern House', city: 'Turku' },
]
const publishments = [
  { id: 11, code: 'PB-11', publisherId: 1, inColor: true, transport: 'bicycle', state: 'requested' },
  { id: 12, code: 'PB-12', publisherId: 2, inColor: false, transport: 'car', state: 'confirmed' },
  { id: 13, code: 'PB-13', publisherId: 2, inColor: true, transport: 'bicycle', state: 'confirmed' },
]
const advertisements = [
  { id: 21, reference: 'AD-21', size: 'large', createdAt: '2025-02-01T10:00:00Z' },
  { id: 22, reference: 'AD-22', size: 'small', createdAt: '2025-02-02T10:00:00Z' },
]
const PUBLISHER = { id: whole, name: text, city: text }
const PUBLISHMENT = { id: whole, code: text, publisherId: whole, inColor: { type: 'boolean' }, transport: { ...text, enum: ['bicycle', 'car'] }, state: { ...text, enum: ['requested', 'confirmed'] } } // oxfmt-ignore
const ADVERTISEMENT = { id: whole, reference: text, size: { ...text, enum: ['large', 'small'] }, createdAt: { ...text, format: 'date-time' } } // oxfmt-ignore

const one = (path: string, properties: object): Served =>
  reads('press', path, () => ({}), { type: 'object', properties })
const confirm: Served = {
  record: tool('press', 'confirm', 'POST', '/publishments/{id}/confirm', [{ name: 'id', type: 'integer', required: true, description: '', constraints: [], in: 'path', schema: whole }], {}), // oxfmt-ignore
  answer: () => ({}),
}
const press = () =>
  converse(
    reads('press', '/publishers', () => publishers, list(PUBLISHER)),
    reads('press', '/publishments', () => publishments, list(PUBLISHMENT)),
    reads('press', '/advertisements', () => advertisements, list(ADVERTISEMENT)),
    one('/publishers/{id}', PUBLISHER),
    one('/publishments/{id}', PUBLISHMENT),
    confirm,
  )
const ids = (result: unknown) => (result as { id: number }[]).map(({ id }) => id)

describe('kinds of record whose nouns have one stem, and nouns in other forms', () => {
  for (const [message, right] of [
    ['confirmed publishments', [12, 13]],
    ['list the publishers', [1, 2]],
    ['publishments of Fern House', [12, 13]],
    ['publishers in Turku', [2]],
    ['which ads are there', [21, 22]],
    ['large ads', [21]],
    ['small adverts', [22]],
    ['publishments in colour', [11, 13]],
    ['publishments that go by bike', [11, 13]],
  ] as const)
    it(`“${message}”`, async () => {
      expect(ids((await press().ask(message)).data.result)).to.deep.equal(right)
    })

  it('acts on the records that the tool is for', async () => {
    const { data } = await press().ask('confirm publishment PB-11')
    expect(data.plan?.steps).to.deep.equal([{ id: 'r1', tool: 'press_confirm', args: { id: 11 } }])
  })

  it('a stem that a clipped noun shares with a verb stays that of the verb', async () => {
    const { data } = await press().ask('advertisements added on 2 February 2025')
    expect(ids(data.result)).to.deep.equal([22])
  })
})
