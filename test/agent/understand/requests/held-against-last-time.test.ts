import { expect } from 'chai'
import { sayByItself } from '../../../../src/agent/understand/requests/say-as-asked.ts'

const now = new Date('2026-11-23T12:00:00Z')

describe('a figure of this time held against the last', () => {
  for (const [message, plain] of [
    ['How are sales this month compared to last month?', 'sales this month compared to last month?'],
    ['how do sales this week compare with last week?', 'sales this week compared to last week?'],
    ['how is our turnover this year against last year', 'turnover this year compared to last year'],
    ['how have repairs this quarter been versus last quarter?', 'repairs this quarter compared to last quarter?'],
    ['Are bookings up or down on last month?', 'bookings this month compared to last month?'],
    ['is turnover down from last week?', 'turnover this week compared to last week?'],
    ['have repairs gone up compared to last year?', 'repairs this year compared to last year?'],
  ] as const)
    it(`is asked plainly: ${message}`, async () => expect(await sayByItself(message, now)).to.equal(plain))

  for (const message of [
    'are the lifts up or down?',
    'is the server down since last week?',
    'how are sales this month?',
  ])
    it(`is not meant: ${message}`, async () => expect(await sayByItself(message, now)).to.equal(message))
})
