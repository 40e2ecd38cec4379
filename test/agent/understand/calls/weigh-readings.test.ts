import { expect } from 'chai'
import { readCalls } from '../../../../src/agent/understand/calls/read-calls.ts'
import { weighReadings } from '../../../../src/agent/understand/calls/weigh-readings.ts'
import { createKnowledge } from '../../../../src/agent/understand/entity-model/knowledge.ts'
import type { ApiRecord } from '../../../../src/contract/registry.ts'
import { catalogueOf, toolRecord } from '../../support/tool-record.ts'
import { KIT } from './kit.ts'

const now = new Date('2026-01-15')
const text = { type: 'string' }

const books: ApiRecord = {
  ...toolRecord('list_books', 'Lists the books', {}),
  app_name: 'shelf',
  api_name: 'shelf_list_books',
  path: '/books',
  method: 'GET',
  output_schema: {
    type: 'array',
    items: { type: 'object', properties: { id: { type: 'integer' }, title: text, price: { type: 'number' } } },
  },
}
const shelf = (name: string, says: string, method: string, path: string, parameters = {}): ApiRecord => {
  const record = toolRecord(name, says, parameters)
  return {
    ...record,
    app_name: 'shelf',
    api_name: `shelf_${name}`,
    path,
    method,
    ...(method !== 'GET' && { read_only: false }),
    parameters: record.parameters.map(one => ({ ...one, in: 'path', required: true })),
  }
}
const loan = { type: 'object', properties: { id: text, loanNumber: text, status: { ...text, enum: ['out', 'back'] } } }
const loans = {
  ...shelf('list_loans', 'Lists the loans', 'GET', '/loans'),
  output_schema: { type: 'array', items: loan },
}
const giveBack = shelf('return_loan', 'Marks a loan as returned', 'POST', '/loans/{id}/return', { id: text })
const own = [
  toolRecord('predict_price', 'Predicts the price of a product', { product: text }),
  toolRecord('book_flight', 'Books a flight to a city', { city: text }),
]
const knowledge = createKnowledge(catalogueOf([books, loans, giveBack, ...KIT, ...own]))

async function order(message: string, isFollowing = false): Promise<string> {
  const reading = await readCalls(message, knowledge.model, { now })
  return reading ? weighReadings(message, reading, knowledge, { now, isFollowing }) : 'no call'
}

describe('tools beside records', () => {
  it('come first where the message says nothing of records', async () => {
    expect(await order('convert 100 USD to EUR')).to.equal('calls')
    expect(await order('create a workspace called Alpha')).to.equal('calls')
  })

  it('do not come in where a kind of record is named that they do not know', async () => {
    expect(await order('which books have a price above 20?')).to.be.oneOf(['only records', 'no call'])
    expect(await order('what is the price of the book Emma?')).to.be.oneOf(['only records', 'no call'])
  })

  it('are ordered by a verb that is also the name of records', async () => {
    expect(await order('book a flight to Rome')).to.equal('calls')
  })

  it('send no number that people say of a record for its key', async () => {
    expect(await order('Loan L-2315 came in today, mark it as returned')).to.be.oneOf(['only records', 'no call'])
  })
})
