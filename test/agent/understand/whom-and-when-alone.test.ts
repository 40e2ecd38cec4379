import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }
const list = (path: string, rows: object[], properties: object) =>
  reads('yard', path, () => rows, { type: 'array', items: { type: 'object', properties } })
const people = (names: string[], from: number) => names.map((name, at) => ({ id: from + at, name, email: `${name.split(' ')[0]!.toLowerCase()}@yard.example` })) // oxfmt-ignore
const person = { id: whole, name: text, email: text }

const sales = [
  [30, 10, 20, '2025-03-04', 900],
  [31, 11, 21, '2025-05-06', 1500],
  [32, 11, 20, '2025-01-02', 400],
].map(([boat_id, customer_id, clerk_id, sold_on, price], at) => ({ id: 40 + at, boat_id, customer_id, clerk_id, sold_on, price })) // oxfmt-ignore
const repairs = [
  [30, 20, 50, 'open', '2025-02-03'],
  [31, 21, 51, 'done', '2025-04-05'],
].map(([boat_id, reported_by_id, mechanic_id, state, finished_on], at) => ({ id: 60 + at, boat_id, reported_by_id, mechanic_id, state, finished_on })) // oxfmt-ignore

const yard = () =>
  converse(
    list('/customers', people(['Ann Lee', 'Bo Falk'], 10), person),
    list('/clerks', people(['Cy Dunn', 'Di Moen'], 20), person),
    list('/mechanics', people(['Ed Roe', 'Flo Pym'], 50), person),
    list('/boats', [{ id: 30, name: 'Gull' }, { id: 31, name: 'Heron' }, { id: 32, name: 'Ibis' }], { id: whole, name: text }), // oxfmt-ignore
    list('/sales', sales, { id: whole, boat_id: whole, customer_id: whole, clerk_id: whole, sold_on: day, price: amount }), // oxfmt-ignore
    list('/repairs', repairs, { id: whole, boat_id: whole, reported_by_id: whole, mechanic_id: whole, state: { ...text, enum: ['open', 'done'] }, finished_on: day }), // oxfmt-ignore
  )

async function last(...messages: string[]) {
  const { ask } = yard()
  let said: Awaited<ReturnType<typeof ask>> | undefined
  for (const message of messages) said = await ask(message)
  return said!
}

describe('whom the records before name', () => {
  for (const [messages, told] of [
    [['which sale has the highest price?', 'to whom?'], /Bo Falk/],
    [['which sale has the highest price?', 'and by whom?'], /Di Moen/],
    [['which sale has the highest price?', 'who was it sold to?', 'and who sold it?'], /clerk.*Di Moen/],
    [['which repairs are open?', 'reported by whom?'], /Cy Dunn/],
    [['which repairs are open?', 'who reported them?'], /Cy Dunn/],
    [['which repair was finished last?', 'by whom?'], /mechanic.*Flo Pym/],
    // What was done to the boats is told by the sales of them.
    [['which boats were sold in May 2025?', 'to whom?'], /Bo Falk/],
    [['which boats were sold in May 2025?', 'by whom?'], /Di Moen/],
  ] as const)
    it(messages.join(' → '), async () => expect((await last(...messages)).response).to.match(told))

  it('are not guessed where either side may have done it', async () =>
    expect((await last('list the sales of March 2025', 'cancelled by whom?')).data.error).to.not.equal(undefined))
  it('are told as a guess where no key is called after the verb', async () =>
    expect((await last('which sale has the highest price?', 'to whom?')).response).to.include('I took'))
})

describe('a question word that is all that is said', () => {
  for (const [messages, told] of [
    [['which sale has the highest price?', 'when?'], /May 6, 2025/],
    [['which repair was finished last?', 'when?'], /April 5, 2025/],
    [['which sale has the highest price?', 'to whom?', 'for how much?'], /1,?500/],
  ] as const)
    it(messages.join(' → '), async () => expect((await last(...messages)).response).to.match(told))
})
