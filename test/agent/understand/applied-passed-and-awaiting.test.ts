import { expect } from 'chai'
import { date, flag, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const day = { ...date, nullable: true }
const object = (properties: object) => ({ type: 'object', properties })

const pilots = [
  { id: 1, name: 'Ann Lee', base: { code: 'N', name: 'Norrby' }, pay: { grossPerMonth: 4000 } },
  { id: 2, name: 'Bo Ray', base: { code: 'N', name: 'Norrby' }, pay: { grossPerMonth: 3000 } },
  { id: 3, name: 'Cy Fox', base: { code: 'S', name: 'Sorby' }, pay: { grossPerMonth: 3500 } },
]
const bases = [
  { code: 'N', name: 'Norrby' },
  { code: 'S', name: 'Sorby' },
]
const trainings = [
  { id: 11, title: 'First Aid in the Air', school: 'Red Lion', fee: 90, certificate_valid_months: 24 },
  { id: 12, title: 'Night Flight Basics', school: 'Blue Fin', fee: 200, certificate_valid_months: 12 },
]
const sitting = (number: number, pilot_id: number, training_id: number, passed: boolean) =>
  ({ id: number, pilot_id, training_id, held_on: '2024-02-01', passed }) // oxfmt-ignore
const sittings = [sitting(21, 1, 11, true), sitting(22, 2, 11, false), sitting(23, 3, 12, true)]
const job = (number: number, title: string, publishedOn: string, isOpen: boolean, filledOn: string | null = null) =>
  ({ id: number, title, publishedOn, applyUntil: isOpen ? '2031-06-15' : '2024-03-01', isOpen, filledOn, cancelledOn: null, pay: { from: 2500, to: 3000 } }) // oxfmt-ignore
const jobs = [
  job(31, 'Tower Clerk', '2024-01-05', false, '2024-01-10'),
  job(32, 'Ramp Agent', '2024-05-02', true),
  job(33, 'Fuel Buyer', '2024-04-02', true),
]
const candidates = [
  { id: 41, name: 'Eva Holm', email: 'e@x.example', jobId: 32, receivedOn: '2024-05-05', outcome: 'PENDING' },
  { id: 42, name: 'Fay Iles', email: 'f@x.example', jobId: 31, receivedOn: '2024-02-05', outcome: 'REJECTED' },
]
const decided = (approvedAt: string | null, declinedAt: string | null, cancelledAt: string | null = null) => ({ approvedAt, declinedAt, cancelledAt }) // oxfmt-ignore
const leaves = [
  { id: 51, pilotId: 1, reason: 'HOLIDAY', firstDay: '2031-01-01', lastDay: '2031-01-05', ...decided(null, null) },
  { id: 52, pilotId: 2, reason: 'HOLIDAY', firstDay: '2031-01-01', lastDay: '2031-01-05', ...decided(null, '2024-01-01') },
  { id: 53, pilotId: 3, reason: 'ILLNESS', firstDay: '2031-01-01', lastDay: '2031-01-05', ...decided(null, null) },
  { id: 54, pilotId: 3, reason: 'HOLIDAY', firstDay: '2031-02-01', lastDay: '2031-02-05', ...decided('2024-01-01', null) },
] // oxfmt-ignore
const offers = [
  { id: 61, title: 'Hangar Three', opened_on: '2024-01-01', apply_by: '2031-06-20', closed_on: null },
  { id: 62, title: 'Hangar Four', opened_on: '2024-01-01', apply_by: '2031-08-20', closed_on: null },
]

async function ask(...messages: string[]): Promise<string> {
  const talk = converse(
    reads('air', '/bases', () => bases, list({ code: text, name: text })),
    reads('air', '/pilots', () => pilots, list({ id, name: text, base: object({ code: text, name: text }), pay: object({ grossPerMonth: money }) })), // oxfmt-ignore
    reads('air', '/trainings', () => trainings, list({ id, title: text, school: text, fee: money, certificate_valid_months: id })), // oxfmt-ignore
    reads('air', '/sittings', () => sittings, list({ id, pilot_id: id, training_id: id, held_on: date, passed: flag })),
    reads('air', '/jobs', () => jobs, list({ id, title: text, publishedOn: date, applyUntil: date, isOpen: flag, filledOn: day, cancelledOn: day, pay: object({ from: money, to: money }) })), // oxfmt-ignore
    reads('air', '/candidates', () => candidates, list({ id, name: text, email: text, jobId: id, receivedOn: date, outcome: of('PENDING', 'REJECTED', 'HIRED') })), // oxfmt-ignore
    reads('air', '/leaves', () => leaves, list({ id, pilotId: id, reason: of('HOLIDAY', 'ILLNESS'), firstDay: date, lastDay: date, approvedAt: day, declinedAt: day, cancelledAt: day })), // oxfmt-ignore
    reads('air', '/offers', () => offers, list({ id, title: text, opened_on: date, apply_by: date, closed_on: day })),
  )
  let last = ''
  for (const message of messages) last = (await talk.ask(message)).response
  return last
}

const rows: Record<string, readonly (readonly [string | readonly string[], RegExp])[]> = {
  'who did it themselves': [
    ['who applied for the Ramp Agent job?', /^1 candidate .*Eva Holm/],
    ['how many people applied in February 2024?', /\b1 candidate\b/],
    ['who failed the first aid training?', /^1 pilot .*Bo Ray/],
    ['pilots who passed the first aid training', /^1 pilot .*Ann Lee/],
  ],
  'names by their beginnings, and links between them': [
    ['how much is the first aid training?', /90/],
    ['trainings from Blue Fin', /^1 training .*Night Flight Basics/],
    [['training with the highest fee', 'How many months is its certificate valid?'], /12/],
  ],
  'what is open, closes and was opened': [
    ['open jobs without a single candidate', /^1 job .*Fuel Buyer/],
    ['which job was opened first?', /Tower Clerk: January 5, 2024/],
    [['how many jobs are open?', 'which of them was opened first?'], /Fuel Buyer/],
    ['jobs closing in June 2031', /^2 jobs .*Ramp Agent and Fuel Buyer/],
    ['offers closing in June 2031', /^1 offer .*Hangar Three/],
    ['which offers close in August 2031?', /^1 offer .*Hangar Four/],
  ],
  'what waits for a decision by its days': [
    ['leave requests waiting for approval', /^2 leaves .*51 .*53/],
    ['holiday requests waiting for approval', /^1 leave .*51/],
  ],
  'the copied name of whom a key leads to': [[['who earns the most in Norrby?', 'and in Sorby?'], /Cy Fox: €3,500/]],
}

describe('candidates, trainings and leave', () => {
  for (const [title, questions] of Object.entries(rows))
    describe(title, () => {
      for (const [messages, answer] of questions)
        it([messages].flat().join(' // '), async () => expect(await ask(...[messages].flat())).to.match(answer))
    })
})
