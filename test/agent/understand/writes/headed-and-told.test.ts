import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { proposes } from '../../../support/styles/talk.ts'
import { flag as bool, date as day, int as id, num, of as oneOf, text } from '../../../support/memory/schemas.ts'

const garage = () =>
  converse(
    ...keeps('garage', 'bay', { fields: { name: text }, rows: [{ id: 1, name: 'North Bay' }, { id: 2, name: 'Wash Bay' }] }), // oxfmt-ignore
    ...keeps('garage', 'mechanic', {
      fields: { name: text, email: text, phone: text, level: oneOf('trainee', 'master'), bay_id: id },
      needs: ['name'],
      rows: [
        { id: 11, name: 'Ana Reyes', email: 'ana@garage.example', phone: '555 01', level: 'master', bay_id: 1 },
        { id: 12, name: 'Bo Lund', email: 'bo@garage.example', phone: '555 02', level: 'trainee', bay_id: 1 },
      ],
    }),
    ...keeps('garage', 'job', {
      fields: { title: text, status: oneOf('open', 'in_review', 'done'), priority: oneOf('low', 'high'), due_on: day, mechanic_id: id }, // oxfmt-ignore
      needs: ['title'],
      rows: [
        { id: 21, title: 'Fit the towbar', status: 'open', priority: 'low', due_on: '2025-05-01', mechanic_id: 11 },
        { id: 22, title: 'Paint the bonnet', status: 'open', priority: 'low', due_on: '2025-06-01', mechanic_id: 12 },
      ],
    }),
    ...keeps('garage', 'time_entry', {
      fields: { mechanic_id: id, job_id: id, hours: num, date: day, billable: bool },
      needs: ['mechanic_id', 'job_id', 'hours', 'date'],
      rows: [{ id: 31, mechanic_id: 11, job_id: 21, hours: 2, date: '2025-04-01', billable: true }],
    }),
    ...keeps('garage', 'leave_request', {
      fields: { mechanic_id: id, kind: oneOf('annual', 'sick'), starts_on: day, ends_on: day, status: oneOf('pending', 'approved', 'declined') }, // oxfmt-ignore
      needs: ['mechanic_id', 'kind', 'starts_on', 'ends_on'],
      rows: [
        { id: 41, mechanic_id: 11, kind: 'annual', starts_on: '2025-07-01', ends_on: '2025-07-05', status: 'pending' },
        { id: 42, mechanic_id: 11, kind: 'sick', starts_on: '2025-02-01', ends_on: '2025-02-02', status: 'approved' },
      ],
    }),
    ...keeps('garage', 'part', {
      fields: { part_number: text, stock: id, sale_price: num, condition: oneOf('new', 'used', 'worn') },
      rows: [
        { id: 51, part_number: 'P-700', stock: 2, sale_price: 20, condition: 'new' },
        { id: 52, part_number: 'P-701', stock: 3, sale_price: 30, condition: 'new' },
      ],
    }),
  )

describe('an order that is said as a heading', () => {
  proposes(garage, [
    ['We have a new mechanic, can you put her in? Dee Orr, trainee, dee@orr.example, phone number 555 04.', 'garage_add_mechanic', { name: 'Dee Orr', level: 'trainee', email: 'dee@orr.example', phone: '555 04' }], // oxfmt-ignore
    ['Can you sign up a new mechanic for me? Dee Orr, a master, and her bay will be Wash Bay.', 'garage_add_mechanic', { name: 'Dee Orr', level: 'master', bay_id: 2 }], // oxfmt-ignore
    ['Register new mechanic. Name Dee Orr, level trainee, e-mail dee@orr.example.', 'garage_add_mechanic', { name: 'Dee Orr', level: 'trainee', email: 'dee@orr.example' }], // oxfmt-ignore
    ['Register new mechanic: Name Dee Orr, level trainee.', 'garage_add_mechanic', { name: 'Dee Orr', level: 'trainee' }], // oxfmt-ignore
    ['New mechanic please: Dee Orr, trainee, Wash Bay as bay', 'garage_add_mechanic', { name: 'Dee Orr', level: 'trainee', bay_id: 2 }], // oxfmt-ignore
    ['We need one more job: "Check the brakes". Give it to Bo Lund, make it high priority and set the due date to 20 December 2026.', 'garage_add_job', { title: 'Check the brakes', mechanic_id: 12, priority: 'high', due_on: '2026-12-20' }], // oxfmt-ignore
    ['Time entry please: Bo Lund, job "Fit the towbar", 2.5 h, 3 March 2025, billable.', 'garage_add_time_entry', { mechanic_id: 12, job_id: 21, hours: 2.5, date: '2025-03-03', billable: true }], // oxfmt-ignore
    ['New leave request pls: Bo Lund, annual, first day 29 Apr 2027, last day 5 May 2027.', 'garage_add_leave_request', { mechanic_id: 12, kind: 'annual', starts_on: '2027-04-29', ends_on: '2027-05-05' }], // oxfmt-ignore
    ['Open a job please: "Check the brakes", priority high', 'garage_add_job', { title: 'Check the brakes', priority: 'high' }], // oxfmt-ignore
    ['Part P-700: condition to worn please, the owner called', 'garage_patch_part', { id: 51, condition: 'worn' }],
    ['P-700: worn', 'garage_patch_part', { id: 51, condition: 'worn' }],
    ['P-700 -> worn pls', 'garage_patch_part', { id: 51, condition: 'worn' }],
    ['P-700: stock to 40 please, goods just came in', 'garage_patch_part', { id: 51, stock: 40 }],
  ])
  for (const message of [
    'Job list please: all of them',
    'Jobs please: only the high priority ones',
    'Mechanics please - who have we got?',
    'We have a new mechanic, who is it?',
    'We need one more job. Give it to Bo Lund.',
  ])
    it(`is none: “${message}”`, async () => expect((await garage().ask(message)).pending).to.equal(undefined))
})

describe('an order behind what is told', () => {
  for (const [order, tool, args] of [
    ['Ana Reyes can have the leave she asked for, please approve the request that’s waiting.', 'garage_patch_leave_request', { id: 41, status: 'approved' }], // oxfmt-ignore
    ['Ana Reyes’ leave request is still pending, please mark it as approved.', 'garage_patch_leave_request', { id: 41, status: 'approved' }], // oxfmt-ignore
    ['We’re all through with "Fit the towbar", so you can tick that job off as done.', 'garage_patch_job', { id: 21, status: 'done' }], // oxfmt-ignore
    ['P-701 is past its best, you can mark that part as worn.', 'garage_patch_part', { id: 52, condition: 'worn' }],
    ['P-701 is past its best, please set to worn.', 'garage_patch_part', { id: 52, condition: 'worn' }],
    ['P-701 isn’t in good shape any more, please put that part down as worn.', 'garage_patch_part', { id: 52, condition: 'worn' }], // oxfmt-ignore
    ['Ana Reyes has moved on, her bay should be Wash Bay from now on.', 'garage_patch_mechanic', { id: 11, bay_id: 2 }],
    ['Ana Reyes has a new phone number, it’s 555 77. Can you put that in her record?', 'garage_patch_mechanic', { id: 11, phone: '555 77' }], // oxfmt-ignore
    ['P-701 is past its best and has to be taken out of the catalogue.', 'garage_delete_part', { id: 52 }],
    ['I’d like Ana Reyes taken off the mechanics, but ask before you do.', 'garage_delete_mechanic', { id: 11 }],
    ['The due date of "Fit the towbar" needs moving to 2 January 2027.', 'garage_patch_job', { id: 21, due_on: '2027-01-02' }], // oxfmt-ignore
    ['Bo Lund will be off sick from 7 December 2026 to 9 December 2026. Can you book that in?', 'garage_add_leave_request', { mechanic_id: 12, kind: 'sick', starts_on: '2026-12-07', ends_on: '2026-12-09' }], // oxfmt-ignore
    ['"Fit the towbar" can be marked as done, the owner has confirmed that it works.', 'garage_patch_job', { id: 21, status: 'done' }], // oxfmt-ignore
    ['Ana Reyes has been transferred, pls put Wash Bay as the bay.', 'garage_patch_mechanic', { id: 11, bay_id: 2 }],
    ['Ana Reyes now works out of the Wash Bay, can you update the record?', 'garage_patch_mechanic', { id: 11, bay_id: 2 }], // oxfmt-ignore
    ['From now on Ana Reyes belongs to the Wash Bay, please update her bay.', 'garage_patch_mechanic', { id: 11, bay_id: 2 }], // oxfmt-ignore
    ['Bo Lund is taking annual leave from 9 May 2027 until 18 May 2027, can you enter that?', 'garage_add_leave_request', { mechanic_id: 12, kind: 'annual', starts_on: '2027-05-09', ends_on: '2027-05-18' }], // oxfmt-ignore
    ['Bo Lund would like annual leave from 9 May 2027 to 18 May 2027, could you put the request in?', 'garage_add_leave_request', { mechanic_id: 12, kind: 'annual', starts_on: '2027-05-09', ends_on: '2027-05-18' }], // oxfmt-ignore
    ['P-701 goes into the sale, sale price 12 euros, can you enter that for me?', 'garage_patch_part', { id: 52, sale_price: 12 }], // oxfmt-ignore
    ['It was ordered twice by accident, so P-701 needs to be deleted please.', 'garage_delete_part', { id: 52 }],
  ] as const)
    it(`is about what is told: “${order}”`, async () => {
      const { pending, response } = await garage().ask(order)
      expect({ tool: pending?.tool, args: pending?.args }, response).to.deep.equal({ tool, args })
    })
})

describe('news beside an order', () => {
  for (const [order, args] of [
    ['Please set "Fit the towbar" to done, it’s been completed.', { id: 21, status: 'done' }],
    ['Could you change the status of "Fit the towbar" to done? It has been checked twice.', { id: 21, status: 'done' }],
    ['"Fit the towbar" is now due on 2 January 2027, the owner asked for more time. Can you change that?', { id: 21, due_on: '2027-01-02' }], // oxfmt-ignore
    ['Owner needs longer - push the due date of "Fit the towbar" back to 2 January 2027', { id: 21, due_on: '2027-01-02' }], // oxfmt-ignore
  ] as const)
    it(`is no part of it: “${order}”`, async () => {
      const { pending, response } = await garage().ask(order)
      expect(pending?.args, response).to.deep.equal(args)
    })
  for (const message of [
    'Please set "Fit the towbar" to done, if it has been completed.',
    'Set "Fit the towbar" to done, it should be high priority too.',
    'Set "Fit the towbar" to done, it has become urgent.',
    'Set "Fit the towbar" to done, it’s high priority now.',
  ])
    it(`is more than news: “${message}”`, async () => {
      const { pending } = await garage().ask(message)
      expect(pending?.args).not.to.deep.equal({ id: 21, status: 'done' })
    })
})
