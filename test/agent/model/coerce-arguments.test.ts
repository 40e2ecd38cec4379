import { expect } from 'chai'
import fc from 'fast-check'
import { coerceArguments } from '../../../src/agent/model/tools/coerce-arguments.ts'

const schema = {
  type: 'object',
  properties: {
    count: { type: 'integer' },
    rate: { type: 'number' },
    urgent: { type: 'boolean' },
    title: { type: 'string' },
    due: { type: 'string', format: 'date' },
    state: { type: 'string', enum: ['open', 'closed', 'in_progress'] },
    level: { type: 'integer', enum: [1, 2, 3] },
    tags: { type: 'array', items: { type: 'string' } },
    owner: { type: 'object', properties: { teamName: { type: 'string' }, seats: { type: 'integer' } } },
    note: { type: ['string', 'null'] },
    either: { anyOf: [{ type: 'integer' }, { type: 'string' }] },
    page: { type: 'integer' },
  },
  required: ['title'],
}
const tool = { schema, hidden: new Set(['page']) }
const coerce = (args: unknown) => coerceArguments(args, tool)

describe('coerceArguments', () => {
  const rows: [what: string, given: Record<string, unknown>, made: Record<string, unknown>][] = [
    ['numbers in text', { count: '5', rate: ' 1,200.50 ' }, { count: 5, rate: 1200.5 }],
    ['numbers for text', { title: 7 }, { title: '7' }],
    ['yes and no in text', { urgent: 'True' }, { urgent: true }],
    ['allowed values in other letters', { state: 'In Progress' }, { state: 'in_progress' }],
    ['allowed values a letter away', { state: 'closd' }, { state: 'closed' }],
    ['allowed numbers in text', { level: '2' }, { level: 2 }],
    ['one value for a list', { tags: 'red' }, { tags: ['red'] }],
    ['a list of one for a value', { count: [5] }, { count: 5 }],
    ['a list in text', { tags: '["a", 2]' }, { tags: ['a', '2'] }],
    [
      'an object in text',
      { owner: '{"team_name": "North", "seats": "3"}' },
      { owner: { teamName: 'North', seats: 3 } },
    ],
    ['names in another case', { DUE: '2025-01-02', Urgent: true }, { due: '2025-01-02', urgent: true }],
    ['null where nothing has to be', { count: null, note: null }, {}],
    ['empty text for a number', { count: '' }, {}],
    ['arguments that there are not', { colour: 'red' }, {}],
    ['paging', { page: 3 }, {}],
    ['what has two types as it is', { either: '5' }, { either: '5' }],
  ]
  for (const [what, given, made] of rows)
    it(`makes ${what} fit`, () => {
      const { args, errors } = coerce({ title: 't', ...given })
      const { title, ...others } = args
      expect('title' in made ? args : others).to.deep.equal('title' in made ? { ...made } : made)
      expect(errors).to.deep.equal([])
      expect(title).to.not.equal(undefined)
    })

  it('leaves out arguments for a tool that takes none, and leaves them where a tool does not say what it takes', () => {
    const given = { state: 'OH' }
    const none = { schema: { type: 'object', properties: {}, additionalProperties: false }, hidden: new Set<string>() }
    expect(coerceArguments(given, none)).to.deep.include({ args: {}, errors: [], dropped: ['state'] })
    expect(coerceArguments(given, { ...none, schema: { type: 'object' } })).to.deep.include({ args: given, errors: [] })
  })

  for (const [what, given, error] of [
    ['a number in words', { count: 'five' }, 'count must be integer'],
    ['half a number for a whole one', { count: '5.5' }, 'count must be integer'],
    [
      'a value like no allowed one',
      { state: 'gone' },
      'state must be equal to one of the allowed values: open, closed, in_progress',
    ],
    ['a day that there is not', { due: '2025-02-30' }, 'due must match format "date"'],
    [
      'what two allowed values are as near to',
      { level: '9' },
      'level must be equal to one of the allowed values: 1, 2, 3',
    ],
  ] as const)
    // oxfmt-ignore
    it(`invents nothing for ${what}`, () => {
      expect(coerce({ title: 't', ...given }).errors).to.include(error)
    })

  it('says what is missing, null or not', () => {
    const error = "must have required property 'title'"
    expect(coerce({}).errors).to.deep.equal([error])
    expect(coerce({ title: null }).errors).to.deep.equal([error])
    expect(coerce(undefined).errors).to.deep.equal([error])
  })

  it('says what it changed', () => {
    const { changes, dropped } = coerce({ title: 't', count: '5', colour: 'red' })
    expect(changes).to.deep.equal([
      'count: text "5" taken as a number',
      'colour: left out, the tool has no such argument',
    ])
    expect(dropped).to.deep.equal(['colour'])
  })

  it('takes what fits as it is', () => {
    const args = { title: 't', count: 5, tags: ['a'], owner: { teamName: 'North', seats: 3 }, state: 'open' }
    expect(coerce(args)).to.deep.equal({ args, changes: [], errors: [], dropped: [] })
  })

  it('never invents a value, whatever it is given', () => {
    const squash = (value: unknown) =>
      JSON.stringify(value ?? null)
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .replaceAll(/\byes\b/g, 'true')
        .replaceAll(/\bno\b/g, 'false')
        .trim()
    const keys = fc.constantFrom(...Object.keys(schema.properties), 'other', 'Title', 'COUNT')
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue({ maxDepth: 2 })), given => {
        const { args, errors } = coerce(given)
        if (errors.length) return
        const said = squash(given)
        for (const [name, value] of Object.entries(args)) if (name !== 'state') expect(said).to.contain(squash(value))
      }),
      { numRuns: 300 },
    )
  })
})
