import { expect } from 'chai'
import { formatValue } from '../../../../src/agent/answer/format.ts'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import { readChoices, readMeanings } from '../../../../src/agent/understand/entity-model/code-meanings.ts'
import { tool } from '../../../support/library/catalogue.ts'
import { interpretOver } from '../../support/interpret-over.ts'

describe('readMeanings', () => {
  const tiers = { FCL: 'first class', SCL: 'second class' }
  for (const [what, schema, codes, meanings] of [
    ['a list', { description: '* `FCL` - first class\n* `SCL` - second class' }, ['FCL', 'SCL'], tiers],
    ['a sentence', { description: 'FCL = first class and SCL: second class.' }, ['FCL', 'SCL'], tiers],
    ['brackets', { description: 'first class (FCL) or second class (SCL)' }, ['FCL', 'SCL'], tiers],
    ['a table', { description: '| FCL | first class |\n| SCL | second class |' }, ['FCL', 'SCL'], tiers],
    ['numbers', { description: 'Noise (1 – low, 2 – medium, 3 – high)' }, [], { 1: 'low', 2: 'medium', 3: 'high' }],
    ['a scale', { description: '0 = silent ... 9 = deafening' }, [], { 0: 'silent', 9: 'deafening' }],
    [
      'names of a generator',
      { 'x-enum-varnames': ['FirstClass', 'SecondClass'] },
      ['FCL', 'SCL'],
      { FCL: 'First Class', SCL: 'Second Class' },
    ],
    [
      'names of constants without the type that all of them begin with',
      { 'x-enum-varnames': ['PumpIdle', 'PumpOutOfUse', 'PumpInUse'] },
      ['0', '1', '2'],
      { 0: 'Idle', 1: 'Out Of Use', 2: 'In Use' },
    ],
    [
      'names of which one is all that the others begin with',
      { 'x-enumNames': ['Night', 'NightExpress'] },
      ['1', '2'],
      { 1: 'Night', 2: 'Night Express' },
    ],
    ['descriptions by value', { 'x-enumDescriptions': tiers }, ['FCL', 'SCL'], tiers],
    [
      'titles of constants',
      {
        oneOf: [
          { const: 'FCL', title: 'first class' },
          { const: 'SCL', title: 'second class' },
        ],
      },
      ['FCL', 'SCL'],
      tiers,
    ],
    ['nothing', { description: 'FCL or SCL' }, ['FCL', 'SCL'], undefined],
    ['a range', { description: 'From 1 - 5 stars' }, [], undefined],
    ['the values themselves', { 'x-enumNames': ['Open', 'Closed'] }, ['open', 'closed'], undefined],
  ] as [string, Record<string, unknown>, string[], Record<string, string> | undefined][])
    // oxfmt-ignore
    it(`reads ${what}`, () => expect(readMeanings(schema, codes)).to.deep.equal(meanings))

  it('takes constants for the allowed values', () =>
    expect(readChoices({ oneOf: [{ const: 'a' }, { const: 'b' }, { type: 'null' }] })).to.deep.equal(['a', 'b']))
})

describe('codes in messages and answers', () => {
  const text = { type: 'string' }
  const cabin = { type: 'string', enum: ['PAX', 'CRW'], description: 'PAX: guest cabin, CRW: staff cabin' }
  const noise = { type: 'integer', description: '1 = silent, 2 = audible, 3 = deafening' }
  const records = { type: 'array', items: { type: 'object', properties: { id: text, name: text, cabin, noise } } }
  const app = buildModel({ yard: { yard_list: tool('yard', 'list', 'GET', '/boats', [], records) } }).apps[0]!
  const read = interpretOver(app)
  const whereIn = (message: string) =>
    read(message).query?.root.where.map(({ columns, op, values }) => [...columns, op, ...values])

  it('are named by what they stand for', () => {
    expect(whereIn('boats with a guest cabin')).to.deep.equal([['cabin', '=', 'PAX']])
    expect(whereIn('how many deafening boats are there?')).to.deep.equal([['noise', '=', 3]])
  })

  it('are told with what they stand for', () => {
    const [, , cabins, noises] = app.entities[0]!.fields
    expect(formatValue('PAX', cabins)).to.equal('PAX (guest cabin)')
    expect(formatValue(3, noises)).to.equal('3 (deafening)')
    expect(formatValue('XYZ', cabins)).to.equal('XYZ')
  })
})
