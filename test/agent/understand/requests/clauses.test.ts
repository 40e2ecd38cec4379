import { expect } from 'chai'
import { splitRequests, splitSentences } from '../../../../src/agent/understand/requests/clauses.ts'

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

  it('goes on with the relative clause whose verb agrees', () => {
    expect(splitRequests('nurses whose ward is B and who work at night')).to.have.length(1)
    expect(splitRequests('clerks who joined in May and who are still here')).to.have.length(1)
    expect(splitRequests('nurses whose ward is B and who leads it')).to.have.length(2)
    expect(splitRequests('which wards are full and who is the head')).to.have.length(2)
    expect(splitRequests('list the wards and who work there')).to.have.length(2)
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
