import { expect } from 'chai'
import { readDecision } from '../../../../src/agent/approvals/read-decision.ts'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { int as id, num, of as oneOf, text } from '../../../support/memory/schemas.ts'

const parlour = () =>
  converse(
    ...keeps('parlour', 'baker', {
      fields: { name: text, phone: text, email: text },
      needs: ['name'],
      rows: [
        { id: 7, name: 'Dee Orr', phone: '555 01', email: 'dee@orr.example' },
        { id: 8, name: 'Eli Nye', phone: '555 02', email: 'eli@nye.example' },
      ],
    }),
    ...keeps('parlour', 'cake', {
      fields: { name: text, code: text, topping: oneOf('cherry', 'almond', 'lemon zest'), layers: num, baker_id: id },
      needs: ['name'],
      rows: [
        { id: 1, name: 'Black Forest', code: 'C-1', topping: 'cherry', layers: 3, baker_id: 7 },
        { id: 2, name: 'Battenberg', code: 'C-2', topping: 'almond', layers: 2, baker_id: 8 },
      ],
    }),
  )
/** What the last message of a conversation would call. */
async function ordered(...messages: string[]) {
  const { ask } = parlour()
  for (const message of messages.slice(0, -1)) await ask(message)
  const { pending, response } = await ask(messages.at(-1)!)
  return { args: pending?.args, tool: pending?.tool, response }
}

describe('an order that goes on with the one before', () => {
  for (const [messages, args] of [
    [['Set the topping of Black Forest to almond', 'And the same for Battenberg'], undefined],
    [
      ['Set the topping of Black Forest to lemon zest', 'And the same for Battenberg'],
      { id: 2, topping: 'lemon zest' },
    ],
    [['Change the topping of Black Forest to almond', 'and the layers to 5'], { id: 1, layers: 5 }],
    [['Change the topping of Black Forest', 'almond'], { id: 1, topping: 'almond' }],
    [["Change Battenberg's topping", 'to lemon zest'], { id: 2, topping: 'lemon zest' }],
    [["What is Battenberg's blood pressure?", 'Then set its topping to cherry'], { id: 2, topping: 'cherry' }],
  ] as const)
    it(messages.join(' // '), async () => {
      const { args: found, response } = await ordered(...messages)
      expect(found, response).to.deep.equal(args)
    })
})

describe('a new record', () => {
  const hut = () =>
    converse(
      ...keeps('huts', 'warden', { fields: { name: text }, needs: ['name'], rows: [{ id: 3, name: 'Ola Moe' }] }),
      ...keeps('huts', 'hut', { fields: { name: text, warden_id: id }, needs: ['name', 'warden_id'], rows: [{ id: 5, name: 'Fell', warden_id: 3 }] }), // oxfmt-ignore
      ...keeps('huts', 'path', { fields: { name: text, metres: num }, rows: [{ id: 6, name: 'Ridge', metres: 900 }] }),
    )
  it('is not proposed with nothing said of it', async () => {
    const { ask } = hut()
    expect((await ask('I want to add a new path')).data.error?.code).to.equal('NEEDS_INPUT')
    expect((await ask('"Old Drove"')).pending?.args).to.deep.equal({ name: 'Old Drove' })
  })
  const shelf = () =>
    converse(
      ...keeps('shelf', 'novel', { fields: { title: text, author: text, pages: id, isbn: text }, needs: ['title', 'author'], rows: [{ id: 1, title: 'Ash', author: 'Dee Orr', pages: 90, isbn: '9780000000011' }] }), // oxfmt-ignore
      ...keeps('shelf', 'coupon', { fields: { code: text, percent_off: id }, needs: ['code', 'percent_off'], rows: [{ id: 2, code: 'MAY10', percent_off: 10 }] }), // oxfmt-ignore
      ...keeps('shelf', 'label', { fields: { name: text, label_number: text, colour: oneOf('red', 'blue') }, needs: ['name', 'label_number'], rows: [{ id: 3, name: 'Deep Sea', label_number: 'L-1', colour: 'red' }] }), // oxfmt-ignore
    )
  it('is by whom it is said to be', async () => {
    const { pending, response } = await shelf().ask('Add a new novel to the catalogue: "Salt Path" by Nora Quill, 288 pages') // oxfmt-ignore
    expect(pending?.args, response).to.deep.equal({ title: 'Salt Path', author: 'Nora Quill', pages: 288 })
  })
  it('is told by a code behind its noun, where it has no name', async () => {
    const { pending, response } = await shelf().ask('Create a coupon SPRINGSTEP with 15% off')
    expect(pending?.args, response).to.deep.equal({ code: 'SPRINGSTEP', percent_off: 15 })
  })
  it('has no number that is a word', async () => {
    const { pending, data } = await shelf().ask('Add a label called "Reef", splendid')
    expect([pending, data.error?.code]).to.deep.equal([undefined, 'NEEDS_INPUT'])
  })
  it('is not its number, where it is called by its noun behind its name', async () => {
    const { pending, response } = await shelf().ask('Update the Deep Sea label, colour blue')
    expect(pending?.args, response).to.deep.equal({ id: 3, colour: 'blue' })
  })
  it('is of the kind whose figure is counted behind the verb, though nothing is said to be needed', async () => {
    const { ask } = converse(
      ...keeps('mill', 'miller', { fields: { name: text }, rows: [{ id: 4, name: 'Ivo Tal' }] }),
      ...keeps('mill', 'job', { fields: { title: text, estimated_hours: num }, rows: [{ id: 9, title: 'Dress the stones', estimated_hours: 4 }] }), // oxfmt-ignore
      ...keeps('mill', 'shift_entry', { fields: { hours: num, job_id: id, miller_id: id }, rows: [{ id: 1, hours: 2, job_id: 9, miller_id: 4 }] }), // oxfmt-ignore
    )
    const { pending, response } = await ask('Log 2.5 hours for Ivo Tal on Dress the stones')
    expect(pending?.args, response).to.deep.equal({ hours: 2.5, job_id: 9, miller_id: 4 })
  })
  it('takes a value with the name of what was asked for', async () => {
    const { ask } = hut()
    await ask('Create a hut called "Tarn"')
    expect((await ask('the warden is Ola Moe')).pending?.args).to.deep.equal({ name: 'Tarn', warden_id: 3 })
  })
})

describe('how a record is to be', () => {
  for (const [message, args] of [
    ["Dee Orr should be Battenberg's baker instead", { id: 2, baker_id: 7 }],
    ['Could you put Battenberg down with the topping lemon zest?', { id: 2, topping: 'lemon zest' }],
    ["Battenberg's topping is no longer right, it's cherry. Can you fix that?", { id: 2, topping: 'cherry' }],
    ["Dee Orr's phone has changed: it's 555 77 now. Please update it", { id: 7, phone: '555 77' }],
  ] as const)
    it(message, async () => {
      const { args: found, response } = await ordered(message)
      expect(found, response).to.deep.equal(args)
    })
  it('is an order where one wants to be asked first', async () => {
    const { tool, args } = await ordered('I think we can delete the cake Battenberg. Ask me again before you do.')
    expect([tool, args]).to.deep.equal(['parlour_delete_cake', { id: 2 }])
  })
})

describe('“that one can go”', () => {
  const to = (message: string, action: string) => readDecision(message, { action, tool: 'x' })
  it('is a yes to a deletion alone', () => {
    expect(to('Yes, that one can go.', 'Delete the cake Battenberg')).to.equal('approve')
    expect(to('that one can go', 'Delete the cake Battenberg')).to.equal('approve')
    expect(to('that one can go', 'Change the cake Battenberg: layers 2 → 3')).to.equal(undefined)
  })
})
