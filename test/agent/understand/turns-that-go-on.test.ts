import { expect } from 'chai'
import { date as day, int as id, list, num, of as oneOf, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const keepers = [
  { id: 1, name: 'Ann Lee', town: 'Wells', pay: 30 },
  { id: 2, name: 'Bo Ray', town: 'Frome', pay: 20 },
  { id: 3, name: 'Cy Fox', town: 'Frome', pay: 70 },
]
const boat = (key: number, name: string, keeper_id: number, state: string, length: number, rent: number, sold_on: string | null = null) => ({ id: key, name, keeper_id, state, length, rent, sold_on }) // oxfmt-ignore
const boats = [
  boat(11, 'Otter', 1, 'moored', 9, 100),
  boat(12, 'Heron', 1, 'sold', 7, 300, '2025-02-01'),
  boat(13, 'Egret', 1, 'moored', 12, 200),
  boat(14, 'Grebe', 2, 'sold', 5, 50, '2025-03-01'),
]
const repairs = [
  { id: 21, boat_id: 11, keeper_id: 2, fault: 'leak' },
  { id: 22, boat_id: 11, keeper_id: 2, fault: 'mast' },
  { id: 23, boat_id: 14, keeper_id: 1, fault: 'leak' },
]
const harbour = () =>
  converse(
    reads('harbour', '/keepers', () => keepers, list({ id, name: text, town: text, pay: money })),
    reads('harbour', '/boats', () => boats, list({ id, name: text, keeper_id: id, state: oneOf('moored', 'sold', 'lost'), length: num, rent: money, sold_on: { ...day, nullable: true } })), // oxfmt-ignore
    reads('harbour', '/repairs', () => repairs, list({ id, boat_id: id, keeper_id: id, fault: oneOf('leak', 'mast') })),
  )
/** The last answer of a conversation. */
async function last(...messages: string[]) {
  const { ask } = harbour()
  for (const message of messages.slice(0, -1)) await ask(message)
  return ask(messages.at(-1)!)
}
const says = (title: string, rows: readonly (readonly [turns: readonly string[], says: RegExp])[]) =>
  describe(title, () => {
    for (const [turns, expected] of rows)
      it(turns.join(' // '), async () => expect((await last(...turns)).response).to.match(expected))
  })

says('a turn that asks for more than the one before', [
  [["Which of Ann Lee's boats are moored?", 'And all of them?'], /^3 boats of keeper Ann Lee/],
  [["Show Ann Lee's boats", 'only the moored ones', 'Back to all of them'], /^3 boats/],
  [["Show Ann Lee's boats", 'only state moored', 'forget the state, show me all again'], /^3 boats/],
  [['Show me the boats of Ann Lee with state lost', 'Ok, then all of them'], /^3 boats of keeper Ann Lee/],
  [['How many boats does Ann Lee have?', 'And how many are there in all?'], /are 4 boats/],
  [['How many boats have the state sold?', 'And in total?'], /are 4 boats/],
])
says('a turn that leaves out whose it is', [
  [['List the boats of Ann Lee', 'I only need the number'], /are 3 boats/],
  [['List the boats of Ann Lee', 'How many have the state moored?'], /are 2 boats/],
  [['Which keeper has the most boats?', 'And the most repairs?'], /^Bo Ray has the most repairs: 2/],
  [['Show me the boats of Cy Fox', 'Which other keepers have none?'], /^1 keeper.*Cy Fox/],
  [['What is the average pay of all keepers?', 'How many are above that?'], /is 1 keeper/],
  [['Show me the keepers with town Wells', 'Which boats belong to them?'], /^3 boats/],
  [['List the boats of Ann Lee', 'limit that to state moored'], /^2 boats/],
  [['List the boats of Ann Lee', 'all but those with the state moored'], /^1 boat.*Heron/],
])
says('a correction', [
  [['How many boats does Ann Lee have?', 'Wrong one, I meant Bo Ray'], /is 1 boat of keeper Bo Ray/],
  [['list the boats for Ann Lee', 'wait, I need them for Bo Ray'], /^1 boat of keeper Bo Ray/],
  [['How many boats does Bo Ray have?', 'Sorry, I meant repairs'], /are 2 repairs of keeper Bo Ray/],
  [['How many boats of Ann Lee have the state moored?', 'Actually, make that sold'], /is 1 boat with state sold/],
  [["Ann Lee's boats", 'And those of Bo Ray?'], /^1 boat of keeper Bo Ray/],
])
says('what one was chosen by', [
  [['Which of the boats of Ann Lee has the highest rent?', 'How much is it?'], /300/],
  [['Which boat was sold last?', 'When was that?'], /March 1, 2025/],
  [['What is the pay of Ann Lee?', 'And of Cy Fox?', "What's the difference?"], /40/],
  [['How many boats does Ann Lee have?', 'And Bo Ray?', 'How many more is that?'], /2/],
  [['Show me the boats of Ann Lee sorted by length', 'Tell me more about the second one'], /Otter/],
])
says('which of two figures is more', [
  [['How many boats does Ann Lee have?', 'And Bo Ray?', 'And in total?'], /4/],
  [['How many boats were sold in 2025?', 'And in 2024?', 'Which year had more?'], /More .*2025.*: 2, against 0/],
  [['How many boats were sold in 2025?', 'And in 2024?', 'In which of the two were there fewer?'], /Fewer .*2024/],
])
says('a name in the place of one that is not there', [
  [['Show me the keepers in Utopia', 'ok, and in Frome?'], /^2 keepers.*Bo Ray and Cy Fox/],
])
describe('a pronoun after a question about one record that had no answer', () => {
  it('stands for that record', async () => {
    expect((await last('What is the shoe size of Ann Lee?', 'And how many boats do they have?')).response).to.match(/are 3 boats/) // oxfmt-ignore
    expect((await last("What is Ann Lee's favourite colour?", 'ok, then show me their boats')).response).to.match(/^3 boats/) // oxfmt-ignore
  })
  it('though what goes on with the question itself is asked back', async () => {
    const { data } = await last('What is the shoe size of Ann Lee?', 'And of Bo Ray?')
    expect(data.error?.code).to.equal('NEEDS_INPUT')
  })
})
