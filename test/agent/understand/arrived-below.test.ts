import { expect } from 'chai'
import { flag, date as day, int as id, list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const maybe = { type: ['string', 'null'], format: 'date' }
const purchase = (number: number, promised_for: string, paid_on: string | null, is_cancelled = false) => ({ number, customer: 'Ann Lee', promised_for, paid_on, is_cancelled }) // oxfmt-ignore
const purchases = [
  purchase(70_001, '2025-03-01', '2025-02-01'),
  purchase(70_002, '2025-03-02', '2025-02-02'),
  purchase(70_003, '2025-03-03', null, true),
  purchase(70_004, '2125-03-03', null),
  purchase(70_005, '2025-03-05', '2025-02-05'),
]
const crate = (number: number, arrived_on: string | null) => ({ id: number, purchase_id: 70_000 + number, sent_on: '2025-02-10', arrived_on }) // oxfmt-ignore
const crates = [crate(1, '2025-02-28'), crate(2, null)]
const fields = { number: id, customer: text, promised_for: day, paid_on: maybe, is_cancelled: flag }
const ask = (message: string) =>
  converse(
    reads('yard', '/purchases', () => purchases.map(one => ({ id: one.number, ...one })), list({ id, ...fields })),
    reads('yard', '/crates', () => crates, list({ id, purchase_id: id, sent_on: day, arrived_on: maybe })),
  ).ask(message)

describe('what has come, told by what belongs to the records', () => {
  for (const [message, says] of [
    ['Which purchases have arrived?', /^1 purchase .*70001/],
    ['purchases that have not arrived yet', /^4 purchases .*70002.*70003.*70004.*70005/],
    ['how many purchases have not been delivered?', /^There are 4\b/],
    ['has purchase 70001 arrived?', /^Yes/],
    ['has purchase 70002 been delivered?', /^No/],
    ['which purchases are overdue?', /^2 purchases .*70002.*70005.*not arrived/],
    ['which purchases should have arrived by now but have not yet?', /^2 purchases .*70002.*70005/],
    ['which purchases are overdue, i.e. should have arrived by now but havent', /^2 purchases .*70002.*70005/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})
