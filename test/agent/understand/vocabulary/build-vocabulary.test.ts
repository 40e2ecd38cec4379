import { expect } from 'chai'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import { worldAliases } from '../../../../src/agent/understand/language/places.ts'
import { buildVocabulary } from '../../../../src/agent/understand/vocabulary/build-vocabulary.ts'
import { libraryCatalogue } from '../../../support/library/catalogue.ts'
import { authors, loans, members } from '../../../support/library/data.ts'

const { entities } = buildModel(libraryCatalogue())
const of = (noun: string, rows: object[]) =>
  buildVocabulary(
    [...entities.values()].find(e => e.app === 'library' && e.noun === noun)!,
    rows as Record<string, unknown>[],
    0,
  )
const [author, loan, member] = [of('author', authors), of('loan', loans), of('member', members)]
/** What words stand for: `column: values`. */
const means = (vocabulary: typeof author, words: string) =>
  (vocabulary.exact.get(words) ?? [])
    .map(m => `${m.negated ? 'not ' : ''}${m.columns.join('+')}: ${m.values.join(', ')}`)
    .join('; ')

describe('buildVocabulary', () => {
  it('knows whole values by their words, whatever their case and marks', () => {
    expect(means(author, 'spain')).to.equal('country: Spain')
    expect(means(author, 'united states')).to.equal('country: United States')
    expect(means(loan, 'returned late')).to.equal('status: returned-late')
    expect(means(member, 'mem 3')).to.equal('id: mem_3')
    expect(means(author, 'ada moreno example')).to.equal('email: ada@moreno.example')
  })

  it('joins a name that comes in parts, and knows its first and last part', () => {
    expect(means(author, 'ada moreno')).to.equal('first_name+last_name: Ada Moreno')
    expect(author.exact.has('ada')).to.equal(false)
    expect(author.firstWords.get('ada')?.map(m => m.values.join())).to.deep.equal(['Ada Moreno'])
    expect(author.firstWords.get('moreno')?.map(m => m.values.join())).to.deep.equal(['Ada Moreno'])
  })

  it('knows people and codes of places', () => {
    expect(means(author, 'german')).to.equal('country: Germany')
    expect(means(author, 'usa')).to.equal('country: United States')
    expect(means(author, 'nigerian')).to.equal('country: Nigeria')
    expect(means(member, 'texas')).to.equal('state: TX')
    expect(means(member, 'californian')).to.equal('state: CA')
  })

  it('takes the end of a life cycle for all its values, and “open” for the others', () => {
    expect(means(loan, 'returned')).to.equal('status: returned-late, returned-early')
    expect(means(loan, 'open')).to.equal('not status: returned-late, returned-early')
  })

  it('takes a part of one listed value for that value', () =>
    expect(means(loan, 'early')).to.equal('status: returned-early'))

  it('knows the values that the schema lists before any data was read', () => {
    expect(means(of('loan', []), 'reserved')).to.equal('status: reserved')
    expect(of('author', []).exact.size).to.equal(0)
  })

  it('knows initials of three and more', () => {
    const rows = ['Head of Children Services', 'Chief Book Officer', 'Vice President of Lending'].map((city, id) => ({
      id: String(id),
      city,
    }))
    const titles = of('member', rows)
    expect(means(titles, 'cbo')).to.equal('city: Chief Book Officer')
    expect(means(titles, 'vp of lending')).to.equal('city: Vice President of Lending')
    expect(means(titles, 'vp lending')).to.equal('city: Vice President of Lending')
  })

  it('reads no values from numbers, dates, flags and long texts', () => {
    const rows = [{ id: 'x', name: 'a'.repeat(200), fees: 12, is_student: true, joined: '2024-01-01' }]
    const { exact } = of('member', rows)
    expect([...exact.keys()]).to.deep.equal(['x'])
  })

  it('survives empty and missing values', () =>
    expect(of('author', [{}, { first_name: null, last_name: '' }, { country: '' }]).exact.size).to.equal(0))
})

describe('worldAliases', () => {
  for (const [words, value, includes, excludes] of [
    ['state', 'TX', ['texas'], ['tx']],
    ['state', 'Texas', ['TX'], ['tx', 'texas']],
    ['state', 'California', ['CA', 'californian'], ['ca']],
    ['state', 'Oregon', [], ['or', 'OR']],
    ['country', 'United States', ['usa', 'american', 'US'], ['us']],
    ['country', 'United Kingdom', ['uk', 'british', 'GBR'], ['gb']],
    ['country', 'Italy', ['italian', 'ITA'], ['it', 'IT']],
    ['country', 'DE', ['germany', 'german', 'DEU'], ['de']],
    ['country', 'Atlantis', [], ['atlantean']],
    ['region', 'Europe', ['european'], []],
    ['genre', 'Texas', [], ['TX']],
  ] as [string, string, string[], string[]][])
    it(`knows other writings of ${value} in a field “${words}”`, () => {
      const aliases = worldAliases([words], value)
      expect(aliases).to.include.members(includes)
      for (const alias of excludes) expect(aliases).to.not.include(alias)
    })
})
