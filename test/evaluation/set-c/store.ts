import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

/** Set C over the store. */
export function askStore({ store: { categories, products, customers, orders, reviews }, today }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('c', 'store')
  const product = (name: string) => products.find(one => one.name === name)!
  const category = (name: string) => products.filter(one => pick.find(categories, one.categoryId).name === name)
  const fullName = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`
  const alone = customers.filter(one => customers.filter(other => fullName(other) === fullName(one)).length === 1)
  const ordersOf = (id: number) => orders.filter(one => one.customerId === id)

  ask(
    'conditions',
    'I am looking for Osprando articles below 80 euros which are not discontinued.',
    gold.set(products.filter(one => one.brand === 'Osprando' && one.price < 80 && !one.isDiscontinued)),
  )
  ask(
    'logic',
    'Which customers from Sweden or the Netherlands are not consumers?',
    gold.set(customers.filter(one => ['SE', 'NL'].includes(one.address.country) && one.segment !== 'Consumer')),
  )
  ask(
    'range',
    'Which orders came to a total between 2,000 and 2,100 euros?',
    pick.setWithin(orders, one => one.total, 2000, 2100),
  )
  const posted = pick.sized(reviews, one => one.postedOn, 3, 6, 2)
  ask(
    'dates',
    `Would you please show me the reviews that were posted on ${pick.dayName(posted.key)}?`,
    gold.set(posted.rows),
  )
  const lastQuarter = pick.quarter(pick.shiftMonth(today, -3))
  ask(
    'relative-dates',
    'What is the total value of all orders placed last quarter?',
    gold.money(
      pick.sum(
        orders.filter(one => pick.quarter(one.orderedAt) === lastQuarter),
        one => one.total,
      ),
    ),
  )
  ask(
    'missing-values',
    'Which small business customers have left us no phone number?',
    gold.set(customers.filter(one => one.segment === 'SmallBusiness' && !one.phone)),
  )
  ask(
    'ranking',
    'What are the six heaviest products we sell?',
    gold.ordered(products, one => one.weightKg, { count: 6 }),
  )
  const cities = pick.rank(customers, one => one.address.city)
  ask(
    'ranking',
    'In which city do most of our customers live?',
    gold.text(
      gold.spelled(
        ...cities.filter(({ rows }) => rows.length === cities[0]!.rows.length).map(({ key: place }) => place),
      ),
    ),
  )
  ask(
    'aggregate',
    'How many pieces of all Fjordan products together are in stock?',
    gold.count(
      pick.sum(
        products.filter(one => one.brand === 'Fjordan'),
        one => one.stockQuantity,
      ),
    ),
  )
  ask(
    'share',
    'How many percent of the reviews are from verified buyers?',
    gold.percent(pick.ratio(reviews.filter(one => one.isVerified).length, reviews.length)),
  )
  ask(
    'group',
    'Please tell me for each brand the average price of its products.',
    gold.map(
      pick.rank(products, one => one.brand).map(({ key: brand, rows }) => [brand, pick.mean(rows, one => one.price)]),
      'money',
    ),
  )
  const paidBy = (method: string) => orders.filter(one => one.paymentMethod === method).length
  ask(
    'compare',
    'Were more orders paid by invoice or by credit card?',
    gold.text(
      paidBy('Invoice') > paidBy('CreditCard') ? 'Invoice' : gold.spelled('CreditCard', 'credit card', 'Credit Card'),
    ),
  )
  ask(
    'yes-no',
    'anything over 600 euros that is out of stock??',
    gold.yes(products.some(one => one.price > 600 && one.stockQuantity === 0)),
  )
  ask(
    'projection',
    'I need name and stock of all coffee products, nothing else.',
    gold.set(category('Coffee'), { shows: one => [one.name, one.stockQuantity] }),
  )
  const ordered = product('Carbon Espresso Machine')
  ask(
    'join',
    `Which customers have ordered the ${ordered.name}?`,
    gold.set(
      customers.filter(one =>
        ordersOf(one.id).some(({ lines }) => lines.some(({ productId }) => productId === ordered.id)),
      ),
    ),
  )
  const critic = pick.nth(alone, one => reviews.filter(({ customerId }) => customerId === one.id).length === 4, 3)
  ask(
    'join',
    `Which products has ${fullName(critic)} reviewed?`,
    gold.set(
      pick.distinct(reviews.filter(one => one.customerId === critic.id).map(one => pick.find(products, one.productId))),
    ),
  )
  const shelf = product('Heritage Tripod')
  ask(
    'lookup',
    `What category does the ${shelf.name} belong to?`,
    gold.either(
      gold.text(pick.find(categories, shelf.categoryId).name),
      gold.record(pick.find(categories, shelf.categoryId)),
    ),
  )
  const firm = pick.nth(alone, one => one.creditLimit !== null, 31)
  ask(
    'lookup',
    `quick one - credit limit of ${fullName(firm)}?`,
    gold.money(firm.creditLimit!, { field: 'CreditLimit' }),
  )
  const watch = product('Summit Smartwatch')
  ask(
    'several',
    `What is the price of the ${watch.name}, and how many pieces of it are left?`,
    gold.either(
      gold.figures(gold.money(watch.price), gold.count(watch.stockQuantity)),
      gold.set([watch], { shows: one => [one.price, one.stockQuantity] }),
    ),
  )
  const regular = pick.nth(
    alone,
    one =>
      ordersOf(one.id).length > 5 &&
      ordersOf(one.id).length < 15 &&
      ordersOf(one.id).filter(({ status }) => status === 'Delivered').length > 2,
    7,
  )
  const arrived = ordersOf(regular.id).filter(one => one.status === 'Delivered')
  talk(
    'follow-up',
    [`Please show me the orders of ${fullName(regular)}.`, gold.set(ordersOf(regular.id))],
    ['I only need those that were delivered.', gold.set(arrived)],
    ['Which is the largest one?', gold.largest(arrived, one => one.total)],
  )
  const camera = gold.largest(category('Cameras'), one => one.price)
  const [dearest] = camera.items as typeof products
  talk(
    'follow-up',
    ['What is our most expensive camera product?', camera],
    ['Who makes it?', gold.text(dearest!.brand, 'Brand')],
  )
  ask(
    'create',
    'Please add a customer: Leopold Hasenkamp, e-mail leopold.hasenkamp@example.net. He would like to get the newsletter.',
    gold.created('store.customers', {
      firstName: 'Leopold',
      lastName: 'Hasenkamp',
      email: 'leopold.hasenkamp@example.net',
      newsletter: true,
    }),
  )
  const ending = pick.nth(products, one => !one.isDiscontinued && one.name.startsWith('Nordlys'), 8)
  ask(
    'update',
    `We will not continue the ${ending.name}, please mark it as discontinued.`,
    gold.updated('store.products', ending, { isDiscontinued: true }),
  )
  const regretted = pick.nth(orders, one => one.status === 'Paid', 6)
  ask(
    'action',
    `The customer changed his mind about ${regretted.orderNumber}. Can you cancel it?`,
    gold.updated('store.orders', regretted, { status: 'Cancelled' }),
  )
  ask('unanswerable', `How many visitors did our online shop have last week?`, gold.unknown())
  const bags = products.filter(one => one.name.endsWith('Sleeping Bag'))
  ask(
    'ambiguous',
    'What does the sleeping bag cost?',
    gold.either(
      gold.clarify(),
      gold.set(bags),
      gold.map(
        bags.map(one => [one.name, one.price]),
        'money',
      ),
    ),
  )
  return questions
}
