import { expect } from 'chai'
import { date as day, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const guests = [
  { id: 1, name: 'Ann Lee', email: 'ann@example.com' },
  { id: 2, name: 'Bo Ray', email: 'bo@example.com' },
]
const houses = [
  { id: 3, name: 'Quay House', stars: 1 },
  { id: 4, name: 'Hill House', stars: 4 },
]
const stays = [
  { id: 11, code: 'S-11', guest_id: 1, house_id: 3, status: 'booked', starts_on: '2024-05-02' },
  { id: 12, code: 'S-12', guest_id: 2, house_id: 4, status: 'done', starts_on: '2024-03-20' },
]
const reviews = [
  { id: 21, stay_id: 11, rating: 5 },
  { id: 22, stay_id: 12, rating: 1 },
]
const start = () =>
  converse(
    reads('inn', '/guests', () => guests, list({ id, name: text, email: { ...text, format: 'email' } })),
    reads('inn', '/houses', () => houses, list({ id, name: text, stars: id })),
    reads('inn', '/stays', () => stays, list({ id, code: text, guest_id: id, house_id: id, status: of('booked', 'done'), starts_on: day })), // oxfmt-ignore
    reads('inn', '/reviews', () => reviews, list({ id, stay_id: id, rating: { ...num, description: 'Stars' } })),
  )

describe('a rating that somebody gave', () => {
  for (const message of ['Which guests gave us only one star?', 'Which guests gave us a rating of 1?'])
    it(`is that of the records with a field of that name: ${message}`, async () =>
      expect((await start().ask(message)).response).to.match(/^1 guest .*reviews.*Bo Ray/))
  it('is that of what is named', async () =>
    expect((await start().ask('Which houses have 4 stars?')).response).to.match(/^1 house .*Hill House/))
})

describe('the way in which something came, of records that do not tell it', () => {
  it('is never left out', async () => {
    const { response, confidence } = await start().ask('Which stays were booked by email?')
    expect(response).to.match(/by email/)
    expect(confidence).to.be.below(0.5)
  })
})
