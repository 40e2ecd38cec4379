import { expect } from 'chai'
import { date as day, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const ovens = [
  { ovenId: 1, code: 'OV-1', maker: 'Brell', kitchen: 'North' },
  { ovenId: 2, code: 'OV-2', maker: 'Tarn', kitchen: 'South' },
  { ovenId: 3, code: 'OV-3', maker: 'Tarn', kitchen: 'North' },
]
const calls = [
  { callId: 11, ovenId: 2, fault: 'door', reportedOn: '2025-05-02', cost: 80 },
  { callId: 12, ovenId: 2, fault: 'heat', reportedOn: '2025-04-02', cost: 60 },
  { callId: 13, ovenId: 1, fault: 'heat', reportedOn: '2025-05-07', cost: 500 },
  { callId: 14, ovenId: 3, fault: 'heat', reportedOn: '2025-05-09', cost: 20 },
]
const cleanings = [
  { cleaningId: 21, ovenId: 1, doneOn: '2025-05-02' },
  { cleaningId: 22, ovenId: 1, doneOn: '2025-05-03' },
  { cleaningId: 23, ovenId: 1, doneOn: '2025-05-04' },
]
const ask = (message: string) =>
  converse(
    reads('ovens', '/ovens', () => ovens, list({ ovenId: id, code: text, maker: text, kitchen: text })),
    reads('ovens', '/serviceCalls', () => calls, list({ callId: id, ovenId: id, fault: of('door', 'heat'), reportedOn: day, cost: { ...num, description: 'GBP' } })), // oxfmt-ignore
    reads('ovens', '/cleanings', () => cleanings, list({ cleaningId: id, ovenId: id, doneOn: day })),
  ).ask(message)

describe('what there is trouble with', () => {
  for (const [message, says] of [
    ['Which oven have we had the most trouble with?', /OV-2.*: 2\b.*took “trouble” as service calls/],
    ['Which ovens gave us the most problems?', /OV-2.*: 2\b/],
    ['Which maker has caused us the most trouble this year?', /Tarn.*: 3\b/],
    ['Which kitchen is giving us the most headaches?', /.*: 2\b/],
    ['How much trouble have we had with OV-2?', /\b2 service calls\b/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))

  it('is told as a guess', async () =>
    expect((await ask('Which oven have we had the most trouble with?')).confidence).to.be.below(0.8))
})
