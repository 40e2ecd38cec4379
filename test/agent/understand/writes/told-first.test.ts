import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text } from '../../../support/memory/schemas.ts'

const yard = () =>
  converse(
    ...keeps('yard', 'inspection', {
      fields: {
        craneId: { type: 'integer', description: 'The crane' },
        reason: { ...text, enum: ['hook', 'cable', 'motor'] },
      },
      needs: ['craneId', 'reason'],
      rows: [{ id: 1, craneId: 2, reason: 'cable' }],
    }),
    ...keeps('yard', 'crane', {
      fields: {
        craneNumber: text,
        model: text,
        state: { ...text, enum: ['ready', 'rented', 'repair', 'out_of_order'] },
      },
      rows: [
        { id: 1, craneNumber: 'KR-204', model: 'Tower 12', state: 'ready' },
        { id: 2, craneNumber: 'KR-311', model: 'Tower 20', state: 'rented' },
      ],
    }),
    ...keeps('yard', 'renter', {
      fields: { name: text, email: text, city: text },
      rows: [
        { id: 1, name: 'Quarry & Sons', email: 'office@quarry.example', city: 'Leeds' },
        { id: 2, name: 'Blue Harbour Works', email: 'mail@harbour.example', city: 'York' },
      ],
    }),
  )

describe('an order behind a clause that tells why', () => {
  for (const [order, tool, args] of [
    ['KR-204 has been sold for scrap, take it off the crane list.', 'yard_delete_crane', { id: 1 }],
    ['KR-204 fell over last night. Please delete it.', 'yard_delete_crane', { id: 1 }],
    ['KR-204 was sold for scrap, so please delete it from the YARD cranes.', 'yard_delete_crane', { id: 1 }],
    ['KR-204 was sold for scrap, please delete it from the list of our cranes.', 'yard_delete_crane', { id: 1 }],
    ['Blue Harbour Works have closed down, delete them from our renters.', 'yard_delete_renter', { id: 2 }],
    ['The renter is back and has paid everything for KR-311 - so mark it as ready', 'yard_patch_crane', { id: 2, state: 'ready' }], // oxfmt-ignore
    ['Quarry & Sons have left their old yard, please change their city to Hull', 'yard_patch_renter', { id: 1, city: 'Hull' }], // oxfmt-ignore
    [
      'Put KR-204 aside for me, the hook is bent - so mark it as repair',
      'yard_patch_crane',
      { id: 1, state: 'repair' },
    ],
  ] as const)
    it(`is about what the clause names: “${order}”`, async () => {
      const { pending, response } = await yard().ask(order)
      expect(pending?.tool, response).to.equal(tool)
      expect(pending?.args).to.deep.equal(args)
    })

  for (const message of [
    'If KR-204 has been sold, take it off the crane list.',
    'Has KR-204 been sold? Is it still on the crane list?',
    'Put KR-204 aside for me, then mark it as repair',
    'take KR-204 off the insurance list',
    'KR-204 and KR-311 were checked, mark it as ready',
    'KR-204 was rented, the driver took it off the truck',
  ])
    it(`changes nothing where nothing is ordered so: “${message}”`, async () => {
      const { pending, response } = await yard().ask(message)
      expect(pending, response).to.equal(undefined)
    })
})

describe('a state that is told', () => {
  it('is no question where nothing can make it so', async () => {
    const archive = () =>
      converse(
        reads('archive', '/reels', () => [{ id: 1, code: 'RL-40', state: 'lost' }], {
          type: 'array',
          items: { type: 'object', properties: { id: { type: 'integer' }, code: text, state: text } },
        }),
      )
    const { response, confidence } = await archive().ask('RL-40 is lost')
    expect(confidence, response).to.be.below(0.5)
    const asked = await archive().ask('is RL-40 lost?')
    expect(asked.response).to.match(/^Yes/)
  })

  it('is offered as a change, and not answered as a question', async () => {
    const rented = await yard().ask('KR-204 is out of order')
    expect(rented.pending?.args, rented.response).to.deep.equal({ id: 1, state: 'out_of_order' })
  })
})
