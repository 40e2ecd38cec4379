import { expect } from 'chai'
import { runAtOnce } from '../../../../src/lib/in-slices.ts'
import { searchSteps, type Picks } from '../../../../src/agent/understand/choice/search-readings.ts'

/** A reading with two decisions, whose score and leftovers a table gives. */
const readingOf = (table: Record<string, { score: number; unknown: string[] }>) => {
  const tried: string[] = []
  function* read(picks: Picks) {
    const key = `${picks.get('noun') ?? 0}${picks.get('owner') ?? 0}`
    tried.push(key)
    yield
    const decisions = [{ key: 'noun', options: 2 }, { key: 'owner', options: 2 }] // oxfmt-ignore
    return { key, decisions, ...(table[key] ?? { score: -1, unknown: ['a', 'b'] }) }
  }
  return { search: (tries: number) => runAtOnce(searchSteps(read, tries)), tried }
}

describe('the search for readings', () => {
  it('takes the likeliest reading when it explains every word, and tries no other', () => {
    const { search, tried } = readingOf({ '00': { score: 2, unknown: [] }, '10': { score: 9, unknown: [] } })
    expect(search(10).key).to.equal('00')
    expect(tried).to.deep.equal(['00'])
  })

  it('takes another one where the likeliest leaves words over', () => {
    const { search } = readingOf({ '00': { score: 2, unknown: ['a'] }, '01': { score: 3, unknown: [] } })
    expect(search(10).key).to.equal('01')
  })

  it('changes a second decision when one does not suffice', () => {
    const { search } = readingOf({
      '00': { score: 1, unknown: ['a', 'b'] },
      '10': { score: 2, unknown: ['b'] },
      '11': { score: 4, unknown: [] },
    })
    expect(search(10).key).to.equal('11')
  })

  it('keeps the likeliest when the others explain no more', () => {
    const { search } = readingOf({ '00': { score: 1, unknown: ['a'] }, '01': { score: 1.2, unknown: [] } })
    expect(search(10).key).to.equal('00')
  })

  it('tries no more than it may', () => {
    const { search, tried } = readingOf({ '00': { score: 1, unknown: ['a'] }, '01': { score: 9, unknown: [] } })
    search(2)
    expect(tried).to.have.length(2)
  })
})
