import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { groups, more } from './readings.ts'

const { either, unknown } = gold

/** Set D over the store. */
export function askStore({ store: { categories, products, customers, orders, reviews }, today }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('d', 'store')
  const category = (id: number) => pick.find(categories, id)
  const last = pick.shiftMonth(pick.month(today)!, -1)

  ask(
    'conditions',
    'which products should we reorder? (stock below reorder level)',
    gold.set(products.filter(one => one.stockQuantity < one.reorderLevel)),
  )
  ask(
    'conditions',
    'yoga things under 40 euros',
    gold.set(products.filter(one => category(one.categoryId).name === 'Yoga' && one.price < 40)),
  )
  ask(
    'relative-dates',
    'revenue last month?',
    either(
      gold.money(
        pick.sum(
          orders.filter(one => pick.month(one.orderedAt) === last),
          one => one.total,
        ),
      ),
      gold.money(
        pick.sum(
          orders.filter(one => pick.month(one.orderedAt) === last && one.status !== 'Cancelled'),
          one => one.total,
        ),
      ),
      gold.money(
        pick.sum(
          orders.filter(one => pick.month(one.orderedAt) === last && !['Cancelled', 'Returned'].includes(one.status)),
          one => one.total,
        ),
      ),
    ),
  )
  ask(
    'aggregate',
    'average basket value of PayPal orders',
    gold.money(
      pick.mean(
        orders.filter(one => one.paymentMethod === 'PayPal'),
        one => one.total,
      ),
    ),
  )
  const margins = products.filter(one => one.brand === 'Bergmark')
  ask(
    'ranking',
    'Bergmark product with the lowest price',
    gold.smallest(margins, one => one.price),
  )
  ask(
    'group',
    'cities with more than 30 customers',
    groups(
      pick
        .rank(customers, one => one.address.city)
        .filter(({ rows }) => rows.length > 30)
        .map(({ key, rows }) => [key, rows.length]),
    ),
  )
  const coupon = (code: string) => orders.filter(one => one.couponCode === code).length
  ask(
    'compare',
    'Was HELLO5 used more often than AUTUMN15?',
    either(
      gold.yes(coupon('HELLO5') > coupon('AUTUMN15')),
      more([gold.spelled('HELLO5'), coupon('HELLO5')], [gold.spelled('AUTUMN15'), coupon('AUTUMN15')]),
    ),
  )
  const unreviewed = products.filter(one => !reviews.some(review => review.productId === one.id))
  ask('join', 'how many products have no review at all', gold.count(unreviewed.length))
  ask(
    'join',
    'avg rating per section of the shop',
    gold.map(
      pick
        .rank(reviews, one => category(pick.find(products, one.productId).categoryId).section)
        .map(({ key, rows }) => [key, pick.mean(rows, one => one.rating)]),
      'plain',
    ),
  )
  const customer = pick.nth(
    customers,
    one =>
      orders.filter(order => order.customerId === one.id).length >= 5 &&
      customers.filter(other => other.lastName === one.lastName && other.firstName === one.firstName).length === 1,
    3,
  )
  const name = `${customer.firstName} ${customer.lastName}`
  const theirs = orders.filter(one => one.customerId === customer.id)
  talk(
    'follow-up',
    [`how many orders did ${name} place?`, gold.count(theirs.length)],
    ['how much did they spend altogether', gold.money(pick.sum(theirs, one => one.total))],
    [
      'when was the first one?',
      either(
        gold.text(pick.dayAs(theirs[0]!.orderedAt)),
        gold.record(theirs[0]!),
        gold.mentions(pick.dayAs(theirs[0]!.orderedAt).alternatives),
      ),
    ],
  )
  const product = pick.nth(products, one => !one.isDiscontinued && one.stockQuantity > 5, 30)
  ask(
    'update',
    `${product.name} is discontinued from today`,
    gold.updated('store.products', product, { isDiscontinued: true }),
  )
  ask('lookup', `what is the sku of the ${pick.misspell(product.name)}`, gold.text(product.sku, 'sku'))
  ask('unanswerable', 'what is the warranty period of the Summit Dive Watch?', unknown())
  const paid = pick.nth(orders, one => one.status === 'Paid', 3)
  ask(
    'action',
    `order ${paid.orderNumber} can go out, ship it`,
    either(gold.updated('store.orders', paid, { status: 'Shipped' }, ['shippedOn'])),
  )
  return questions
}
