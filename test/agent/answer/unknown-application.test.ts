import { expect } from 'chai'
import { askHarbour } from '../../support/harbour/harbour.ts'

describe('an application that is not registered', () => {
  for (const message of [
    'how many boats are there in hubspot?',
    'in hubspot, how many boats are there?',
    'In HubSpot, how many boats are there?',
    'according to hubspot, how many boats are there?',
    'using hubspot, list the boats',
    'hubspot: how many boats?',
    '@hubspot how many boats?',
    'how many boats do we have (hubspot)?',
    'ask hubspot for the largest boat',
    "list hubspot's boats",
  ])
    it(`is answered from no other one, and those there are are named: ${message}`, async () => {
      const { response, data, confidence } = await askHarbour().ask(message)
      expect(data.error, response).to.not.equal(undefined)
      expect(response).to.match(/No application is called “hubspot” either: I can ask harbour/i)
      expect(confidence).to.be.below(0.5)
    })

  for (const message of ['in general, how many boats are there?', 'In total, how many boats are there?'])
    it(`is not what only goes before a request: ${message}`, async () => {
      const { response, data } = await askHarbour().ask(message)
      expect(data.error, response).to.equal(undefined)
    })

  it('is not called as a record is', async () => {
    const { response } = await askHarbour().ask('sailors at acc_500')
    expect(response).to.include('acc_500').and.not.include('application')
  })

  it('is not every word that is unknown', async () => {
    const { response } = await askHarbour().ask('the leaky boats')
    expect(response).to.include('leaky').and.not.include('application')
  })
})
