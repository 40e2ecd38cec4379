import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const day = { type: 'string', format: 'date' }

/** The year in which the questions are asked. */
const thisYear = 2025
const lodges = ['Fern Lodge', 'Gorse Lodge'].map((name, at) => ({ id: at + 1, name }))
const wardens = [
  { id: 1, name: 'Ira Holt', lodge_id: 1, full_time: true },
  { id: 2, name: 'Jo Kerr', lodge_id: 2, full_time: false },
  { id: 3, name: 'Kit Lowe', lodge_id: 2, full_time: false },
]
const guests = ['Lou Mace', 'Mo Nash'].map((name, at) => ({ id: at + 1, name, email: `g${at}@example.org` }))
// Lodge, guest, day in, day out.
const visits = [
  [1, 1, `${thisYear - 1}-03-01`, `${thisYear - 1}-03-04`],
  [1, 2, `${thisYear - 1}-04-01`, `${thisYear - 1}-04-02`],
  [2, 1, `${thisYear - 2}-05-01`, `${thisYear - 2}-05-09`],
].map(([lodge_id, guest_id, check_in_date, check_out_date], at) => ({
  id: at + 1,
  lodge_id,
  guest_id,
  check_in_date,
  check_out_date,
}))
const opinions = [
  [1, 5],
  [2, 2],
  [3, 4],
].map(([visit_id, rating], at) => ({ id: at + 1, visit_id, rating }))
const bags = [
  { id: 1, visit_id: 1, length_cm: 50 },
  { id: 2, visit_id: 3, length_cm: 70 },
]

const lodging = () =>
  converse(
    reads('lodging', '/lodges', () => lodges, list({ id, name: text })),
    reads('lodging', '/wardens', () => wardens, list({ id, name: text, lodge_id: id, full_time: { type: 'boolean' } })),
    reads('lodging', '/guests', () => guests, list({ id, name: text, email: { ...text, format: 'email' } })),
    reads('lodging', '/visits', () => visits, list({ id, lodge_id: id, guest_id: id, check_in_date: day, check_out_date: day })), // oxfmt-ignore
    reads('lodging', '/opinions', () => opinions, list({ id, visit_id: id, rating: { type: 'number' } })),
    reads('lodging', '/bags', () => bags, list({ id, visit_id: id, length_cm: { type: 'number' } })),
  )

describe('how long and how good', () => {
  for (const [message, said] of [
    ['which visit took the longest?', 'visit 3'],
    ['how long do visits take on average?', '4'],
    ['which lodge has the best opinions?', 'Gorse Lodge has the highest average rating'],
    ['which lodge has the worst opinions?', 'Fern Lodge has the lowest average rating'],
    ['how many part-time wardens are there?', '2'],
    ['which full-time wardens are there?', 'Ira Holt'],
    [`who checks in on ${thisYear - 1}-03-01?`, 'Lou Mace'],
    [`which guests check in on ${thisYear - 1}-04-01?`, 'Mo Nash'],
  ] as const)
    it(message, async () => {
      const { response, confidence } = await lodging().ask(message)
      expect(response).to.include(said)
      expect(confidence).to.be.at.least(0.7)
    })

  it('is not sure of a length of what others have', async () => {
    const { confidence } = await lodging().ask('average length of lodges')
    expect(confidence).to.be.below(0.8)
  })

  it('knows “check in” as an order to look somewhere', async () => {
    const { response } = await lodging().ask('check in the lodges list how many there are')
    expect(response).to.include('2 lodges')
  })
})

describe('the period before', () => {
  for (const [message, said] of [
    [`how many visits were there in ${thisYear - 1} compared with the year before?`, 'It went up by 1'],
    [`visits in ${thisYear - 1} vs the previous year`, 'It went up by 1'],
    [`did we get more visits in ${thisYear - 1} than the year before?`, 'Yes: it is 2'],
    [`visits in April ${thisYear - 1} compared to the month before`, `1 for visits with a check in date in March ${thisYear - 1}`], // oxfmt-ignore
  ] as const)
    it(message, async () => expect((await lodging().ask(message)).response).to.include(said))

  it('is a whole one: the year before last', async () =>
    expect((await lodging().ask('how many visits were there the year before last?')).data.result).to.equal(1))
})
