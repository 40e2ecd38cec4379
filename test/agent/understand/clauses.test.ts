import { expect } from 'chai'
import { dropLeadIn, splitRequests, splitSentences } from '../../../src/agent/understand/clauses.ts'
import { readComparison } from '../../../src/agent/understand/comparisons.ts'

describe('splitSentences', () => {
  for (const [text, parts] of [
    ['How many books are there? List the members.', ['How many books are there?', 'List the members.']],
    ['How many books cost more than 12.50 euros?', ['How many books cost more than 12.50 euros?']],
    ['List the books of Smith Inc. Berlin', ['List the books of Smith Inc. Berlin']],
    ['Who is Mr. Brown?', ['Who is Mr. Brown?']],
    ['first\nsecond\n\nthird', ['first', 'second', 'third']],
    ['one sentence only', ['one sentence only']],
    ['', []],
  ] as [string, string[]][])
    it(`splits ${JSON.stringify(text)} into ${parts.length}`, () => expect(splitSentences(text)).to.deep.equal(parts))
})

describe('splitRequests', () => {
  it('says once what is asked of each', () => {
    expect(splitRequests('count of boats, of piers and of sailors')).to.deep.equal([
      'count of boats',
      'count of piers',
      'count of sailors',
    ])
    expect(splitRequests('number of members and of loans')).to.deep.equal(['number of members', 'number of loans'])
    expect(splitRequests('number of members of the club')).to.have.length(1)
  })

  it('begins another request with what is added', () => {
    expect(splitRequests('number of new books plus names of those on loan')).to.deep.equal([
      'number of new books',
      'names of those on loan',
    ])
    expect(splitRequests('books plus magazines')).to.have.length(1)
  })

  it('asks for no “when” of its own behind what came first', () => {
    expect(splitRequests('which book came first, and when?')).to.have.length(1)
    expect(splitRequests('which book came first, and when was it lent?')).to.have.length(2)
  })

  for (const [text, parts] of [
    ['how many books are there and how many members', ['how many books are there', 'how many members']],
    ['list the books, and show me the members', ['list the books', 'show me the members']],
    ['count the books; then list the members', ['count the books', 'list the members']],
    ['list books and members', ['list books and members']],
    ['books in Berlin and Paris', ['books in Berlin and Paris']],
    ['the number of books, the number of members', ['the number of books', 'the number of members']],
    ['find "this and how many that" now', ['find "this and how many that" now']],
  ] as [string, string[]][])
    it(`splits ${JSON.stringify(text)} into ${parts.length}`, () => expect(splitRequests(text)).to.deep.equal(parts))
})

describe('dropLeadIn', () => {
  for (const [text, rest] of [
    ['I would be grateful if you could tell me which books are lent', 'which books are lent'],
    ['I was wondering how many members there are', 'how many members there are'],
    ['let me know if there are any books', 'if there are any books'],
    ['tell me about the books', 'the books'],
    ['how many books', 'how many books'],
  ] as const)
    it(`makes “${rest}” of “${text}”`, () => expect(dropLeadIn(text)).to.equal(rest))
})

describe('readComparison', () => {
  for (const [text, kind, left, right] of [
    [
      'what is the difference between books in Berlin and books in Paris?',
      'difference',
      'books in Berlin',
      'books in Paris',
    ],
    ['by how much larger is the total fee of A than that of B', 'difference', 'the total fee of A', 'B'],
    [
      'how much higher is the average price of novels than that of comics?',
      'difference',
      'the average price of novels',
      'comics',
    ],
    [
      'are there more members in Berlin than in Paris?',
      'greater',
      'how many members in Berlin',
      'how many members in Paris',
    ],
    [
      'do we have fewer books from Ohio than from Texas?',
      'less',
      'how many books from Ohio',
      'how many books from Texas',
    ],
    ['is the average price of novels higher than that of comics?', 'greater', 'the average price of novels', 'comics'],
    ['is the total of A lower than the total of B', 'less', 'the total of A', 'the total of B'],
    ['compare books in Berlin with books in Paris', 'several', 'books in Berlin', 'books in Paris'],
    ['compare novels vs comics', 'several', 'novels', 'comics'],
    [
      'how many more loans were there in 2024 than in 2023?',
      'difference',
      'how many loans were there in 2024',
      'how many loans were there in 2023',
    ],
    ['how much more does Ann earn than Bob?', 'difference', 'how much does Ann earn', 'how much does Bob earn'],
    ['by how much is A more expensive than B?', 'difference', 'how expensive is A', 'how expensive is B'],
    ['how much older is A than B', 'difference', 'how old is A', 'how old is B'],
    ['what is the price difference between A and B?', 'difference', 'price of A', 'price of B'],
    [
      'by what percentage did the number of loans change from 2023 to 2024?',
      'growth',
      'number of loans in 2023',
      'number of loans in 2024',
    ],
    [
      'how did loans develop between Q1 and Q2 2024?',
      'change',
      'number of loans in Q1 2024',
      'number of loans in Q2 2024',
    ],
    ['the ratio of novels to comics', 'ratio', 'how many novels', 'how many comics'],
    ['do we have more novels or comics?', 'most', 'how many novels', 'how many comics'],
    ['is A cheaper than B?', 'less', 'how cheap is A', 'how cheap is B'],
  ] as const)
    it(`sets “${left}” against “${right}” in “${text}”`, () =>
      expect(readComparison(text)).to.deep.equal({ kind, left, right }))

  for (const text of [
    'which books cost more than 20 euros?',
    'are there more than 20 books?',
    'is the price higher than 50?',
    'books between 10 and 20 euros',
    'list the books',
  ])
    it(`finds no comparison in “${text}”`, () => expect(readComparison(text)).to.equal(undefined))
})
