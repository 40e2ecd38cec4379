import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }

const mills = [
  { id: 1, name: 'Tide Mill', town: 'Ely' },
  { id: 2, name: 'Top Mill', town: 'Diss' },
]
const millers = [
  ['Ann Lee', 'ann@mill.example', 'stone dresser', 30, 1],
  ['Bo Falk', 'bo@mill.example', 'packer', 22, 1],
  ['Cy Dunn', 'cy@mill.example', 'packer', 26, 2],
].map(([full_name, email, role, hourly_rate, mill_id], at) => ({
  id: at + 1,
  full_name,
  email,
  role,
  hourly_rate,
  mill_id,
}))
const guests = [
  ['Flo Hart', 'flo@mail.example', 1],
  ['Gus Ives', 'gus@mail.example', 2],
].map(([full_name, email, mill_id], at) => ({ id: at + 1, full_name, email, mill_id }))
const deliveries = [
  ['DL-1', 1, 1, 400, 12, 'Submitted', null],
  ['DL-2', 1, 2, 250, 30, 'Refused', 'damp'],
  ['DL-3', 2, 3, 300, 8, 'Refused', 'late'],
  ['DL-4', 2, 2, 120, 20, 'Refused', 'damp'],
].map(([code, mill_id, submitted_by_id, cost, bags, status, refusal_reason], at) => ({
  id: at + 1,
  code,
  mill_id,
  submitted_by_id,
  cost,
  bags,
  status,
  refusal_reason,
}))

const milling = () =>
  converse(
    reads('mills', '/mills', () => mills, list({ id: whole, name: text, town: text })),
    reads(
      'mills',
      '/millers',
      () => millers,
      list({ id: whole, full_name: text, email: text, role: { ...text, enum: ['stone dresser', 'packer'] }, hourly_rate: amount, mill_id: whole }), // oxfmt-ignore
    ),
    reads('mills', '/guests', () => guests, list({ id: whole, full_name: text, email: text, mill_id: whole })),
    reads(
      'mills',
      '/deliveries',
      () => deliveries,
      list({
        id: whole,
        code: text,
        mill_id: whole,
        submitted_by_id: { ...whole, description: 'Key of the miller who submitted it' },
        cost: amount,
        bags: whole,
        status: { ...text, enum: ['Submitted', 'Refused'] },
        refusal_reason: { ...text, nullable: true },
      }),
    ),
  )

const last = async (...messages: string[]) => {
  const { ask } = milling()
  let said: Awaited<ReturnType<typeof ask>> | undefined
  for (const message of messages) said = await ask(message)
  return said!
}

const answers = (what: string, rows: readonly (readonly [readonly string[], RegExp])[]) =>
  describe(what, () => {
    for (const [messages, found] of rows)
      it(messages.join(' → '), async () => {
        const { response, confidence } = await last(...messages)
        expect(response).to.match(found)
        expect(confidence).to.be.above(0.45)
      })
  })

answers('somebody who works there', [
  [['who works at the Tide Mill?'], /^2 millers.*Ann Lee and Bo Falk/],
  [['who works at the Tide Mill?', 'which of them charges the most per hour?'], /Ann Lee.*30/],
  [['Which miller has the highest hourly rate?', 'how many deliveries has this person submitted?'], /\b1 deliver/],
])

answers('the one thing that was spoken of', [
  [['Which delivery has the highest cost?', 'which mill is it for?', 'who submitted it?'], /Ann Lee/],
  [['Which delivery has the highest cost?', 'which mill is it for?', 'and how many bags?'], /\b12\b/],
  [['the top 2 deliveries by cost', 'whose is the second one?'], /Cy Dunn/],
])

answers('those before', [
  [['How many deliveries were refused?', 'who submitted them?'], /^2 millers.*Bo Falk and Cy Dunn/],
  [['How many deliveries were refused?', 'why?'], /damp 2.*late 1/],
  [['How many deliveries were refused?', 'total by mill'], /Top Mill.*420.*Tide Mill.*250/],
  [['list the refused deliveries', 'without the cost and the bags please'], /^3 deliveries/],
  [["What is Ann Lee's role?", 'list the packers', "what's her hourly rate?"], /\b30\b/],
])

describe('columns that are left out', () => {
  it('are those of whole records', async () => {
    const { data } = await last('list the deliveries', 'without the status and the bags please')
    expect(data!.columns).to.include('code').and.not.include.members(['status', 'bags'])
  })
})

describe('which of some that were not understood', () => {
  it('is not answered of all', async () => {
    const { confidence, response } = await last('list the wobbly quaffles', 'which has the fewest bags?')
    expect(confidence).to.be.below(0.5)
    expect(response).to.match(/no answer/)
  })
})
