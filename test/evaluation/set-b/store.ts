import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

/** Set B over the store. */
export function askStore({
  store: { categories, products, customers, orders, reviews },
  today,
  day,
}: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('b', 'store')
  const named = (name: string) => products.find(one => one.name === name)!
  const section = (name: string) => products.filter(one => pick.find(categories, one.categoryId).section === name)
  const fullName = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`
  const alone = customers.filter(one => customers.filter(other => fullName(other) === fullName(one)).length === 1)
  const live = (city: string) => customers.filter(one => one.address.city === city)
  const from = (country: string) =>
    orders.filter(one => pick.find(customers, one.customerId).address.country === country)

  ask(
    'conditions',
    'express orders over 3k',
    gold.set(orders.filter(one => one.shippingMethod === 'Express' && one.total > 3000)),
  )
  ask(
    'conditions',
    'discontinued skus from Lumivox or Bergmark?',
    gold.set(products.filter(one => one.isDiscontinued && ['Lumivox', 'Bergmark'].includes(one.brand))),
  )
  ask(
    'conditions',
    'customers in Denver who dont get the newsletter',
    gold.set(live('Denver').filter(one => !one.newsletter)),
  )
  ask(
    'logic',
    'unverified 5 star reviews with 30 or more helpful votes',
    gold.set(reviews.filter(one => !one.isVerified && one.rating === 5 && one.helpfulVotes >= 30)),
  )
  ask(
    'logic',
    'all orders still pending plus those paid by invoice that got returned',
    gold.set(
      orders.filter(one => one.status === 'Pending' || (one.paymentMethod === 'Invoice' && one.status === 'Returned')),
    ),
  )
  ask(
    'range',
    'anything weighing 28 to 30 kilos?',
    pick.setWithin(products, one => one.weightKg, 28, 30),
  )
  ask(
    'range',
    'enterprise accounts, credit line at least 35k',
    gold.set(
      customers.filter(one => one.segment === 'Enterprise' && one.creditLimit !== null && one.creditLimit >= 35_000),
    ),
  )
  const years = pick.rank(orders, one => pick.year(one.orderedAt))
  ask('dates', `order count ${years[0]!.key}`, gold.count(years[0]!.rows.length))
  const launched = pick.sized(products, one => pick.month(one.launchedOn), 5, 12, 1)
  ask('dates', `what did we launch in ${pick.monthName(launched.key)}`, gold.set(launched.rows))
  ask(
    'dates',
    `returned orders since ${day(-100)}`,
    gold.set(orders.filter(one => one.status === 'Returned' && one.orderedAt.slice(0, 10) >= day(-100))),
  )
  const lastYear = orders.filter(one => pick.year(one.orderedAt) === String(Number(today.slice(0, 4)) - 1))
  ask(
    'relative-dates',
    'sales last year?',
    gold.either(gold.money(pick.sum(lastYear, one => one.total)), gold.count(lastYear.length), gold.clarify()),
  )
  ask(
    'relative-dates',
    'new customers in the past 6 months, how many',
    gold.either(
      ...[-180, -181, -182, -183, -184].map(offset =>
        gold.count(customers.filter(one => one.customerSince >= day(offset)).length),
      ),
      gold.count(
        customers.filter(one => one.customerSince >= `${pick.shiftMonth(today, -6)}-${today.slice(8)}`).length,
      ),
      gold.count(customers.filter(one => one.customerSince > `${pick.shiftMonth(today, -6)}-${today.slice(8)}`).length),
    ),
  )
  ask('missing-values', 'products with no weight on file', gold.set(products.filter(one => one.weightKg === null)))
  ask(
    'missing-values',
    'orders without coupon vs with coupon, counts',
    gold.either(
      gold.figures(
        gold.count(orders.filter(one => !one.couponCode).length),
        gold.count(orders.filter(one => one.couponCode).length),
      ),
      gold.clarify(),
    ),
  )
  ask(
    'ranking',
    'cheapest thing in the Watches category',
    gold.smallest(
      products.filter(one => pick.find(categories, one.categoryId).name === 'Watches'),
      one => one.price,
    ),
  )
  ask(
    'ranking',
    '3 customers with the highest credit limits',
    gold.ordered(customers, one => one.creditLimit, { count: 3 }),
  )
  const spend = pick
    .rank(orders, one => one.customerId)
    .map(({ key, rows }) => ({ customer: pick.find(customers, key), total: pick.sum(rows, one => one.total) }))
  ask(
    'ranking',
    'top 5 customers by revenue',
    gold.ordered(spend, one => one.total, { count: 5, as: one => one.customer }),
  )
  ask(
    'ranking',
    'who ordered most often',
    gold.record(
      ...pick
        .rank(orders, one => one.customerId)
        .filter((one, _, all) => one.rows.length === all[0]!.rows.length)
        .map(({ key }) => pick.find(customers, key)),
    ),
  )
  ask('aggregate', 'AOV?', gold.either(gold.money(pick.mean(orders, one => one.total)), gold.clarify(), gold.unknown()))
  ask(
    'aggregate',
    'average order value of orders with the coupon AUTUMN15',
    gold.money(
      pick.mean(
        orders.filter(one => one.couponCode === 'AUTUMN15'),
        one => one.total,
      ),
    ),
  )
  ask(
    'aggregate',
    'total pieces in stock across electronics',
    gold.count(pick.sum(section('Electronics'), one => one.stockQuantity)),
  )
  ask('aggregate', 'median product price?', gold.money(pick.median(products, one => one.price)))
  ask(
    'share',
    'cancellation rate across all orders',
    gold.percent(pick.ratio(orders.filter(one => one.status === 'Cancelled').length, orders.length)),
  )
  ask(
    'share',
    'what part of revenue comes from German customers, in %',
    gold.percent(
      pick.ratio(
        pick.sum(from('DE'), one => one.total),
        pick.sum(orders, one => one.total),
      ),
    ),
  )
  ask(
    'group',
    'orders by status',
    gold.map(pick.rank(orders, one => one.status).map(({ key, rows }) => [key, rows.length])),
  )
  ask(
    'group',
    'revenue by country',
    gold.map(
      pick
        .rank(orders, one => pick.find(customers, one.customerId).address.country)
        .map(({ key, rows }) => [key, pick.sum(rows, one => one.total)]),
      'money',
    ),
  )
  const months = pick.rank(
    orders.filter(one => pick.year(one.orderedAt) === String(Number(today.slice(0, 4)) - 1)),
    one => pick.month(one.orderedAt),
  )
  ask(
    'group',
    `monthly order volume ${Number(today.slice(0, 4)) - 1}`,
    gold.either(
      gold.map(months.map(({ key, rows }) => [pick.monthAs(key), rows.length])),
      gold.map(
        months.map(({ key, rows }) => [pick.monthAs(key), pick.sum(rows, one => one.total)]),
        'money',
      ),
    ),
  )
  const brands = pick.rank(products, one => one.brand)
  const bar = Math.floor(pick.mean(products, one => one.price) / 10) * 10
  const dear = brands.filter(({ rows }) => pick.mean(rows, one => one.price) > bar)
  ask(
    'group',
    `brands with an avg price above ${bar}`,
    gold.either(
      gold.set(dear.map(({ key }) => key)),
      gold.map(
        dear.map(({ key, rows }) => [key, pick.mean(rows, one => one.price)]),
        'money',
      ),
    ),
  )
  const quarters = pick
    .rank(orders, one => pick.quarter(one.orderedAt))
    .map(({ key }) => key)
    .sort()
    .slice(-4, -2)
  const [before, after] = quarters.map(key =>
    pick.sum(
      orders.filter(one => pick.quarter(one.orderedAt) === key),
      one => one.total,
    ),
  ) as [number, number]
  ask(
    'compare',
    `growth in order revenue from ${quarters[0]!.slice(5)} ${quarters[0]!.slice(0, 4)} to ${quarters[1]!.slice(5)} ${quarters[1]!.slice(0, 4)}, in percent`,
    gold.percent(100 * (after / before - 1), { unsigned: true }),
  )
  ask(
    'compare',
    'which one costs more, Carbon Soundbar or Summit Turntable',
    gold.largest([named('Carbon Soundbar'), named('Summit Turntable')], one => one.price),
  )
  const rare = pick.nth(customers, one => one.segment === 'Enterprise' && alone.includes(one), 20)
  ask('yes-no', `${fullName(rare)} enterprise customer?`, gold.yes(true))
  ask(
    'projection',
    'order numbers and totals of pickup orders still at Paid',
    gold.set(
      orders.filter(one => one.shippingMethod === 'Pickup' && one.status === 'Paid'),
      { shows: one => [one.orderNumber, one.total] },
    ),
  )
  const heavy = pick.nth(
    alone,
    one => orders.filter(order => order.customerId === one.id && order.status === 'Delivered').length > 4,
    9,
  )
  ask(
    'join',
    `delivered orders of ${fullName(heavy)}`,
    gold.set(orders.filter(one => one.customerId === heavy.id && one.status === 'Delivered')),
  )
  ask(
    'join',
    'how many orders contain a Heritage Harness',
    gold.count(
      orders.filter(one => one.lines.some(({ productId }) => productId === named('Heritage Harness').id)).length,
    ),
  )
  const sold = (rows: typeof orders) =>
    gold.count(
      pick.sum(
        rows.flatMap(({ lines }) => lines).filter(one => one.productId === named('Summit Sleeping Bag').id),
        one => one.quantity,
      ),
    )
  ask(
    'join',
    'units sold of Summit Sleeping Bag',
    gold.either(sold(orders), sold(orders.filter(one => one.status !== 'Cancelled'))),
  )
  const fans = reviews.filter(
    one => one.rating === 5 && pick.find(customers, one.customerId).address.city === 'Bristol',
  )
  ask(
    'join',
    'products with a 5-star review from someone in Bristol',
    gold.set(pick.distinct(fans.map(one => pick.find(products, one.productId)))),
  )
  ask(
    'join',
    'avg rating of Tervala products',
    gold.plain(
      pick.mean(
        reviews.filter(one => pick.find(products, one.productId).brand === 'Tervala'),
        one => one.rating,
      ),
    ),
  )
  const skud = pick.nth(products, one => one.stockQuantity > 0, 140)
  ask('lookup', `stock of ${skud.sku}`, gold.count(skud.stockQuantity, { field: 'StockQuantity' }))
  const postal = pick.nth(alone, one => one.address.city === 'Seville', 6)
  ask('lookup', `adress of ${fullName(postal)} pls`, gold.either(gold.text(postal.address.street), gold.record(postal)))
  const partly = pick.nth(products, one => one.name.includes('Rowing'), 1)
  ask('lookup', `${partly.name.toLowerCase()} brand?`, gold.text(partly.brand, 'Brand'))
  ask(
    'several',
    'highest, lowest and average product rating given',
    gold.figures(
      gold.plain(pick.most(reviews, one => one.rating)),
      gold.plain(pick.least(reviews, one => one.rating)),
      gold.plain(pick.mean(reviews, one => one.rating)),
    ),
  )
  const cancelled = orders.filter(one => one.status === 'Cancelled')
  talk(
    'follow-up',
    ['cancelled orders', gold.set(cancelled)],
    ['how much money is that', gold.money(pick.sum(cancelled, one => one.total))],
    [
      'by payment method',
      gold.either(
        gold.map(
          pick
            .rank(cancelled, one => one.paymentMethod)
            .map(({ key, rows }) => [key, pick.sum(rows, one => one.total)]),
          'money',
        ),
        gold.map(pick.rank(cancelled, one => one.paymentMethod).map(({ key, rows }) => [key, rows.length])),
      ),
    ],
  )
  talk(
    'follow-up',
    ['customers in Turin', gold.set(live('Turin'))],
    ['sorry i meant Cologne', gold.set(live('Cologne'))],
    ['how many of em are consumers', gold.count(live('Cologne').filter(one => one.segment === 'Consumer').length)],
  )
  talk(
    'explain',
    [
      'avg price of Kestrelle stuff',
      gold.money(
        pick.mean(
          products.filter(one => one.brand === 'Kestrelle'),
          one => one.price,
        ),
      ),
    ],
    ['how did u calculate this', gold.mentions(['product'], ['price', 'kestrelle', 'brand'])],
  )
  talk(
    'create',
    ['need to add a customer', gold.clarify()],
    ['first name Wilhelmina, last name Starck', gold.clarify()],
    [
      'w.starck@example.net',
      gold.created('store.customers', { firstName: 'Wilhelmina', lastName: 'Starck', email: 'w.starck@example.net' }),
    ],
  )
  const rated = pick.nth(products, one => one.name.startsWith('Summit'), 25)
  ask(
    'create',
    `post a 4 star review on ${rated.name} titled "Sturdy and light"`,
    gold.created('store.reviews', { productId: rated.id, rating: 4, title: 'Sturdy and light' }),
  )
  const stocked = pick.nth(products, one => one.name.startsWith('Carbon'), 9)
  ask('update', `${stocked.name} stock -> 75`, gold.updated('store.products', stocked, { stockQuantity: 75 }))
  ask(
    'update',
    `change ${fullName(heavy)}s email to new.address@example.net`,
    gold.updated('store.customers', heavy, { email: 'new.address@example.net' }),
  )
  const gone = pick.nth(products, one => one.isDiscontinued, 4)
  ask('delete', `get rid of the product ${gone.name}`, gold.removed('store.products', gone))
  const unpaid = pick.nth(orders, one => one.status === 'Pending', 1)
  ask('action', `cancel ${unpaid.orderNumber}`, gold.updated('store.orders', unpaid, { status: 'Cancelled' }))
  const sent = pick.nth(orders, one => one.status === 'Delivered', 150)
  ask('action', `ship order ${sent.id}`, gold.all(gold.nowrite(true), gold.unknown()))
  ask('unanswerable', 'profit forecast for next year', gold.unknown())
  ask('unanswerable', 'whats the tracking number of SO-20777', gold.unknown())
  ask(
    'ambiguous',
    `whats up with ${pick.sized(customers, one => one.lastName, 3, 7, 3).key}s order`,
    gold.either(
      gold.clarify(),
      gold.set(
        orders.filter(
          one =>
            pick.find(customers, one.customerId).lastName ===
            pick.sized(customers, other => other.lastName, 3, 7, 3).key,
        ),
      ),
    ),
  )
  ask('smalltalk', 'lol ok thx', gold.smalltalk())
  return questions
}
