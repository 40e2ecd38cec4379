import { expect } from 'chai'
import { date as day, int as id, list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const many = <T>(values: readonly T[], of: (value: T, at: number) => Record<string, unknown>) =>
  values.map((value, at) => ({ id: at + 1, number: `X-${at + 1}`, ...of(value, at) }))

const parcels = many(['Placed', 'Shipped', 'Shipped', 'Delivered', 'Delivered', 'Delivered', 'Canceled'], status => ({ status, sent_via: status === 'Canceled' ? 'wire' : 'transfer' })) // oxfmt-ignore
const complaints = many(['TransitDamage', 'TransitDamage', 'WrongSize', 'ChangedMind', 'ChangedMind', 'ChangedMind'], (reason, at) => ({ reason, status: at < 2 ? 'Received' : 'PaidBack', opened_on: '2025-03-01' })) // oxfmt-ignore
const jobs = many(['P1', 'P1', 'P2', 'P3', 'P3', 'P3', 'P4'], (priority, at) => ({ priority, state: ['todo', 'done', 'done', 'in_progress', 'resolved', 'resolved', 'resolved'][at] })) // oxfmt-ignore
const leaves = many(['declined', 'declined', 'pending', 'approved', 'approved', 'approved'], (decision, at) => ({ decision, leave_kind: at < 2 ? 'study_leave' : at < 3 ? 'sick' : 'annual' })) // oxfmt-ignore
const holds = many(['collected', 'waiting', 'ready', 'withdrawn', 'waiting', 'collected'], (state, at) => ({ status: state, language: at ? 'English' : 'German', desk: at < 2 ? 'Reception' : 'Basement' })) // oxfmt-ignore
const copies = ['on_loan', 'on_loan', 'available'].map((own, at) => ({ id: at + 1, barcode: `C-${at}`, book_id: 1, status: own })) // oxfmt-ignore
const loans = [{ id: 1, copy_id: 1, reader_id: 5, lent_on: '2025-01-02', due_on: '2025-02-02', returned_on: null }]
const priority = { type: 'string', enum: ['P1', 'P2', 'P3', 'P4'] }
const status = { type: 'string', enum: ['Placed', 'Shipped', 'Delivered', 'Canceled'] }

const ask = (message: string) =>
  converse(
    reads('depot', '/parcels', () => parcels, list({ id, number: text, status, sent_via: text })),
    reads('depot', '/complaints', () => complaints, list({ id, number: text, reason: text, status: text, opened_on: day })), // oxfmt-ignore
    reads('depot', '/jobs', () => jobs, list({ id, number: text, priority, state: text })),
    reads('depot', '/leaves', () => leaves, list({ id, number: text, decision: text, leave_kind: text })),
    reads('depot', '/holds', () => holds, list({ id, number: text, status: text, language: text, desk: text })),
  ).ask(message)

describe('values by the names that others have for them', () => {
  for (const [message, count, says] of [
    ['How many parcels have the status dispatched?', 2, /Shipped/],
    ['How many parcels have the status canceled?', 1, /Canceled/],
    ['How many parcels are void?', 1, /Canceled/],
    ['How many parcels are on their way?', 2, /Shipped/],
    ['How many parcels are on the way?', 2, /Shipped/],
    ['How many leaves have the decision rejected?', 2, /declined/],
    ['How many rejected leaves are there?', 2, /declined/],
    ['How many leaves are awaiting approval?', 1, /pending/],
    ['How many leaves have the leave kind study?', 2, /study/],
    ['How many education leaves are there?', 2, /study/],
    ['How many complaints have the reason damaged in transit?', 2, /TransitDamage/],
    ['How many complaints have the reason transit damage?', 2, /TransitDamage/],
    ['How many complaints are there because of a change of mind?', 3, /ChangedMind/],
    ['How many complaints are refunded?', 4, /PaidBack/],
    ['How many jobs have the priority critical?', 2, /P1/],
    ['How many urgent jobs are there?', 2, /P1/],
    ['How many jobs are not started?', 1, /todo/],
    ['How many jobs are in the works?', 1, /in_progress/],
    ['How many jobs have a high priority?', 1, /P2/],
    ['How many jobs of normal priority are there?', 3, /P3/],
    ['How many holds have the status open?', 3, /other than/],
    ['How many open holds are there?', 3, /collected/],
    ['How many holds are in EN?', 5, /English/],
    ['How many holds have the desk rec?', 2, /Reception/],
  ] as const)
    it(message, async () => {
      const { data, response } = await ask(message)
      expect(data.result, response).to.equal(count)
      expect(response).to.match(says)
    })

  it('stand behind their field, whatever verb they are spelt like', async () => {
    const library = converse(
      reads('shelf', '/books', () => [{ id: 1, title: 'Tern' }], list({ id, title: text })),
      reads('shelf', '/copies', () => copies, list({ id, barcode: text, book_id: id, status: text })),
      reads('shelf', '/readers', () => [{ id: 5, name: 'Ann Lee' }], list({ id, name: text })),
      reads('shelf', '/loans', () => loans, list({ id, copy_id: id, reader_id: id, lent_on: day, due_on: day, returned_on: day })), // oxfmt-ignore
    )
    const { data, response } = await library.ask('How many copies have the status lent?')
    expect(data.result, response).to.equal(2)
    expect(response).to.match(/on_loan/)
  })
  it('are a guess where the value only comes near', async () => {
    const { data, response, confidence } = await ask('How many parcels are new?')
    expect(data.result, response).to.equal(1)
    expect(confidence, response).to.be.below(0.8)
    expect(response).to.match(/Placed/)
  })
  it('are of the records that are spoken of, whatever others are called so', async () => {
    const { data, response } = await ask('How many parcels have the status received?')
    expect(data.result, response).to.equal(1)
    expect(response).to.match(/Placed/)
  })
  it('are the nearest: what is called so itself comes first', async () => {
    expect((await ask('How many jobs are done?')).data.result).to.equal(2)
    expect((await ask('How many jobs are resolved?')).data.result).to.equal(3)
  })
  it('are none of what the records are done to', async () => {
    expect((await ask('Who created the parcel with the lowest number?')).response).not.to.match(/with status|I read/)
  })
  it('are none in the noun of the records themselves', async () => {
    const tasks = many(['chore', 'chore', 'bug'], kind => ({ kind }))
    const board = converse(reads('board', '/tasks', () => tasks, list({ id, number: text, kind: text })))
    const { data, response } = await board.ask('How many are there per kind of task?')
    expect(response).to.match(/bug/)
    expect(data.result).to.have.length(2)
  })
  it('are none of what is still to come', async () => {
    const permits = many(['expired', 'active', 'active'], status => ({ status }))
    const park = converse(reads('park', '/permits', () => permits, list({ id, number: text, status: text })))
    const { response, confidence } = await park.ask('which permits are about to run out?')
    expect(confidence, response).to.be.below(0.8)
  })
  it('end before no noun that is a part of one', async () => {
    expect((await ask('how many sick leaves are there?')).response).to.match(/There is 1 .*sick/)
  })
  it('are ranked where they are codes', async () => {
    const { data, response } = await ask('How many jobs have the highest priority?')
    expect(data.result, response).to.equal(2)
    expect(response).to.match(/P1/)
  })
  it('are no sure state where “open” is not one', async () => {
    expect((await ask('How many holds have the status open?')).confidence).to.be.below(0.8)
  })
  it('say how much of it in no other way', async () => {
    expect((await ask('How many jobs have the most urgent priority?')).response).not.to.match(/P3/)
  })

  describe('of records that are called otherwise, too', () => {
    const states = ['InService', 'OutOfService', 'OutOfService', 'BeingModernised']
    const works = ['quoted', 'printing', 'printing', 'finishing', 'shipped', 'quoted']
    const site = converse(
      reads('site', '/elevators', () => many(states, state => ({ state })), list({ id, number: text, state: { type: 'string', enum: states.filter((one, at) => states.indexOf(one) === at) } })), // oxfmt-ignore
      reads('site', '/jobs', () => many(works, status => ({ status, paper_id: 1 })), list({ id, number: text, status: text, paper_id: id })), // oxfmt-ignore
      reads('site', '/papers', () => [{ id: 1, name: 'Gloss' }], list({ id, name: text })),
    )
    for (const [message, count] of [
      ['How many lifts are out of action?', 2],
      ['How many lifts are broken?', 2],
      ["How many lifts aren't broken?", 2],
      ['How many jobs are still on the press?', 2],
    ] as const)
      it(message, async () => {
        const { data, response } = await site.ask(message)
        expect(data.result, response).to.equal(count)
      })
  })
})

describe('what nobody is down for, what is not through yet and what has no number', () => {
  const steps = ['quoted', 'printing', 'finishing', 'shipped', 'cancelled']
  const works = many(steps, (status, at) => ({ status, title: `Job ${at}` }))
  const lessons = many([7, null, 7, null], coach_id => ({ topic: 'Crawl', coach_id, coaching_date: coach_id && '2025-03-01' })) // oxfmt-ignore
  const coaches = [
    { id: 7, name: 'Ann Lee', van_registration: null },
    { id: 8, name: 'Bo Falk', van_registration: 'AB 12' },
  ]
  const empty = { type: 'string', nullable: true }
  const firm = converse(
    reads('firm', '/jobs', () => works, list({ id, number: text, title: text, status: { type: 'string', enum: steps } })), // oxfmt-ignore
    reads('firm', '/lessons', () => lessons, list({ id, number: text, topic: text, coach_id: { ...id, nullable: true }, coaching_date: { ...day, nullable: true } })), // oxfmt-ignore
    reads('firm', '/coaches', () => coaches, list({ id, name: text, van_registration: empty })),
  )
  for (const [message, count] of [
    ['How many jobs are not printed yet?', 2],
    ["How many jobs haven't been printed yet?", 2],
    ['How many lessons have nobody to coach them?', 2],
    ['How many lessons is nobody down to coach?', 2],
    ["How many coaches haven't got a van?", 1],
  ] as const)
    it(message, async () => {
      const { data, response } = await firm.ask(message)
      expect(data.result, response).to.equal(count)
    })
})
