import { expect } from 'chai'
import { plainPath } from '../../../src/agent/understand/entity-model/plain-path.ts'
import { tool } from '../../support/library/catalogue.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

describe('a path', () => {
  for (const [path, plain] of [
    ['/Permits({PermitNumber})', '/Permits/{PermitNumber}'],
    ["/Permits('{code}')/Holder", '/Permits/{code}/Holder'],
    ['/Permits({id})/Harbour.Core.Revoke', '/Permits/{id}/Revoke'],
    ["/Rates(From='{from}',To='{to}')", '/Rates/{from}/{to}'],
    ['/permits/{id}/export.csv', '/permits/{id}/export.csv'],
    ['/permits(all)', '/permits(all)'],
  ] as const)
    it(`is read with its keys between slashes: ${path}`, () => expect(plainPath(path)).to.equal(plain))
})

const whole = { type: 'integer' }
const set = (properties: object) => ({
  type: 'object',
  properties: { '@odata.context': text, value: { type: 'array', items: { type: 'object', properties } } },
})
const holders = ['Ines Prado', 'Karl Voss', 'Ines Prado', 'Mona Lund', 'Aki Oda', 'Rui Sousa']
const permits = holders.map((HolderName, at) => ({
  PermitNumber: 7301 + at,
  HolderName,
  Status: at % 2 ? 'Valid' : 'Requested',
  Berths: at + 1,
}))
const spares = ['Fender 20 cm', 'Fender 35 cm', 'Anchor chain 8 mm', 'Bilge pump', 'Mooring rope 14 mm'].map(
  (Description, at) => ({ Code: `SP-${60 + at}`, Description, MinimumStock: 4 + at }),
)
const key = (name: string, schema: { type: string }) => ({
  name, type: schema.type, required: true, description: '', constraints: [], in: 'path', schema,
}) // oxfmt-ignore
const given = (name: string, schema: { type: string }) => ({
  name, type: schema.type, required: false, description: '', constraints: [], in: 'body', schema,
}) // oxfmt-ignore
const marina = () =>
  converse(
    reads('marina', '/BoatPermits', () => ({ value: permits }), set({ PermitNumber: whole, HolderName: text, Status: { ...text, enum: ['Requested', 'Valid', 'Revoked'] }, Berths: whole })), // oxfmt-ignore
    reads('marina', '/Spares', () => ({ value: spares }), set({ Code: text, Description: text, MinimumStock: whole })),
    {
      record: tool('marina', 'revoke', 'POST', '/BoatPermits({PermitNumber})/Marina.Revoke', [key('PermitNumber', whole)], {}), // oxfmt-ignore
      answer: () => ({}),
    },
    {
      record: tool('marina', 'change_spare', 'PATCH', '/Spares({Code})', [key('Code', text), given('MinimumStock', whole)], {}), // oxfmt-ignore
      answer: () => ({}),
    },
  )

describe('services with keys in parentheses', () => {
  it('act on the record that the key names', async () => {
    const { pending, response } = await marina().ask('revoke boat permit 7304')
    expect(pending?.args, response).to.deep.equal({ PermitNumber: 7304 })
  })

  it('change records that what they are is told of', async () => {
    const { pending, response } = await marina().ask('set the minimum stock of the Fender 35 cm to 12')
    expect(pending?.args, response).to.deep.equal({ Code: 'SP-61', MinimumStock: 12 })
  })
})

describe('the initials of a kind of record', () => {
  for (const [message, said] of [
    ['how many BPs are valid?', '3'],
    ['status of BP 7303', 'Requested'],
    ['berths of bp 7305?', '5'],
  ] as const)
    it(`stand for it in capitals or before a number: ${message}`, async () => {
      expect((await marina().ask(message)).response).to.include(said)
    })

  it('are no word in small letters', async () => {
    const { data } = await marina().ask('how many bp are valid?')
    expect(data.error?.code).to.be.a('string')
  })
})

describe('the name of somebody in a record', () => {
  it('is not what the record is called', async () => {
    const { response } = await marina().ask('show boat permit 7302')
    expect(response)
      .to.match(/^Boat permit 7302:/)
      .and.to.include('Karl Voss')
    expect(response).not.to.match(/permit Karl Voss/)
  })

  it('still finds the records', async () => {
    const { data } = await marina().ask('boat permits of Ines Prado')
    expect(data.result).to.have.length(2)
  })
})
