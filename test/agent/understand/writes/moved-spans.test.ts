import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { text, moment } from '../../../support/memory/schemas.ts'

const day = { type: 'string', format: 'date' }

/** Rehearsals by the hour, and stays by the day. */
const theatre = () =>
  converse(
    ...keeps('theatre', 'rehearsal', {
      fields: { title: text, startsAt: moment, endsAt: moment },
      rows: [
        { id: 1, title: 'Hamlet', startsAt: '2025-06-03T10:00:00Z', endsAt: '2025-06-03T12:30:00Z' },
        { id: 2, title: 'Faust', startsAt: '2025-06-04T09:00:00Z', endsAt: '2025-06-04T11:00:00Z' },
      ],
    }),
    ...keeps('theatre', 'stay', {
      fields: { guest: text, arrivalDate: day, departureDate: day },
      rows: [
        { id: 1, guest: 'Orla Finch', arrivalDate: '2025-07-01', departureDate: '2025-07-08' },
        { id: 2, guest: 'Tobias Wren', arrivalDate: '2025-07-03', departureDate: '2025-07-05' },
      ],
    }),
  )

describe('a span of time that begins at another time', () => {
  for (const [order, args, told] of [
    ['move rehearsal Hamlet to 6 June 2025', { id: 1, startsAt: '2025-06-06T10:00:00Z', endsAt: '2025-06-06T12:30:00Z' }, 'ends at'], // oxfmt-ignore
    ['set the start of rehearsal Hamlet to 2 June 2025 at 14:00', { id: 1, startsAt: '2025-06-02T14:00:00Z', endsAt: '2025-06-02T16:30:00Z' }, 'ends at'], // oxfmt-ignore
    ['set the start of rehearsal Hamlet to 3 June 2025 at 15:00', { id: 1, startsAt: '2025-06-03T15:00:00Z', endsAt: '2025-06-03T17:30:00Z' }, 'ends at'], // oxfmt-ignore
    ['postpone the arrival of the stay of Orla Finch by 2 days', { id: 1, arrivalDate: '2025-07-03', departureDate: '2025-07-10' }, 'departure'], // oxfmt-ignore
    ['change the arrival of Tobias Wren to 9 July 2025', { id: 2, arrivalDate: '2025-07-09', departureDate: '2025-07-11' }, 'departure'], // oxfmt-ignore
  ] as const)
    it(`takes its end with it, and tells so: “${order}”`, async () => {
      const { pending, response } = await theatre().ask(order)
      expect(pending?.args, response).to.deep.equal(args)
      expect(response).to.contain(told)
    })

  for (const [order, args] of [
    ['set the start of rehearsal Hamlet to 3 June 2025 at 11:00', { id: 1, startsAt: '2025-06-03T11:00:00Z' }],
    ['change the arrival of Orla Finch to 2 July 2025', { id: 1, arrivalDate: '2025-07-02' }],
    ['set the arrival of Orla Finch to 9 July 2025 and the departure to 20 July 2025', { id: 1, arrivalDate: '2025-07-09', departureDate: '2025-07-20' }], // oxfmt-ignore
  ] as const)
    it(`keeps an end that still fits or is told: “${order}”`, async () => {
      const { pending, response } = await theatre().ask(order)
      expect(pending?.args, response).to.deep.equal(args)
    })
})
