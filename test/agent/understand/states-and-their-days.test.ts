import { expect } from 'chai'
import { int as id, list, moment, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const state = of('awaiting_payment', 'shipped', 'delivered', 'cancelled')
const job = (number: number, status: string, placed_at: string, shipped?: string, delivered?: string) => ({ id: number, reference: `J-${number}`, status, placed_at: `${placed_at}T09:00:00Z`, estimated_delivery: '2025-05-20T00:00:00Z', ...(shipped && { parcel: { carrier: 'Swift', shipped_at: `${shipped}T09:00:00Z`, ...(delivered && { delivered_at: `${delivered}T09:00:00Z` }) } }) }) // oxfmt-ignore
const jobs = [
  job(1, 'delivered', '2025-03-01', '2025-03-28', '2025-04-02'),
  job(2, 'delivered', '2025-04-01', '2025-04-28', '2025-05-02'),
  job(3, 'shipped', '2025-04-03', '2025-04-30'),
  job(4, 'awaiting_payment', '2025-04-04'),
  job(5, 'cancelled', '2025-05-05'),
]
const parcel = { type: 'object', properties: { carrier: text, shipped_at: moment, delivered_at: moment } }
const fields = { id, reference: text, status: state, placed_at: moment, estimated_delivery: moment, parcel }
const ask = (message: string) => converse(reads('print', '/jobs', () => jobs, list(fields))).ask(message)

describe('states and the days on which records came into them', () => {
  for (const [message, says] of [
    ['jobs delivered in April 2025', /^1 job .*J-1/],
    ['jobs that arrived in April 2025', /^1 job .*J-1/],
    ['jobs shipped in April 2025', /^2 jobs .*J-2.*J-3/],
    ['jobs that have not arrived yet', /^2 jobs .*J-3.*J-4/],
    ['jobs that are on their way', /^1 job .*J-3/],
    ['jobs still on the way', /^1 job .*J-3/],
    ['which jobs are not paid yet?', /^1 job .*J-4/],
    ['jobs that have not been paid', /^1 job .*J-4/],
    ['unpaid jobs', /^1 job .*J-4/],
    ['when did job J-1 arrive?', /delivered on April 2, 2025/],
    ['when will job J-3 arrive?', /May 20, 2025/],
    ['jobs placed by May 2025 that are cancelled', /^1 job .*J-5/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})
