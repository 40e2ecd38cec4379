import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, nameOf, sizes } from '../set-s/choose.ts'
import { employed, euros, isEnrolled, isOpen, known, pointed, siteAs, unpaid, type Child, type Invoice } from './nurseries-readings.ts' // oxfmt-ignore
import { talkNurseries } from './nurseries-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set BC over the firm that runs a few nurseries. */
export function askNurseries(facts: Facts): Question[] {
  const builder = createQuestions('bc', 'nurseries')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkNurseries(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { nurseries }: Facts): void {
  const { nurseryBookings, nurseryChildren, nurseryInvoices, nurserySites, nurseryStaff } = nurseries
  ask('list', 'Which nurseries do we run?', gold.set(nurserySites))
  ask('list', 'Can you give me a list of all our room leaders?', employed(nurseryStaff.filter(one => one.jobTitle === 'ROOM_LEADER'), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', "We're baking with the kids this week. Which of the enrolled children are allergic to eggs?", gold.set(nurseryChildren.filter(one => isEnrolled(one) && one.allergies.includes('EGGS')))) // oxfmt-ignore
  ask('filter', 'Show me the extra sessions parents have asked for that we still have to answer.', gold.set(nurseryBookings.filter(one => one.status === 'REQUESTED'))) // oxfmt-ignore
  ask('filter', 'Which children at Canal Bank are we not allowed to photograph?', known(nurseryChildren.filter(one => one.site.name === 'Canal Bank' && !one.photoConsent), rows => gold.set(rows))) // oxfmt-ignore
  const level = levelOf(nurseryInvoices)
  ask('threshold', `Are there any unpaid invoices over €${level.toLocaleString('en-US')}? If so I want to see them.`, unpaid(nurseryInvoices.filter(one => one.totalCents > 100 * level), rows => gold.set(rows))) // oxfmt-ignore
}

/** A round amount that a handful of the unpaid invoices exceed, none of all just by a little. */
function levelOf(invoices: Invoice[]): number {
  const isClear = (level: number) => invoices.every(one => Math.abs(one.totalCents - 100 * level) > 50)
  const over = (level: number) => invoices.filter(one => isOpen(one) && one.totalCents > 100 * level).length
  return pick.nth(Array.from({ length: 60 }, (_, at) => 600 + 50 * at), level => isClear(level) && over(level) <= 8) // oxfmt-ignore
}

function number({ ask }: Builder, { nurseries }: Facts): void {
  const { nurseryChildren, nurseryGuardians, nurseryInvoices, nurseryRooms, nurserySites, nurseryStaff } = nurseries
  const enrolled = nurseryChildren.filter(isEnrolled)
  ask('count', 'How many children come in on Fridays?', gold.count(enrolled.filter(one => one.attendanceDays.includes('FRI')).length)) // oxfmt-ignore
  const room = pick.nth(nurseryRooms, one => one.name === 'Kingfishers')
  const seated = enrolled.filter(one => one.room?.id === room.id)
  ask('count', `How many free places are left in the ${room.name} room?`, gold.count(room.capacity - seated.length)) // oxfmt-ignore
  ask(
    'top',
    'Who is the youngest child with us at the moment?',
    gold.largest(enrolled, one => one.birthDate),
  )
  ask('top', 'Which three members of staff have been with us the longest?', employed(nurseryStaff, rows => gold.ordered(rows, one => one.hiredOn, { count: 3, up: true }))) // oxfmt-ignore
  const owed = (rows: Invoice[], id: string) => pick.sum(rows.filter(one => one.billTo.id === id), one => one.totalCents) // oxfmt-ignore
  const debtor = (rows: Invoice[]) => champion(nurseryGuardians, one => owed(rows, one.id), nameOf)
  ask('top', 'Which parent owes us the most money right now?', gold.either(debtor(nurseryInvoices.filter(isOpen)), debtor(nurseryInvoices.filter(one => one.status === 'OVERDUE')))) // oxfmt-ignore
  ask('aggregate', 'What do the overdue invoices add up to?', euros(pick.sum(nurseryInvoices.filter(one => one.status === 'OVERDUE'), one => one.totalCents))) // oxfmt-ignore
  ask('aggregate', 'What do we pay an educator per hour on average?', employed(nurseryStaff.filter(one => one.jobTitle === 'EDUCATOR'), rows => euros(pick.mean(rows, one => one.hourlyRateCents)))) // oxfmt-ignore
  const named = (name: string) => siteAs(pick.nth(nurserySites, one => one.name === name))
  ask('group', 'I need the number of enrolled children for each nursery.', gold.map(sizes(enrolled, one => one.site.name, named))) // oxfmt-ignore
  ask('group', 'How many places do we have per age group?', gold.map(measures(nurseryRooms, one => one.ageGroup, own => pick.sum(own, one => one.capacity)))) // oxfmt-ignore
  const [naas, bray] = ['Naas', 'Bray'].map(town => pick.nth(nurserySites, one => one.address.town === town))
  ask('compare', 'Do we have more staff in Naas or in Bray?', employed(nurseryStaff, rows => {
    const [one, other] = [naas!, bray!].map(site => rows.filter(row => row.site.id === site.id).length)
    const more = one! > other! ? naas! : bray!
    return gold.text(gold.spelled(more.address.town, more.name))
  })) // oxfmt-ignore
}

function join({ ask }: Builder, { nurseries }: Facts): void {
  const { nurseryChildren, nurseryGuardians, nurseryInvoices, nurseryRooms, nurserySites, nurseryStaff } = nurseries
  const enrolled = nurseryChildren.filter(isEnrolled)
  const collectors = (child: Child) => child.guardians.filter(one => one.canCollect)
  const collected = pick.nth(enrolled, one => one.guardians.length === 3 && collectors(one).length === 2)
  ask('join', `Who is allowed to pick up ${nameOf(collected)}?`, gold.set(pointed(nurseryGuardians, collectors(collected).map(one => one.guardian)))) // oxfmt-ignore
  const keyed = (id: string) => enrolled.filter(one => one.keyWorker?.id === id)
  const worker = pick.nth(nurseryStaff, one => one.isActive && keyed(one.id).length >= 3 && keyed(one.id).length <= 6, 1) // oxfmt-ignore
  ask('join', `Which children is ${nameOf(worker)} the key worker for?`, gold.set(keyed(worker.id)))
  const lodge = pick.nth(nurserySites, one => one.name === 'Orchard Lodge')
  const manager = pick.find(nurseryStaff, lodge.manager!.id)
  ask('join', `What is the mobile number of the manager at ${lodge.name}?`, told(manager, manager.phone, 'phone'))
  const debtors = (rows: Invoice[], room: string) => {
    const children = enrolled.filter(one => one.room?.id === room)
    const parents = children.flatMap(one => one.guardians.map(own => own.guardian.id))
    return nurseryGuardians.filter(one => parents.includes(one.id) && rows.some(row => row.billTo.id === one.id))
  }
  const open = nurseryInvoices.filter(isOpen)
  const drafts = nurseryInvoices.filter(one => one.status === 'DRAFT')
  const owing = pick.nth(nurseryRooms, one => debtors(open, one.id).length > 1 && debtors(drafts, one.id).every(row => debtors(open, one.id).includes(row))) // oxfmt-ignore
  ask('join', `Which parents of the ${owing.name} children still have an invoice to pay?`, gold.set(debtors(open, owing.id))) // oxfmt-ignore
  const preschool = new Set(nurseryRooms.filter(one => one.ageGroup === 'PRESCHOOL').map(one => one.id))
  ask('join', 'How many children in our preschool rooms have a dairy allergy?', gold.count(enrolled.filter(one => preschool.has(one.room!.id) && one.allergies.includes('DAIRY')).length)) // oxfmt-ignore
}

function lookup({ ask }: Builder, { nurseries }: Facts): void {
  const { nurseryChildren, nurserySites } = nurseries
  const boyne = pick.nth(nurserySites, one => one.name === 'Boyne View')
  const { closesAt } = boyne.openingHours
  ask('lookup', `What time does ${boyne.name} close?`, told(boyne, gold.spelled(closesAt, '5:45 pm', '5.45 pm', '5:45 p.m.'), 'closesAt')) // oxfmt-ignore
  const child = pick.nth(nurseryChildren, one => isEnrolled(one) && one.site.name === 'Pebble House' && one.guardians.some(own => own.relationship === 'FATHER'), 4) // oxfmt-ignore
  ask('lookup', `I have ${nameOf(child)}'s dad on the phone, who is the doctor we have down?`, told(child, child.doctor.name, 'doctor')) // oxfmt-ignore
}

function date({ ask }: Builder, { nurseries, today, day }: Facts): void {
  const { nurseryChildren, nurseryStaff } = nurseries
  ask('date', 'Whose Garda vetting runs out in the next 90 days?', employed(nurseryStaff, rows => pick.setWithin(rows, one => one.vettingExpiresOn, today, day(90)))) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -2)
  ask('date', `How many children started with us in ${pick.monthName(month)}?`, gold.count(nurseryChildren.filter(one => pick.month(one.startDate) === month).length)) // oxfmt-ignore
  const now = today.slice(5, 7)
  ask('date', 'Which of our enrolled children have their birthday this month?', gold.set(nurseryChildren.filter(one => isEnrolled(one) && one.birthDate.slice(5, 7) === now))) // oxfmt-ignore
}
