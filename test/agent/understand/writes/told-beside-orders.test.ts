import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { tool } from '../../../support/library/catalogue.ts'
import { converse } from '../../../support/styles/serve.ts'
import { date, flag, int as id, of as oneOf, text } from '../../../support/memory/schemas.ts'

const yard = () =>
  converse(
    ...keeps('yard', 'fault', {
      fields: { kind: oneOf('leak', 'noise', 'crack'), urgency: oneOf('low', 'high'), description: text, boat_id: id },
      needs: ['kind', 'boat_id'],
      rows: [{ id: 1, kind: 'leak', urgency: 'low', description: 'Drips', boat_id: 7 }],
    }),
    ...keeps('yard', 'boat', {
      fields: { code: text, name: text, has_radio: flag, carries_dinghy: flag, phone: text, notes: text },
      rows: [
        { id: 7, code: 'B-07', name: 'Salty Dog', has_radio: false, carries_dinghy: false, phone: '0117 555 0007' },
        { id: 8, code: 'B-08', name: 'Sea Breeze', has_radio: true, carries_dinghy: false, phone: '0117 555 0008' },
      ],
    }),
  ) // oxfmt-ignore

describe('what is told beside an order for a new record', () => {
  for (const [message, args] of [
    [
      'can you log a fault for boat Salty Dog? The owner says there is a leak below the mast.',
      { kind: 'leak', boat_id: 7, description: 'The owner says there is a leak below the mast' },
    ],
    [
      'log a fault for boat Salty Dog: noise, urgency high. A pipe rattles all night.',
      { kind: 'noise', urgency: 'high', boat_id: 7, description: 'A pipe rattles all night' },
    ],
    ['add a note to boat Salty Dog: key is with Ann', { id: 7, notes: 'key is with Ann' }],
    ['log a fault for boat Salty Dog: noise. Urgency is high.', { kind: 'noise', urgency: 'high', boat_id: 7 }],
  ] as const)
    it(`is its text where it says nothing else: “${message}”`, async () => {
      const { pending, response } = await yard().ask(message)
      expect(pending?.args, response).to.deep.equal(args)
    })
})

describe('a flag that is told of one record', () => {
  for (const [message, args] of [
    ['B-07 now has a radio', { id: 7, has_radio: true }],
    ['Sea Breeze carries a dinghy from now on', { id: 8, carries_dinghy: true }],
    ['Salty Dog has got its radio now', { id: 7, has_radio: true }],
    ['Salty Dog has just acquired a radio', { id: 7, has_radio: true }],
  ] as const)
    it(`goes by its own verb or by one of getting: “${message}”`, async () => {
      const { pending, response } = await yard().ask(message)
      expect(pending?.args, response).to.deep.equal(args)
    })
})

const school = () =>
  converse(
    ...keeps('school', 'pupil', {
      fields: { first_name: text, last_name: text, phone: text, guardian_phone: text, next_check: date },
      rows: [
        { id: 1, first_name: 'Ann', last_name: 'Lee', phone: '0117 555 0001', guardian_phone: '0117 555 0101', next_check: '2027-01-04' },
        { id: 2, first_name: 'Bob', last_name: 'Ray', phone: '0117 555 0002', guardian_phone: '0117 555 0102', next_check: '2027-01-05' },
      ],
    }),
    ...keeps('school', 'course', {
      fields: { title: text, pupil_count: id },
      rows: [{ id: 5, title: 'Pottery', pupil_count: 3 }, { id: 6, title: 'Painting in Oils', pupil_count: 4 }],
    }),
    {
      record: tool('school', 'enrol_course', 'POST', '/courses/{id}/enrol', [
        { name: 'id', type: 'integer', required: true, description: '', constraints: [], in: 'path', schema: id },
        { name: 'pupil', type: 'integer', required: true, description: 'Pupil who is enrolled', constraints: [], in: 'body', schema: id },
      ], {}),
      answer: () => ({}),
    },
  ) // oxfmt-ignore

describe('an order that names two records', () => {
  for (const [message, args] of [
    ['enrol Ann Lee in Pottery please', { id: 5, pupil: 1 }],
    ['enrol Bob Ray on Painting in Oils', { id: 6, pupil: 2 }],
    ['sign Ann Lee up for Pottery', { id: 5, pupil: 1 }],
    ['put Bob Ray down for Pottery', { id: 5, pupil: 2 }],
  ] as const)
    it(`takes what is put in first: “${message}”`, async () => {
      const { pending, response } = await school().ask(message)
      expect(pending?.args, response).to.deep.equal(args)
    })
})

describe('contact data that are told', () => {
  for (const [message, args] of [
    ['Ann Lee has changed her mobile, the new number is 0117 555 0461. Can you put that in?', { id: 1, phone: '0117 555 0461' }],
    ["Bob Ray has changed his phone number, it's 0117 555 0462 now", { id: 2, phone: '0117 555 0462' }],
    ["Ann Lee's guardian has a new phone number, 0117 555 0463", { id: 1, guardian_phone: '0117 555 0463' }],
    ["We can't see Ann Lee until 14 January 2027, please change the next check.", { id: 1, next_check: '2027-01-14' }],
  ] as const)
    it(`are of the one who is told of: “${message}”`, async () => {
      const { pending, response } = await school().ask(message)
      expect(pending?.args, response).to.deep.equal(args)
    }) // oxfmt-ignore
  it('are never those of the record where they are of somebody beside it', async () => {
    const { pending } = await yard().ask("Salty Dog's partner has a new phone number, 0117 555 0999")
    expect(pending).to.equal(undefined)
  })
})
