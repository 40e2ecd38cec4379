import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

/** Set A over the store. */
export function askStore({
  store: { categories, products, customers, orders, reviews },
  today,
  day,
}: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('a', 'store')
  const category = (name: string) => products.filter(one => pick.find(categories, one.categoryId).name === name)
  const fullName = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`
  const alone = customers.filter(one => customers.filter(other => fullName(other) === fullName(one)).length === 1)
  const ordersOf = (id: number) => orders.filter(one => one.customerId === id)
  const reviewsOf = (id: number) => reviews.filter(one => one.productId === id)
  const inCountry = (country: string) => customers.filter(one => one.address.country === country)

  ask('conditions', 'Which products are out of stock?', gold.set(products.filter(one => one.stockQuantity === 0)))
  ask(
    'conditions',
    'Show me the enterprise customers in Germany.',
    gold.set(inCountry('DE').filter(one => one.segment === 'Enterprise')),
  )
  const brand = pick.sized(products, one => one.brand, 20, 40, 1).key
  ask(
    'conditions',
    `${brand} products that cost more than 400 euros`,
    gold.set(products.filter(one => one.brand === brand && one.price > 400)),
  )
  ask(
    'logic',
    'Which orders paid by gift card were cancelled or returned?',
    gold.set(orders.filter(one => one.paymentMethod === 'GiftCard' && ['Cancelled', 'Returned'].includes(one.status))),
  )
  ask(
    'logic',
    'I need all discontinued products that are not out of stock.',
    gold.set(products.filter(one => one.isDiscontinued && one.stockQuantity > 0)),
  )
  ask(
    'range',
    'Products priced between €100 and €120?',
    pick.setWithin(products, one => one.price, 100, 120),
  )
  const busy = pick.rank(orders, one => pick.quarter(one.orderedAt))[2]!
  ask(
    'dates',
    `What was the total order value in ${busy.key.slice(5)} ${busy.key.slice(0, 4)}?`,
    gold.money(pick.sum(busy.rows, one => one.total)),
  )
  const lateDay = day(-21)
  ask(
    'dates',
    `Which customers joined after ${pick.dayName(day(-60))}?`,
    gold.set(customers.filter(one => one.customerSince > day(-60))),
  )
  ask(
    'relative-dates',
    'How many orders came in last month?',
    gold.count(orders.filter(one => pick.month(one.orderedAt) === pick.shiftMonth(today, -1)).length),
  )
  ask(
    'relative-dates',
    'Could you list the reviews posted during the past two weeks?',
    gold.either(
      ...[-14, -13].map(from => gold.set(reviews.filter(one => one.postedOn >= day(from) && one.postedOn <= today))),
    ),
  )
  ask(
    'missing-values',
    'How many customers have not given us a phone number?',
    gold.count(customers.filter(one => !one.phone).length),
  )
  ask(
    'ranking',
    "What's our most expensive product?",
    gold.largest(products, one => one.price),
  )
  ask(
    'ranking',
    'Top 5 orders by total',
    gold.ordered(orders, one => one.total, { count: 5 }),
  )
  ask(
    'ranking',
    'Which brand has the most products?',
    gold.text(
      gold.spelled(
        ...pick
          .rank(products, one => one.brand)
          .filter((one, _, all) => one.rows.length === all[0]!.rows.length)
          .map(({ key }) => key),
      ),
    ),
  )
  ask(
    'aggregate',
    'What is the average price of the coffee products?',
    gold.money(pick.mean(category('Coffee'), one => one.price)),
  )
  ask(
    'aggregate',
    'In how many different countries do our customers live?',
    gold.count(pick.distinct(customers.map(one => one.address.country)).length),
  )
  ask(
    'aggregate',
    'Lowest and highest credit limit we grant?',
    gold.figures(
      gold.money(pick.least(customers, one => one.creditLimit)),
      gold.money(pick.most(customers, one => one.creditLimit)),
    ),
  )
  ask(
    'share',
    'What percentage of our customers get the newsletter?',
    gold.percent(pick.ratio(customers.filter(one => one.newsletter).length, customers.length)),
  )
  ask(
    'group',
    'Please break the order totals down by payment method.',
    gold.map(
      pick.rank(orders, one => one.paymentMethod).map(({ key, rows }) => [key, pick.sum(rows, one => one.total)]),
      'money',
    ),
  )
  ask(
    'group',
    'average rating per product category',
    gold.map(
      pick
        .rank(reviews, one => pick.find(categories, pick.find(products, one.productId).categoryId).name)
        .map(({ key, rows }) => [key, pick.mean(rows, one => one.rating)]),
      'plain',
    ),
  )
  const [france, spain] = [inCountry('FR').length, inCountry('ES').length]
  ask(
    'compare',
    'Do we have more customers in France or in Spain?',
    gold.text(france >= spain ? gold.spelled('France', 'FR') : gold.spelled('Spain', 'ES')),
  )
  ask(
    'yes-no',
    'Is there any product with fewer pieces in stock than its reorder level?',
    gold.yes(products.some(one => one.stockQuantity < one.reorderLevel)),
  )
  ask(
    'projection',
    'E-mail addresses of the small business customers in Italy, please',
    gold.set(
      inCountry('IT').filter(one => one.segment === 'SmallBusiness'),
      { shows: one => [one.email] },
    ),
  )
  ask('join', 'Which products belong to the Audio category?', gold.set(category('Audio')))
  const buyer = pick.nth(alone, one => ordersOf(one.id).length > 4 && ordersOf(one.id).length < 15, 5)
  ask(
    'join',
    `What has ${fullName(buyer)} ordered in total, in euros?`,
    gold.money(pick.sum(ordersOf(buyer.id), one => one.total)),
  )
  ask(
    'join',
    'How many reviews with only one star are there on bicycles?',
    gold.count(
      reviews.filter(one => one.rating === 1 && category('Bicycles').some(({ id }) => id === one.productId)).length,
    ),
  )
  const best = pick.nth(products, one => reviewsOf(one.id).length >= 5 && reviewsOf(one.id).length < 12, 4)
  ask('join', `What do customers say about the ${best.name}? Show me its reviews.`, gold.set(reviewsOf(best.id)))
  const found = pick.nth(orders, one => one.status === 'Delivered' && one.total > 500, 210)
  ask('lookup', `What is the status of order ${found.orderNumber}?`, gold.text(found.status, 'Status'))
  const seen = pick.nth(products, one => one.name.startsWith('Heritage'), 17)
  ask('lookup', `how much is the ${pick.misspell(seen.name).toLowerCase()}`, gold.money(seen.price, { field: 'Price' }))
  const known = pick.nth(alone, one => one.phone !== null, 77)
  ask('lookup', `Who is the customer with the e-mail ${known.email}?`, gold.record(known))
  ask(
    'several',
    'How many orders are pending and how many are paid?',
    gold.figures(
      gold.count(orders.filter(one => one.status === 'Pending').length),
      gold.count(orders.filter(one => one.status === 'Paid').length),
    ),
  )

  const lamps = category('Lighting')
  const cheap = lamps.filter(one => one.price < 100)
  talk(
    'follow-up',
    ['Show me everything in the Lighting category.', gold.set(lamps)],
    ['Which of these cost less than 100 euros?', gold.set(cheap)],
    ['And which one is the cheapest?', gold.smallest(cheap, one => one.price)],
  )
  talk(
    'follow-up',
    ['How many customers do we have in the Netherlands?', gold.count(inCountry('NL').length)],
    ['And in Sweden?', gold.count(inCountry('SE').length)],
  )
  talk(
    'explain',
    [
      'What is the total of all delivered orders?',
      gold.money(
        pick.sum(
          orders.filter(one => one.status === 'Delivered'),
          one => one.total,
        ),
      ),
    ],
    ['Where does that figure come from?', gold.mentions(['order'], ['delivered', 'status', 'total'])],
  )
  ask(
    'help',
    'What kinds of things can you tell me about the store?',
    gold.mentions(['order'], ['product'], ['customer']),
  )
  ask(
    'create',
    'Register a new customer: Ottilie Brandvold, ottilie.brandvold@example.net, segment small business.',
    gold.created('store.customers', {
      firstName: 'Ottilie',
      lastName: 'Brandvold',
      email: 'ottilie.brandvold@example.net',
      segment: 'SmallBusiness',
    }),
  )
  ask(
    'create',
    'We have a new yoga product, the "Heritage Bolster". Please add it for 49.90, brand Fjordan.',
    gold.created('store.products', {
      name: 'Heritage Bolster',
      categoryId: categories.find(one => one.name === 'Yoga')!.id,
      price: 49.9,
      brand: 'Fjordan',
    }),
  )
  const dear = pick.nth(products, one => one.name.startsWith('Nordlys'), 20)
  ask('update', `Set the price of the ${dear.name} to 129.50.`, gold.updated('store.products', dear, { price: 129.5 }))
  const quiet = pick.nth(alone, one => one.newsletter, 40)
  ask(
    'update',
    `${fullName(quiet)} does not want the newsletter any more, please change that.`,
    gold.updated('store.customers', quiet, { newsletter: false }),
  )
  const rude = pick.nth(reviews, one => one.rating === 1, 9)
  ask('delete', `Remove review ${rude.id}.`, gold.removed('store.reviews', rude))
  const paid = pick.nth(orders, one => one.status === 'Paid', 3)
  ask(
    'action',
    `Ship order ${paid.orderNumber}, please.`,
    gold.updated('store.orders', paid, { status: 'Shipped' }, ['shippedOn']),
  )
  ask('unanswerable', `What colour is the ${best.name}?`, gold.unknown())
  ask('unanswerable', 'Which supplier delivers our climbing gear the fastest?', gold.unknown())
  const biggest = pick.most(orders, one => one.total)
  ask(
    'ambiguous',
    'How big was our biggest order?',
    gold.either(
      gold.money(biggest, { field: 'Total' }),
      gold.largest(orders, one => one.total),
      gold.clarify(),
    ),
  )
  ask('smalltalk', 'Good morning! How are you today?', gold.smalltalk())
  ask(
    'conditions',
    `Reviews older than ${pick.dayShort(lateDay)} that got 40 or more helpful votes`,
    gold.set(reviews.filter(one => one.postedOn < lateDay && one.helpfulVotes >= 40)),
  )
  return questions
}
