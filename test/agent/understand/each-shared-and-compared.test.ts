import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }

const halls = [
  ['Corn Exchange', 'Ely'],
  ['Guildhall', 'Ely'],
  ['Maltings', 'Diss'],
].map(([name, town], at) => ({ id: at + 1, name, town }))
const ushers = [
  ['Ann Lee', 'ann@hall.example', 'lead', 1],
  ['Bo Falk', 'bo@hall.example', 'lead', 2],
  ['Cy Dunn', 'cy@hall.example', 'cloakroom', 1],
  ['Di Marsh', 'di@hall.example', 'bar', 1],
  ['Ed Moss', 'ed@hall.example', 'cloakroom', 3],
].map(([full_name, email, duty, hall_id], at) => ({ id: at + 1, full_name, email, duty, hall_id }))
const concerts = [
  ['Winter Songs', 1, '2023-01-10', 400, 'held'],
  ['Brass Night', 1, '2023-05-02', 250, 'cancelled'],
  ['Choir Day', 2, '2023-06-20', 300, 'held'],
  ['New Year Gala', 1, '2024-01-05', 900, 'held'],
  ['String Trio', 3, '2024-03-09', 150, 'cancelled'],
].map(([title, hall_id, held_on, cost, status], at) => ({ id: at + 1, title, hall_id, held_on, cost, status }))

const concertHalls = () =>
  converse(
    reads('halls', '/halls', () => halls, list({ id: whole, name: text, town: text })),
    reads(
      'halls',
      '/ushers',
      () => ushers,
      list({ id: whole, full_name: text, email: text, duty: { ...text, enum: ['lead', 'cloakroom', 'bar'] }, hall_id: whole }), // oxfmt-ignore
    ),
    reads(
      'halls',
      '/concerts',
      () => concerts,
      list({ id: whole, title: text, hall_id: whole, held_on: day, cost: amount, status: { ...text, enum: ['held', 'cancelled'] } }), // oxfmt-ignore
    ),
  )

const last = async (...messages: string[]) => {
  const { ask } = concertHalls()
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
        expect(confidence).to.be.above(0.6)
      })
  })

answers('each of those that were shown', [
  [['list the halls', 'how many ushers are in each?'], /Corn Exchange 3.*Guildhall 1.*Maltings 1/],
  [['halls in Ely', 'how many concerts did each of them have?'], /Corn Exchange 3, Guildhall 1\.$/],
  [['concerts by hall', 'how many ushers are there in each?'], /^Ushers by hall.*Corn Exchange 3/],
])

answers('those that make the groups', [
  [['concerts by hall', 'which of them are in Ely?'], /^2 halls|Corn Exchange and Guildhall/],
  [['halls', 'how many ushers are in each?', 'which of those are in Diss?'], /^1 hall.*Maltings/],
])

answers('a time that counts no more', [
  [['How many concerts were cancelled in 2023?', 'and regardless of the year?'], /\b2\b/],
])

answers('what others have too', [
  [["What is Ann Lee's duty?", 'who else has that duty?'], /^1 usher .*Bo Falk/],
  [["What is Cy Dunn's duty?", 'how many others have the same duty?'], /\b1 usher\b/],
  [["What is Ann Lee's duty?", 'who else is in the same hall?'], /^2 ushers .*Cy Dunn and Di Marsh/],
  [
    ['who are the leads?', 'what other duties are there?'],
    /^(?!.*2 different.*lead,).*(?:bar and cloakroom|cloakroom and bar)/,
  ],
])

answers('the one of those that were shown', [
  [['ushers of the Corn Exchange', 'who is the lead usher?', 'what is her e-mail?'], /ann@hall\.example/],
  [['ushers per hall', 'and the people in the Guildhall?'], /^1 usher.*Bo Falk/],
  [['ushers per hall', 'who works at the Corn Exchange?'], /^3 ushers.*Ann Lee, Cy Dunn and Di Marsh/],
])

answers('figures of before', [
  [['How many concerts were held in 2023?', 'compare that with 2024'], /went down by 1\b/],
  [
    ['total cost of the concerts in 2023 by hall', 'compare that with 2024'],
    /Corn Exchange, 2023: 650; Corn Exchange, 2024: 900; Guildhall, 2023: 300/,
  ],
  [['concerts by status in 2023', 'how does that compare to 2024?'], /cancelled, 2023: 1; cancelled, 2024: 1/],
  [['How many concerts were cancelled?', 'what did the cancelled ones cost?'], /\b400\b/],
  [['concerts by hall', 'as a chart'], /Corn Exchange 3.*Guildhall 1/],
])

describe('a chart', () => {
  it('is offered in the kind that is asked for', async () =>
    expect((await last('concerts by hall', 'show that as a pie chart please')).data!.chart).to.deep.include({ kind: 'share', title: 'Concerts by hall' })) // oxfmt-ignore

  it('is not drawn of what has no figures', async () =>
    expect((await last('list the halls', 'can you plot it?')).response).to.match(/nothing to draw/))
})

describe('what is asked of each', () => {
  it('is not told of all of them together', async () =>
    expect((await last('concerts by status', 'how many ushers are there in each?')).response).not.to.match(
      /\b5 ushers/,
    ))
})
