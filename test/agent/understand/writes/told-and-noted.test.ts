import { expect } from 'chai'
import { tool } from '../../../support/library/catalogue.ts'
import { keeps } from '../../../support/styles/changes.ts'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text } from '../../../support/memory/schemas.ts'

const integer = { type: 'integer' }
const of = (...values: string[]) => ({ ...text, enum: values })

const id = {
  name: 'id',
  type: 'integer',
  required: true,
  description: '',
  constraints: [],
  in: 'path',
  schema: integer,
}
/** Bills whose state only an operation of its own changes. */
const bills = [
  reads('boatyard', '/bills', () => [{ id: 4, number: 'BL-31', amount: 250, status: 'open' }], {
    type: 'array',
    items: {
      type: 'object',
      properties: { id: integer, number: text, amount: { type: 'number' }, status: of('open', 'settled') },
    },
  }),
  {
    record: tool('boatyard', 'mark_settled_bill', 'POST', '/bills/{id}/mark_settled', [id], {}),
    answer: () => ({}),
  },
]

/** A boatyard with a chandlery. */
const boatyard = () =>
  converse(
    ...bills,
    ...keeps('boatyard', 'refit', {
      fields: {
        boatId: { ...integer, description: 'The boat' },
        work: of('paint', 'engine', 'rigging'),
        remark: text,
        status: of('planned', 'launched'),
      },
      needs: ['boatId', 'work'],
      rows: [{ id: 1, boatId: 2, work: 'paint', remark: 'Hull', status: 'planned' }],
    }),
    ...keeps('boatyard', 'boat', {
      fields: { name: text, hullNumber: text, builder: text, status: of('ashore', 'afloat', 'sold') },
      rows: [
        { id: 1, name: 'Kittiwake', hullNumber: 'HB-0914', builder: 'Larsen', status: 'ashore' },
        { id: 2, name: 'Sea Otter', hullNumber: 'HB-0377', builder: 'Moody', status: 'afloat' },
      ],
    }),
    ...keeps('boatyard', 'rigger', {
      fields: { name: text, status: of('working', 'atSea', 'gone') },
      rows: [
        { id: 1, name: 'Ines Duarte', status: 'working' },
        { id: 2, name: 'Olaf Berg', status: 'gone' },
      ],
    }),
    ...keeps('boatyard', 'article', {
      fields: { title: text, stock: integer, price: { type: 'number' } },
      rows: [
        { id: 1, title: 'Brass shackle', stock: 3, price: 12 },
        { id: 2, title: 'Bilge pump', stock: 5, price: 80 },
        { id: 3, title: 'Brass cleat', stock: 9, price: 15 },
      ],
    }),
  )

describe('what is told and is to be noted', () => {
  for (const [message, tool, args] of [
    ['Bill BL-31 was settled today, please make a note of it.', 'boatyard_mark_settled_bill', { id: 4 }],
    ['Bill BL-31 was settled. Please record that', 'boatyard_mark_settled_bill', { id: 4 }],
    ['The Kittiwake was sold today, please make a note of it.', 'boatyard_patch_boat', { id: 1, status: 'sold' }],
    ['Boat HB-0914 was sold, please note that down', 'boatyard_patch_boat', { id: 1, status: 'sold' }],
    [
      'We counted them again, there are 8 bilge pumps in stock. Please update that.',
      'boatyard_patch_article',
      { id: 2, stock: 8 },
    ],
    ['Please set Ines Duarte to at sea until further notice.', 'boatyard_patch_rigger', { id: 1, status: 'atSea' }],
    ['set Ines Duarte to at sea for the time being', 'boatyard_patch_rigger', { id: 1, status: 'atSea' }],
    ['We do not stock the Brass shackle any more, delete it from the articles.', 'boatyard_delete_article', { id: 1 }],
    ['The Brass cleat has been discontinued, please delete it', 'boatyard_delete_article', { id: 3 }],
    ['Please delete Olaf Berg from our riggers', 'boatyard_delete_rigger', { id: 2 }],
    [
      'Create a refit for the boat with the hull number HB-0914, work engine',
      'boatyard_add_refit',
      { boatId: 1, work: 'engine' },
    ],
    ['Add an engine refit for the boat with the builder Moody', 'boatyard_add_refit', { boatId: 2, work: 'engine' }],
  ] as const)
    // oxfmt-ignore
    it(`is an order: “${message}”`, async () => {
      const { pending, response } = await boatyard().ask(message)
      expect(pending?.tool, response).to.equal(tool)
      expect(pending?.args).to.deep.equal(args)
    })

  for (const message of [
    'Was the Kittiwake sold today? Please make a note of it.',
    'Bill BL-31 was not settled today, please make a note of it.',
    'Bill BL-31 was settled yesterday, please make a note of it.',
    'The Kittiwake was not sold today, please make a note of it.',
    'The Kittiwake was nearly sold, please make a note of it.',
    'There are 8 articles in stock. Please update that.',
    'There are 8 brass shackles in winter. Please update that.',
    'We do not stock the Brass any more, delete it from the articles.',
    'Add an engine refit for the boat with the builder HB-0914',
  ])
    it(`changes nothing: “${message}”`, async () => {
      const { pending, response } = await boatyard().ask(message)
      expect(pending, response).to.equal(undefined)
    })
})
