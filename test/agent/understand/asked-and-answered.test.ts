import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { ...text, format: 'date', nullable: true }

const ports = [
  { id: 'p1', name: 'Kiel', city: 'Kiel' },
  { id: 'p2', name: 'Malmo', city: 'Malmo' },
]
const sailings = [
  { id: 's1', origin_port_id: 'p1', destination_port_id: 'p2', passengers: 40, cheered_on: '2024-09-02' },
  { id: 's2', origin_port_id: 'p2', destination_port_id: 'p1', passengers: 60, cheered_on: '2025-05-02' },
  { id: 's3', origin_port_id: 'p1', destination_port_id: 'p1', passengers: 10, cheered_on: null },
]
const parcels = [
  { id: 'b1', sailing_id: 's1', weight_kg: 4, priority: 'low', voucher: 'GULL' },
  { id: 'b2', sailing_id: 's2', weight_kg: 9, priority: 'high', voucher: null },
  { id: 'b3', sailing_id: 's2', weight_kg: 7, priority: 'low', voucher: null },
]
const ferry = (message: string) =>
  converse(
    reads('ferry', '/ports', () => ports, list({ id: text, name: text, city: text })),
    reads(
      'ferry',
      '/sailings',
      () => sailings,
      list({ id: text, origin_port_id: text, destination_port_id: text, passengers: whole, cheered_on: day }),
    ),
    reads(
      'ferry',
      '/parcels',
      () => parcels,
      list({
        id: text,
        sailing_id: text,
        weight_kg: whole,
        priority: { ...text, enum: ['low', 'high'] },
        voucher: { ...text, nullable: true },
      }),
    ),
    reads(
      'shelter',
      '/crates',
      () => [
        { id: 'c1', stage: 'sold', reason: 'lost trust', fuel: 'gas', fuel_kg: 5, shelves: 2, rent: 300 },
        { id: 'c2', stage: 'new', reason: 'moved', fuel: 'oil', fuel_kg: 7, shelves: 2, rent: 900 },
      ],
      list({ id: text, stage: text, reason: text, fuel: text, fuel_kg: whole, shelves: whole, rent: whole }),
    ),
    reads(
      'shelter',
      '/donations',
      () => [
        { id: 'd1', amount: 30, donated_on: '2026-05-03' },
        { id: 'd2', amount: 45, donated_on: '2026-08-03' },
      ],
      list({ id: text, amount: { type: 'number', description: 'Amount in EUR' }, donated_on: day }),
    ),
    reads(
      'raffle',
      '/tickets',
      () => [{ id: 't1', price: 5, status: 'donated' }],
      list({
        id: text,
        price: { type: 'number', description: 'Price in EUR' },
        status: { ...text, enum: ['donated', 'sold'] },
      }),
    ),
  ).ask(message)

describe('what is asked and what is answered', () => {
  for (const [message, said, unsaid] of [
    ['sailings from Kiel to Malmo', 's1', 's3'],
    ['sailings to Kiel from Malmo', 's2', 's1'],
    ['sailings from Kiel', 's3', 's2'],
    ['how much was donated in total?', '75', 'price'],
    ['how much have we donated?', '75', 'price'],
    // What was done lies behind, whatever month is nearer.
    ['sailings cheered in September', 's1', 's2'],
    ['vouchers used more than 0 times', 'GULL', 'not given'],
  ] as const)
    it(message, async () => {
      const { response } = await ferry(message)
      expect(response).to.include(said).and.not.include(unsaid)
    })

  it('takes "low" before a figure for no state of something else', async () => {
    const { response, data } = await ferry('sailings with low passengers')
    expect(response).to.not.match(/parcel|priority/)
    expect(data).to.have.property('error')
  })

  for (const message of ['who cheered sailing s1?', 'when is parcel b1?', 'how long is parcel b1?'])
    it(`is not sure of an answer of another kind: ${message}`, async () => {
      const { data, confidence } = await ferry(message)
      expect('error' in data || confidence < 0.8).to.equal(true)
    })

  it('takes the figure of a noun for consumption, not the kind of what is consumed', async () => {
    expect((await ferry('total fuel consumption of the crates')).response).to.include('12')
  })

  for (const message of [
    // A noun made of a little verb is a noun.
    'containers with crates that are new',
    'locations of the parcels',
    // "lost" is a state, "lost trust" is a reason.
    'open crates',
    // The bound is of something else than what is known exactly.
    'crates with 2 shelves under 500 shelves',
  ])
    it(`is not answered past what it does not know: ${message}`, async () => {
      const { data, confidence } = await ferry(message)
      expect('error' in data || confidence < 0.8).to.equal(true)
    })
})
