import { expect } from 'chai'
import { date as day, int as Id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'NOK' }
const Goods = [
  { Id: 1, Title: 'Roma', ProductType: 'Dresses', RetailPrice: 90 },
  { Id: 2, Title: 'Fjord', ProductType: 'Jackets', RetailPrice: 200 },
]
const Variants = [
  { Id: 11, GoodId: 1, Size: 'S', Colour: 'Red', QtyOnHand: 2, MinQty: 3 },
  { Id: 12, GoodId: 1, Size: 'M', Colour: 'Navy', QtyOnHand: 9, MinQty: 3 },
  { Id: 13, GoodId: 2, Size: 'M', Colour: 'Navy', QtyOnHand: 5, MinQty: 3 },
]
const Clients = [
  { Id: 21, Name: 'Ann Lee' },
  { Id: 22, Name: 'Bo Ray' },
]
const Sales = [
  { Id: 31, InvoiceNo: 'INV-31', ClientId: 21, SoldOn: '2025-03-02', Status: 'Completed', GrandTotal: 380 },
  { Id: 32, InvoiceNo: 'INV-32', ClientId: 22, SoldOn: '2025-04-02', Status: 'AwaitingDispatch', GrandTotal: 200 },
]
const SaleItems = [
  { Id: 41, SaleId: 31, VariantId: 11, Qty: 1, PriceEach: 90 },
  { Id: 42, SaleId: 31, VariantId: 12, Qty: 1, PriceEach: 90 },
  { Id: 43, SaleId: 31, VariantId: 13, Qty: 1, PriceEach: 200 },
  { Id: 44, SaleId: 32, VariantId: 13, Qty: 1, PriceEach: 200 },
]
const ask = (message: string) =>
  converse(
    reads('wear', '/Goods', () => Goods, list({ Id, Title: text, ProductType: of('Dresses', 'Jackets'), RetailPrice: money })), // oxfmt-ignore
    reads('wear', '/Variants', () => Variants, list({ Id, GoodId: Id, Size: of('S', 'M'), Colour: text, QtyOnHand: Id, MinQty: Id })), // oxfmt-ignore
    reads('wear', '/Clients', () => Clients, list({ Id, Name: text })),
    reads('wear', '/Sales', () => Sales, list({ Id, InvoiceNo: text, ClientId: Id, SoldOn: day, Status: of('AwaitingPayment', 'AwaitingDispatch', 'Completed'), GrandTotal: money })), // oxfmt-ignore
    reads('wear', '/SaleItems', () => SaleItems, list({ Id, SaleId: Id, VariantId: Id, Qty: Id, PriceEach: money })),
  ).ask(message)

describe('goods that are sold in sizes', () => {
  for (const [message, says] of [
    ['How many dresses have we sold?', /is 2\b/],
    ['Who bought the Roma?', /^1 client .*Ann Lee/],
    ['What was sold on INV-31?', /^3 sale items/],
    ['stock per colour', /quantity on hand .*Navy 14, Red 2/],
    ['variants that are below the minimum quantity', /^1 variant/],
    ['orders waiting for dispatch', /^1 sale .*INV-32/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})
