import { expect } from 'chai'
import { askHarbour } from '../../support/harbour/harbour.ts'

describe('what a message says is not left out', () => {
  for (const [message, word] of [
    ['How many boats are there? Only the frobnicated ones.', 'frobnicated'],
    ['How many sailors are there? Ignore the purple ones.', 'purple'],
    ['List the boats. Leave out those that leak.', 'leak'],
    ['How many boats? How many submarines?', 'submarines'],
    ['list sailors who left', 'left'],
    ['boats that work', 'work'],
    ['boats which are available', 'available'],
    ['How many boats by type?', 'type'],
    ['How many harbours are there?', 'harbours'],
  ] as const)
    it(`names the word that it does not know: ${message}`, async () => {
      const { response, data } = await askHarbour().ask(message)
      expect(data.error, response).to.not.equal(undefined)
      expect(response).to.include(`“${word}”`)
    })

  it('answers more than six requests', async () => {
    const { response } = await askHarbour().ask(
      'How many boats? How many sailors? How many voyages? How many spare parts? How many boats are in repair? How many boats are at sea? How many sailors are inactive?',
    )
    expect(response.match(/There (?:is|are)/g), response).to.have.length(7)
  })

  it('declines very many requests together, and answers none of them', async () => {
    const { response, data } = await askHarbour().ask(Array.from({ length: 13 }, () => 'How many boats?').join(' '))
    expect(data.error, response).to.not.equal(undefined)
  })

  it('lets greetings, reasons and thanks go', async () => {
    const { response } = await askHarbour().ask(
      'I need the figures. How many boats are there? No problem if slow. Thanks.',
    )
    expect(response).to.include('3 boats')
  })

  for (const message of ['number of boats by kind', 'boats used last year'])
    it(`is not sure of what only other records have: ${message}`, async () => {
      const { response, confidence } = await askHarbour().ask(message)
      expect(confidence, response).to.be.below(0.8)
    })
})
