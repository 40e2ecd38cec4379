import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const served = (path: string, rows: object[], properties: object) =>
  reads('hire', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const vans = [
  { id: 'v1', name: 'Gull', maker: 'Ruston' },
  { id: 'v2', name: 'Wren', maker: 'Ruston' },
  { id: 'v3', name: 'Teal', maker: 'Halden' },
]
const repairs = ['v1', 'v1', 'v2', 'v3', 'v3'].map((van_id, at) => ({ id: `r${at}`, van_id, hours: 1 + at }))
const plans = [
  { id: 'p1', number: 'PL-1', billing_cycle: 'Monthly', customer_id: 'c1' },
  { id: 'p2', number: 'PL-2', billing_cycle: 'Monthly', customer_id: 'c2' },
  { id: 'p3', number: 'PL-3', billing_cycle: 'Annual', customer_id: 'c3' },
]
const customers = ['Ann Berg', 'Bo Holm', 'Cleo Dahl'].map((name, at) => ({ id: `c${at + 1}`, name }))
const extras = [
  { id: 'x1', code: 'PAY', name: 'Payroll', plan_id: 'p3' },
  { id: 'x2', code: 'SMS', name: 'Messages', plan_id: 'p1' },
]
const talk = () =>
  converse(
    served('/vans', vans, { id: text, name: text, maker: text }),
    served('/repairs', repairs, { id: text, van_id: text, hours: { type: 'integer' } }),
    served('/plans', plans, { id: text, number: text, billing_cycle: { ...text, enum: ['Monthly', 'Annual'] }, customer_id: text }), // oxfmt-ignore
    served('/customers', customers, { id: text, name: text }),
    served('/extras', extras, { id: text, code: text, name: text, plan_id: text }),
  )
const ask = (message: string) => talk().ask(message)

describe('"ones" on the other side of a comparison', () => {
  for (const message of [
    'Have the Ruston vans had more repairs than the Halden ones?',
    'Do the Ruston vans have more repairs than the Halden ones?',
    'Are there more repairs on Ruston vans than on Halden ones?',
  ])
    it(`are those that are spoken of on the first: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(data.result, response).to.equal(true)
      expect(response).to.match(/\b3\b.*\b2\b/)
      expect(response).to.not.match(/Ruston[^.]*Ruston/)
    })
})

describe('how somebody pays', () => {
  for (const [message, result] of [
    ['How many plans pay monthly?', 2],
    ['How many customers pay annually?', 1],
    ['How many plans are billed monthly?', 2],
    ['Do more of our plans pay monthly than annually?', true],
    ['Do more of our customers pay monthly than annually?', true],
  ] as [string, number | boolean][])
    it(`is told by the field that is called after paying, and by no code: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(data.result, response).to.equal(result)
      expect(response).to.not.include('PAY')
    })

  it('is no code in small letters where a verb stands', async () => {
    expect((await ask('Which plans do they pay monthly?')).response).to.not.include('PAY')
    expect((await ask('Which plans have the extra PAY?')).data.result).to.have.length(1)
  })
})

describe('whether any of them are such', () => {
  it('is told with those that are', async () => {
    const { ask: say } = talk()
    await say('Which vans are there?')
    const { data, response } = await say('Are any of them from Halden?')
    expect(response).to.match(/^Yes: .*Teal/)
    expect(data.result).to.have.length(1)
    expect((await say('Do any of our vans have 9 repairs?')).response).to.match(/^No\b/)
  })
})
