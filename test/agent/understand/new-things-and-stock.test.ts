import { expect } from 'chai'
import { date as day, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const scores = [
  { id: 1, title: 'Spring Suite', on_hand: 0, min_stock: 2, publisher_name: 'Kestrel' },
  { id: 2, title: 'Night March', on_hand: 3, min_stock: 1, publisher_name: 'Quill' },
]
const copies = [
  { id: 11, score_id: 1, acquired_on: '2025-04-03' },
  { id: 12, score_id: 2, acquired_on: '2024-04-03' },
]
const stands = [
  { id: 21, name: 'Steel', purchased_on: '2025-04-09' },
  { id: 22, name: 'Brass', purchased_on: '2023-01-09' },
]
const concerts = [{ id: 31, title: 'Open Air', host: 'Ann Lee', held_on: '2025-06-01', seats: 30 }]
const posts = [{ id: 41, name: 'Second Horn' }]
const applicants = [{ id: 51, name: 'Bo Ray', post_id: 41, status: 'HIRED' }]
const fees = [
  { id: 61, amount: 5, cause: 'late' },
  { id: 62, amount: 7, cause: 'late' },
  { id: 63, amount: 9, cause: 'loss' },
]
const ask = async (message: string) =>
  (
    await converse(
      reads('band', '/scores', () => scores, list({ id, title: text, on_hand: id, min_stock: id, publisher_name: text })), // oxfmt-ignore
      reads('band', '/copies', () => copies, list({ id, score_id: id, acquired_on: day })),
      reads('band', '/stands', () => stands, list({ id, name: text, purchased_on: day })),
      reads('band', '/concerts', () => concerts, list({ id, title: text, host: text, held_on: day, seats: id })),
      reads('band', '/posts', () => posts, list({ id, name: text })),
      reads('band', '/applicants', () => applicants, list({ id, name: text, post_id: id, status: of('NEW', 'HIRED') })),
      reads('band', '/fees', () => fees, list({ id, amount: { ...num, description: 'EUR' }, cause: of('late', 'loss') })), // oxfmt-ignore
    ).ask(message)
  ).response

describe('new things', () => {
  for (const [message, says] of [
    ['what new scores came in last month?', /^1 score .*Spring Suite/],
    ['how many new stands did we get this year?', /\b1 stand\b/],
    ['new copies in 2024', /^1 copy .*12/],
  ] as const)
    it(`are so by the day on which they came: ${message}`, async () => expect(await ask(message)).to.match(says))
})

describe('stock', () => {
  it('is what there is, and no bound of it', async () => {
    expect(await ask('is Spring Suite in stock?')).to.match(/^No/)
    expect(await ask('is Night March in stock?')).to.match(/^Yes/)
  })
  it('is not told by a till, which is no end of a time', async () =>
    expect(await ask('which stands are at the till on Friday?')).to.match(/“till”/))
})

describe('whoever comes to something', () => {
  it('is not its host', async () => {
    expect(await ask('who is coming to Open Air?')).not.to.match(/Ann Lee/)
    expect(await ask('who is the host of Open Air?')).to.match(/Ann Lee/)
  })
})

describe('what goes on', () => {
  it('is not done', async () => {
    expect(await ask('which posts are we hiring for?')).not.to.match(/^1 post/)
    expect(await ask('which applicants were hired?')).to.match(/^1 applicant .*Bo Ray/)
  })
})

describe('groups in a currency', () => {
  it('are told by the one amount of theirs', async () => {
    expect(await ask('fees by cause, in euros')).to.match(/late €12.*loss €9/)
    expect(await ask('fees by cause')).to.match(/late 2.*loss 1/)
    expect(await ask('fees by cause, in dollars')).to.match(/“dollars”/)
  })
})
