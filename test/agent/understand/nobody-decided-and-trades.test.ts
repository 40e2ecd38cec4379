import { expect } from 'chai'
import { slipOf } from '../../../src/agent/understand/language/respell.ts'
import { int as id, list, nullable, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const guides = [
  { id: 1, name: 'Ann Lee', email: 'ann@ridge.example' },
  { id: 2, name: 'Bo Ray', email: 'bo@ridge.example' },
]
const STATES = ['requested', 'approved', 'requested', 'rejected']
const leaves = STATES.map((status, at) => ({ id: 20 + at, guide_id: 1 + (at % 2), type: at < 3 ? 'vacation' : 'sick', status })) // oxfmt-ignore
const tours = [
  { id: 1, title: 'Ridge Walk', manager_id: 2 },
  { id: 2, title: 'Lake Loop', manager_id: 1 },
]
const products = [
  { id: 1, name: 'Vento', category: 'road', price: 900, purchase_price: 600 },
  { id: 2, name: 'Bike Lock Iron', category: 'lock', price: 40, purchase_price: 20 },
  { id: 3, name: 'Pietra', category: 'mountain', price: 1400, purchase_price: 990 },
]
const lent = [{ id: 1, product_id: 1, reader: null }, { id: 2, product_id: 2, reader: 'Cy Fox' }] // oxfmt-ignore

const office = () =>
  converse(
    reads('ridge', '/guides', () => guides, list({ id, name: text, email: text })),
    reads('ridge', '/leaves', () => leaves, list({ id, guide_id: id, type: of('vacation', 'sick'), status: of('requested', 'approved', 'rejected') })), // oxfmt-ignore
    reads('ridge', '/tours', () => tours, list({ id, title: text, manager_id: id })),
  )
const shop = () =>
  converse(
    reads('bikeshed', '/products', () => products, list({ id, name: text, category: of('road', 'lock', 'mountain'), price: num, purchase_price: num })), // oxfmt-ignore
    reads('bikeshed', '/checks', () => lent, list({ id, product_id: id, reader: nullable })),
  )

const check = (start: () => ReturnType<typeof office>, rows: readonly (readonly [string, RegExp])[]) => {
  for (const [message, says] of rows)
    it(message, async () => expect((await start().ask(message)).response).to.match(says))
}

describe('what nobody has done', () => {
  check(office, [
    ['Which leaves has nobody approved yet?', /^2 leaves with status requested/],
    ['Which leaves has nobody decided on yet?', /^2 leaves with status requested/],
    ['Which leaves has nobody looked at yet?', /^2 leaves with status requested/],
    ['Vacation leaves that nobody has decided on yet', /^2 leaves with type vacation and status requested/],
    ['What is the email of the person in charge of the Ridge Walk?', /bo@ridge\.example/],
    ['What is the email of whoever is responsible for Lake Loop?', /ann@ridge\.example/],
  ])
})

describe('what an application is called after', () => {
  check(shop, [
    ['What is the most expensive bike?', /Pietra.*took “bike” as products/],
    ['How many bikes do we sell?', /^There are 3 products.*took “bikes” as products/],
    ['Which mountain bikes do we have?', /^1 product with category mountain: Pietra/],
    ['How many sheds do we sell?', /“sheds”/],
  ])
  it('is told with some doubt', async () =>
    expect((await shop().ask('How many bikes do we sell?')).confidence).to.be.below(0.8))
})

describe('what things cost us', () => {
  check(shop, [['Which products cost us more than 500?', /^2 products with a purchase price over 500: Vento/]])
})

describe('a slip of the keys in a word that is known nowhere', () => {
  check(shop, [
    ['Which mountian bikes do we have?', /^1 product with category mountain/],
    ['What is the most expnesive product?', /Pietra.*read “expnesive” as expensive/],
    ['What is the most expensve product?', /Pietra/],
    ['How many garlands do we sell?', /“garlands”/],
  ])
  for (const [typed, meant] of [
    ['helemts', 'helmets'],
    ['helmts', 'helmets'],
    ['customrs', 'customers'],
    ['robinns', 'robins'],
    ['brian', undefined],
    ['Helemts', undefined],
    ['helmets', undefined],
  ] as const)
    it(`is ${meant ?? 'none'} in “${typed}”`, () => expect(slipOf(typed)).to.equal(meant))
})
