import { expect } from 'chai'
import { date, int, num, of, text } from '../../../support/memory/schemas.ts'
import { converse } from '../../../support/styles/serve.ts'
import { offersKind } from '../../../evaluation/orders/build.ts'

/** A workshop: jobs of so many pieces, films of a length, trips with a place and a day of departure. */
const workshop = () =>
  converse(
    ...offersKind('shop', 'job', {
      fields: { title: text, product: of('flyer', 'poster'), quantity: int, price: num, dueOn: date },
      rows: [{ id: 1, title: 'Fair', product: 'flyer', quantity: 10, price: 5, dueOn: '2025-06-01' }],
    }),
    ...offersKind('shop', 'film', {
      fields: { title: text, genre: of('drama', 'comedy'), ageRating: of('PG', '12', '15'), runtimeMinutes: int },
      rows: [{ id: 2, title: 'Elm', genre: 'drama', ageRating: 'PG', runtimeMinutes: 90 }],
    }),
    ...offersKind('shop', 'trip', {
      fields: { name: text, pickupPlace: of('Whitby', 'Ely'), pickupDate: date, returnDate: date },
      rows: [{ id: 3, name: 'Fens', pickupPlace: 'Ely', pickupDate: '2025-06-01', returnDate: '2025-06-03' }],
    }),
  )

describe('new records', () => {
  for (const [said, tool, args] of [
    ['Create a job titled "Open Day": 2,000 flyers, due on 2025-07-01', 'create_job', { title: 'Open Day', product: 'flyer', quantity: 2000, dueOn: '2025-07-01' }], // oxfmt-ignore
    [
      'Add a new job for 500 posters titled "Night"',
      'create_job',
      { title: 'Night', product: 'poster', quantity: 500 },
    ],
    ['Add a job titled "Night" with 500 posters, price 80', 'create_job', { title: 'Night', product: 'poster', quantity: 500, price: 80 }], // oxfmt-ignore
    ['Add a film: The Quiet Harbour, a drama rated 12 that runs for 104 minutes', 'create_film', { title: 'The Quiet Harbour', genre: 'drama', ageRating: '12', runtimeMinutes: 104 }], // oxfmt-ignore
    ['Add a film called Grey Dawn, a comedy rated 15 which lasts 95 minutes', 'create_film', { title: 'Grey Dawn', genre: 'comedy', ageRating: '15', runtimeMinutes: 95 }], // oxfmt-ignore
    ['Create a trip called Coast, pickup at Whitby on 2025-08-01, return on 2025-08-04', 'create_trip', { name: 'Coast', pickupPlace: 'Whitby', pickupDate: '2025-08-01', returnDate: '2025-08-04' }], // oxfmt-ignore
  ] as const)
    it(`have what is said of them: ${said}`, async () => {
      const { pending, response } = await workshop().ask(said)
      expect(pending?.tool, response).to.match(new RegExp(`${tool}$`))
      expect(pending?.args, response).to.deep.equal(args)
    })

  it('have no quantity that is a price', async () => {
    const { pending } = await workshop().ask('Add a job titled "Night" for a poster at $500')
    expect(pending?.args).to.not.have.property('quantity')
  })
})
