import { expect } from 'chai'
import { suggestQuestions } from '../../src/agent/suggest-questions.ts'
import type { ApiRecord } from '../../src/contract/registry.ts'

const tool = (path: string, success: unknown, more: Partial<ApiRecord> = {}): ApiRecord => ({
  app_name: 'zoo',
  secure: false,
  api_name: 'zoo_x',
  path,
  method: 'GET',
  description: '',
  parameters: [],
  response_schemas: { success, failure: {} },
  ...more,
})

describe('suggestQuestions', () => {
  const animals = tool('/zoo/wild-animals/', {
    items: [{ id: 'integer', name: 'string', status: 'string', body_weight: 'number' }],
    total: 'integer',
  })

  it('makes questions from the shapes of lists, whatever they hold', () => {
    expect(suggestQuestions({ zoo: { a: animals, b: tool('/keepers', [{ name: 'string' }]) } })).to.deep.equal([
      'Top 5 wild animals by body weight',
      'How many wild animals by status?',
      'How many keepers are there?',
      'How many wild animals are there?',
    ])
  })

  it('leaves out what writes, what needs arguments and what is no list', () => {
    const required = [{ name: 'id', type: 'string', required: true, description: '', constraints: [] }]
    expect(
      suggestQuestions({
        zoo: {
          a: { ...animals, method: 'POST' },
          b: { ...animals, parameters: required },
          c: tool('/health', { status: 'string' }),
          d: tool('/things', 'string'),
          e: tool('/contacts/from-accounts', [{ age: 'number' }]),
        },
      }),
    ).to.deep.equal([])
  })

  it('offers six at most, from every list in turn', () => {
    const tools = Object.fromEntries(
      ['ants', 'bees', 'cats', 'dogs', 'emus', 'foxes', 'gnus'].map(name => [
        name,
        tool(`/${name}`, [{ age: 'number' }]),
      ]),
    )
    const questions = suggestQuestions({ zoo: tools })
    expect(questions).to.have.length(6)
    expect(questions.slice(0, 2)).to.deep.equal(['Top 5 ants by age', 'How many cats are there?'])
  })
})
