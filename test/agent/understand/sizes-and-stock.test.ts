import { expect } from 'chai'
import { date as day, int as id, list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const wards = [
  { id: 1, name: 'Dart', floor: 3, beds: 12 },
  { id: 2, name: 'Tamar', floor: 1, beds: 30 },
]
const branches = [
  { id: 1, name: 'Quayside', opened_on: '1990-01-01', public_computers: 9 },
  { id: 2, name: 'Mill Lane', opened_on: '1995-01-01', public_computers: 4 },
]
const brands = [
  { id: 1, name: 'Kessock' },
  { id: 2, name: 'Lagan' },
]
const bike = (key: number, brand_id: number, model_year: number, stock: number) => ({ id: key, name: `Bike ${'ABC'[key - 11]}`, brand_id, model_year, stock, pack_size: 50 - stock }) // oxfmt-ignore
const bikes = [bike(11, 1, 2020, 4), bike(12, 2, 2024, 9), bike(13, 1, 2019, 2)]
const levels = [
  { id: 21, part_id: 31, shelf: 'A1', quantity_on_hand: 5 },
  { id: 22, part_id: 31, shelf: 'A2', quantity_on_hand: 6 },
  { id: 23, part_id: 32, shelf: 'A3', quantity_on_hand: 8 },
]
const parts = [
  { id: 31, name: 'Bell', pack_size: 1 },
  { id: 32, name: 'Chain', pack_size: 40 },
]

describe('what is the biggest and what there is the most of', () => {
  for (const [message, says] of [
    ['Which ward is the biggest?', /most beds is Tamar/],
    ['Which branch is the biggest?', /Quayside.*took the size as the public computers/],
    ['Which brand do we have the most models of?', /^(?!.*model year)/],
    ['Which bike do we have the most of?', /stock.*Bike B.*9/],
    ['Which bike do we have the fewest units of?', /stock.*Bike C.*2/],
    ['Which part do we have the most of?', /^Bell .*11/],
  ] as const)
    it(message, async () => {
      const house = converse(
        reads('house', '/wards', () => wards, list({ id, name: text, floor: id, beds: id })),
        reads('house', '/branches', () => branches, list({ id, name: text, opened_on: day, public_computers: id })),
        reads('house', '/brands', () => brands, list({ id, name: text })),
        reads('house', '/bikes', () => bikes, list({ id, name: text, brand_id: id, model_year: id, stock: id, pack_size: id })), // oxfmt-ignore
        reads('house', '/parts', () => parts, list({ id, name: text, pack_size: id })),
        reads('house', '/stock-levels', () => levels, list({ id, part_id: id, shelf: text, quantity_on_hand: id })),
      )
      expect((await house.ask(message)).response).to.match(says)
    })
})
