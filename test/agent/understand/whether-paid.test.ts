import { expect } from 'chai'
import { keeps } from '../../support/styles/changes.ts'
import { converse } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const money = { type: 'number', description: 'GBP' }
const paidOn = { type: ['string', 'null'], format: 'date' }
const register = (fee: object, fees: readonly object[]) =>
  converse(
    ...keeps('register', 'licence', {
      fields: { reference: text, status: { ...text, enum: ['Open', 'Granted'] }, ...fee },
      rows: fees.map((one, at) => ({ id: at + 1, reference: `LC-40${at}`, status: 'Open', ...one })),
    }),
  )
const dated = () => register({ fee: { type: 'object', properties: { amount: money, paidOn } } }, [{ fee: { amount: 90, paidOn: '2025-03-04' } }, { fee: { amount: 90, paidOn: null } }]) // oxfmt-ignore
const undated = () => register({ feeAmount: money }, [{ feeAmount: 90 }, { feeAmount: 90 }])

describe('whether something was paid', () => {
  for (const asked of ['has it been paid?', 'was it paid?'])
    it(`is told by the day of it: “${asked}”`, async () => {
      for (const [reference, answer] of [
        ['LC-400', /^Yes/],
        ['LC-401', /^No/],
      ] as const) {
        // oxfmt-ignore
        const { ask } = dated()
        await ask(`show me ${reference}`)
        expect((await ask(asked)).response).to.match(answer)
      }
    })

  for (const messages of [
    ['show me LC-401', 'has it been paid?'],
    ['show me LC-401', 'is it paid?'],
    ['was LC-401 paid?'],
    ['has the fee of LC-401 been paid?'],
  ])
    // oxfmt-ignore
    it(`is told by no amount: ${messages.join(' → ')}`, async () => {
      const { ask } = undated()
      let last: Awaited<ReturnType<typeof ask>> | undefined
      for (const message of messages) last = await ask(message)
      expect(last!.confidence, last!.response).to.be.below(0.5)
    })
})
