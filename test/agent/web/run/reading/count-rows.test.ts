import { expect } from 'chai'
import { countRows } from '../../../../../src/agent/web/run/reading/count-rows.ts'
import { answerFromTables } from '../../../../../src/agent/web/run/reading/answer-from-tables.ts'

const TABLE = {
  name: 'Orders',
  columns: ['Order', 'Customer', 'Status', 'Total'],
  rows: [
    { Order: '1001', Customer: 'Ann', Status: 'Shipped', Total: '€ 20.00' },
    { Order: '1002', Customer: 'Bo', Status: 'Open', Total: '€ 35.50' },
    { Order: '1003', Customer: 'Cem', Status: 'Open', Total: '€ 7.25' },
  ],
}

describe('counting rows of a table', () => {
  it('counts those that say what was asked, and none for what nowhere stands', () => {
    expect(countRows('how many open orders are there?', [TABLE])?.result).to.equal(2)
    expect(countRows('how many orders are there?', [TABLE])?.result).to.equal(3)
    expect(countRows('how many orders are cancelled?', [TABLE])).to.deep.include({ result: 0 })
    expect(countRows('how many whales are there?', [TABLE])).to.equal(undefined)
  })

  it('takes a superlative for the figures that it is about, never for a number of the rows', () => {
    expect(answerFromTables('which order is the most expensive?', [TABLE])?.result).to.deep.include({ Order: '1002' })
    expect(answerFromTables('which order is the newest?', [{ ...TABLE, columns: TABLE.columns.slice(0, 3) }])).to.equal(
      undefined,
    )
  })
})
