import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { date, int as id, num, of as oneOf, text } from '../../../support/memory/schemas.ts'

const labels = { type: 'array', items: oneOf('wet', 'dry', 'rare') }

describe('orders about what is in a list, and about records that a list describes', () => {
  const greenhouse = () =>
    converse(
      ...keeps('greenhouse', 'plant', {
        fields: { code: text, name: text, level: oneOf('low', 'high'), labels, budget_hours: num, target_date: date, gardener_id: id },
        needs: ['name'],
        rows: [
          { id: 1, code: 'PL-101', name: 'Oak', level: 'high', labels: ['wet', 'rare'], budget_hours: 40, target_date: '2027-03-01', gardener_id: 9 },
          { id: 2, code: 'PL-102', name: 'Elm', level: 'high', labels: ['dry'], budget_hours: 30, target_date: '2027-03-02', gardener_id: 9 },
        ],
      }),
      ...keeps('greenhouse', 'gardener', { fields: { name: text }, rows: [{ id: 9, name: 'Ann Lee' }] }),
    ) // oxfmt-ignore

  for (const [message, args] of [
    ['add dry to the labels of PL-101', { id: 1, labels: ['wet', 'rare', 'dry'] }],
    ['add the dry label to PL-101', { id: 1, labels: ['wet', 'rare', 'dry'] }],
    ['remove the wet label from PL-101', { id: 1, labels: ['rare'] }],
    ["remove wet from Oak's labels", { id: 1, labels: ['rare'] }],
    ['set the level to low for every plant with label wet', { id: 1, level: 'low' }],
    ['add 5 budget hours to Oak', { id: 1, budget_hours: 45 }],
    ['extend Oak by a month', { id: 1, target_date: '2027-04-01' }],
    ['extend Oak by 10 hours', { id: 1, budget_hours: 50 }],
  ] as const)
    it(`change nothing else: “${message}”`, async () => {
      const { pending, response } = await greenhouse().ask(message)
      expect(pending?.args, response).to.deep.equal(args)
    })

  it('delete no record of which something is to be taken off', async () => {
    const { pending } = await greenhouse().ask('remove wet from PL-101')
    expect(pending?.tool).to.not.equal('greenhouse_delete_plant')
  })
})
