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
