import { expect } from 'chai'
import { answerFromTables } from '../../../../../src/agent/web/run/reading/answer-from-tables.ts'

const RIVERS = {
  columns: ['River', 'Country', 'Length', 'Opened'],
  rows: [
    { River: 'Alder', Country: 'Wales', Length: '120 km', Opened: '1901' },
    { River: 'Birch', Country: 'Norway', Length: '310 km', Opened: '1950' },
    { River: 'Cedar', Country: 'Norway', Length: '95 km', Opened: '1988' },
  ],
}
const KEEPERS = {
  columns: ['Name', 'Hut', 'Wage'],
  rows: [
    { Name: 'Ada Berg', Hut: 'North', Wage: '£300' },
    { Name: 'Bo Lind', Hut: 'South', Wage: '£280' },
    { Name: 'Cy Holm', Hut: 'North', Wage: '£310' },
  ],
}

describe('tables of a page answer', () => {
  const ask = (question: string) => answerFromTables(question, [RIVERS, KEEPERS])

  for (const [question, result] of [
    ['what is the length of the Birch?', '310 km'],
    ['who looks after the South hut?', 'Bo Lind'],
    ['who lives in the North hut?', ['Ada Berg', 'Cy Holm']],
    ['how much is the wage of Ada Berg?', '£300'],
    ['is the Alder in Wales?', true],
    ['is the Birch in Wales?', false],
  ] as const)
    it(`"${question}"`, () => expect(ask(question)?.result).to.deep.equal(result))

  it('the shortest and the longest by their figure', () => {
    expect(ask('which river has the greatest length?')?.result).to.deep.equal(RIVERS.rows[1])
    expect(ask('which river in Norway has the smallest length?')?.result).to.deep.equal(RIVERS.rows[2])
  })

  it('nothing that they do not say', () => {
    expect(ask('what is the depth of the Birch at its mouth?')).to.equal(undefined)
    expect(ask('who won the cup?')).to.equal(undefined)
  })

  it('a heading over the table names its rows; a no takes a row that has what this one lacks', () => {
    const loans = {
      name: 'Current loans',
      columns: ['Book', 'Back by', 'State'],
      rows: [
        { Book: 'Atlas', 'Back by': '4 Jan', State: 'extended' },
        { Book: 'Fables', 'Back by': '9 Jan', State: 'overdue' },
      ],
    }
    expect(answerFromTables('is the loan of Atlas extended?', [loans])?.result).to.equal(true)
    expect(answerFromTables('is the loan of Atlas overdue?', [loans])?.result).to.equal(false)
    expect(answerFromTables('is the loan of Atlas prolonged?', [loans])).to.equal(undefined)
    expect(answerFromTables('is the loan of Atlas not extended?', [loans])).to.equal(undefined)
    expect(answerFromTables('which loan is overdue?', [loans])?.result).to.equal(loans.rows[1])
  })

  it('a unit in the cell that is asked for', () => {
    const table = {
      columns: ['', 'per cup', 'per litre'],
      rows: [
        { '': 'Energy', 'per cup': '90 kJ', 'per litre': '360 kJ' },
        { '': 'Salt', 'per cup': '1 g', 'per litre': '4 g' },
      ],
    }
    expect(answerFromTables('how many kJ does one cup have?', [table])?.result).to.equal('90 kJ')
  })
})
