import type { Customer, Order, Product } from '../../support/apis/shop/data.ts'
import {
  conversation,
  decline,
  fullName,
  least,
  map,
  mean,
  most,
  number,
  question,
  record,
  says,
  set,
  sum,
  text,
  top,
  values,
  yesno,
  type Facts,
  type Question,
} from '../other-apis/gold.ts'

const price = (p: Product) => p.price.amount
const total = (o: Order) => o.total.amount
const ordersOf = (f: Facts, c: Customer) => f.shop.orders.filter(o => o.customerId === c.id)
const status = (f: Facts, name: string) => f.shop.orders.filter(o => o.orderStatus === name)
const city = (f: Facts, name: string) => f.shop.customers.filter(c => c.address.city === name)
const brand = (f: Facts, name: string) => f.shop.products.filter(p => p.brand === name)
const inYear = (f: Facts, year: string) => f.shop.orders.filter(o => o.placedAt.startsWith(year))
const categoryName = (f: Facts, p: Product) => f.shop.categories.find(c => c.id === p.categoryId)!.name
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const percent = (part: number, whole: number) => Math.round((10_000 * part) / whole) / 100

/** What people ask of the records of a web shop. */
export const SHOP_ASKS: Question[] = [
  question('shop-dearest-kitchen', 'What is the most expensive product in the Kitchen category?', f =>
    record(
      ...most(
        f.shop.products.filter(p => categoryName(f, p) === 'Kitchen'),
        price,
      ),
    ),
  ),
  question('shop-best-rated', 'best rated Oakline product', f => record(...most(brand(f, 'Oakline'), p => p.rating))),
  question('shop-worst-rated', 'Which product has the lowest rating?', f =>
    record(...least(f.shop.products, p => p.rating)),
  ),
  question('shop-fewest-reviews', 'the five products with the fewest reviews', f =>
    top(f.shop.products, p => -p.reviewCount, 5),
  ),
  question('shop-first-order', 'What was our first order?', f =>
    record(...least(f.shop.orders, o => Date.parse(o.placedAt))),
  ),
  question('shop-first-customer', 'Who was our first customer?', f =>
    record(...least(f.shop.customers, c => Date.parse(c.createdAt))),
  ),
  question('shop-avg-delivered', 'average order value of delivered orders', f =>
    number(mean(status(f, 'delivered'), total)),
  ),
  question('shop-avg-reviews', 'How many reviews does a product have on average?', f =>
    number(mean(f.shop.products, p => p.reviewCount)),
  ),
  question('shop-two-figures', 'What is the total and average amount of cancelled orders?', f =>
    says(Math.round(sum(status(f, 'cancelled'), total) * 100) / 100, mean(status(f, 'cancelled'), total)),
  ),
  question('shop-by-brand', 'How many products do we have from each brand?', f =>
    map(
      f.shop.products,
      p => [p.brand],
      r => r.length,
    ),
  ),
  question('shop-by-month', 'orders per month in 2025', f =>
    map(
      inYear(f, '2025'),
      o => [o.placedAt.slice(0, 7)],
      r => r.length,
    ),
  ),
  question('shop-by-quarter', 'total order amount by quarter', f =>
    map(
      f.shop.orders,
      o => [`${o.placedAt.slice(0, 4)}-Q${Math.ceil(Number(o.placedAt.slice(5, 7)) / 3)}`],
      r => sum(r, total),
    ),
  ),
  question('shop-by-weekday', 'How many orders are placed on each weekday?', f =>
    map(
      f.shop.orders,
      o => [weekdays[new Date(o.placedAt).getUTCDay()]!],
      r => r.length,
    ),
  ),
  question('shop-weekday-top', 'On which day of the week are the most orders placed?', f => {
    const counts = weekdays.map((name, day) => ({
      name,
      n: f.shop.orders.filter(o => new Date(o.placedAt).getUTCDay() === day).length,
    }))
    return text(...most(counts, c => c.n).map(c => c.name))
  }),
  question('shop-by-category-brand', 'number of products by category and brand', f =>
    says(
      most(
        Object.values(Object.groupBy(f.shop.products, p => `${p.categoryId} ${p.brand}`)).map(g => g!.length),
        n => n,
      )[0]!,
    ),
  ),
  question('shop-having-city', 'Which cities have more than eight customers?', f =>
    values([...new Set(f.shop.customers.map(c => c.address.city))].filter(name => city(f, name).length > 8)),
  ),
  question('shop-having-orders', 'customers with at least 12 orders', f =>
    set(f.shop.customers.filter(c => ordersOf(f, c).length >= 12)),
  ),
  question('shop-no-orders', 'Are there customers without any orders?', f =>
    yesno(f.shop.customers.some(c => !ordersOf(f, c).length)),
  ),
  question('shop-orders-per-customer', 'How many orders does a customer place on average?', f =>
    number(f.shop.orders.length / f.shop.customers.length),
  ),
  question('shop-products-per-category', 'average number of products per category', f =>
    number(f.shop.products.length / f.shop.categories.length),
  ),
  question('shop-top-spender', 'Which customer has spent the most in total?', f =>
    text(...most(f.shop.customers, c => Math.round(100 * sum(ordersOf(f, c), total))).map(fullName)),
  ),
  question('shop-top-category', 'Which category has the highest average price?', f =>
    text(
      ...most(f.shop.categories, c =>
        mean(
          f.shop.products.filter(p => p.categoryId === c.id),
          price,
        ),
      ).map(c => c.name),
    ),
  ),
  question('shop-coupon', 'Which coupon code was used most often?', f =>
    text(...most(['WELCOME10', 'SPRING', 'VIP20'], code => f.shop.orders.filter(o => o.couponCode === code).length)),
  ),
  question('shop-share-coupon', 'What percentage of orders used a coupon code?', f =>
    number(percent(f.shop.orders.filter(o => o.couponCode).length, f.shop.orders.length)),
  ),
  question('shop-growth', 'By what percentage did the number of orders change from 2024 to 2025?', f =>
    number(percent(inYear(f, '2025').length - inYear(f, '2024').length, inYear(f, '2024').length)),
  ),
  question('shop-change-value', 'How did the total order amount change between 2024 and 2025?', f =>
    says(Math.round(100 * Math.abs(sum(inYear(f, '2025'), total) - sum(inYear(f, '2024'), total))) / 100),
  ),
  question('shop-city-or-city', 'Do more customers live in Berlin or in Vienna?', f =>
    says('Berlin', city(f, 'Berlin').length, city(f, 'Vienna').length),
  ),
  question('shop-brand-vs', 'Which brand is better rated on average, Halden or Veldt?', f =>
    text(...most(['Halden', 'Veldt'], name => mean(brand(f, name), p => p.rating))),
  ),
  question('shop-dearer', 'Which costs more, the Deluxe Kettle or the Classic Tent?', f => {
    const pair = f.shop.products.filter(p => ['Deluxe Kettle', 'Classic Tent'].includes(p.name))
    return says(most(pair, price)[0]!.name)
  }),
  question('shop-difference', 'What is the price difference between the Deluxe Kettle and the Classic Tent?', f => {
    const [a, b] = f.shop.products.filter(p => ['Deluxe Kettle', 'Classic Tent'].includes(p.name)).map(price)
    return number(Math.abs(a! - b!))
  }),
  question('shop-more-than', 'Do we have more than 100 delivered orders?', f =>
    yesno(status(f, 'delivered').length > 100),
  ),
  question('shop-avg-above', 'Is the average rating above 4?', f => yesno(mean(f.shop.products, p => p.rating) > 4)),
  question('shop-stock-value', 'What is the sum of price times stock quantity of our products?', f =>
    number(sum(f.shop.products, p => p.price.amount * p.stockQuantity)),
  ),
  question('shop-delivery-time', 'How many days pass on average between placed and delivered?', f => {
    const done = f.shop.orders.filter(o => o.deliveredAt)
    return number(mean(done, o => (Date.parse(o.deliveredAt!) - Date.parse(o.placedAt)) / 86_400_000))
  }),
  question('shop-emails', 'names and email addresses of the platinum customers', f =>
    set(f.shop.customers.filter(c => c.loyaltyTier === 'platinum')),
  ),
  question('shop-sorted', 'Mirasol products sorted by rating, best first', f =>
    top(brand(f, 'Mirasol'), p => p.rating, 99),
  ),
  question('shop-two-entities', 'How many customers and how many products do we have?', f =>
    says(f.shop.customers.length, f.shop.products.length),
  ),
  question('shop-two-services', 'How many orders are pending and how many tasks are done?', f =>
    says(status(f, 'pending').length, f.tracker.tasks.filter(t => t.status === 'done').length),
  ),
  question('shop-largest-brand', 'biggest brand by number of products', f =>
    text(...most(['Halden', 'Mirasol', 'Oakline', 'Petrichor', 'Veldt', 'Brightwell'], name => brand(f, name).length)),
  ),
  question('shop-when-order', 'When was order ord_9 placed?', f => text(f.shop.orders[8]!.placedAt.slice(0, 10))),
  question('shop-margin', 'What is our gross margin?', () => decline()),
  question('shop-conversion', 'What is the conversion rate of our customers?', () => decline()),
  conversation(
    'shop-brand-then',
    ['How many products does Halden have?', f => number(brand(f, 'Halden').length)],
    ['and Veldt?', f => number(brand(f, 'Veldt').length)],
    ['what is their average price?', f => number(mean(brand(f, 'Veldt'), price))],
    ['which one is the cheapest?', f => record(...least(brand(f, 'Veldt'), price))],
  ),
  conversation(
    'shop-city-drill',
    [
      'Which city has the most customers?',
      f => {
        const cities = [...new Set(f.shop.customers.map(c => c.address.city))]
        return text(...most(cities, name => city(f, name).length))
      },
    ],
    [
      'show me those customers',
      f => {
        const cities = [...new Set(f.shop.customers.map(c => c.address.city))]
        return set(city(f, most(cities, name => city(f, name).length)[0]!))
      },
    ],
  ),
  conversation(
    'shop-orders-year',
    ['How many orders were placed in 2024?', f => number(inYear(f, '2024').length)],
    ['and in 2025?', f => number(inYear(f, '2025').length)],
    ['what is their total amount?', f => number(sum(inYear(f, '2025'), total))],
    [
      'by status',
      f =>
        map(
          inYear(f, '2025'),
          o => [o.orderStatus],
          r => sum(r, total),
        ),
    ],
  ),
  conversation(
    'shop-first-of-list',
    ['top 3 products by rating', f => top(f.shop.products, p => p.rating, 3)],
    [
      'how much does the first one cost?',
      f => number(price(f.shop.products.toSorted((a, b) => b.rating - a.rating)[0]!)),
    ],
    ['and the third?', f => number(price(f.shop.products.toSorted((a, b) => b.rating - a.rating)[2]!))],
  ),
]
