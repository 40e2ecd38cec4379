import { expect } from 'chai'
import { flag, int as id, list, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const guides = [
  { id: 1, name: 'Ann Lee', town: 'Oslo', is_active: true },
  { id: 2, name: 'Bo Ray', town: 'Oslo', is_active: false },
  { id: 3, name: 'Cy Fox', town: 'Bergen', is_active: true },
]
const tours = [
  { id: 11, name: 'North Rim', status: 'active' },
  { id: 12, name: 'Low Lakes', status: 'over' },
]
const duties = [
  { id: 21, title: 'Pack the van', guide_id: 1, tour_id: 12, left_to_do: true },
  { id: 22, title: 'Buy the maps', guide_id: 2, tour_id: 11, left_to_do: true },
  { id: 23, title: 'Call the hut', guide_id: 3, tour_id: 11, left_to_do: true },
]
const ask = (message: string) =>
  converse(
    reads('trips', '/guides', () => guides, list({ id, name: text, town: text, is_active: flag })),
    reads('trips', '/tours', () => tours, list({ id, name: text, status: of('active', 'over') })),
    reads('trips', '/duties', () => duties, list({ id, title: text, guide_id: id, tour_id: id })),
  ).ask(message)

describe('a relative clause', () => {
  for (const [message, says] of [
    ['Which duties of guides in Oslo are in tours that are active?', /^1 duty .*Buy the maps/],
    ['Which duties have guides in Oslo in the tours that are active?', /^1 duty .*Buy the maps/],
    ['duties of guides that are active', /^2 duties .*Pack the van and Call the hut/],
  ] as const)
    it(`is of the noun right before it: ${message}`, async () => expect((await ask(message)).response).to.match(says))
})

describe('a title and what is wanted of it', () => {
  for (const [message, says] of [
    ['Active tours: duties whose guide lives in Oslo, please.', /^1 dut.*Buy the maps/],
    ['Active tours - duties that are of Cy Fox', /^1 duty .*Call the hut/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})
