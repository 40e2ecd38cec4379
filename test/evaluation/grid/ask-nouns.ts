import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import type { Question, Service } from '../question.ts'
import type { Row, Tables } from '../services/records.ts'
import { ownChoices } from './ask-choices.ts'
import { createAsker, type Asker } from './asker.ts'
import { NO_FIGURE, readSchema, saidValue, type GridKind } from './schema.ts'

/** What people call records whose kind is called something else, as one and as many. */
const OTHERWISE: Record<string, [one: string, many: string][]> = {
  title: [['book', 'books']],
  patron: [['reader', 'readers'], ['member', 'members']],
  borrower: [['member', 'members']],
  employee: [['member of staff', 'members of staff'], ['worker', 'workers'], ['colleague', 'colleagues']],
  customer: [['client', 'clients'], ['buyer', 'buyers']],
  client: [['customer', 'customers']],
  shopper: [['customer', 'customers']],
  guest: [['visitor', 'visitors']],
  task: [['ticket', 'tickets'], ['to-do', 'to-dos'], ['issue', 'issues']],
  card: [['task', 'tasks']],
  ticket: [['issue', 'issues']],
  product: [['item', 'items'], ['article', 'articles']],
  order: [['purchase', 'purchases']],
  sale: [['purchase', 'purchases']],
  invoice: [['bill', 'bills']],
  vehicle: [['car', 'cars']],
  course: [['class', 'classes'], ['training', 'trainings']],
  student: [['pupil', 'pupils']],
  pupil: [['student', 'students'], ['child', 'children']],
  learner: [['student', 'students']],
  booking: [['reservation', 'reservations']],
  reservation: [['booking', 'bookings']],
  checkout: [['loan', 'loans']],
  supplier: [['vendor', 'vendors']],
  teacher: [['instructor', 'instructors']],
  instructor: [['teacher', 'teachers'], ['trainer', 'trainers']],
  agent: [['representative', 'representatives']],
  volunteer: [['helper', 'helpers']],
  technician: [['engineer', 'engineers']],
  venue: [['location', 'locations']],
  branch: [['location', 'locations']],
  clinician: [['doctor', 'doctors']],
  practitioner: [['doctor', 'doctors']],
  veterinarian: [['vet', 'vets']],
  pet: [['animal', 'animals']],
  user: [['person', 'people']],
  collaborator: [['colleague', 'colleagues']],
  lawyer: [['attorney', 'attorneys']],
  matter: [['case', 'cases']],
  carer: [['caregiver', 'caregivers']],
} // oxfmt-ignore

/** Services of which a kind is called otherwise by people. */
const NAMED: readonly Exclude<Service, 'between'>[] = [
  'planboard', 'store', 'fleet', 'library', 'citylibrary', 'medialibrary', 'lendery', 'people', 'hotel', 'helpdesk', 'fitness',
  'purchasing', 'recruiting', 'clinic', 'campus', 'garage', 'vets', 'toolhire', 'tracker', 'hr', 'agency', 'electronics', 'academy',
  'dining', 'dealership', 'lawfirm', 'homecare', 'kanban', 'toyshop', 'gardenshop', 'elearning', 'secondary', 'musicschool',
] // oxfmt-ignore
export const SERVICES_OF_NOUNS = NAMED

/** Plain questions about records that are called by another common noun than the service has for them. */
export const askNounsOfAll = (facts: Facts): Question[] =>
  NAMED.flatMap(service => {
    const kinds = readSchema(service, (facts as unknown as Record<string, Tables>)[service] ?? {})
    const asker = createAsker(service, 'nouns')
    const taken = new Set(kinds.flatMap(({ one, fields }) => [one, ...fields.map(({ said }) => said)].flatMap(name => name.split(' ')))) // oxfmt-ignore
    for (const kind of kinds)
      for (const [one, many] of OTHERWISE[kind.one] ?? [])
        if (!one.split(' ').some(word => taken.has(word))) askCalled(asker, kind, one, many)
    return asker.questions
  })

function askCalled(asker: Asker, kind: GridKind, one: string, many: string): void {
  const { rows, fields } = kind
  const ask = (shape: string, message: string, right: gold.Gold) => asker.ask(shape, { many: `${kind.many} ${one}` }, message, right) // oxfmt-ignore
  ask('count', `How many ${many} do we have?`, gold.count(rows.length))
  const choice = fields.find(field => field.type === 'choice' && ownChoices(kind, field).length > 1)
  const value = choice && ownChoices(kind, choice)[0]
  if (choice && value !== undefined) {
    const of = rows.filter(row => row[choice.name] === value)
    ask('count-with', `How many ${many} have the ${choice.said} ${saidValue(value)}?`, gold.count(of.length))
    ask('list-with', `${many} with ${choice.said} ${saidValue(value)}`, gold.set(of))
    ask('by', `${many} by ${choice.said}`, gold.map(choice.choices.map(one => [gold.spelled(one, saidValue(one)), rows.filter(row => row[choice.name] === one).length]))) // oxfmt-ignore
  }
  const figure = fields.find(({ type, said }) => type === 'number' && !NO_FIGURE.test(said))
  if (figure) ask('highest', `Which ${one} has the highest ${figure.said}?`, gold.largest(rows.filter(row => typeof row[figure.name] === 'number'), (row: Row) => row[figure.name])) // oxfmt-ignore
  const link = kind.links.find(({ to }) => to !== kind && kind.links.filter(other => other.to === to).length === 1)
  const owner = link?.to.rows.find(row => link.to.label(row) && rows.some(own => own[link.name] === row.id))
  if (link && owner)
    ask('of', `${many} of ${link.to.label(owner)!}`, gold.set(rows.filter(row => row[link.name] === owner.id)))
}
