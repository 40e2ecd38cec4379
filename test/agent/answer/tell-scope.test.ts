import { expect } from 'chai'
import { askAll } from '../../support/library/ask.ts'

/** For every shape of answer a question under conditions, and how its first sentence says each of them. */
const SHAPES: [shape: string, question: string, said: RegExp[]][] = [
  ['count', 'how many novels in German are there?', [/genre novel/, /language German/]],
  ['count of none', 'how many comics in Spanish over $500?', [/genre comic/, /language Spanish/, /over \$500/]],
  ['own records', 'how many of my members are in Texas?', [/\byou\b/i, /in TX/]],
  ['superlative', 'which novel has the highest price?', [/genre novel/, /highest price/]],
  ['superlative among own records', 'which of my members has the highest fees?', [/\byour members\b/, /highest fees/]],
  ['second place', 'the second longest novel', [/genre novel/, /2nd most pages/]],
  ['top few', 'top 2 novels by price', [/genre novel/, /top 2/]],
  ['list', 'novels in German', [/genre novel/, /language German/]],
  ['empty list', 'science books published in 1950', [/genre science/, /1950/]],
  ['sum', 'total pages of novels published after 2020', [/genre novel/, /after .*2020/]],
  ['figure of nothing', 'average price of novels published in 1950', [/genre novel/, /1950/]],
  ['two figures', 'average and highest price of novels', [/genre novel/]],
  ['share', 'what percentage of novels are in German?', [/genre novel/, /language German/]],
  ['groups', 'how many novels per language?', [/genre novel/, /by language/]],
  ['first group', 'which language has the most novels?', [/genre novel/]],
  [
    'groups with a bound',
    'which genres have more than 1 book in English?',
    [/language English/, /(?:over|more than) 1/],
  ],
  [
    'no group so large',
    'which genres have more than 50 books in English?',
    [/language English/, /(?:over|more than) 50/],
  ],
  ['comparison of values', 'are there more novels or comics in English?', [/language English/]],
  ['difference', 'difference between the highest and the lowest price of novels', [/genre novel/]],
  ['yes or no', 'are there novels in Spanish?', [/genre novel/, /language Spanish/]],
  ['values', 'which languages do novels have?', [/genre novel/]],
  ['best of each', 'the longest novel of each language', [/genre novel/, /each language/]],
  ['over other records', 'the most expensive of the books by authors from Spain', [/author/, /Spain/]],
  ['field of a superlative', 'what is the title of the most expensive novel?', [/genre novel/]],
]

describe('the first sentence of an answer', () => {
  for (const [shape, question, said] of SHAPES)
    it(`tells every condition that it was worked out under (${shape}): “${question}”`, async () => {
      const { response } = await askAll(question)
      const [first] = response.split(/(?<=[^.]{3}[.?!]) (?=\p{Lu})/u)
      for (const words of said) expect(first).to.match(words)
    })

  it('does not say a condition twice, nor what a name says', async () => {
    const { response } = await askAll('what is the price of Atoms for Breakfast?')
    expect(response).to.match(/^The price of Atoms for Breakfast is/)
    const counted = await askAll('how many novels are there?')
    expect(counted.response.match(/novel/g)).to.have.length(1)
  })

  it('keeps the conditions of the request before', async () => {
    const { response } = await askAll('novels in English', 'which is the most expensive?')
    expect(response)
      .to.match(/genre novel/)
      .and.to.match(/language English/)
  })
})
