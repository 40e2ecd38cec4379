import { expect } from 'chai'
import { askHarbour } from '../../support/harbour/harbour.ts'

/** What is answered: ids of records in order, or a figure. */
function shown(result: unknown): unknown {
  if (Array.isArray(result)) return result.map(row => (row as { id?: unknown }).id)
  return result
}

/** Below this no answer claims to be right. */
const CLAIMED = 0.8

describe('answers that are right, or not sure', () => {
  const RIGHT: Record<string, [string, unknown][]> = {
    'the relation that is meant': [
      ['Who are the sailors of the boat Gannet?', [2]],
      ['Which boats may Anneke Vos sail on?', [3]],
      ['Which boats does Anneke Vos keep?', [2, 3]],
      ['In which hometown does the keeper of the Gannet live?', [3]],
      ['voyages booked by Bo Lind', [2]],
      ['Which voyages did Cato Rehn book?', [1]],
      ['voyages that end at Salt Quay', [1]],
      ['voyages from Salt Quay', [2, 3]],
    ],
    'values written as identifiers': [
      ['boats in repair', [1]],
      ['boats at sea', [2, 3]],
    ],
    'the words of a field in another order': [['litres of fuel of the Gannet', 40]],
    'flags of the records spoken of': [['how many sailors are inactive?', 1]],
    'verbs of measure': [
      ['boats that cost more than 600', [1, 2]],
      ['boats with a cost over 600', [2]],
    ],
    'amounts without a figure of that name': [['What is the total voyage value?', 350]],
    'participles before a value': [['voyages paid by cash', [1, 3]]],
    'each of several': [
      ['sailors with both welding and diving', [1]],
      ['sailors with welding or radio', [1, 2, 3]],
    ],
    'dates and ages': [
      ['sailors older than 1 January 2018', [1]],
      ['sailors younger than 1 January 2021', [3]],
    ],
    'what a figure is per': [['what do we pay all sailors together per year?', 132000]],
    'yes or no': [['Is there a boat that is not insured?', true]],
    'little words that are fields': [['How many different makes of boats are there?', 2]],
    'how many of a list of keys': [['Which boats have more than 1 sailor?', [3]]],
    'verbs between records': [['Which boats have never made a voyage?', [3]]],
    'what is off or out': [
      ['sailors off watch', [2]],
      ['which spare parts are out of stock?', [2]],
      ['spare parts in stock', [1]],
      ['spare parts that are not out of stock', [1]],
    ],
    'letters that are classes': [['sailors with a licence of class A2 or B', [1, 3]]],
    'names of two words written as one': [["What is Bo Lind's home town?", 'Brest']],
    'amounts that are called a total': [['What is the total of all voyages?', 350]],
    'what a figure is per, beside an amount': [['sailors who earn over 40,000 euros a year', [1, 3]]],
    'little phrases': [['How many sailors have no mobile on file?', 2]],
    'sentences that ask nothing more': [['Which boats are made by Berg? I need the boats.', [2, 3]]],
  }
  for (const [what, rows] of Object.entries(RIGHT))
    describe(what, () => {
      for (const [message, gold] of rows)
        it(`answers “${message}”`, async () => {
          const { response, data } = await askHarbour().ask(message)
          expect(shown(data.result), `${response}\n${data.sql ?? ''}`).to.deep.equal(gold)
        })
    })

  for (const message of [
    'cranes of Anneke Vos',
    'How many voyages has Salt Quay?',
    'boats that run on steam',
    'Which boat drew the most visitors?',
  ])
    it(`is not sure of “${message}”`, async () => {
      const { response, confidence } = await askHarbour().ask(message)
      expect(confidence, response).to.be.below(CLAIMED)
    })
})
