import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, date } from '../../support/memory/schemas.ts'

type Row = Record<string, unknown>
const whole = { type: 'integer' }

/** The conversation takes place on 14 May 2025. */
const permits: Row[] = [
  { id: 1, reference: 'KT-101', colour: 'Red', town: 'Oslo', reply_deadline: '2025-05-01', state: 'filed', pages: 10 },
  { id: 2, reference: 'KT-102', colour: 'Blue', town: 'Bergen', reply_deadline: '2025-06-01', state: 'filed', pages: 15 },
  { id: 3, reference: 'KT-103', colour: 'Blue', town: 'Oslo', reply_deadline: '2025-04-01', state: 'checked', pages: 20 },
  { id: 4, reference: 'KT-104', colour: 'Blue', town: 'Oslo', reply_deadline: '2025-08-01', state: 'checked', pages: 21 },
] // oxfmt-ignore
const visits: Row[] = [
  { id: 11, permit_id: 2, result: 'passed' },
  { id: 12, permit_id: 4, result: 'failed' },
]
const properties = { id: whole, reference: text, colour: { ...text, enum: ['Red', 'Blue'] }, town: text, reply_deadline: date, state: { ...text, enum: ['filed', 'checked'] }, pages: whole } // oxfmt-ignore
const list = (fields: object) => ({ type: 'array', items: { type: 'object', properties: fields } })
const ask = (message: string) =>
  converse(
    reads('kites', '/permits', () => permits, list(properties)),
    reads('kites', '/visits', () => visits, list({ id: whole, permit_id: whole, result: { ...text, enum: ['passed', 'failed'] } })), // oxfmt-ignore
  ).ask(message)

describe('days that have passed, what a speaker takes back and joints against expectation', () => {
  for (const [message, said, unsaid] of [
    ['Has the reply deadline of KT-101 already passed?', 'Yes', 'No'],
    ['Has the reply deadline of KT-102 passed?', 'No', 'Yes'],
    ['Which permits are still filed although their reply deadline has passed?', 'KT-101', 'KT-103'],
    ['which permits are blue even though their reply deadline has not passed?', 'KT-104', 'KT-103'],
    ['how many visits have passed?', '1 visit', '0'],
    ['How many red permits, no wait, blue permits are filed?', '1 permit', '2 permits'],
    ['permits in Bergen, sorry, Oslo', 'KT-103', 'KT-102'],
    ['How many permits have from 10 to 20 pages, both numbers included?', '3 permits', '2 permits'],
  ] as const)
    it(message, async () => {
      const { response } = await ask(message)
      expect(response).to.include(said).and.not.include(unsaid)
    })
})
