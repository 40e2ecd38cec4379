import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { absent, crewOf, employed, teamOf } from './theatrestaff-readings.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the theatres' staff system, changes, and what cannot be answered. */
export function talkTheatrestaff(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { theatrestaff }: Facts): void {
  const { stageDepartments, stageEmployees, stageAbsences } = theatrestaff
  const crew = crewOf(theatrestaff, 'Minster Hall')
  const front = teamOf(theatrestaff, 'Front of House').filter(one => crew.includes(one))
  talk(
    'followup',
    ['Who works at the Minster Hall?', employed(crew, rows => gold.set(rows))],
    ['Only the ones in Front of House, please', employed(front, rows => gold.set(rows))],
    ['What do they earn on average?', employed(front, rows => gold.money(pick.mean(rows, one => one.monthlySalary)))],
  )
  const { headId } = pick.nth(stageDepartments, one => one.name === 'Lighting and Sound')
  const head = pick.find(stageEmployees, headId!)
  const led = stageEmployees.filter(one => one.managerId === head.id)
  talk(
    'followup',
    ['Who is in charge of the Lighting and Sound department?', toldPerson(head)],
    ['When was she hired?', told(head, pick.dayAs(head.hiredOn), 'hiredOn')],
    ['How many people report to her?', employed(led, rows => gold.count(rows.length))],
  )
  const turned = stageAbsences.filter(one => one.status === 'Rejected')
  const people = pick.distinct(turned.map(one => pick.find(stageEmployees, one.employeeId)))
  const dropped = stageAbsences.filter(one => one.status === 'Cancelled')
  talk(
    'followup',
    ['How many absences have been cancelled?', gold.count(dropped.length)],
    ['And how many were rejected?', gold.count(turned.length)],
    ['Whose were those?', gold.either(gold.set(people), gold.set(people.map(nameOf)), gold.all(gold.set(turned), gold.mentions(people.map(nameOf))))], // oxfmt-ignore
  )
}

function write({ ask, talk }: Builder, { theatrestaff, day }: Facts): void {
  const { stageEmployees, stageAbsences, stageBookings, stageHouses } = theatrestaff
  const named = (name: string) => pick.nth(stageEmployees, one => nameOf(one) === name)
  const rested = named('Emre Yildiz')
  const [from, to] = [day(160), day(169)]
  ask('write', `Please put in a vacation for ${nameOf(rested)} from ${pick.dayName(from)} to ${pick.dayName(to)}.`, gold.created('theatrestaff.stageAbsences', { employeeId: rested.id, type: 'Vacation', startDate: from, endDate: to })) // oxfmt-ignore
  const requested = stageAbsences.filter(one => one.status === 'Requested')
  const one = pick.nth(requested, own => own.type === 'Vacation' && requested.every(other => other === own || other.employeeId !== own.employeeId), 3) // oxfmt-ignore
  ask('write', `Approve the vacation that ${nameOf(pick.find(stageEmployees, one.employeeId))} has requested.`, gold.updated('theatrestaff.stageAbsences', one, { status: 'Approved' })) // oxfmt-ignore
  const house = pick.nth(stageHouses, own => own.name === 'Foundry Stage')
  ask('write', `Isaac Fenn is moving to the ${house.name}. Could you change that in his record?`, gold.updated('theatrestaff.stageEmployees', named('Isaac Fenn'), { houseId: house.id })) // oxfmt-ignore
  const booking = pick.nth(stageBookings, own => own.status === 'Booked', 2)
  talk(
    'write',
    [`Delete training booking ${booking.id}, but check with me before you do.`, gold.pending()],
    ['Yes, that is the right one, go ahead.', gold.removed('theatrestaff.stageBookings', booking)],
  )
}

function decline({ ask }: Builder, { theatrestaff }: Facts): void {
  const { stageDepartments, stageEmployees } = theatrestaff
  ask('missing', 'Which of our ushers have a driving licence?', unknown())
  ask('unknown', 'In which department does Leopold Vandersloot work?', unknown())
  const pair = stageEmployees.filter(one => one.lastName === 'Okafor')
  const teams = pair.map(one => pick.find(stageDepartments, one.departmentId).name)
  const jobs = pair.map(one => one.jobTitle)
  const each = pair.flatMap((one, index) => [told(one, one.jobTitle, 'jobTitle'), told(one, teams[index]!)])
  ask('ambiguous', 'What does Okafor do here?', gold.either(gold.clarify(), gold.set(pair), gold.set(jobs), ...each))
}

function chat({ ask }: Builder, { theatrestaff, today }: Facts): void {
  const { stageEmployees, stageAbsences } = theatrestaff
  ask('smalltalk', 'Lovely, that is all I needed before curtain up. Thank you!', gold.smalltalk())
  ask('browser', 'Open the payroll website and click on Download payslips', refusesPages())
  const seasonal = stageEmployees.filter(one => one.contractType === 'Seasonal')
  ask(
    'casual',
    'hi, cud u tell me how many seasnal staff we hav',
    employed(seasonal, rows => gold.count(rows.length)),
  )
  const away = stageEmployees.filter(one => one.status === 'OnLeave').length
  const off = stageAbsences.filter(one => one.status === 'Approved' && one.startDate <= today && one.endDate >= today).length // oxfmt-ignore
  const gone = stageEmployees.filter(one => one.status === 'Left').length
  ask('multi', 'How many employees are on leave and how many have left?', gold.either(gold.figures(gold.count(away), gold.count(gone)), gold.figures(gold.count(off), gold.count(gone)))) // oxfmt-ignore
  const unproved = stageAbsences.filter(one => one.type === 'SickLeave' && !one.certificateReceived)
  ask('complete', "I need every single sick leave for which we have not received a doctor's certificate.", absent(unproved, rows => gold.set(rows))) // oxfmt-ignore
}
