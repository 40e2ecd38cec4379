import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const yes = { type: 'boolean' }
const day = { type: 'string', format: 'date' }

const trainers = ['Ada Moss', 'Ben Reed', 'Cleo Hart'].map((name, at) => ({
  id: at + 1,
  name,
  email: `t${at}@gym.example`,
  studio_id: [1, 2, 2][at],
  weekly_hours: [40, 20, 30][at],
  remaining_holidays: [5, 6, 7][at],
  left_on: [null, '2024-01-01', null][at],
  started_on: '2020-01-01',
}))
const studios = ['Oak Hall', 'Elm Hall'].map((name, at) => ({
  id: at + 1,
  name,
  area: [80, 60][at],
  founder_id: at + 1,
  coordinator_id: at + 2,
  has_lift: at === 0,
}))
const quotes = ['submitted', 'accepted', 'rejected', 'submitted'].map((status, at) => ({
  id: at + 1,
  title: `Quote ${at + 1}`,
  studio_id: [1, 1, 2, 2][at],
  drafter_id: 1,
  status,
  kind: ['repair', 'repair', 'paint', 'paint'][at],
}))
const person = { id: whole, name: text, email: { ...text, format: 'email' }, studio_id: whole }
const gym = () =>
  converse(
    reads(
      'gym',
      '/trainers',
      () => trainers,
      list({ ...person, weekly_hours: whole, remaining_holidays: whole, left_on: { ...day, nullable: true }, started_on: day }), // oxfmt-ignore
    ),
    reads(
      'gym',
      '/studios',
      () => studios,
      list({
        id: whole,
        name: text,
        area: whole,
        founder_id: { ...whole, description: 'Id of a trainer' },
        coordinator_id: { ...whole, description: 'Id of a trainer' },
        has_lift: { ...yes, description: 'Whether we are renting it out' },
      }),
    ),
    reads(
      'gym',
      '/quotes',
      () => quotes,
      list({
        id: whole,
        title: text,
        studio_id: whole,
        drafter_id: { ...whole, description: 'Id of a trainer' },
        status: { ...text, enum: ['submitted', 'accepted', 'rejected'] },
        kind: { ...text, enum: ['repair', 'paint'] },
      }),
    ),
  )
const last = async (...messages: string[]) => {
  const { ask } = gym()
  for (const message of messages.slice(0, -1)) await ask(message)
  return (await ask(messages.at(-1)!)).response
}

describe('what is said in the words of its description, of a decision that is waited for and of what is left', () => {
  for (const [question, answer] of [
    ['which studios are we renting out?', /^1 studio\b.*Oak Hall/],
    ['how many quotes are still waiting for a decision?', /\b2 quotes/],
    ['quotes awaiting approval', /^2 quotes/],
    ['how many holidays does Cleo Hart have left?', /\b7\b/],
    ['which trainers left in 2024?', /Ben Reed/],
  ] as const)
    it(`is understood: ${question}`, async () => expect(await last(question)).to.match(answer))
})

describe('a participle of somebody whom every record names', () => {
  it('says nothing more where nobody is asked for', async () =>
    expect(await last('how many repair quotes have been drafted for the Oak Hall?')).to.match(/\b2 quotes/))
})

describe('what was spoken of before', () => {
  it('is asked who has a role in it', async () =>
    expect(await last('which studio has the largest area?', 'who is its founder?')).to.include('Ada Moss'))

  it('is a thing where “its” is said, though somebody was told last', async () =>
    expect(
      await last(
        'which studio has the largest area?',
        'who is the founder of Oak Hall?',
        'how many of its quotes are accepted?',
      ),
    ).to.match(/\b1 quote\b/))

  it('is who has the field that is asked for, where others of theirs were shown', async () =>
    expect(await last('which studio does Ben Reed belong to?', 'and how many hours a week?')).to.match(/\b20\b/))
})
