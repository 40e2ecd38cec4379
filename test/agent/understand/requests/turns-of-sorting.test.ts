import { expect } from 'chai'
import { narrowsBefore } from '../../../../src/agent/understand/requests/narrows-before.ts'
import { withoutTurnsOfSorting } from '../../../../src/agent/understand/requests/turns-of-sorting.ts'

const bare = (text: string): string => text.replace(/\W*$/, '')

describe('the order in which records are wanted', () => {
  for (const [text, plain] of [
    ['List the boats in descending order of mast length.', 'List the boats sorted by mast length, highest first'],
    ['boats in Oslo, sorted in order of increasing rent', 'boats in Oslo sorted by rent, lowest first'],
    ['boats in Oslo by rent, in ascending order', 'boats in Oslo sorted by rent, lowest first'],
    ['Boats in Oslo, ordered by rent with the dearest on top', 'Boats in Oslo, ordered by rent, highest first'],
    ['boats by rent, the cheapest at the bottom', 'boats by rent, highest first'],
    ['boats by due date, the most urgent at the top', 'boats by due date, the most urgent at the top'],
    ['Which boats are at the top of the list?', 'Which boats are at the top of the list'],
    ['Put the ones with the most berths at the top.', 'Put the ones with the most berths at the top'],
  ] as const)
    it(`is said as “${plain}” in “${text}”`, () => expect(bare(withoutTurnsOfSorting(text))).to.equal(plain))

  for (const [text, plain] of [
    ['Put the ones with the most berths at the top.', 'sort by berths, highest first'],
    ['The ones with the lowest rent should come last, please', 'sort by rent, highest first'],
    ['Now in descending order of rent, please.', 'sort by rent, highest first'],
    ['Put them in order of rent, the lowest at the top', 'sort by rent, lowest first'],
    ['Rearrange the list by launch date, the newest on top', 'sort by launch date, latest first'],
    ['Could you put the boats with the longest masts first?', 'sort by masts, highest first'],
    ['Start with the highest rent', 'sort by rent, highest first'],
    ['the fewest berths in use at the head', 'sort by berths in use, lowest first'],
    ['I want the dearest ones at the top', 'sort them, dearest first'],
    ['Could you list those with the oldest ones first?', 'sort them, oldest first'],
    ['Put the red ones at the top', 'Put the red ones at the top'],
    ['Which one is at the top?', 'Which one is at the top'],
    ['who has the most berths?', 'who has the most berths'],
  ] as const)
    it(`is said as “${plain}” of what was shown, in “${text}”`, () =>
      expect(bare(withoutTurnsOfSorting(text, true))).to.equal(plain))

  it('is no command to change anything', () => {
    const previous = { root: { where: [], related: [] }, ask: 'list', measures: [] } as never
    expect(narrowsBefore('Put the ones with the highest rent at the top.', previous)).to.equal(true)
    expect(narrowsBefore('Put Gull in Oslo', previous)).to.equal(false)
  })
})
