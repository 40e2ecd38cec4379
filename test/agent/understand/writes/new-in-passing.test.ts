import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { text } from '../../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const choice = (...values: string[]) => ({ ...text, enum: values })

/** Dams with gauges that are read, and neighbours who object to something. */
const waterworks = () =>
  converse(
    ...keeps('waterworks', 'gauge', {
      fields: { code: text, river: text },
      rows: [
        { id: 7, code: 'GA-70', river: 'Wye' },
        { id: 8, code: 'GA-81', river: 'Lugg' },
      ],
    }),
    ...keeps('waterworks', 'level', {
      fields: {
        gaugeId: { ...whole, description: 'The gauge' },
        measuredOn: day,
        centimetres: whole,
        origin: choice('keeper', 'satellite', 'estimate'),
      },
      needs: ['gaugeId', 'measuredOn', 'centimetres'],
      rows: [{ id: 1, gaugeId: 7, measuredOn: '2025-05-01', centimetres: 88, origin: 'keeper' }],
    }),
    ...keeps('waterworks', 'neighbour', {
      fields: { name: text, phone: text },
      rows: [
        { id: 31, name: 'Edda Voss', phone: '+44 1632 960003' },
        { id: 32, name: 'Milan Roth', phone: '+44 1632 960004' },
      ],
    }),
    ...keeps('waterworks', 'objection', {
      fields: {
        neighbourId: { ...whole, description: 'The neighbour' },
        topic: choice('noise', 'flooding', 'access'),
        summary: text,
      },
      needs: ['neighbourId', 'topic', 'summary'],
      rows: [{ id: 1, neighbourId: 32, topic: 'access', summary: 'Gate was shut' }],
    }),
  )

describe('a new record with what was done in a participle', () => {
  for (const [order, args] of [
    ['New level for gauge GA-70: 104, taken today by the keeper.', { gaugeId: 7, measuredOn: '2025-05-14', centimetres: 104, origin: 'keeper' }], // oxfmt-ignore
    ['add a level for gauge GA-81: 92, read on 2 May 2025 via satellite', { gaugeId: 8, measuredOn: '2025-05-02', centimetres: 92, origin: 'satellite' }], // oxfmt-ignore
  ] as const)
    it(`has its day and where it comes from: “${order}”`, async () => {
      const { pending, response } = await waterworks().ask(order)
      expect(pending?.args, response).to.deep.equal(args)
    })

  it('drops nothing that it does not have', async () => {
    const { pending, response } = await waterworks().ask('New level for gauge GA-70: 104, taken today by the mayor.')
    expect(pending, response).to.equal(undefined)
  })
})

describe('what somebody wants to make', () => {
  for (const first of [
    'Edda Voss is at the gate and wants to make an objection.',
    'Edda Voss rang and would like to file an objection',
    'Edda Voss wants to lodge an objection.',
  ])
    it(`is asked for and told in the next message: “${first}”`, async () => {
      const { ask } = waterworks()
      const asked = await ask(first)
      expect(asked.pending).to.equal(undefined)
      expect(asked.response).to.contain('topic')
      const { pending, response } = await ask('It is about flooding: her cellar was under water twice.')
      expect(pending?.args, response).to.deep.equal({
        neighbourId: 31,
        topic: 'flooding',
        summary: 'her cellar was under water twice',
      })
    })

  it('is nothing that somebody does not want', async () => {
    const { response, pending } = await waterworks().ask('Edda Voss does not want to make an objection.')
    expect(pending).to.equal(undefined)
    expect(response).not.to.contain('To create')
  })
})
