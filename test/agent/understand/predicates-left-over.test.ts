import { expect } from 'chai'
import { date as day, int as id, list, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

// Today is 14 May 2025.
const depots = [
  { id: 1, name: 'North', town: 'Leeds' },
  { id: 2, name: 'South', town: 'Hull' },
]
const vans = [
  { id: 11, plate: 'AB 12', depot_id: 1, role: 'courier' },
  { id: 12, plate: 'CD 34', depot_id: 1, role: 'removal' },
  { id: 13, plate: 'EF 56', depot_id: 2, role: 'courier' },
]
const runs = [
  { id: 21, van_id: 11, run_on: '2025-05-20', status: 'expected' },
  { id: 22, van_id: 12, run_on: '2025-05-10', status: 'driven' },
]
const talk = () =>
  converse(
    reads('haul', '/depots', () => depots, list({ id, name: text, town: text })),
    reads('haul', '/vans', () => vans, list({ id, plate: text, depot_id: id, role: of('courier', 'removal') })),
    reads('haul', '/runs', () => runs, list({ id, van_id: id, run_on: day, status: of('expected', 'driven') })),
  )

describe('what is said of all records and nothing was made of', () => {
  for (const message of [
    'How many vans are needed?',
    'How many vans are wanted in all?',
    'How many vans do we need?',
    'How many vans do we still need in Leeds?',
    'How many couriers do we want?',
    'Which vans need us?',
    'How many further vans do we have?',
    'How many runs are to come up to us?',
    'Which vans are through?',
    'How many vans are in?',
    'How many vans are different?',
    'How many vans should there be?',
    'How many vans would we have?',
    'How many vans should we have?',
    'How many couriers could there be?',
    'How many vans do we bring?',
    'How many vans came?',
    'How many vans do we use?',
    'How many couriers do they know?',
    'Which vans count?',
  ])
    it(message, async () => {
      const { data, confidence } = await talk().ask(message)
      expect('error' in data || confidence < 0.8).to.equal(true)
    })
})

describe('what says no more than that there are some', () => {
  for (const [message, says] of [
    ['How many vans are there?', /are 3 vans/],
    ['How many vans are there so far?', /are 3 vans/],
    ['How many vans are still there?', /are 3 vans/],
    ['How many vans do we have?', /are 3 vans/],
    ['How many vans are on record?', /are 3 vans/],
    ['How many vans do we keep?', /are 3 vans/],
    ['How many vans come from Leeds?', /are 2 vans/],
    ['What is the vans count?', /are 3 vans/],
    ['I need all the vans in Leeds', /^2 vans/],
    ['Which vans are in North?', /^2 vans/],
    ['Which runs are expected?', /^1 run\b/],
    ['How many runs will there be next week?', /is 1 run\b/],
    ['How many different vans are there?', /are 3 vans/],
  ] as const)
    it(message, async () => expect((await talk().ask(message)).response).to.match(says))
})
