import { expect } from 'chai'
import { date as day, int as id, list, of as oneOf, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const pages = [
  { id: 1, title: 'Shop' },
  { id: 2, title: 'Blog' },
]
const views = [
  { id: 11, page_id: 1, day: '2025-04-01', views: 10, visitors: 8, device: 'mobile' },
  { id: 12, page_id: 1, day: '2025-04-02', views: 20, visitors: 9, device: 'desktop' },
  { id: 13, page_id: 2, day: '2025-04-02', views: 60, visitors: 40, device: 'mobile' },
  { id: 14, page_id: 1, day: '2025-05-02', views: 30, visitors: 7, device: 'desktop' },
]
const orders = [
  { id: 21, ordered_on: '2025-01-03' },
  { id: 22, ordered_on: '2025-01-09' },
  { id: 23, ordered_on: '2025-03-04' },
]
const ask = (message: string) =>
  converse(
    reads('site', '/pages', () => pages, list({ id, title: text })),
    reads('site', '/page_views', () => views, list({ id, page_id: id, day, views: id, visitors: id, device: oneOf('mobile', 'desktop') })), // oxfmt-ignore
    reads('site', '/orders', () => orders, list({ id, ordered_on: day })),
  ).ask(message)

describe('records that each stand for so many', () => {
  for (const [message, says] of [
    ['How many page views did we have in April 2025?', /total views .* is 90\b/],
    ['What share of views came from mobile?', /^58\.33%/],
    [
      'Which page got the most views?',
      /^Shop has the highest total views .*: 60|^Blog has the highest total views .*: 60/,
    ],
    ['How many views did each page get?', /Blog 60, Shop 60|Shop 60, Blog 60/],
  ] as const)
    it(`are added up by it: ${message}`, async () => expect((await ask(message)).response).to.match(says))
})

describe('how many there are per period on average', () => {
  for (const [message, figure] of [
    ['How many orders per month on average?', 1.5],
    ['What is the average number of orders per month?', 1.5],
    ['How many orders do we get in an average month?', 1.5],
    ['How many visitors does the shop get per day on average?', 8],
    ['How many views per month on average?', 60],
  ] as const)
    it(`is all of them in each of the periods: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(data.result, response).to.equal(figure)
      expect(response).to.match(/on average, over the (?:day|month)s that have any\.$|added up/)
    })
})
