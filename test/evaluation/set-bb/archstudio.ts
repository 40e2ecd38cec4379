import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, cut, measures, nameOf, sizes } from '../set-s/choose.ts'
import { coded, eur, figureOf, staff, type Employee } from './archstudio-readings.ts'
import { talkArchstudio } from './archstudio-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set BB over the projects and hours of an architects' office. */
export function askArchstudio(facts: Facts): Question[] {
  const builder = createQuestions('bb', 'archstudio')
  list(builder, facts)
  number(builder, facts)
  compare(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkArchstudio(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { archstudio }: Facts): void {
  const { archClients, archEmployees, archMembers, archProjects, archTimeEntries } = archstudio
  ask('list', 'Show me all our clients.', gold.set(archClients))
  const team = pick.sized(archMembers, one => one.project.number, 4, 5, 3)
  ask('list', `Who are the members of project ${team.key}?`, gold.either(gold.set(team.rows.map(one => pick.find(archEmployees, one.employee.id))), gold.set(team.rows))) // oxfmt-ignore
  ask('filter', 'Which projects are still in acquisition?', gold.set(archProjects.filter(one => one.status === 'ACQUISITION'))) // oxfmt-ignore
  const homes = archProjects.filter(one => one.type === 'RESIDENTIAL')
  const town = pick.sized(homes, one => one.address.city, 3, 4)
  ask('filter', `Find the residential projects in the city of ${town.key}.`, gold.set(town.rows))
  const free = pick.sized(archTimeEntries.filter(one => !one.isBillable), one => one.employee.name, 3, 8) // oxfmt-ignore
  ask('filter', `Show the time entries of ${free.key} that are not billable.`, gold.set(free.rows))
  const area = cut(archProjects, one => one.grossFloorArea, 0.75)
  ask('threshold', `Which projects have a gross floor area of at least ${area} square metres?`, gold.set(archProjects.filter(one => one.grossFloorArea >= area))) // oxfmt-ignore
  ask('threshold', 'How many time entries have more than 7 hours?', gold.count(archTimeEntries.filter(one => one.hours > 7).length)) // oxfmt-ignore
}

function number({ ask }: Builder, { archstudio }: Facts): void {
  const { archClients, archEmployees, archInvoices, archProjects, archTimeEntries } = archstudio
  ask('count', 'How many invoices are overdue?', gold.count(archInvoices.filter(one => one.status === 'OVERDUE').length)) // oxfmt-ignore
  ask('count', 'In how many different cities are our projects?', gold.count(pick.distinct(archProjects.map(one => one.address.city)).length)) // oxfmt-ignore
  ask(
    'top',
    'What is the smallest project by gross floor area?',
    gold.smallest(archProjects, one => one.grossFloorArea),
  )
  ask(
    'top',
    'Top 5 projects by fee budget',
    gold.ordered(archProjects, one => one.feeBudget, { count: 5 }),
  )
  ask('top', 'Which client has the most projects with us?', champion(archClients, one => archProjects.filter(({ client }) => client.id === one.id).length, one => one.name)) // oxfmt-ignore
  ask('aggregate', 'What is the total construction cost of all active projects?', gold.money(pick.sum(archProjects.filter(one => one.status === 'ACTIVE'), one => one.constructionCost))) // oxfmt-ignore
  ask('aggregate', 'What is the average hourly rate of the employees with the role architect?', staff(archEmployees.filter(one => one.role === 'ARCHITECT'), rows => gold.money(pick.mean(rows, one => one.hourlyRate)))) // oxfmt-ignore
  ask('aggregate', 'What percentage of all time entries is billable?', gold.percent(pick.ratio(archTimeEntries.filter(one => one.isBillable).length, archTimeEntries.length))) // oxfmt-ignore
  ask('group', 'How many projects do we have in each status?', gold.map(sizes(archProjects, one => one.status, coded)))
  ask('group', 'Total hours logged per employee', gold.map(measures(archTimeEntries, one => one.employee.name, own => pick.sum(own, one => one.hours), gold.spelled), 'plain')) // oxfmt-ignore
}

function compare({ ask }: Builder, { archstudio }: Facts): void {
  const { archEmployees, archProjects, archTimeEntries } = archstudio
  const hours = (who: Employee) =>
    pick.sum(
      archTimeEntries.filter(one => one.employee.id === who.id),
      one => one.hours,
    )
  const first = pick.nth(archEmployees, one => one.role === 'ARCHITECT' && hours(one) > 0, 1)
  const second = pick.nth(archEmployees, one => one.role === 'DRAFTSPERSON' && Math.abs(hours(one) - hours(first)) > 8) // oxfmt-ignore
  ask('compare', `Who has logged more hours, ${nameOf(first)} or ${nameOf(second)}?`, champion([first, second], hours, nameOf)) // oxfmt-ignore
  const fee = (type: string) => pick.mean(archProjects.filter(one => one.type === type), one => one.feeBudget) // oxfmt-ignore
  ask('compare', 'Is the average fee budget of office projects higher than the average fee budget of school projects?', gold.yes(fee('OFFICE') > fee('SCHOOL'))) // oxfmt-ignore
}

function join({ ask }: Builder, { archstudio }: Facts): void {
  const { archClients, archEmployees, archMembers, archPhases, archProjects, archTimeEntries } = archstudio
  const [dearest] = archProjects.toSorted((one, other) => other.constructionCost - one.constructionCost)
  ask('join', 'Which phases does the project with the highest construction cost have?', gold.set(archPhases.filter(one => one.project.id === dearest!.id))) // oxfmt-ignore
  const municipal = archProjects.filter(one => pick.find(archClients, one.client.id).type === 'MUNICIPALITY')
  const amount = cut(municipal, one => one.feeBudget, 0.5)
  ask('join', `Show the projects of municipality clients that have a fee budget of more than ${eur(amount)}.`, gold.set(municipal.filter(one => one.feeBudget > amount))) // oxfmt-ignore
  const isByIntern = (id: string) => pick.find(archEmployees, id).role === 'INTERN'
  const athome = archTimeEntries.filter(one => isByIntern(one.employee.id) && pick.find(archProjects, one.project.id).type === 'RESIDENTIAL') // oxfmt-ignore
  ask('join', 'How many hours have interns logged on residential projects?', gold.plain(pick.sum(athome, one => one.hours))) // oxfmt-ignore
  const running = archMembers.filter(one => pick.find(archProjects, one.project.id).status === 'ACTIVE')
  const busy = pick.sized(running.filter(one => one.projectRole !== 'LEAD'), one => one.employee.name, 3, 6) // oxfmt-ignore
  ask('join', `Which active projects is ${busy.key} a member of?`, gold.set(busy.rows.map(one => pick.find(archProjects, one.project.id)))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { archstudio }: Facts): void {
  const { archClients, archEmployees, archProjects } = archstudio
  const hotel = pick.nth(archClients, one => one.type === 'COMPANY', 5)
  ask('lookup', `What is the phone number of the contact person at ${hotel.name}?`, told(hotel, hotel.contactPerson.phone, 'phone')) // oxfmt-ignore
  const project = pick.nth(archProjects, one => one.status === 'COMPLETED', 7)
  ask('lookup', `Show me project ${project.number}.`, gold.record(project))
  const designer = pick.nth(archEmployees, one => one.role === 'INTERIOR_DESIGNER')
  ask('lookup', `What is the hourly rate of ${nameOf(designer)}?`, figureOf(designer, gold.money(designer.hourlyRate, { field: 'hourlyRate' }))) // oxfmt-ignore
}

function date({ ask }: Builder, { archstudio, today }: Facts): void {
  const { archInvoices, archPhases, archProjects } = archstudio
  const paid = archInvoices.filter(one => one.status === 'PAID')
  const month = pick.sized(paid, one => pick.month(one.issuedOn), 3, 5)
  ask('date', `Which paid invoices were issued in ${pick.monthName(month.key)}?`, gold.set(month.rows))
  const year = String(Number(today.slice(0, 4)) - 1)
  ask('date', `How many projects have a start date in ${year}?`, gold.count(archProjects.filter(one => pick.year(one.startDate) === year).length)) // oxfmt-ignore
  const fee = cut(archPhases, one => one.fee, 0.7)
  const day = `${Number(today.slice(0, 4)) + 1}-06-15`
  ask('date', `List the phases with a fee above ${eur(fee)} that end after ${pick.dayName(day)}.`, gold.set(archPhases.filter(one => one.fee > fee && one.endDate > day))) // oxfmt-ignore
}
