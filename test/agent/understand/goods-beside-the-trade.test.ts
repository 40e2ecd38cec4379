import { expect } from 'chai'
import { int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const product = (row: number, name: string, category: string, price: number) => ({ id: row, name, category, price })
const ask = (app: string, categories: string[], rows: readonly object[], message: string) =>
  converse(
    reads(app, '/products', () => rows, list({ id, name: text, category: of(...categories), price: money })),
    reads(app, '/customers', () => [{ id: 21, name: 'Ann Lee' }], list({ id, name: text })),
  ).ask(message)

const teas = [product(11, 'Mist', 'GREEN', 12), product(12, 'Ember', 'BLACK', 8), product(13, 'Clay Pot', 'ACCESSORY', 90)] // oxfmt-ignore
const bikes = [product(11, 'Fell', 'road_bike', 900), product(12, 'Dale', 'city_bike', 500), product(13, 'Clack', 'lock', 20)] // oxfmt-ignore

describe('what a shop is called after is none of what it only has beside', () => {
  for (const [message, says] of [
    ['What is the most expensive tea we sell?', /Mist: €12/],
    ['How many teas do we have?', /^There are 2 products with a category other than ACCESSORY/],
    ['Which black teas do we have?', /^1 product with category BLACK: Ember/],
    ['How many products do we have?', /^There are 3 products/],
    ['What is our most expensive product?', /Clay Pot: €90/],
  ] as const)
    it(message, async () =>
      expect((await ask('teashop', ['GREEN', 'BLACK', 'ACCESSORY'], teas, message)).response).to.match(says),
    )

  for (const [message, says] of [
    ['What is the cheapest bike we have?', /Dale: €500/],
    ['How many bikes do we have?', /^There are 2 products/],
    ['How many locks do we have?', /^There is 1 product/],
  ] as const)
    it(message, async () =>
      expect((await ask('bikeshop', ['road_bike', 'city_bike', 'lock'], bikes, message)).response).to.match(says),
    )
})
