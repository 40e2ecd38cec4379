import { expect } from 'chai'
import { checkPattern } from '../../../src/web/page/forms/check-pattern.ts'
import { checkValue } from '../../../src/web/page/forms/check-value.ts'
import { Draft, readJson, readNumber } from '../../../src/web/page/forms/draft.ts'

describe('checkValue', () => {
  const rows: { title: string; schema: unknown; good: unknown[]; bad: unknown[] }[] = [
    {
      title: 'texts',
      schema: { type: 'string', minLength: 1, maxLength: 3 },
      good: ['a', '😀😀😀'],
      bad: ['', 'abcd', 5, null],
    },
    {
      title: 'whole numbers',
      schema: { type: 'integer', minimum: 1, maximum: 9 },
      good: [1, 9],
      bad: [0, 10, 1.5, '1'],
    },
    {
      title: 'bounds that are not reached',
      schema: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
      good: [0.5],
      bad: [0, 1],
    },
    {
      title: 'the exclusive bounds of OpenAPI 3.0',
      schema: { type: 'number', minimum: 0, exclusiveMinimum: true },
      good: [0.1],
      bad: [0],
    },
    { title: 'steps with decimals', schema: { type: 'number', multipleOf: 0.1 }, good: [0.3, 1.1], bad: [0.35] },
    { title: 'choices', schema: { enum: ['a', 1, null] }, good: ['a', 1, null], bad: ['b', '1'] },
    { title: 'constants', schema: { const: 'x' }, good: ['x'], bad: ['y'] },
    { title: 'booleans', schema: { type: 'boolean' }, good: [true, false], bad: ['true', null] },
    { title: 'nullable types', schema: { type: ['string', 'null'] }, good: ['a', null], bad: [1] },
    { title: 'nullable of OpenAPI', schema: { type: 'string', nullable: true }, good: [null], bad: [1] },
    {
      title: 'null as a variant',
      schema: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      good: [1, null],
      bad: ['a'],
    },
    {
      title: 'lists',
      schema: { type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: 3, uniqueItems: true },
      good: [[1], [1, 2, 3]],
      bad: [[], [1, 2, 3, 4], [1, 1], ['a'], 'a'],
    },
    {
      title: 'tuples',
      schema: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] },
      good: [['a', 1]],
      bad: [[1, 'a']],
    },
    {
      title: 'required fields and unknown ones',
      schema: { type: 'object', properties: { a: { type: 'string' } }, required: ['a'], additionalProperties: false },
      good: [{ a: 'x' }],
      bad: [{}, { a: 'x', b: 1 }, { a: undefined }, []],
    },
    {
      title: 'maps',
      schema: { type: 'object', additionalProperties: { type: 'integer' } },
      good: [{}, { any: 1 }],
      bad: [{ any: 'x' }],
    },
    {
      title: 'fields of which one is needed',
      schema: {
        type: 'object',
        properties: { a: { type: 'string' }, b: { type: 'string' } },
        anyOf: [{ required: ['a'] }, { required: ['b'] }],
      },
      good: [{ a: 'x' }, { b: 'x' }],
      bad: [{}],
    },
    {
      title: 'references, also recursive ones',
      schema: {
        $defs: {
          node: {
            type: 'object',
            properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#/$defs/node' } } },
            required: ['name'],
          },
        },
        $ref: '#/$defs/node',
      },
      good: [{ name: 'a', children: [{ name: 'b', children: [] }] }],
      bad: [{ name: 'a', children: [{}] }],
    },
    {
      title: 'variants by a constant',
      schema: {
        oneOf: [
          {
            type: 'object',
            properties: { kind: { const: 'card' }, number: { type: 'string' } },
            required: ['kind', 'number'],
          },
          { type: 'object', properties: { kind: { const: 'cash' } }, required: ['kind'] },
        ],
      },
      good: [{ kind: 'cash' }, { kind: 'card', number: '1' }],
      bad: [{ kind: 'card' }, { kind: 'other' }, 5],
    },
    {
      title: 'dates',
      schema: { type: 'string', format: 'date' },
      good: ['2024-02-29'],
      bad: ['2023-02-29', 'today', '2024-2-1'],
    },
    {
      title: 'moments',
      schema: { type: 'string', format: 'date-time' },
      good: ['2024-05-01T10:00:00Z', '2024-05-01T10:00:00.5+02:00', '2024-05-01 10:00:00z'],
      bad: ['2024-05-01', '2024-05-01T25:00:00Z', '2024-05-01T10:00:00'],
    },
    {
      title: 'e-mail addresses',
      schema: { type: 'string', format: 'email' },
      good: ['a@b.example', 'ü@ü.example'],
      bad: ['a', 'a@ b'],
    },
    {
      title: 'addresses',
      schema: { type: 'string', format: 'uri' },
      good: ['https://a.example/b?c=d'],
      bad: ['/b', 'a.example'],
    },
    { title: 'nothing of what it does not know', schema: { 'x-odd': 1 }, good: [1, 'a', null, [], {}], bad: [] },
  ]
  for (const { title, schema, good, bad } of rows)
    it(`knows ${title}`, () => {
      for (const value of good) expect(checkValue(schema, value), JSON.stringify(value)).to.deep.equal([])
      for (const value of bad) expect(checkValue(schema, value), JSON.stringify(value)).not.to.deep.equal([])
    })

  it('says where a problem is', () => {
    const schema = {
      type: 'object',
      properties: { lines: { type: 'array', items: { type: 'object', properties: { count: { type: 'integer' } } } } },
    }
    const value = { lines: [{ count: 1 }, { count: 1.5 }] }
    expect(checkValue(schema, value)).to.deep.equal([
      { path: ['lines', 1, 'count'], message: 'This must be a whole number.' },
    ])
  })

  it('tells the problems of the variant that is meant', () => {
    const card = { properties: { kind: { const: 'card' }, number: { type: 'string', minLength: 4 } } }
    const iban = { properties: { kind: { const: 'iban' }, iban: { type: 'string' } }, required: ['iban'] }
    expect(checkValue({ type: 'object', oneOf: [iban, card] }, { kind: 'card', number: '1' })).to.deep.equal([
      { path: ['number'], message: 'At least 4 characters are needed.' },
    ])
  })

  it('ends for schemas that lead to themselves', () => {
    for (const schema of [
      { $ref: '#' },
      { anyOf: [{ $ref: '#' }] },
      { oneOf: [{ $ref: '#' }, { type: 'object', properties: { a: { $ref: '#' } } }] },
      { allOf: [{ $ref: '#' }] },
      { type: 'array', items: { $ref: '#' } },
    ])
      expect(checkValue(schema, [[{ a: { a: 1 } }]])).to.be.an('array')
  })

  it('has a problem for every draft, wherever it stands', () => {
    const draft = new Draft('1,5', 'No number.')
    for (const schema of [{}, { type: 'object' }, { type: 'object', properties: { a: { type: 'number' } } }])
      expect(checkValue(schema, { a: draft })).to.deep.equal([{ path: ['a'], message: 'No number.' }])
  })
})

describe('checkPattern', () => {
  it('judges plain patterns', () => {
    expect(checkPattern('^[A-Z]{2}\\d+$', 'AB12')).to.equal(true)
    expect(checkPattern('^[A-Z]{2}\\d+$', 'ab12')).to.equal(false)
    expect(checkPattern('^(?:\\+\\d{1,3} ?)?[\\d -]{5,20}$', '+49 30 12345')).to.equal(true)
    expect(checkPattern('^\\p{L}+$', 'Zoë')).to.equal(true)
  })
  it('leaves patterns alone that could take for ever, and those that are none', () => {
    const long = `${'a'.repeat(5000)}!`
    for (const pattern of [
      '^(a+)+$',
      '^(a|a)*$',
      '^(?:a|aa)+$',
      '^([a-z]+)*$',
      '^a*a*a*a*a*$',
      '^(a)\\1+$',
      '(',
      '^((a{1,50})){1,50}$',
    ])
      expect(checkPattern(pattern, long), pattern).to.equal(undefined)
  })
})

describe('typed values', () => {
  it('reads numbers as they are written, and keeps what is none', () => {
    expect(['1', '-1.5', '+2', '.5', '1e3', ' 7 '].map(readNumber)).to.deep.equal([1, -1.5, 2, 0.5, 1000, 7])
    for (const text of ['1,5', '-', 'abc', '0x10', '1 000', '9007199254740993', '1e999']) {
      const read = readNumber(text)
      expect(read, text).to.be.instanceOf(Draft)
      expect((read as Draft).text).to.equal(text)
    }
  })
  it('reads JSON, and keeps what is none', () => {
    expect(readJson('{"a":[1]}')).to.deep.equal({ a: [1] })
    expect((readJson('{"a":') as Draft).text).to.equal('{"a":')
  })
})
