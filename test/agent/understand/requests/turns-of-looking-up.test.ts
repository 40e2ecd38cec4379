import { expect } from 'chai'
import { date as day, int as id, list, text } from '../../../support/memory/schemas.ts'
import { converse, reads } from '../../../support/styles/serve.ts'

const skippers = [
  { id: 1, name: 'Ann Lee', phone: '0131 11', email: 'ann@quay.example', leave_allowance: 28, licence_expires_on: '2027-03-01' },
  { id: 2, name: 'Bo Ray', phone: '0131 22', email: 'bo@quay.example', leave_allowance: 25, licence_expires_on: '2027-05-01' },
] // oxfmt-ignore
const refits = [
  { id: 41, code: 'RF-41', title: 'New Mast', status: 'SURVEY', due_on: '2027-01-20', skipper_id: 1 },
  { id: 42, code: 'RF-42', title: 'Hull Paint', status: 'DOCKED', due_on: '2027-02-11', skipper_id: 2 },
  { id: 43, code: 'RF-43', title: 'Sail Loft', status: 'DOCKED', due_on: '2027-02-15', skipper_id: 2 },
]
const parts = [
  { id: 7, sku: '900100', name: 'Copper Cleat', condition: 'worn', fabric: 'canvas' },
  { id: 8, sku: '900200', name: 'Oak Tiller', condition: 'new', fabric: 'felt' },
]
const ask = (message: string) =>
  converse(
    reads('quay', '/skippers', () => skippers, list({ id, name: text, phone: text, email: text, leave_allowance: id, licence_expires_on: day })),
    reads('quay', '/refits', () => refits, list({ id, code: text, title: text, status: text, due_on: day, skipper_id: id })),
    reads('quay', '/parts', () => parts, list({ id, sku: text, name: text, condition: text, fabric: text })),
  ).ask(message) // oxfmt-ignore

describe('what is looked up in everyday words', () => {
  for (const [message, says] of [
    ['When does RF-41 have to be finished?', /January 20, 2027/],
    ['By what date should the New Mast be done?', /January 20, 2027/],
    ['RF-42, by which day must it be ready?', /February 11, 2027/],
    ['How far along is RF-41?', /SURVEY/],
    ['any news on RF-42?', /DOCKED/],
    ['Where do we stand with RF-41? I need its due date.', /January 20, 2027/],
    ['I need to ring Ann Lee, what number is she on?', /0131 11/],
    ['Need to call Bo Ray, his number?', /0131 22/],
    ['Ann Lee - what number do I dial?', /0131 11/],
    ['phone nr for Bo Ray pls', /0131 22/],
    ['Phone no. for Bo Ray pls', /0131 22/],
    ["I want to e-mail Ann Lee. What's the address?", /ann@quay/],
    ["Ann Lee's phone number, what is it?", /0131 11/],
    ['A customer is asking about the fabric of the Oak Tiller, what is it?', /felt/],
    ['Bo Ray wants to know when his licence expires.', /May 1, 2027/],
    ['How much leave does Ann Lee get a year, in days?', /28/],
    ["I'd like to check Bo Ray's annual leave entitlement.", /25/],
    ['how good a state is the Copper Cleat in?', /worn/],
  ] as const)
    it(`is known: ${message}`, async () => expect((await ask(message)).response).to.match(says))

  it('leaves out what has not left a state', async () => {
    const { response } = await ask("which refits haven't left the survey yet?")
    expect(response).to.match(/1 refit\b.*New Mast/)
  })

  for (const message of [
    'A lady here is asking for Velvet Anchor, could you check what condition it is in?',
    'Velvet Anchor, how many parts are there?',
  ])
    it(`is never of all where nothing has that name: ${message}`, async () =>
      expect((await ask(message)).response).to.match(/no record called|could read as/))
})
