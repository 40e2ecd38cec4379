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
  set,
  smalltalk,
  sum,
  text,
  top,
  values,
  write,
  yesno,
  type Facts,
  type Question,
} from './gold.ts'
import type { Customer, Order, Product } from '../../support/apis/shop/data.ts'

const price = (product: Product) => product.price.amount
const total = (order: Order) => order.total.amount
const products = ({ shop }: Facts, test: (product: Product) => boolean = () => true) => shop.products.filter(test)
const customers = ({ shop }: Facts, test: (customer: Customer) => boolean = () => true) => shop.customers.filter(test)
const orders = ({ shop }: Facts, test: (order: Order) => boolean = () => true) => shop.orders.filter(test)
const customer = ({ shop }: Facts, index: number) => shop.customers[index] as Customer
const named = ({ shop }: Facts, name: string) => shop.products.find(product => product.name === name) as Product
const order = ({ shop }: Facts, id: string) => shop.orders.find(one => one.id === id) as Order
const of = (facts: Facts, { customerId }: Order) => facts.shop.customers.find(({ id }) => id === customerId) as Customer
const category = ({ shop }: Facts, name: string) => shop.categories.find(one => one.name === name)?.id
const within = (from: string, to: string) => (one: Order) => one.placedAt >= from && one.placedAt < to
const spent = (facts: Facts) => (one: Customer) =>
  Math.round(
    sum(
      orders(facts, ({ customerId }) => customerId === one.id),
      total,
    ) * 100,
  )
const median = (list: number[]) => {
  const sorted = list.toSorted((left, right) => left - right)
  const half = sorted.length / 2
  return sorted.length % 2
    ? (sorted[Math.floor(half)] as number)
    : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2
}
const dayOf = (moment: string) => {
  const date = new Date(moment)
  const month = date.toLocaleString('en', { month: 'long', timeZone: 'UTC' })
  const [day, year] = [date.getUTCDate(), date.getUTCFullYear()]
  return [moment.slice(0, 10), `${month} ${day}, ${year}`, `${day} ${month} ${year}`]
}

/** Written before any answer was seen. */
export const SHOP_QUESTIONS: Question[] = [
  question('shop-list-categories', 'What product categories does the shop have?', f => set(f.shop.categories)),
  question('shop-filter-tag', 'show me all products tagged bestseller', f =>
    set(products(f, p => p.tags.includes('bestseller'))),
  ),
  question('shop-filter-out-of-stock', 'Which products are out of stock?', f => set(products(f, p => !p.inStock))),
  question('shop-filter-tier', 'list the gold tier customers', f => set(customers(f, c => c.loyaltyTier === 'gold'))),
  question('shop-filter-cancelled', 'Show orders that were cancelled', f =>
    set(orders(f, o => o.orderStatus === 'cancelled')),
  ),
  question('shop-filter-category', 'products in the Kitchen category', f =>
    set(products(f, p => p.categoryId === category(f, 'Kitchen'))),
  ),
  question('shop-filter-cheap', 'which products cost less than €40?', f => set(products(f, p => price(p) < 40))),
  question('shop-filter-rated', 'Find products rated above 4.5', f => set(products(f, p => p.rating > 4.5))),
  question('shop-filter-city', 'customers living in Vienna', f => set(customers(f, c => c.address.city === 'Vienna'))),
  question('shop-filter-country', 'Which customers are from Germany?', f =>
    set(customers(f, c => c.address.country === 'DE')),
  ),
  question('shop-filter-brand', 'Which products does Oakline make?', f => set(products(f, p => p.brand === 'Oakline'))),
  question('shop-filter-two', 'Give me the Veldt products under 150 euros', f =>
    set(products(f, p => p.brand === 'Veldt' && price(p) < 150)),
  ),
  question('shop-filter-coupon', 'orders that used the coupon code VIP20', f =>
    set(orders(f, o => o.couponCode === 'VIP20')),
  ),
  question('shop-distinct-brands', 'What brands do we carry?', f => values(products(f).map(p => p.brand))),
  question('shop-count-products', 'How many products do we sell?', f => number(f.shop.products.length)),
  question('shop-count-pending', 'how many orders are still pending?', f =>
    number(orders(f, o => o.orderStatus === 'pending').length),
  ),
  question('shop-count-optin', 'number of customers who have opted in to marketing', f =>
    number(customers(f, c => c.marketingOptIn).length),
  ),
  question('shop-count-brand-stock', 'How many Oakline products are in stock?', f =>
    number(products(f, p => p.brand === 'Oakline' && p.inStock).length),
  ),
  question('shop-count-not', 'How many products are not in the Toys category?', f =>
    number(products(f, p => p.categoryId !== category(f, 'Toys')).length),
  ),
  question(
    'shop-count-by-name',
    f => `how many orders did ${fullName(customer(f, 4))} place?`,
    f => number(orders(f, o => o.customerId === 'cus_5').length),
  ),
  question('shop-count-month', 'How many orders were placed in March 2025?', f =>
    number(orders(f, within('2025-03', '2025-04')).length),
  ),
  question('shop-date-after', 'orders placed after September 1, 2025', f =>
    set(orders(f, o => o.placedAt >= '2025-09-01')),
  ),
  question('shop-date-between', 'Show me the orders placed between 2024-06-01 and 2024-06-15', f =>
    set(orders(f, within('2024-06-01', '2024-06-16'))),
  ),
  question('shop-date-quarter', 'how many orders came in during Q4 2024?', f =>
    number(orders(f, within('2024-10', '2025-01')).length),
  ),
  question(
    'shop-date-text',
    f => `When did ${fullName(customer(f, 10))} register?`,
    f => text(...dayOf(customer(f, 10).createdAt)),
  ),
  question('shop-top-price', 'top 5 most expensive products', f => top(f.shop.products, price, 5)),
  question('shop-top-cheapest', "What's our cheapest product?", f => record(...least(f.shop.products, price))),
  question('shop-top-rating', 'Which 3 products have the best rating?', f => top(f.shop.products, p => p.rating, 3)),
  question('shop-top-order', 'What is the largest order by total?', f => record(...most(f.shop.orders, total))),
  question('shop-top-recent', 'show the most recent order', f =>
    record(...most(f.shop.orders, o => Date.parse(o.placedAt))),
  ),
  question('shop-top-reviews', 'Top ten products by number of reviews', f =>
    top(f.shop.products, p => p.reviewCount, 10),
  ),
  question('shop-sum-delivered', "What's the total value of all delivered orders?", f =>
    number(
      sum(
        orders(f, o => o.orderStatus === 'delivered'),
        total,
      ),
    ),
  ),
  question('shop-sum-stock', 'total stock quantity of the products in Garden', f =>
    number(
      sum(
        products(f, p => p.categoryId === category(f, 'Garden')),
        p => p.stockQuantity,
      ),
    ),
  ),
  question('shop-avg-price', 'average product price', f => number(mean(f.shop.products, price))),
  question('shop-avg-city', 'What is the average total of orders shipped to Paris?', f =>
    number(
      mean(
        orders(f, o => o.shippingAddress.city === 'Paris'),
        total,
      ),
    ),
  ),
  question('shop-median', 'median price of our products', f => number(median(f.shop.products.map(price)))),
  question('shop-share', 'What percentage of orders were cancelled?', f =>
    number((orders(f, o => o.orderStatus === 'cancelled').length / f.shop.orders.length) * 100),
  ),
  question('shop-group-status', 'number of orders by status', f =>
    map(
      f.shop.orders,
      o => [o.orderStatus],
      own => own.length,
    ),
  ),
  question('shop-group-category', 'average price per category', f =>
    map(
      f.shop.products,
      p => [f.shop.categories.find(c => c.id === p.categoryId)?.name ?? '', p.categoryId],
      own => mean(own, price),
    ),
  ),
  question('shop-group-city', 'How many customers do we have in each city?', f =>
    map(
      f.shop.customers,
      c => [c.address.city],
      own => own.length,
    ),
  ),
  question('shop-group-tier-sum', 'count customers per loyalty tier', f =>
    map(
      f.shop.customers,
      c => [c.loyaltyTier],
      own => own.length,
    ),
  ),
  question('shop-group-top', 'which city has the most customers?', f => {
    const cities = [...new Set(f.shop.customers.map(c => c.address.city))]
    return text(...most(cities, city => customers(f, c => c.address.city === city).length))
  }),
  question(
    'shop-look-email',
    f => `What is the email address of ${fullName(customer(f, 20))}?`,
    f => text(customer(f, 20).email),
  ),
  question('shop-look-price', 'How much does the Deluxe Kettle cost?', f => number(price(named(f, 'Deluxe Kettle')))),
  question('shop-look-status', "what's the status of order ord_42?", f => text(order(f, 'ord_42').orderStatus)),
  question('shop-look-record', 'show product prd_12', f => record(f.shop.products[11])),
  question('shop-look-who', 'Who placed order ord_77?', f => record(of(f, order(f, 'ord_77')))),
  question(
    'shop-look-where',
    f => `Where does ${fullName(customer(f, 30))} live?`,
    f => text(customer(f, 30).address.city),
  ),
  question('shop-look-misspelt', 'price of the Compact Hedphones', f => number(price(named(f, 'Compact Headphones')))),
  question('shop-join-tier', 'Which orders were placed by platinum customers?', f =>
    set(orders(f, o => of(f, o).loyaltyTier === 'platinum')),
  ),
  question('shop-join-sum', 'Sum of order totals for customers whose address is in Lisbon', f =>
    number(
      sum(
        orders(f, o => of(f, o).address.city === 'Lisbon'),
        total,
      ),
    ),
  ),
  question('shop-join-most', 'Which customer has placed the most orders?', f =>
    record(...most(f.shop.customers, c => orders(f, o => o.customerId === c.id).length)),
  ),
  question('shop-join-spend', 'Top 3 customers by total spend', f => top(f.shop.customers, spent(f), 3)),
  question(
    'shop-join-name-list',
    f => `List the orders of ${fullName(customer(f, 8))}`,
    f => set(orders(f, o => o.customerId === 'cus_9')),
  ),
  question('shop-join-none', 'which customers have never placed a refunded order?', f =>
    set(customers(f, c => orders(f, o => o.customerId === c.id && o.orderStatus === 'refunded').length === 0)),
  ),
  question('shop-yes-city', 'Do we have any customers in Madrid?', f =>
    yesno(customers(f, c => c.address.city === 'Madrid').length > 0),
  ),
  question('shop-yes-orders', 'Are there any orders over 5000 euros?', f =>
    yesno(orders(f, o => total(o) > 5000).length > 0),
  ),
  question('shop-yes-stock', 'Is the Classic Desk Lamp in stock?', f => yesno(named(f, 'Classic Desk Lamp').inStock)),
  conversation(
    'shop-follow-refunded',
    ['Show refunded orders', f => set(orders(f, o => o.orderStatus === 'refunded'))],
    [
      'how many of them were placed in 2025?',
      f => number(orders(f, o => o.orderStatus === 'refunded' && o.placedAt >= '2025').length),
    ],
  ),
  conversation(
    'shop-follow-stock',
    ['products under 60 euros', f => set(products(f, p => price(p) < 60))],
    ['only those in stock', f => set(products(f, p => price(p) < 60 && p.inStock))],
    [
      'what is their average rating?',
      f =>
        number(
          mean(
            products(f, p => price(p) < 60 && p.inStock),
            p => p.rating,
          ),
        ),
    ],
  ),
  conversation(
    'shop-follow-what-about',
    ['How many customers live in Lyon?', f => number(customers(f, c => c.address.city === 'Lyon').length)],
    ['and in Hamburg?', f => number(customers(f, c => c.address.city === 'Hamburg').length)],
  ),
  question('shop-unknown-field', 'What is the warranty period of the Deluxe Kettle?', decline),
  question('shop-unknown-entity', 'How many suppliers do we have?', decline),
  question('shop-unknown-group', 'list customers by blood type', decline),
  question('shop-unknown-record', 'show me order ord_9999', decline),
  question('shop-unknown-delete', 'Delete product prd_3', decline),
  question('shop-talk-hello', 'hi there!', smalltalk),
  question('shop-talk-thanks', 'thank you, that helps', smalltalk),
  question('shop-write-status', 'Mark order ord_15 as shipped', () =>
    write(f => void (order(f, 'ord_15').orderStatus = 'shipped')),
  ),
  question('shop-write-cancel', 'please set the status of ord_120 to cancelled', () =>
    write(f => void (order(f, 'ord_120').orderStatus = 'cancelled')),
  ),
  question('shop-write-create', 'Create an order for customer cus_7 with 2 of product prd_12', () =>
    write(f => {
      const unitPrice = (f.shop.products[11] as Product).price
      f.shop.orders.push({
        id: `ord_${f.shop.orders.length + 1}`,
        customerId: 'cus_7',
        orderStatus: 'pending',
        total: { amount: Math.round(unitPrice.amount * 200) / 100, currency: 'EUR' },
        items: [{ productId: 'prd_12', quantity: 2, unitPrice }],
        shippingAddress: customer(f, 6).address,
        couponCode: null,
        placedAt: '2025-11-01T00:00:00.000Z',
        deliveredAt: null,
      })
    }),
  ),
]
