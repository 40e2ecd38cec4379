import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { num, of as oneOf, text } from '../../../support/memory/schemas.ts'

const loose = { type: ['string', 'null'] }
const guild = () =>
  converse(
    ...keeps('guild', 'caller', {
      fields: {
        first_name: text, last_name: text, email: { type: 'string', format: 'email' }, phone: loose, company: loose, job_title: loose,
        source: text, state: oneOf('new', 'met'), score: num,
      },
      needs: ['first_name', 'last_name', 'email'],
      rows: [
        { id: 1, first_name: 'Ida', last_name: 'Moe', email: 'i@x.example', phone: '1', company: 'Moe Marine', job_title: 'Sales Clerk', source: 'Trade Show', state: 'new', score: 35 },
        { id: 2, first_name: 'Mark', last_name: 'Lee', email: 'm@x.example', phone: '2', company: 'Foo Bar', job_title: 'Port Captain', source: 'Website', state: 'met', score: 40 },
      ],
    }),
  ) // oxfmt-ignore

const TOVA = { first_name: 'Tova', last_name: 'Brand', email: 'tova@brand.example' }

describe('a new record told as a note', () => {
  for (const [message, args] of [
    [
      'new caller: tova brand, purchasing manager at Brand Test Foods, tova@brand.example, source trade show',
      { ...TOVA, job_title: 'Purchasing Manager', company: 'Brand Test Foods', source: 'Trade Show' },
    ],
    [
      'new caller: tova brand, cfo at brand foods, tova@brand.example, website, score 55',
      { ...TOVA, job_title: 'CFO', company: 'Brand Foods', source: 'Website', score: 55 },
    ],
    [
      'caller to add: tova brand, tova@brand.example, +47-22-555-0101, head of sales',
      { ...TOVA, phone: '+47-22-555-0101', job_title: 'Head of Sales' },
    ],
    [
      'new caller tova brand - tova@brand.example - plant manager - website',
      { ...TOVA, job_title: 'Plant Manager', source: 'Website' },
    ],
    [
      'add caller: source website, tova@brand.example, score 71, tova brand, buyer',
      { ...TOVA, source: 'Website', score: 71, job_title: 'Buyer' },
    ],
    ['new caller\ntova brand\ntova@brand.example\nwebsite\nscore 3', { ...TOVA, source: 'Website', score: 3 }],
    [
      'New caller: Tova Brand; tova@brand.example; Brand Foods; Website',
      { ...TOVA, company: 'Brand Foods', source: 'Website' },
    ],
  ] as const)
    // oxfmt-ignore
    it(message.replaceAll('\n', ' ⏎ '), async () => {
      const { pending, response } = await guild().ask(message)
      expect(pending?.args, response).to.deep.equal(args)
    })
})

const yard = () =>
  converse(
    ...keeps('yard', 'task', {
      fields: { title: text, urgency: oneOf('low', 'high'), project_id: { type: 'integer' } },
      needs: ['title'],
      rows: [{ id: 1, title: 'Oil the crane', urgency: 'low', project_id: 5 }],
    }),
    ...keeps('yard', 'project', { fields: { name: text, key: text }, needs: ['name'], rows: [{ id: 5, name: 'New Quay', key: 'NQ' }] }),
    ...keeps('yard', 'boat', {
      fields: { make: text, model: text, year: { type: 'integer' }, city: loose },
      needs: ['model'],
      rows: [{ id: 9, make: 'Nordship', model: 'Otter', year: 2001, city: 'Kiel' }],
    }),
  ) // oxfmt-ignore

describe('a new record of a kind that orders are announced by', () => {
  for (const [message, args] of [
    ['new task: mend the north gate, high urgency, project NQ', { title: 'mend the north gate', urgency: 'high', project_id: 5 }], // oxfmt-ignore
    ['new boat: Nordship Heron, 2024, oslo', { make: 'Nordship', model: 'Heron', year: 2024, city: 'Oslo' }],
  ] as const)
    it(message, async () => {
      const { pending, response } = await yard().ask(message)
      expect(pending?.args, response).to.deep.equal(args)
    })
  it('is asked about where a part of it has no place', async () => {
    const { pending, response } = await yard().ask('new task: mend the north gate, high urgency, blorp')
    expect(pending).to.equal(undefined)
    expect(response).to.match(/blorp/)
  })
})
