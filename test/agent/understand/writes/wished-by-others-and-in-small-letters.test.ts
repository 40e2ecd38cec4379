import { expect } from 'chai'
import { NOW } from '../../../support/library/ask.ts'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { date as day, int, num, of as oneOf, text } from '../../../support/memory/schemas.ts'

/** A shop for kites, with the people who build them. */
const loft = () =>
  converse(
    ...keeps('loft', 'member', {
      fields: { firstName: text, lastName: text, email: text, crewId: int },
      needs: ['firstName', 'lastName', 'email'],
      rows: [
        { id: 1, firstName: 'Ann', lastName: 'Lee', email: 'ann@x.example', crewId: 5 },
        { id: 2, firstName: 'Bo', lastName: 'Ray', email: 'bo@x.example', crewId: 5 },
      ],
    }),
    ...keeps('loft', 'crew', { fields: { name: text }, rows: [{ id: 5, name: 'Sails' }, { id: 6, name: 'Frames' }] }), // oxfmt-ignore
    ...keeps('loft', 'product', {
      fields: {
        name: text,
        shape: oneOf('DELTA', 'BOX'),
        unitsInStock: int,
        crewId: int,
        price: { ...num, description: 'Price in EUR' },
        frame: { ...text, description: 'What the kite is built on' },
      },
      needs: ['name', 'shape', 'price'],
      rows: [{ id: 11, name: 'Night Owl', shape: 'BOX', unitsInStock: 0, price: 40, frame: 'ash' }],
    }),
    ...keeps('loft', 'work', {
      fields: { memberId: int, hours: num, productId: int, date: day, note: text },
      needs: ['memberId', 'hours', 'productId', 'date'],
      rows: [{ id: 21, memberId: 1, hours: 2, productId: 11, date: '2025-01-07', note: '' }],
    }),
  )

const orders = (title: string, rows: readonly (readonly [message: string, tool: string, args: object])[]) =>
  describe(title, () => {
    for (const [message, tool, args] of rows)
      it(message, async () => {
        const { pending, response } = await loft().ask(message)
        expect(pending?.tool, response).to.equal(tool)
        expect(pending?.args).to.deep.include(args)
      })
  })

orders('what somebody wants to become of them', [
  ['Ann Lee wants to be removed from our members.', 'loft_delete_member', { id: 1 }],
  ['Ann Lee has asked to be deleted. Ask me once more before you do it.', 'loft_delete_member', { id: 1 }],
  ['Ann Lee would like her account deleted.', 'loft_delete_member', { id: 1 }],
  ['Bo Ray would like to be moved to the Frames crew.', 'loft_patch_member', { id: 2, crewId: 6 }],
])
orders('so many of what is counted', [
  ['Set the stock of Night Owl to 85 units', 'loft_patch_product', { id: 11, unitsInStock: 85 }],
  ['A delivery has arrived: set the stock of Night Owl to 85 units.', 'loft_patch_product', { id: 11, unitsInStock: 85 }], // oxfmt-ignore
  ['The new stock of Night Owl is 85 units.', 'loft_patch_product', { id: 11, unitsInStock: 85 }],
  [
    'We have received 40 more units of Night Owl, add them to the stock.',
    'loft_patch_product',
    { id: 11, unitsInStock: 40 },
  ],
  [
    'We counted again, there are 85 units of Night Owl in stock. Please update that.',
    'loft_patch_product',
    { id: 11, unitsInStock: 85 },
  ],
  ['Set the stock of Night Owl to 85 pieces', 'loft_patch_product', { id: 11, unitsInStock: 85 }],
])
orders('when it was done', [
  ['Log 3 hours of work for Ann Lee on the Night Owl, done on 3 January 2025.', 'loft_add_work', { date: '2025-01-03', hours: 3 }], // oxfmt-ignore
  ['Log 3 hours of work for Ann Lee on the Night Owl, carried out on 3 January 2025.', 'loft_add_work', { date: '2025-01-03' }], // oxfmt-ignore
])
describe('a name that is set apart and holds that of another record', () => {
  for (const message of [
    'Add a new product: Sails Heron, delta, price 50',
    'create a product called Sails Heron, delta, price 50',
  ])
    it(message, async () => {
      const { pending, response } = await loft().ask(message)
      expect(pending?.args, response).to.deep.equal({ name: 'Sails Heron', shape: 'DELTA', price: 50 })
    })
})
orders('a choice with the noun of what it is said of', [
  ['Add a new product: High Heron, delta kite, price 50', 'loft_add_product', { name: 'High Heron', shape: 'DELTA', price: 50 }], // oxfmt-ignore
])
orders('a name in small letters before the address that is made of it', [
  ['add cy fox (cy.fox@x.example) as a member of the sails', 'loft_add_member', { firstName: 'Cy', lastName: 'Fox', crewId: 5 }], // oxfmt-ignore
  ['add a new member called eve moss, crew sails, e-mail eve.moss@x.example', 'loft_add_member', { firstName: 'Eve', lastName: 'Moss', crewId: 5 }], // oxfmt-ignore
  ['register a new member: gil hart, email gil.hart@x.example', 'loft_add_member', { firstName: 'Gil', lastName: 'Hart' }], // oxfmt-ignore
  ['add a member, dee van der berg, d.vanderberg@x.example', 'loft_add_member', { firstName: 'Dee', lastName: 'van der Berg' }], // oxfmt-ignore
  ["register anna-lena o'brien (a.obrien@x.example) as a member", 'loft_add_member', { firstName: 'Anna-Lena', lastName: "O'Brien" }], // oxfmt-ignore
])

describe('a day of the week when something was done', () => {
  it('is the last one', async () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
    for (const weekday of days) {
      const { pending } = await loft().ask(`Log 3 hours of work for Ann Lee on the Night Owl on ${weekday}`)
      expect(Date.parse(String(pending?.args['date'])), weekday).to.be.at.most(NOW.getTime())
    }
  })
})
