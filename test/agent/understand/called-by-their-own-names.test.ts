import { expect } from 'chai'
import { int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { answersLast } from '../../support/styles/talk.ts'

describe('a waiting list', () => {
  it('is a kind of record where one is called so', async () => {
    const { ask } = converse(
      reads('clinic', '/patients', () => [{ id: 1, name: 'Ann Lee' }, { id: 2, name: 'Bo Ray' }], list({ id, name: text })), // oxfmt-ignore
      reads('clinic', '/doctors', () => [{ id: 5, name: 'Cy Fox' }], list({ id, name: text })),
      reads(
        'clinic',
        '/waitings',
        () => [{ id: 8, patient_id: 1, doctor_id: 5, status: 'waiting' }, { id: 9, patient_id: 2, doctor_id: 5, status: 'offered' }], // oxfmt-ignore
        list({ id, patient_id: id, doctor_id: id, status: of('waiting', 'offered') }),
      ),
    )
    expect((await ask('Who is on the waiting list for Cy Fox?')).response).to.match(/Ann Lee and Bo Ray/)
  })
})

describe('a figure of those before', () => {
  const parcels = [[1, 'lost', 4, 100], [2, 'lost', 6, 300], [3, 'sent', 5, 50]].map(([key, state, price, declared_value]) => ({ id: key, state, price, declared_value })) // oxfmt-ignore
  const depot = () =>
    converse(
      reads('depot', '/parcels', () => parcels, list({ id, state: of('lost', 'sent'), price: { ...num, description: 'EUR' }, declared_value: { ...num, description: 'EUR' } })), // oxfmt-ignore
    )
  answersLast(depot, [
    ['how many lost parcels are there?', 'what is their total price?', /total price .*10\b/],
    ['how many lost parcels are there?', 'what is their total declared value?', /declared value .*400/],
  ])
})
