import { expect } from 'chai'
import { tool } from '../../../support/library/catalogue.ts'
import { int as integer, list, of, text } from '../../../support/memory/schemas.ts'
import { converse, reads, type Served } from '../../../support/styles/serve.ts'

const state = of('open', 'closed')
const parameter = (place: string, name: string, schema: { type: string }, required: boolean) => ({
  name,
  type: schema.type,
  required,
  description: '',
  constraints: [],
  in: place,
  schema,
})

const shelves = [
  { id: 1, name: 'North' },
  { id: 2, name: 'South' },
]
const boxes = [
  { id: 51, box_number: 7, shelf_id: 2, label: 'Rope', state: 'open' },
  { id: 52, box_number: 8, shelf_id: 1, label: 'Sail', state: 'open' },
]
/** Boxes that are addressed by their number on a shelf: `/shelves/{id}/boxes/{box_number}`. */
function store(shelf: string) {
  const place = [parameter('path', shelf, integer, true), parameter('path', 'box_number', integer, true)]
  const path = `/shelves/{${shelf}}/boxes/{box_number}`
  const writes = (name: string, method: string, body: ReturnType<typeof parameter>[]): Served => ({
    record: tool('store', name, method, path, [...place, ...body], {}),
    answer: () => ({}),
  })
  return converse(
    reads('store', '/shelves', () => shelves, list({ id: integer, name: text })),
    reads('store', '/boxes', () => boxes, list({ id: integer, box_number: integer, shelf_id: integer, label: text, state })), // oxfmt-ignore
    writes('patch_box', 'PATCH', [parameter('body', 'state', state, false), parameter('body', 'label', text, false)]),
    writes('delete_box', 'DELETE', []),
  )
}

describe('what is addressed by its number below something else', () => {
  for (const shelf of ['id', 'shelf_id'])
    for (const [said, args] of [
      ['rename box 7 to Twine', { [shelf]: 2, box_number: 7, label: 'Twine' }],
      ['set the state of the box Sail to closed', { [shelf]: 1, box_number: 8, state: 'closed' }],
      ['delete the box Rope', { [shelf]: 2, box_number: 7 }],
    ] as const)
      it(`is below what it belongs to, whatever that parameter is called (${shelf}): ${said}`, async () =>
        expect((await store(shelf).ask(said)).pending?.args).to.deep.equal(args))
})
