import { expect } from 'chai'
import { nameOf } from '../../../src/agent/answer/describe-selection.ts'
import type { Entity } from '../../../src/agent/understand/entity-model/catalogue-model.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { ...text, format: 'date', nullable: true }
const shelves = [
  { id: 1, code: 'SH-1', state: 'full' },
  { id: 2, code: 'SH-2', state: 'bare' },
]
const weavers = [
  { id: 5, name: 'Mara Quill', email: 'mara@loom.example' },
  { id: 6, name: 'Jon Teasel', email: 'jon@loom.example' },
]
const rugs = [
  { id: 31, title: 'Dawn Field', shelfId: 1, weaverId: 5, state: 'withdrawn', withdrawalReason: 'moths', unitPrice: 40, stockKg: 8, mendedOn: null }, // oxfmt-ignore
  { id: 32, title: 'Night Sea', shelfId: 1, weaverId: 6, state: 'sold', withdrawalReason: null, unitPrice: 60, stockKg: 2, mendedOn: '2026-01-02' }, // oxfmt-ignore
  { id: 33, title: 'Red Path', shelfId: 2, weaverId: 5, state: 'sold', withdrawalReason: null, unitPrice: 90, stockKg: 3, mendedOn: null }, // oxfmt-ignore
]
const loom = () =>
  converse(
    reads('loom', '/shelves', () => shelves, list({ id: whole, code: text, state: { ...text, enum: ['full', 'bare'] } })),
    reads('loom', '/weavers', () => weavers, list({ id: whole, name: text, email: { ...text, format: 'email' } })),
    reads('loom', '/rugs', () => rugs, list({ id: whole, title: text, shelfId: whole, weaverId: whole, state: { ...text, enum: ['withdrawn', 'sold'] }, withdrawalReason: { ...text, nullable: true }, unitPrice: { type: 'number', description: 'In euros' }, stockKg: { type: 'number' }, mendedOn: day })), // oxfmt-ignore
  ) // oxfmt-ignore

describe('why', () => {
  for (const message of [
    'why was Dawn Field withdrawn?',
    'how come Dawn Field was withdrawn',
    'For what reason was Dawn Field withdrawn?',
  ])
    // oxfmt-ignore
    it(`is told by the reason that the record has: ${message}`, async () =>
      expect((await loom().ask(message)).response).to.include('moths'))

  it('is not answered with confidence where no reason is kept', async () =>
    expect((await loom().ask('why is SH-2 bare?')).confidence).to.be.below(0.8))

  for (const [message, said] of [
    ['which rugs were withdrawn?', 'Dawn Field'],
    ['withdrawal reason of Dawn Field', 'moths'],
    ['was Dawn Field withdrawn?', 'Yes'],
  ] as const)
    it(`is not asked by: ${message}`, async () => expect((await loom().ask(message)).response).to.include(said))
})

describe('what belongs to a record', () => {
  for (const [message, said, unsaid] of [
    ['what is on shelf SH-1?', 'Night Sea', 'Red Path'],
    ['what is stored on SH-2', 'Red Path', 'Night Sea'],
    ['state of SH-2', 'bare', 'Red Path'],
    ['rugs that are unmended', 'Red Path', 'Night Sea'],
    ['shelves with an unmended rug', 'SH-2', 'moths'],
    ['unmended rugs on SH-1', 'Dawn Field', 'Red Path'],
  ] as const)
    it(`is told where a code names it: ${message}`, async () =>
      expect((await loom().ask(message)).response)
        .to.include(said)
        .and.not.include(unsaid))

  it('is asked of what was shown: whose are they?', async () => {
    const { ask } = loom()
    await ask('sold rugs')
    expect((await ask('whose are they?')).response)
      .to.include('Jon Teasel')
      .and.include('Mara Quill')
    await ask('withdrawn rugs')
    expect((await ask('whose is it?')).response)
      .to.include('Mara Quill')
      .and.not.include('Jon Teasel')
  })
})

describe('figures and names', () => {
  it('a price of one is divided by no quantity', async () =>
    expect((await loom().ask('what is the unit price per stock kg of Dawn Field?')).response).not.to.include('5.00'))

  it('an address calls a record nothing', () => {
    const field = (column: string) => ({ column, role: 'category', choices: [], words: [column] })
    const entity = { noun: 'rug', nameFields: [], idField: field('id'), fields: [field('@id'), field('code')] } as unknown as Entity // oxfmt-ignore
    expect(nameOf({ id: 7, '@id': '/api/rugs/7', code: 'R-7' }, entity)).to.equal('rug 7 (R-7)')
    expect(nameOf({ id: 7, '@id': 'https://rugs.example/7', code: '' }, entity)).to.equal('rug 7')
  })
})
