import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { date, int, list, of, text } from '../../support/memory/schemas.ts'
import { withoutBeside } from '../../../src/agent/understand/requests/beside-the-request.ts'

const members = [
  { id: 1, name: 'Ann Lee', phone: '555 0101', joined_on: '2026-03-01' },
  { id: 2, name: 'Bo Ray', phone: '555 0102', joined_on: '2026-04-01' },
]
const lessons = [
  { id: 1, title: 'Edges', member_id: 1, state: 'new', priority: 'urgent', kind: 'meeting' },
  { id: 2, title: 'Spins', member_id: 1, state: 'held', priority: 'low', kind: 'course' },
  { id: 3, title: 'Jumps', member_id: 2, state: 'held', priority: 'urgent', kind: 'course' },
]
const begin = () =>
  converse(
    reads('rink', '/members', () => members, list({ id: int, name: text, phone: text, joined_on: date })),
    reads(
      'rink',
      '/lessons',
      () => lessons,
      list({
        id: int,
        title: text,
        member_id: int,
        state: of('new', 'held'),
        priority: of('low', 'urgent'),
        kind: of('meeting', 'course'),
      }),
    ),
  )

describe('what is said in sentences of their own beside a request', () => {
  for (const around of [
    ["I'm new here.", ''],
    ['I have somebody on the phone.', ''],
    ['We have a meeting in ten minutes.', ''],
    ['Just a moment.', ''],
    ['One second...', ''],
    ['A member is asking:', ''],
    ['For my report:', ''],
    ['', 'It is urgent.'],
    ['', 'No details needed.'],
    ['', 'A short answer is enough.'],
    ['', 'My colleague asked me.'],
    ['', "I can't find it anywhere."],
    ['', 'That would help me a lot.'],
    ['', 'Sorry for asking again.'],
    ['', 'Thank you in advance.'],
    ['', 'Have a nice day!'],
    ['Hello,', 'Kind regards, Sam'],
  ])
    it(`changes nothing: ${around.join(' … ')}`, async () => {
      const { response } = await begin().ask(`${around[0]} how many lessons were held? ${around[1]}`.trim())
      expect(response).to.match(/^There are 2 lessons with state held\.$/)
    })

  it('is told where it names records', async () => {
    const { response } = await begin().ask('I spoke about the members. How many lessons were held?')
    expect(response).to.match(/^There are 2 lessons with state held\. \(I passed over “I spoke about the members\.”/)
  })

  it('is told where the question leaves its noun out', async () => {
    const { response, confidence } = await begin().ask('I am going through our courses. Which are held?')
    expect(response).to.match(/passed over|kind course/)
    expect(confidence).to.be.below(0.85)
  })

  it('is understood where it says more of what is asked', async () => {
    expect((await begin().ask('Which lessons are there? Only the urgent ones.')).response).to.match(/Edges and Jumps/)
    expect((await begin().ask('Which lessons were held? I mean the urgent ones.')).response).to.match(/Jumps/)
  })

  for (const message of [
    'I only care about Oslo. How many are there?',
    'Which loans are late? I need the open ones.',
    'Which loans are late? Not the small ones.',
    "I'm visiting Oslo. Which boats are there?",
    'I have a customer here. What did they order?',
    'A member is on the phone. Who has that book?',
    'Our supplier was late. When did it deliver?',
    'How many are open? A list, please.',
    'No. 5 is late. Why?',
  ])
    it(`keeps every sentence of “${message}”`, () => expect(withoutBeside(message).text).to.equal(message))

  it('knows what points into the question itself', () => {
    for (const question of [
      'How many loans are out right now, and how many of those are overdue?',
      'Show the events that start this week.',
      'Is the average of hardcovers higher than that of paperbacks?',
    ])
      expect(withoutBeside(`We have a meeting in ten minutes. ${question}`).text).to.equal(question)
  })
})
