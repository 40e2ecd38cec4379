import { expect } from 'chai'
import { date as day, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const nurses = [
  { id: 1, first_name: 'Mark', last_name: 'Lee', email: 'mark@ward.example', town: 'Oslo', manager_id: null },
  { id: 2, first_name: 'Bo', last_name: 'Ray', email: 'bo@ward.example', town: 'Bergen', manager_id: 1 },
  { id: 3, first_name: 'Cy', last_name: 'Fox', email: 'cy@ward.example', town: 'Oslo', manager_id: 1 },
  { id: 4, first_name: 'Di', last_name: 'Sun', email: 'di@ward.example', town: 'Oslo', manager_id: 2 },
]
const wards = [
  { id: 11, name: 'North Wing', manager_id: 2 },
  { id: 12, name: 'East Wing', manager_id: 3 },
]
const orders = [
  { id: 21, number: 'N-21', nurse_id: 2, total: 80, ordered_on: '2025-03-01', status: 'open' },
  { id: 22, number: 'N-22', nurse_id: 3, total: 20, ordered_on: '2025-04-01', status: 'open' },
  { id: 23, number: 'N-23', nurse_id: 3, total: 90, ordered_on: '2025-05-01', status: 'sent' },
]
const nurse = { id, first_name: text, last_name: text, email: text, town: text, manager_id: id }
const ask = (message: string) =>
  converse(
    reads('hospital', '/nurses', () => nurses, list(nurse)),
    reads(
      'hospital',
      '/wards',
      () => wards,
      list({ id, name: text, manager_id: { ...id, description: 'The nurse who manages it' } }),
    ),
    reads('hospital', '/orders', () => orders, list({ id, number: text, nurse_id: id, total: money, ordered_on: day, status: text })), // oxfmt-ignore
  ).ask(message)

const says = (questions: readonly (readonly [string, RegExp])[]) => {
  for (const [message, answer] of questions)
    it(message, async () => expect((await ask(message)).response).to.match(answer))
}

describe('what is named in front stands in the place of its pronoun', () => {
  says([
    ['N-21 order - who placed it?', /^1 nurse .*Bo Ray/],
    ["Mark Lee's direct reports, who are they?", /^2 nurses .*Bo Ray and Cy Fox/],
    ['Mark Lee - who reports to him?', /^2 nurses .*Bo Ray and Cy Fox/],
    ['Open orders: which nurses placed them?', /^2 nurses .*Bo Ray and Cy Fox/],
    ['Nurses in Oslo - which of them have orders?', /^1 nurse .*Cy Fox/],
    ['Oslo nurses, orders over €50, show me those', /^1 order .*N-23/],
    ['Nurses in Bergen, who are they?', /^1 nurse .*Bo Ray/],
    ['Orders sent in May 2025, let me see them please', /^1 order .*N-23/],
    ['East Wing: who manages it?', /Cy Fox/],
  ])
  it('but not where a clause is told in front', async () =>
    expect((await ask('Cy Fox called this morning - what town is he in?')).response).to.match(/Oslo/))
})

describe('who is what to whom', () => {
  says([
    ['Which nurses have Mark Lee as their line manager?', /^2 nurses .*Bo Ray and Cy Fox/],
    ['For how many nurses is Mark Lee the direct manager?', /are 2 nurses/],
    ['Which nurses is Bo Ray the manager of?', /Di Sun/],
    ['Who is Bo Ray the boss of?', /Di Sun/],
    ['Whose manager is Mark Lee?', /^2 nurses .*Bo Ray and Cy Fox/],
    ['Which wards have Cy Fox as manager?', /^1 ward .*East Wing/],
    ['Can you tell me the name of the manager of the North Wing?', /Bo Ray/],
    ['What is the name of the manager of Di Sun?', /Bo Ray/],
  ])
})
