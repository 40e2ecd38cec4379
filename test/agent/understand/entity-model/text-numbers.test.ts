import { expect } from 'chai'
import { storedValue } from '../../../../src/agent/answer/stored-value.ts'
import type { Entity } from '../../../../src/agent/understand/entity-model/catalogue-model.ts'
import { readFields } from '../../../../src/agent/understand/entity-model/entity-fields.ts'
import { landRows } from '../../../../src/agent/run/land-rows.ts'
import { isNumberAsText, writeNumberAsText } from '../../../../src/agent/understand/entity-model/text-numbers.ts'
import { coerce } from '../../../../src/agent/understand/writes/coerce.ts'
import type { Slot } from '../../../../src/agent/understand/writes/slots.ts'

const twoDecimals = { type: 'string', pattern: String.raw`^-?\d+\.\d{2}$` }

describe('texts that are numbers', () => {
  for (const [schema, name, is] of [
    [{ format: 'decimal' }, 'toll', true],
    [twoDecimals, 'toll', true],
    [{ pattern: String.raw`^\d+(\.\d{1,3})?$` }, 'depth', true],
    [{ pattern: String.raw`^\d{5}$` }, 'crate', false],
    [{ pattern: '^.+$' }, 'crate', false],
    [{ pattern: '^(' }, 'crate', false],
    [{ format: 'decimal' }, 'zip', false],
    [{ format: 'email' }, 'contact', false],
    [{ example: '45.00' }, 'toll', true],
    [{ example: '45.00' }, 'version', false],
    [{ example: '1.5' }, 'section', false],
    [{}, 'toll', false],
  ] as [Record<string, unknown>, string, boolean][])
    it(`${is ? 'are' : 'are not'} those of ${JSON.stringify(schema)} called ${name}`, () =>
      expect(isNumberAsText(schema, [name])).to.equal(is))

  it('are figures as fields', () => {
    const [toll, zip] = readFields({
      properties: { toll: { ...twoDecimals, description: 'EUR' }, zip: { type: 'string' } },
    })
    expect(toll).to.include({ type: 'number', role: 'money', landsAs: 'number', currency: 'EUR' })
    expect(zip).to.include({ type: 'string' })
  })

  it('are numbers where the description says so and the records have texts', async () => {
    const entity = {
      fields: readFields({ properties: { fee: { type: 'number' }, berth: { type: 'string' } } }),
    } as Entity
    const rows = await landRows([{ fee: '120.00', berth: '12' }, { fee: 'on request', berth: '7' }], entity) // oxfmt-ignore
    expect(rows).to.deep.equal([{ fee: 120, berth: '12' }, { fee: 'on request', berth: '7' }]) // oxfmt-ignore
  })

  it('are written as a number where only the records show that they are', () => {
    const [field] = readFields({ properties: { toll: { type: 'string' } } })
    const slot = { name: 'toll', words: ['toll'], type: 'string', schema: { type: 'string' }, choices: [], field: { ...field, landsAs: 'number', sample: '25.00' } } as unknown as Slot // oxfmt-ignore
    expect(coerce('40', [], slot)).to.deep.equal({ value: '40.00' })
    expect(coerce('a little', [], slot)).to.have.property('problem')
  })

  it('are written as their pattern or example has them, and lose nothing', () => {
    expect(writeNumberAsText(12_000, twoDecimals)).to.equal('12000.00')
    expect(writeNumberAsText(1.5, { format: 'decimal' })).to.equal('1.5')
    expect(writeNumberAsText(7, { format: 'decimal' }, '3.250')).to.equal('7.000')
    expect(writeNumberAsText(1.234, { format: 'decimal' }, '3.5')).to.equal('1.234')
  })

  it('are written so by a change, and stay so where a whole record is sent', () => {
    const [field] = readFields({ properties: { toll: twoDecimals } })
    const slot = {
      name: 'toll',
      words: ['toll'],
      type: 'string',
      schema: twoDecimals,
      choices: [],
      field,
    } as unknown as Slot
    expect(coerce('12,000', [], slot)).to.deep.equal({ value: '12000.00' })
    expect(coerce('a lot', [], slot)).to.have.property('problem')
    expect(storedValue({ toll: 12_000 }, slot)).to.equal('12000.00')
  })
})

describe('readFields', () => {
  it('takes no part of a word for a figure that is no money', () => {
    const figure = { type: 'number', description: 'EUR' }
    const roles = readFields({ properties: { damage: figure, account_balance: figure, rank: figure } }).map(f => f.role)
    expect(roles).to.deep.equal(['money', 'money', 'number'])
  })

  it('knows years by their description', () => {
    const [built, age] = readFields({
      properties: { built: { type: 'integer', description: 'Year of construction' }, age: { type: 'integer' } },
    })
    expect(built!.words).to.deep.equal(['built', 'year'])
    expect(age!.words).to.deep.equal(['age'])
  })

  it('calls an amount with its currency by the object that holds both', () => {
    const money = {
      type: 'object',
      properties: { amount: { type: 'number' }, currencyCode: { type: 'string', example: 'EUR' } },
    }
    const [deposit, , height] = readFields({
      properties: { deposit: money, size: { type: 'object', properties: { amount: { type: 'number' } } } },
    })
    expect(deposit).to.include({ column: 'deposit.amount', role: 'money', currency: 'EUR' })
    expect(deposit!.words).to.deep.equal(['deposit'])
    expect(deposit).to.not.have.property('nested')
    expect(height!.words).to.deep.equal(['size', 'amount'])
  })
})
