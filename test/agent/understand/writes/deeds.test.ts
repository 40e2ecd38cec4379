import { expect } from 'chai'
import { tool } from '../../../support/library/catalogue.ts'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text, list } from '../../../support/memory/schemas.ts'

const parameter = (name: string, place: string) => ({
  name, type: 'string', required: true, description: '', constraints: [], in: place, schema: text,
}) // oxfmt-ignore
const deed = (name: string, path: string, summary: string, body: string[] = []) => ({
  record: {
    ...tool('harbour', name, 'POST', path, [parameter('id', 'path'), ...body.map(one => parameter(one, 'body'))], {}),
    description: summary,
  },
  answer: () => ({}),
})

/** Boats with a lease each, on a tariff; deeds that are called after what they change, stop and cancel. */
const harbour = () =>
  converse(
    reads(
      'harbour',
      '/boats',
      () => [
        { id: 'b1', name: 'Curlew', berth: 4, lease: { tariffId: 't1', state: 'running' } },
        { id: 'b2', name: 'Petrel', berth: 9, lease: { tariffId: 't2', state: 'paused' } },
      ],
      list({
        id: text,
        name: text,
        berth: { type: 'integer' },
        lease: {
          type: 'object',
          properties: { tariffId: text, state: { type: 'string', enum: ['running', 'paused'] } },
        },
      }),
    ),
    reads('harbour', '/tariffs', () => [{ id: 't1', name: 'Summer' }, { id: 't2', name: 'Winter' }], list({ id: text, name: text })), // oxfmt-ignore
    deed('pause_lease', '/boats/{id}/pause', 'Pause a running lease'),
    deed('change_tariff', '/boats/{id}/change-tariff', 'Put a boat on another tariff', ['tariffId']),
    {
      record: tool('harbour', 'patch_boat', 'PATCH', '/boats/{id}', [parameter('id', 'path'), { ...parameter('berth', 'body'), type: 'integer', schema: { type: 'integer' }, required: false }], {}), // oxfmt-ignore
      answer: () => ({}),
    },
  )

describe('deeds', () => {
  for (const [message, name, args] of [
    ['pause the lease of Curlew', 'pause_lease', { id: 'b1' }],
    ["pause Curlew's lease", 'pause_lease', { id: 'b1' }],
    ['pause Curlew, the owner has gone abroad', 'pause_lease', { id: 'b1' }],
    ['pause Curlew because nobody sails it', 'pause_lease', { id: 'b1' }],
    ['change the tariff of Petrel to Summer', 'change_tariff', { id: 'b2', tariffId: 't1' }],
    ['move Petrel to the Summer tariff', 'change_tariff', { id: 'b2', tariffId: 't1' }],
    ['make the berth of Petrel 12', 'patch_boat', { id: 'b2', berth: 12 }],
  ] as const)
    it(message, async () => {
      const { pending, response } = await harbour().ask(message)
      expect(pending?.tool, response).to.equal(`harbour_${name}`)
      expect(pending?.args, response).to.deep.equal(args)
    })

  it('tells the value before', async () => {
    expect((await harbour().ask('move Petrel to the Summer tariff')).response).to.match(/tariff Winter → Summer/)
  })

  it('makes no record of what a deed changes', async () => {
    const { pending, response } = await harbour().ask('create a new tariff')
    expect(pending).to.equal(undefined)
    expect(response).to.match(/cannot be created/)
  })

  it('does not deny what can be done', async () => {
    const { response } = await harbour().ask('pause boat b1 grumpily sideways')
    expect(response).not.to.match(/offers no way/)
  })
})
