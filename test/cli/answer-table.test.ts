import { expect } from 'chai'
import { formatAnswerTable } from '../../src/cli/answer-table.ts'

const people = [
  { id: 1, name: 'Ann', notes: null, home: { city: 'Ulm' } },
  { id: 2, name: 'Bob', notes: 'x'.repeat(60), home: { city: 'Bern' } },
]

describe('the table below an answer', () => {
  it('has the columns of the answer, nested values as JSON and long ones cut', () =>
    expect(formatAnswerTable({ result: people, columns: ['name', 'home', 'notes'] }, 100)).to.equal(
      ['name  home             notes', 'Ann   {"city":"Ulm"}', `Bob   {"city":"Bern"}  ${'x'.repeat(39)}…`].join('\n'),
    ))

  it('leaves out what has no room, and says so', () =>
    expect(formatAnswerTable({ result: people }, 30)).to.equal(
      ['id  name', '1   Ann', '2   Bob', '… 2 more columns: --json has all'].join('\n'),
    ))

  it('shows the first rows of many', () => {
    const many = Array.from({ length: 1234 }, (_, id) => ({ id, double: id * 2 }))
    const lines = formatAnswerTable({ result: many }, 80)!.split('\n')
    expect(lines).to.have.length(22)
    expect(lines.at(-1)).to.equal('… 1,214 more rows: --json has all')
  })

  for (const [title, result] of [
    ['a figure', 5],
    ['one record', [people[0]]],
    ['plain values', ['a', 'b']],
    ['one column', [{ a: 1 }, { a: 2 }]],
    ['nothing', []],
  ] as const)
    it(`is not there for ${title}`, () => expect(formatAnswerTable({ result }, 80)).to.equal(undefined))

  it('takes no space where the terminal has none', () =>
    expect(formatAnswerTable({ result: people }, 3)).to.equal(undefined))
})
