import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { flag, int as id, text } from '../../../support/memory/schemas.ts'
import { ordersOfRoles } from '../../../../src/agent/understand/writes/roles-given.ts'

describe('who gets which role of what', () => {
  for (const [message, order] of [
    ['make Ann Lee the keeper of the East wing', 'set the keeper of the East wing to Ann Lee'],
    ['appoint Ann Lee keeper of the East wing.', 'set the keeper of the East wing to Ann Lee'],
    ['make ann lee keeper of the east wing', 'set the keeper of the east wing to ann lee'],
    ['name Ann Lee as the new keeper of Quay', 'set the keeper of "Quay" to Ann Lee'],
    ['Ann Lee becomes keeper of the East wing', 'set the keeper of the East wing to Ann Lee'],
    ['Ann Lee is the new keeper of the East wing', 'set the keeper of the East wing to Ann Lee'],
    ['Ann Lee has been made keeper of the East wing', 'set the keeper of the East wing to Ann Lee'],
    ["Ann Lee should be the East wing's keeper", 'set the keeper of the East wing to Ann Lee'],
    ["make Ann Lee Bob Ray's trainer", 'set the trainer of Bob Ray to Ann Lee'],
    ['Ann Lee takes over the East wing from now on', 'assign the East wing to Ann Lee'],
    ['the East wing should belong to Ann Lee', 'assign the East wing to Ann Lee'],
    ['make Ann Lee head of IT at Acme', 'change Ann Lee at Acme to Head of IT'],
  ] as const)
    it(`is a change of that thing: “${message}”`, () => expect(ordersOfRoles(message)).to.include(order))

  for (const message of [
    'make me a list of the boats',
    'make the fee of the lamp 30 for members',
    'Ann Lee takes over from Bob Ray',
    'Ann Lee is the keeper of the East wing',
    'Ann Lee is in charge of the East wing',
    'the East wing belongs to Ann Lee',
    'Ann Lee is now a pilot, and her rank is mate of ferries',
  ])
    it(`is none: “${message}”`, () => expect(ordersOfRoles(message)).to.deep.equal([]))

  const museum = () =>
    converse(
      ...keeps('museum', 'guide', {
        fields: { name: text, wing_id: id, job_title: text, is_chief: flag },
        rows: [
          { id: 1, name: 'Ann Lee', wing_id: 31, job_title: 'Guide', is_chief: false },
          { id: 2, name: 'Bo Ray', wing_id: 32, job_title: 'Head of Quay', is_chief: true },
        ],
      }),
      ...keeps('museum', 'wing', {
        fields: { name: text, keeper_guide_id: id },
        rows: [
          { id: 31, name: 'East', keeper_guide_id: 1 },
          { id: 32, name: 'Quay', keeper_guide_id: 2 },
        ],
      }),
    )
  for (const [message, tool, args] of [
    ['Make Ann Lee the keeper of the Quay wing', 'museum_patch_wing', { id: 32, keeper_guide_id: 1 }],
    ['Make Ann Lee keeper of Quay', 'museum_patch_wing', { id: 32, keeper_guide_id: 1 }],
    ['Ann Lee is now the keeper of Quay', 'museum_patch_wing', { id: 32, keeper_guide_id: 1 }],
    ['make Ann Lee the head of the Quay wing', 'museum_patch_wing', { id: 32, keeper_guide_id: 1 }],
    ['Ann Lee takes over the Quay wing', 'museum_patch_wing', { id: 32, keeper_guide_id: 1 }],
    ['set the head of Quay to Ann Lee', 'museum_patch_wing', { id: 32, keeper_guide_id: 1 }],
    ['make Ann Lee the chief guide at the East wing', 'museum_patch_guide', { id: 1, is_chief: true }],
  ] as const)
    it(`is proposed as it was said: “${message}”`, async () => {
      const { pending, response } = await museum().ask(message)
      expect(pending?.tool, response).to.equal(tool)
      expect(pending?.args).to.deep.equal(args)
    })
  it('is no move to another place', async () => {
    const { pending } = await museum().ask('make Ann Lee the treasurer of the Quay wing')
    expect(pending).to.equal(undefined)
  })
})
