import { books, loans, members } from '../../support/library/data.ts'
import type { Order } from '../../support/apis/shop/data.ts'
import type { Employee } from '../../support/apis/tracker/data.ts'
import { conversation, decline, fullName, map, number, question, says, set, sum, top, yesno, type Facts, type Question } from '../other-apis/gold.ts' // oxfmt-ignore

const total = (o: Order) => o.total.amount
const salary = (e: Employee) => e.salary
const departmentOf = (f: Facts, e: Employee) => f.tracker.departments.find(d => d.id === e.department_id)!.name
const customerOf = (f: Facts, o: Order) => f.shop.customers.find(c => c.id === o.customerId)!
const returned = loans.filter(l => l.status === 'returned-late')

/** A library in few words: no verbs, no articles. */
export const TERSE_LIBRARY_ASKS: Question[] = [
  question('count-year', 'book count 2024', () => number(books.filter(b => b.published.startsWith('2024')).length)),
  question('books-year', 'novels 2024', () => set(books.filter(b => b.genre === 'novel' && b.published.startsWith('2024')))), // oxfmt-ignore
  question('new-in', 'new members in 2019', () => set(members.filter(m => m.joined.startsWith('2019')))),
  question('yes-value', 'Moon Rabbits comic?', () => yesno(true)),
  question('no-value', 'Moon Rabbits novel?', () => yesno(false)),
  question('share-of', 'share of comics in all books', () => number((100 * 2) / books.length)),
  question('share-before', 'share of returned-late loans', () => number((100 * returned.length) / loans.length)),
  conversation(
    'evidence',
    ['avg price of comics', () => number(12.25)],
    ['how did u calculate that', () => says('price', 'comic')],
  ),
]

/** A shop and a tracker in few words. */
export const TERSE_OTHER_ASKS: Question[] = [
  question('shop-terse-revenue', 'revenue by order status', f =>
    map(
      f.shop.orders,
      o => [o.orderStatus],
      rows => sum(rows, total),
    ),
  ),
  question('shop-terse-top', 'top 3 customers by revenue', f => {
    const spent = f.shop.customers.map(c => ({
      c,
      sum: sum(
        f.shop.orders.filter(o => o.customerId === c.id),
        total,
      ),
    }))
    const first = spent.sort((a, b) => b.sum - a.sum)[0]!
    return says(
      fullName(
        customerOf(
          f,
          f.shop.orders.find(o => o.customerId === first.c.id)!,
        ),
      ),
    )
  }),
  question('shop-terse-rate', 'cancellation rate of orders', f =>
    number((100 * f.shop.orders.filter(o => o.orderStatus === 'cancelled').length) / f.shop.orders.length),
  ),
  question('shop-terse-no-rate', 'win rate of orders', () => decline()),
  question('shop-terse-plural', 'customers in Lisbon', f =>
    set(f.shop.customers.filter(c => c.address.city === 'Lisbon')),
  ),
  question('tracker-terse-payroll', 'payroll by department', f =>
    map(
      f.tracker.employees,
      e => [departmentOf(f, e)],
      rows => sum(rows, salary),
    ),
  ),
  question('tracker-terse-hires', '4 newest hires', f => top(f.tracker.employees, e => Date.parse(e.hire_date), 4)),
]
