import { expect } from 'chai'
import { spellInitials } from '../../../src/agent/understand/dictionary/add-initials.ts'
import type { Dictionary } from '../../../src/agent/understand/dictionary/dictionary.ts'
import { tool } from '../../support/library/catalogue.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const place = (where: string, name: string, schema: { type: string }) => ({
  name, type: schema.type, required: where === 'path', description: '', constraints: [], in: where, schema,
}) // oxfmt-ignore

const wines = ['Red Fox', 'White Owl', 'Pale Hare'].map((name, at) => ({ id: at + 1, name, class: 'ABA'[at] }))
const cellars = [
  { id: 1, wine_id: 1, bottles_on_shelf: 40, bottles_promised: 5, ageing_months: 10 },
  { id: 2, wine_id: 1, bottles_on_shelf: 7, bottles_promised: 0, ageing_months: 20 },
  { id: 3, wine_id: 2, bottles_on_shelf: 90, bottles_promised: 9, ageing_months: 60 },
]
const wineries = ['North Hill', 'South Hill', 'West Hill'].map((name, at) => ({ id: at + 1, name, contact_email: `w${at}@wine.example` })) // oxfmt-ignore
const orders = [501, 502, 503].map((id, at) => ({
  id,
  wine_id: at + 1,
  agent_name: ['Ira Poe', 'Jo Mead', 'Kit Lane'][at],
  warden_id: 1,
}))
const wardens = ['Una Holt', 'Vic Stone'].map((name, at) => ({ id: at + 1, name, email: `v${at}@help.example` }))
const merchant = () =>
  converse(
    reads('merchant', '/wines', () => wines, list({ id: whole, name: text, class: { ...text, enum: ['A', 'B'] } })),
    reads('merchant', '/cellar-returns', () => cellars, list({ id: whole, wine_id: whole, bottles_on_shelf: whole, bottles_promised: whole, ageing_months: whole })), // oxfmt-ignore
    reads('merchant', '/wineries', () => wineries, list({ id: whole, name: text, contact_email: { ...text, format: 'email' } })), // oxfmt-ignore
    reads('merchant', '/wardens', () => wardens, list({ id: whole, name: text, email: text })),
    reads('merchant', '/bulk-orders', () => orders, list({ id: whole, wine_id: whole, agent_name: text, warden_id: whole })), // oxfmt-ignore
    {
      record: tool('merchant', 'change', 'PATCH', '/bulk-orders/{id}', [place('path', 'id', whole), place('body', 'agent_name', text), place('body', 'warden_id', whole)], {}), // oxfmt-ignore
      answer: () => ({}),
    },
  )
const said = async (message: string) => (await merchant().ask(message)).response

describe('how much there is of something', () => {
  for (const [message, answer] of [
    ['how many Red Fox do we have on shelf?', '47'],
    ['how many White Owl are promised?', '9'],
    ['cellar returns with fewer than 10 pieces on shelf', 'cellar return 2'],
    ['average ageing of the cellar returns in months', '30'],
    ['average ageing of the cellar returns (months)', '30'],
  ] as const)
    it(message, async () => expect(await said(message)).to.include(answer))
})

describe('a letter for a class', () => {
  it('is no article behind a determiner or before a plural', async () => {
    expect(await said('our A wines'))
      .to.include('Red Fox')
      .and.not.to.include('White Owl')
    expect(await said('A wines'))
      .to.include('Pale Hare')
      .and.not.to.include('White Owl')
  })

  it('in small letters is an article', async () => {
    expect(await said('show me a wine called White Owl')).to.include('White Owl')
  })
})

describe('the name of somebody of whom there are no records', () => {
  it('is written as it is said', async () => {
    const { pending, response } = await merchant().ask('change the agent of bulk order 502 to Lou Finch')
    expect(pending?.args, response).to.deep.equal({ id: 502, agent_name: 'Lou Finch' })
  })

  it('in a role stands for the record of the person', async () => {
    const { pending, response } = await merchant().ask('appoint Vic Stone as warden of bulk order 502')
    expect(pending?.args, response).to.deep.equal({ id: 502, warden_id: 2 })
  })
})

describe('initials in a command', () => {
  const dictionary = { initials: new Map([['bo', { noun: 'bulk order' }]]) } as unknown as Dictionary
  for (const [command, plain] of [
    ['cancel BO 502', 'cancel bulk order 502'],
    ['cancel bo 502', 'cancel bulk order 502'],
    ['open a BO for Red Fox', 'open a bulk order for Red Fox'],
    ['approve all BOs', 'approve all bulk orders'],
    ['set the address of order 5 to BO Street 7', 'set the address of order 5 to BO Street 7'],
    ['rename wine 5 to BO', 'rename wine 5 to BO'],
  ] as const)
    it(`${command}`, () => expect(spellInitials(command, dictionary)).to.equal(plain))

  it('are no value', async () => {
    const { pending, response } = await merchant().ask('change the agent of BO 503 to Lou Finch')
    expect(pending?.args, response).to.deep.equal({ id: 503, agent_name: 'Lou Finch' })
  })
})
