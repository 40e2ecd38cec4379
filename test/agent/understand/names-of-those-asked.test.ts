import { expect } from 'chai'
import { date as day, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const object = (properties: object) => ({ type: 'object', properties })
const guilds = [
  { id: 1, name: 'Weavers', town: 'Ashby', level: 'gold', price: 90, cost: 20, author: { birthYear: 1961 }, publicationYear: 2004 }, // oxfmt-ignore
  { id: 2, name: 'Dyers', town: 'Wexcombe', level: 'plain', price: 40, cost: 10, author: { birthYear: 1970 }, publicationYear: 2011 }, // oxfmt-ignore
]
const clients = [
  { id: 11, name: 'Ann Lee', contact: { email: 'ann@lee.example' }, remark: 'Prefers wool.' },
  { id: 12, name: 'Bo Ray', contact: { email: 'bo@ray.example' }, remark: 'Left-handed.' },
]
const vacancies = [
  { id: 21, title: 'Loom Hand', opened_on: '2025-02-03', apply_by: '2025-03-01' },
  { id: 22, title: 'Carder', opened_on: '2025-04-07', apply_by: '2025-05-01' },
]
const fees = [
  { id: 31, client_id: 11, charged_on: '2025-01-15', amount: 12 },
  { id: 32, client_id: 12, charged_on: '2025-01-20', amount: 18 },
]
const ask = (message: string) =>
  converse(
    reads('hall', '/guilds', () => guilds, list({ id, name: text, town: text, level: text, price: money, cost: money, author: object({ birthYear: id }), publicationYear: id })), // oxfmt-ignore
    reads('hall', '/clients', () => clients, list({ id, name: text, contact: object({ email: text }), remark: text })),
    reads('hall', '/vacancies', () => vacancies, list({ id, title: text, opened_on: day, apply_by: day })),
    reads('hall', '/fees', () => fees, list({ id, client_id: id, charged_on: day, amount: money })),
  ).ask(message)

describe('what is asked of one thing', () => {
  for (const [message, says] of [
    ['What is the city of Weavers?', /town of Weavers is Ashby/],
    ['What is the customer group of Dyers?', /level of Dyers is plain/],
    ['What is the list price of Weavers?', /price of Weavers is €90/],
    ['What is the year of Weavers?', /publication year of Weavers is 2004/],
    ['What is the email address of Ann Lee?', /ann@lee\.example/],
    ['What is the body of Bo Ray?', /Left-handed/],
    ['What is the advertised on of Loom Hand?', /February 3, 2025/],
    ['What is the closing date of Carder?', /May 1, 2025/],
    ['List the date of all fees', /2 fees.*January 15, 2025.*January 20, 2025/],
  ] as const)
    it(`is told by its own field: ${message}`, async () => expect((await ask(message)).response).to.match(says))

  for (const message of [
    'What is the company of Weavers?',
    'What is the guild of Dyers?',
    'What is the no show of Ann Lee?',
    'What is the city of Ann Lee?',
  ])
    it(`is not passed over where it has none: ${message}`, async () =>
      expect((await ask(message)).data.error).to.not.equal(undefined))

  it('all that is known is told where that is asked for', async () =>
    expect((await ask('What are the details of Carder?')).response).to.match(/May 1, 2025/))
})

describe('how many of what only a field has by another name', () => {
  it('is not the number of its different values', async () =>
    expect((await ask('How many plans do we have?')).data.error).to.not.equal(undefined))
  it('which its own name is', async () =>
    expect((await ask('How many levels do we have?')).response).to.match(/different levels of guilds is 2/))
})
