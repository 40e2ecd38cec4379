import { expect } from 'chai'
import { date as day, int as id, list, of, text } from '../../support/memory/schemas.ts'
import { tool } from '../../support/library/catalogue.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const depots = [
  { id: 1, name: 'Lyon', region: 'South', foreman_id: 1 },
  { id: 2, name: 'Basel', region: 'North', foreman_id: 2 },
]
const workers = [
  { id: 1, first_name: 'Ann', last_name: 'Lee', depot_id: 1, contract_type: 'apprentice', grade: 'foreman', phone: '1' },
  { id: 2, first_name: 'Bo', last_name: 'Ray', depot_id: 2, contract_type: 'permanent', grade: 'foreman', phone: '2' },
  { id: 3, first_name: 'Cy', last_name: 'Fox', depot_id: 1, contract_type: 'permanent', grade: 'fitter', phone: '3' },
] // oxfmt-ignore
const posts = [
  { id: 5, title: 'Sorter', depot_id: 1, status: 'open', grade: 'fitter' },
  { id: 6, title: 'Packer', depot_id: 2, status: 'filled', grade: 'foreman' },
]
const absences = [
  { id: 7, worker_id: 1, kind: 'sick_leave', status: 'open', start_date: '2025-05-01', end_date: '2025-05-30', days: 6 },
  { id: 8, worker_id: 3, kind: 'sick_leave', status: 'granted', start_date: '2025-03-03', end_date: '2025-03-06', days: 4 },
] // oxfmt-ignore
const kinds = of('annual_leave', 'sick_leave')
const absence = { worker_id: id, kind: kinds, start_date: day, end_date: day }
const inBody = (name: string, schema: Record<string, unknown>) => ({ name, type: String(schema.type), required: true, description: '', constraints: [], in: 'body', schema }) // oxfmt-ignore
const talk = () =>
  converse(
    reads('yard', '/depots', () => depots, list({ id, name: text, region: text, foreman_id: id })),
    reads('yard', '/workers', () => workers, list({ id, first_name: text, last_name: text, depot_id: id, contract_type: of('permanent', 'apprentice'), grade: of('foreman', 'fitter'), phone: text })), // oxfmt-ignore
    reads('yard', '/posts', () => posts, list({ id, title: text, depot_id: id, status: of('open', 'filled'), grade: of('foreman', 'fitter') })), // oxfmt-ignore
    reads('yard', '/absences', () => absences, list({ id, ...absence, status: of('open', 'granted'), days: id })), // oxfmt-ignore
    { record: tool('yard', 'create_absence', 'POST', '/absences', Object.entries(absence).map(([name, schema]) => inBody(name, schema)), {}), answer: () => ({ id: 9 }) }, // oxfmt-ignore
  )
const says = (cases: readonly (readonly [string, RegExp])[]) => {
  for (const [message, said] of cases)
    it(message, async () => expect((await talk().ask(message)).response).to.match(said))
}

describe('what is asked of each beside the records', () => {
  says([
    ['Which depots do we have, and in which regions are they?', /^2 depots: Lyon \(South\) and Basel \(North\)/],
    ['Which depots are there, and what region does each belong to?', /^2 depots: Lyon \(South\) and Basel \(North\)/],
    ['List the apprentices, and at which depots are they?', /^1 worker .*Ann Lee \(Lyon\)/],
    ['List the workers with their depot', /^3 workers: Ann Lee \(Lyon\), Bo Ray \(Basel\) and Cy Fox \(Lyon\)/],
    ['List the depots with their foreman', /^2 depots: Lyon \(Ann Lee\) and Basel \(Bo Ray\)/],
    ['Show all workers with their phone, and nobody may be missing', /^3 workers: Ann Lee \(1\).*Cy Fox \(3\)/],
  ])
})

describe('a state that the records named have themselves', () => {
  says([['Which posts are open at the moment?', /^1 post with status open: Sorter/]])
})

describe('how many days long something is', () => {
  says([['How many days long is a sick leave on average?', /\b5\b/]])
})

describe('what is put in', () => {
  for (const message of [
    'Please put in annual leave for Cy Fox from June 2, 2025 to June 6, 2025.',
    'Add annual leave for Cy Fox from June 2, 2025 to June 6, 2025',
  ])
    it(message, async () => expect((await talk().ask(message)).response).to.match(/^Create the absence .*Cy Fox/))
})
