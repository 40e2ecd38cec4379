import { expect } from 'chai'
import { readChoice } from '../../../src/agent/understand/entity-model/default-filters.ts'
import { readParameters } from '../../../src/agent/understand/entity-model/read-parameters.ts'
import { apart } from '../../../src/lib/abbreviations.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const STAGES = ['underreview', 'closedgranted', 'closedbust']
const permitOf = {
  id: text,
  name: text,
  permitstage: { ...text, enum: STAGES },
  numberofvisits: { ...text, format: 'number', description: 'Number of Visits: how often somebody went there' },
  nearschool: { ...text, enum: ['true', 'false'] },
  boroughid: text,
  column: text,
}
const permit = (id: string, permitstage: string, visits: string, near: string, boroughid: string, column: string) => ({ id, name: `Kiosk ${id}`, permitstage, numberofvisits: visits, nearschool: near, boroughid, column }) // oxfmt-ignore
const permits = [
  permit('p1', 'underreview', '3', 'true', 'b1', 'To Do'),
  permit('p2', 'closedgranted', '12', 'false', 'b2', 'To Do'),
  permit('p3', 'closedbust', '7', 'true', 'b2', 'Doing'),
]
const boroughs = ['Eastham', 'Norley'].map((name, at) => ({ id: `b${at + 1}`, name }))
const plans = [
  { id: 1, name: 'Harbour', released: true, releaseDate: '2026-03-01' },
  { id: 2, name: 'Valley', released: false, releaseDate: '2099-05-01' },
]
const jobs = [
  { id: 1, title: 'Paint', created: '2026-04-02', resolutiondate: null },
  { id: 2, title: 'Sweep', created: '2026-01-02', resolutiondate: '2026-03-01' },
  { id: 3, title: 'Dig', created: '2026-02-02', resolutiondate: '2026-02-03' },
]
const bills = [
  { id: 1, number: 'B-1', subtotal_price: 90, total_tax: 30, total_discounts: 5, total_price: 120 },
  { id: 2, number: 'B-2', subtotal_price: 60, total_tax: 20, total_discounts: 0, total_price: 80 },
]
const amounts = { subtotal_price: { type: 'number' }, total_tax: { type: 'number' }, total_discounts: { type: 'number' }, total_price: { type: 'number' } } // oxfmt-ignore
const day = { ...text, format: 'date' }
const ask = async (message: string) =>
  (
    await converse(
      reads('council', '/permits', () => permits, list(permitOf)),
      reads('council', '/boroughs', () => boroughs, list({ id: text, name: text })),
      reads('council', '/plans', () => plans, list({ id: { type: 'integer' }, name: text, released: { type: 'boolean' }, releaseDate: day })), // oxfmt-ignore
      reads('council', '/jobs', () => jobs, list({ id: { type: 'integer' }, title: text, created: day, resolutiondate: { ...day, nullable: true } })), // oxfmt-ignore
      reads('council', '/bills', () => bills, list({ id: { type: 'integer' }, number: text, ...amounts })),
    ).ask(message)
  ).response

const dues = [
  { id: 1, number: 'D-1', sub_total: 90, total_tax: 30, total: 120 },
  { id: 2, number: 'D-2', sub_total: 60, total_tax: 20, total: 80 },
]
const owed = { sub_total: { type: 'number' }, total_tax: { type: 'number' }, total: { type: 'number' } }

describe('names that run words together, flags in words, and what is called just so', () => {
  for (const [word, ...parts] of [
    ['dealstage', 'deal', 'stage'],
    ['jobtitle', 'job', 'title'],
    ['companyid', 'company', 'id'],
    ['candidate', 'candidate'],
    ['prototype', 'prototype'],
    ['paid', 'paid'],
    ['hybrid', 'hybrid'],
    ['webhook', 'webhook'],
  ] as const)
    it(`reads ${word} as ${parts.join(' ')}`, () => expect(apart(word)).to.deep.equal([...parts]))

  for (const [message, ...said] of [
    ['how many permits are in each stage?', 'underreview 1'],
    ['which permits are under review?', 'Kiosk p1'],
    // "bust" is too short for a word, and stands behind what another value begins with.
    ['how many permits are closed bust?', '1'],
    ['which permit has the highest number of visits?', 'Kiosk p2'],
    ['permits with more than 5 visits', '2 permits'],
    ['which permits are near a school?', '2 permits', 'Kiosk p3'],
    ['which permits are in Norley?', '2 permits', 'Kiosk p2'],
    // Little words that the data have.
    ['how many permits are in To Do?', '2'],
    ['how many permits are in to do?', '2'],
    // Whether it is so says the flag, not the day, which may lie ahead.
    ['which plans have not been released yet?', '1 plan', 'Valley'],
    ['which plans have been released?', '1 plan', 'Harbour'],
    ['which plans were released in March 2026?', 'Harbour'],
    // What may never come is no date by which all are old.
    ['which is the oldest job?', 'Sweep'],
    // The total of the tax is tax.
    ['which bills are over 100 euros?', '1 bill', 'B-1'],
    ['what is our biggest bill?', 'B-1', '120'],
  ] as const)
    it(`reads “${message}”`, async () => {
      const response = await ask(message)
      for (const part of said) expect(response).to.include(part)
    })

  describe('values side by side in one text', () => {
    const boats = [
      { id: 1, name: 'Ada', tags: 'wood, racing' },
      { id: 2, name: 'Bea', tags: 'racing' },
      { id: 3, name: 'Cleo', tags: '' },
    ]
    const tags = { ...text, description: 'A comma-separated list of tags' }
    const club = converse(reads('club', '/boats', () => boats, list({ id: { type: 'integer' }, name: text, tags })))
    for (const [message, ...said] of [
      ['which boats are tagged racing?', '2 boats', 'Ada', 'Bea'],
      ['boats tagged wood', '1 boat', 'Ada'],
      ['which boats have no tags?', 'Cleo'],
    ] as const)
      it(`reads “${message}”`, async () => {
        const { response } = await club.ask(message)
        for (const part of said) expect(response).to.include(part)
      })
  })

  it('takes no total before the tax for the whole', async () => {
    const town = converse(reads('town', '/dues', () => dues, list({ id: { type: 'integer' }, number: text, ...owed })))
    expect((await town.ask('dues over 100 euros')).response)
      .to.include('1 due')
      .and.include('D-1')
  })

  it('reads a list whole whose filter has a value for all and says its default in brackets', () => {
    const status = { ...text, enum: ['open', 'closed', 'any'], description: 'Filter by status. (default: open)' }
    const { record } = reads('council', '/permits', () => permits, list(permitOf), { status })
    expect(readChoice(readParameters(record)).fixed).to.deep.equal({ status: 'any' })
  })
})
