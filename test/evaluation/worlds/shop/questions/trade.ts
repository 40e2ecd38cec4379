import * as gold from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import { after, customers, deliveries, lines, orders, products, returns, reviews, vouchers, TODAY } from '../data.ts'
import { average, customer, distinct, faulty, groups, income, isSold, isValid, lateOrders, linesOf, order, ordersOf, placedIn, product, REASON_WORDS, setOfBought, setOfDeliveries, setOfPayments, setOrNames, soldLines, soldOrders, spentBy, sum, voucher, withOrWithout, worth } from '../facts.ts' // oxfmt-ignore

const buyersOf = (name: string) => distinct(linesOf(product(name)).map(one => one.order.customer))
const total = (one: (typeof orders)[number]) => one.total
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 864e5
const arrived = deliveries.filter(one => one.deliveredOn)
const saidByImogen = reviews.filter(one => one.customer.name === 'Imogen Vale' && one.product.name === 'Wool Throw')
const isOpen = (one: (typeof orders)[number]) => one.state !== 'cancelled' && one.state !== 'delivered'
/** What is asked about those who buy, what they ordered, what came back and what it came to. */
export function askOfTrade({ ask }: WorldQuestions): void {
  ask('list', 'Please show me all the vouchers we have.', gold.set(vouchers))
  ask('list', 'Which carriers do we ship with?', gold.set(distinct(deliveries.map(one => one.carrier))))

  ask('filter', 'Show me the customers in Leeds.', gold.set(customers.filter(one => one.city === 'Leeds')))
  ask('filter', 'cancelled orders pls', gold.set(orders.filter(one => one.state === 'cancelled')))
  ask('filter', 'Which gold customers get our newsletter?', gold.set(customers.filter(one => one.tier === 'gold' && one.getsNewsletter))) // oxfmt-ignore
  ask('filter', 'Which returns have not been refunded yet?', gold.either(...[['refunded'], ['refunded', 'rejected']].map(done => gold.set(returns.filter(one => !done.includes(one.state)))))) // oxfmt-ignore
  ask('filter', 'Which vouchers can be used today?', gold.set(vouchers.filter(isValid)))
  ask(
    'filter',
    'Orders that were paid with PayPal',
    setOfPayments(orders.filter(one => one.payment.method === 'paypal')),
  )
  ask('filter', 'custmers without a phone number', gold.set(customers.filter(one => one.phone === null)))

  ask('count', 'How many customers signed up this year?', gold.count(customers.filter(one => one.joinedOn >= '2025').length)) // oxfmt-ignore
  ask('count', 'How many orders are still open?', gold.either(gold.count(orders.filter(isOpen).length), gold.count(orders.filter(one => ['placed', 'paid'].includes(one.state)).length), gold.count(orders.filter(one => one.state === 'placed').length))) // oxfmt-ignore
  ask('count', 'how many things came back because they were faulty', gold.count(returns.filter(faulty).length))
  ask('count', 'How many orders did we have in April?', withOrWithout(list => gold.count(placedIn('2025-04', list).length))) // oxfmt-ignore
  ask('count', 'How many Wool Throws have we sold so far?', gold.either(gold.count(sum(linesOf(product('Wool Throw'), soldLines), one => one.quantity)), gold.count(sum(linesOf(product('Wool Throw')), one => one.quantity)))) // oxfmt-ignore

  const units = (among: typeof lines) => (one: (typeof products)[number]) =>
    sum(linesOf(one, among), line => line.quantity)
  ask('top', 'What are our five best-selling products?', gold.either(...[soldLines, lines].flatMap(list => [gold.ordered(products, units(list), { count: 5 }), gold.ordered(products, one => linesOf(one, list).length, { count: 5 })]))) // oxfmt-ignore
  ask('top', 'Which three customers have spent the most with us?', gold.either(gold.ordered(customers, spentBy, { count: 3 }), gold.ordered(customers, one => sum(ordersOf(one), total), { count: 3 }))) // oxfmt-ignore
  ask(
    'top',
    'What was the biggest order we ever had?',
    withOrWithout(list => gold.largest(list, total)),
  )
  ask('top', 'Which product is returned most often?', gold.largest(products, one => returns.filter(back => back.product === one).length)) // oxfmt-ignore
  ask('top', 'who wrote the most reviews', gold.largest(customers, one => reviews.filter(other => other.customer === one).length)) // oxfmt-ignore

  ask(
    'aggregate',
    'What is the average order value?',
    withOrWithout(list => gold.money(average(list, total))),
  )
  ask('aggregate', 'How much revenue did we make last month?', income(placedIn('2025-04')))
  ask('aggregate', 'How much have we paid back for returns so far?', gold.money(sum(returns, one => one.refund ?? 0)))
  ask('aggregate', 'How many days does a delivery take on average?', gold.either(gold.plain(average(arrived, one => days(one.shippedOn, one.deliveredOn!))), gold.plain(average(arrived, one => days(one.order.placedOn, one.deliveredOn!))))) // oxfmt-ignore
  ask('aggregate', 'total pieces sold?', gold.either(gold.count(sum(soldLines, one => one.quantity)), gold.count(sum(lines, one => one.quantity)))) // oxfmt-ignore

  ask('share', 'What percentage of the orders was cancelled?', gold.percent((100 * orders.filter(one => !isSold(one)).length) / orders.length)) // oxfmt-ignore
  ask('share', 'How big is the share of orders with a voucher?', withOrWithout(list => gold.percent((100 * list.filter(one => one.voucher).length) / list.length))) // oxfmt-ignore

  ask('group', 'How many customers do we have in each city?', gold.map(groups(customers, one => one.city).map(([city, list]) => [city, list.length]))) // oxfmt-ignore
  ask('group', 'Count the returns by reason.', gold.map(groups(returns, one => one.reason).map(([reason, list]) => [gold.spelled(...REASON_WORDS[reason]!), list.length]))) // oxfmt-ignore
  ask('group', 'What is our turnover per category?', gold.either(...[soldLines, lines].map(list => gold.map(groups(list, one => one.product.category.name).map(([name, own]) => [name, sum(own, worth)]), 'money')))) // oxfmt-ignore
  ask('group', 'deliveries by carrier?', gold.map(groups(deliveries, one => one.carrier).map(([name, list]) => [name, list.length]))) // oxfmt-ignore

  ask('group threshold', 'Which customers have ordered more than eight times?', withOrWithout(list => gold.set(customers.filter(one => list.filter(other => other.customer === one).length > 8)))) // oxfmt-ignore
  ask('group threshold', 'In which cities do we have more than seven customers?', gold.set(groups(customers, one => one.city).filter(one => one[1].length > 7).map(one => one[0]))) // oxfmt-ignore
  ask('group threshold', 'How many orders have more than three lines?', withOrWithout(list => gold.count(list.filter(one => one.lines.length > 3).length))) // oxfmt-ignore

  ask('compare', 'Did we get more orders in April than in March?', gold.yes(true))
  ask('compare', 'Who has spent more with us, Edith Larkin or Jonas Pike?', gold.record(spentBy(customer('Edith Larkin')) > spentBy(customer('Jonas Pike')) ? customer('Edith Larkin') : customer('Jonas Pike'))) // oxfmt-ignore
  ask('compare', 'Do more of our customers live in Bristol or in Dublin?', gold.text('Bristol'))

  ask('yes-no', 'Has Greta Ashby ever returned anything?', gold.yes(true))
  ask('yes-no', 'Is the voucher WINTER15 still valid?', gold.yes(false))
  ask('yes-no', 'Has order 10132 been delivered yet?', gold.yes(false))

  ask('join', 'Which customers returned something because it was faulty?', gold.set(distinct(returns.filter(faulty).map(one => one.customer)))) // oxfmt-ignore
  ask('join', 'Who bought the Ridge Tent?', gold.set(buyersOf('Ridge Tent')))
  ask('join', 'What has Boris Lund bought from us?', gold.either(setOfBought(ordersOf(customer('Boris Lund')).flatMap(one => one.lines)), gold.set(ordersOf(customer('Boris Lund'))))) // oxfmt-ignore
  ask('join', 'Which customers used the voucher SPRING20?', gold.set(distinct(orders.filter(one => one.voucher?.code === 'SPRING20').map(one => one.customer)))) // oxfmt-ignore
  ask('join', 'what is in order 10128', setOfBought(order(10128).lines))
  ask('join', 'Which customers from York have bought something from the Camping category?', gold.set(customers.filter(one => one.city === 'York' && ordersOf(one).some(other => other.lines.some(line => line.product.category.name === 'Camping'))))) // oxfmt-ignore
  ask('join', 'Which orders contain the Leather Satchel or the Bird Bath?', gold.set(distinct(linesOf(product('Bird Bath')).map(one => one.order)))) // oxfmt-ignore
  ask('join', 'How much has Keira Dunmore spent with us altogether?', gold.either(gold.money(spentBy(customer('Keira Dunmore'))), gold.money(sum(ordersOf(customer('Keira Dunmore')), total)))) // oxfmt-ignore
  ask('join', 'I need the e-mail addresses of everybody whose order is late.', gold.set(distinct(lateOrders.map(one => one.customer)), { shows: one => [one.email] })) // oxfmt-ignore
  ask('join', 'Of which brands did something faulty come back?', setOrNames(distinct(returns.filter(faulty).map(one => one.product.brand)))) // oxfmt-ignore
  ask('join', 'What did Imogen Vale say about the Wool Throw?', gold.either(gold.record(...saidByImogen), ...saidByImogen.map(one => gold.text(one.text)))) // oxfmt-ignore
  ask('join', 'Whose parcels did Northern Post deliver in April?', gold.set(distinct(arrived.filter(one => one.carrier === 'Northern Post' && one.deliveredOn!.startsWith('2025-04')).map(one => one.order.customer)))) // oxfmt-ignore

  ask('lookup', "What's Orla Fenwick's e-mail address?", gold.text('orla.fenwick@mail.example'))
  ask('lookup', 'When was order 10122 placed?', gold.text(order(10122).placedOn))
  ask('lookup', 'where does Ulrich Baum live?', gold.text('Norwich'))
  ask('lookup', 'How much off do you get with LOYAL25?', gold.either(gold.plain(25), gold.percent(25), gold.record(voucher('LOYAL25')))) // oxfmt-ignore
  ask('lookup', 'What is the tracking number of order 10126?', gold.text(order(10126).delivery!.tracking))
  ask(
    'lookup',
    'Why did Rosa Delgado send her frying pan back?',
    gold.text(gold.spelled(...REASON_WORDS['changed mind']!)),
  )

  ask('date', 'Which orders came in yesterday?', gold.set(placedIn(after(TODAY, -1))))
  ask('date', 'Which deliveries are overdue?', setOfDeliveries(lateOrders))
  ask('date', 'Which vouchers run out this month?', gold.set(vouchers.filter(one => one.until.startsWith('2025-05'))))
  ask('date', 'orders from last week', gold.set(orders.filter(one => one.placedOn >= '2025-05-05' && one.placedOn <= '2025-05-11'))) // oxfmt-ignore
  ask('date', 'Which reviews were written in the last seven days?', gold.either(gold.set(reviews.filter(one => one.postedOn >= '2025-05-07')), gold.set(reviews.filter(one => one.postedOn > '2025-05-07')))) // oxfmt-ignore
  ask('date', 'When did we last sell a Ridge Tent?', gold.text(linesOf(product('Ridge Tent'), soldLines).at(-1)!.order.placedOn)) // oxfmt-ignore

  ask('threshold', 'Orders of more than 400 euros', gold.set(orders.filter(one => one.total > 400)))

  ask(
    'never',
    'Which customers have never ordered anything?',
    gold.set(customers.filter(one => ordersOf(one).length === 0)),
  )
  ask('never', 'Which vouchers has nobody used so far?', gold.set(vouchers.filter(one => !orders.some(other => other.voucher === one)))) // oxfmt-ignore
  ask('never', 'Which orders have not been paid for?', gold.either(setOfPayments(orders.filter(one => !one.payment.paidOn)), setOfPayments(soldOrders.filter(one => !one.payment.paidOn)))) // oxfmt-ignore
  ask('never', "Which customers haven't ordered anything this year?", gold.either(...[(one: (typeof customers)[number]) => !ordersOf(one).some(other => other.placedOn >= '2025')].map(test => gold.set(customers.filter(test))))) // oxfmt-ignore

  ask('multi', 'How many customers and how many orders do we have?', gold.figures(gold.count(customers.length), gold.count(orders.length))) // oxfmt-ignore
  ask('multi', 'How many orders has Clara Whitby placed, and what did she spend in all?', withOrWithout(list => gold.figures(gold.count(list.filter(one => one.customer.name === 'Clara Whitby').length), gold.money(sum(list.filter(one => one.customer.name === 'Clara Whitby'), total))))) // oxfmt-ignore
  ask('multi', 'List the vouchers that have expired and tell me how many that is.', gold.set(vouchers.filter(one => one.until < TODAY), { says: [vouchers.filter(one => one.until < TODAY).length] })) // oxfmt-ignore
  ask('multi', 'Who lives in Norwich, and what did they last order?', gold.either(gold.record(customer('Ulrich Baum')), gold.set([customer('Ulrich Baum')]), gold.record(ordersOf(customer('Ulrich Baum')).at(-1)!))) // oxfmt-ignore
}
