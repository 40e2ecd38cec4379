import { expect } from 'chai'
import { changesRecords } from '../../../../src/agent/understand/calls/changes-records.ts'
import { readCalls } from '../../../../src/agent/understand/calls/read-calls.ts'
import { weighReadings } from '../../../../src/agent/understand/calls/weigh-readings.ts'
import { createKnowledge } from '../../../../src/agent/understand/entity-model/knowledge.ts'
import type { ApiRecord } from '../../../../src/contract/registry.ts'
import { catalogueOf, toolRecord } from '../../support/tool-record.ts'
import { KIT } from './kit.ts'
import { text } from '../../../support/memory/schemas.ts'

const now = new Date('2026-01-15')

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
/** As MCP lists tools that do not say whether they change anything. */
const unknown = (record: ApiRecord): ApiRecord => ({ ...record, method: 'POST', read_only: false })
const amount = { type: 'number' }
const figures = [
  toolRecord('convert', 'Converts a value from one unit to another', { value: amount, from_unit: text, to_unit: text }),
  toolRecord('add', 'Adds two numbers', { a: amount, b: amount }),
  toolRecord('player_record', 'Retrieves the record of a player in a season', { player: text, season: amount }),
  toolRecord('add_sailor', 'Adds a sailor to the crew', { name: text }),
  toolRecord('convert_lead', 'Converts a lead into a customer', { lead_id: text }),
].map(unknown)
const own = [
  toolRecord('predict_price', 'Predicts the price of a product', { product: text }),
  toolRecord('book_flight', 'Books a flight to a city', { city: text }),
]
const knowledge = createKnowledge(catalogueOf([books, loans, giveBack, ...KIT, ...own]))
const reckoning = createKnowledge(catalogueOf(figures))

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

  it('list nothing where one of the records is to be chosen', async () => {
    const read = (await readCalls('get all books', knowledge.model, { now }))!
    const tool = knowledge.model.tools.get('shelf_list_books')!
    const reading = { ...read, calls: [{ ...read.calls[0]!, tool, args: {} }] }
    const weigh = (message: string) => weighReadings(message, reading, knowledge, { now, isFollowing: false })
    expect(weigh('which of them has the most?')).to.equal('only records')
    expect(weigh('what do they have there?')).to.not.equal('only records')
  })

  it('are ordered by a verb that is also the name of records', async () => {
    expect(await order('book a flight to Rome')).to.equal('calls')
  })

  for (const question of [
    'what is 5 miles in km',
    'how many feet are in 3 miles?',
    'what is 3 plus 4',
    'how much is 3 added to 4?',
    'find the record of Jane Roe in the 2021 season',
  ])
    it(`work out or look up what “${question}” asks, whatever verb leads their names`, async () => {
      const { model } = reckoning
      const reading = (await readCalls(question, model, { now }))!
      expect(reading.decision.verdict).to.equal('call')
      expect(weighReadings(question, reading, reckoning, { now, isFollowing: false })).to.not.equal('only records')
    })

  it('change no records because a question names them', () => {
    const changes = [...reckoning.model.tools.values()].filter(changesRecords).map(({ name }) => name)
    expect(changes).to.deep.equal(['kit_add_sailor', 'kit_convert_lead'])
  })

  it('send no number that people say of a record for its key', async () => {
    expect(await order('Loan L-2315 came in today, mark it as returned')).to.be.oneOf(['only records', 'no call'])
  })
})
