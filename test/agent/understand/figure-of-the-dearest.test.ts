import { expect } from 'chai'
import { int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const shelves = [
  { id: 1, name: 'Violins' },
  { id: 2, name: 'Flutes' },
]
const pieces = [
  { id: 11, name: 'Amber Studio', shelf_id: 1, finish: 'matt', price: 400, stock: 3, weight_kg: 2 },
  { id: 12, name: 'Cedar Junior', shelf_id: 1, finish: 'gloss', price: 150, stock: 9, weight_kg: 1 },
  { id: 13, name: 'Silver Concert', shelf_id: 2, finish: 'gloss', price: 900, stock: 5, weight_kg: 4 },
]
const { ask } = converse(
  reads('luthier', '/shelves', () => shelves, list({ id, name: text })),
  reads('luthier', '/pieces', () => pieces, list({ id, name: text, shelf_id: id, finish: of('matt', 'gloss'), price: money, stock: id, weight_kg: num })), // oxfmt-ignore
)

describe('a figure of the one that is ranked by another', () => {
  for (const [message, says] of [
    ['What is the price of the most expensive violin?', /Amber Studio: €400/],
    ['What is the stock of the most expensive violin?', /Amber Studio.* is 3\b/],
    ['What is the stock of the cheapest gloss piece?', /Cedar Junior.* is 9\b/],
    ['the weight of the dearest violin', /Amber Studio.* is 2 kg/],
    ['What is the stock of the most expensive piece?', /Silver Concert.* is 5\b/],
    ['Which piece has the highest stock?', /Cedar Junior/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})
