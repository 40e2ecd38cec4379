import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

const { either, unknown, nowrite } = gold
const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`
/** Nobody knows who asks: it says so, asks back, or says that these are the records of everybody. */
const notMine = () =>
  either(unknown(), gold.clarify(), gold.mentions(['everybody', 'everyone', 'anybody', 'who you are', 'who is asking']))
/** Two rows that pass, one after the other. */
const two = <T>(rows: readonly T[], test: (row: T) => boolean, at: number): [T, T] => {
  const [one, other] = rows.filter(test).slice(at)
  if (!one || !other) throw new Error('Fewer rows pass')
  return [one, other]
}
const isAlone = <T extends { firstName: string; lastName: string }>(people: readonly T[], one: T) =>
  people.filter(other => nameOf(other) === nameOf(one)).length === 1
const most = <T, K extends string | number>(rows: readonly T[], key: (row: T) => K | null): K[] => {
  const groups = pick.rank(rows, key)
  return groups.filter(group => group.rows.length === groups[0]!.rows.length).map(group => group.key)
}

/** The kinds of the table before with other words and over other services: written when that one had been worked on. */
export const askToldInPassing = (facts: Facts): Question[] => [
  ...askDesk(facts),
  ...askHiring(facts),
  ...askClubs(facts),
  ...askForge(facts),
]

function askDesk({ helpdesk }: Facts): Question[] {
  const { agents, requesters, tickets, timeEntries } = helpdesk
  const { ask, questions } = createQuestions('p6', 'helpdesk')
  ask('ambiguous', 'what tickets do I have open?', notMine())
  ask('ambiguous', 'any tickets assigned to me today?', notMine())
  const [one, other] = two(tickets, row => row.status === 'open' && row.assigneeId !== null, 3)
  const agent = pick.nth(agents, row => row.available && agents.filter(twin => twin.name === row.name).length === 1, 4)
  ask('update', `assign tickets ${one.id} and ${other.id} to ${agent.name}`, gold.updated('helpdesk.tickets', [one, other], { assigneeId: agent.id }, ['groupId'])) // oxfmt-ignore
  ask('update', `give ticket ${one.id} to ${agent.name}`, gold.updated('helpdesk.tickets', one, { assigneeId: agent.id }, ['groupId'])) // oxfmt-ignore
  const busy = most(tickets, row => row.assigneeId)
  ask('ranking', 'who is the busiest agent on the desk?', either(...busy.flatMap(key => [gold.record(pick.find(agents, key)), gold.text(pick.find(agents, key).name)]), gold.clarify())) // oxfmt-ignore
  ask('missing-values', 'requesters who never opened a ticket', gold.set(requesters.filter(({ id }) => !tickets.some(row => row.requesterId === id)))) // oxfmt-ignore
  const away = pick.nth(agents, row => row.available && agents.filter(twin => twin.name === row.name).length === 1, 7)
  ask('update', `just so you know: ${away.name} is not available any more`, gold.updated('helpdesk.agents', away, { available: false })) // oxfmt-ignore
  const caller = pick.nth(requesters, row => requesters.filter(twin => twin.name === row.name).length === 1, 12)
  ask('update', `${caller.name} has a new email: fresh@elsewhere.example`, gold.updated('helpdesk.requesters', caller, { email: 'fresh@elsewhere.example' })) // oxfmt-ignore
  ask('help', 'which actions are there for a ticket?', gold.mentions(['escalate'], ['reopen'], ['delete', 'remove']))
  ask('compare', 'did we log more minutes on billable entries than on the others?', either(gold.yes(pick.sum(timeEntries.filter(row => row.billable), row => row.minutesSpent) > pick.sum(timeEntries.filter(row => !row.billable), row => row.minutesSpent)), unknown())) // oxfmt-ignore
  ask('unanswerable', `who told you to assign ticket ${one.id} to ${agent.name}?`, nowrite())
  return questions
}

function askHiring({ recruiting }: Facts): Question[] {
  const { recruiters, jobs, candidates, applications, interviews, offers } = recruiting
  const { ask, questions } = createQuestions('p6', 'recruiting')
  ask('missing-values', 'candidates who never applied', gold.set(candidates.filter(({ id }) => !applications.some(row => row.candidateId === id)))) // oxfmt-ignore
  ask('missing-values', 'jobs nobody applied for', gold.set(jobs.filter(({ id }) => !applications.some(row => row.jobId === id)))) // oxfmt-ignore
  ask('range', 'jobs that pay up to 80000', either(gold.set(jobs.filter(row => row.salaryMax <= 80_000)), gold.set(jobs.filter(row => row.salaryMin <= 80_000)))) // oxfmt-ignore
  const [one, other] = two(applications, row => row.status === 'active', 5)
  ask('action', `reject applications ${one.id} and ${other.id}`, gold.updated('recruiting.applications', [one, other], { status: 'rejected' }, ['rejectionReason'])) // oxfmt-ignore
  const mover = pick.nth(candidates, row => isAlone(candidates, row) && row.city !== 'Oslo', 14)
  ask('update', `${nameOf(mover)} moved to Oslo, please make a note of that`, gold.updated('recruiting.candidates', mover, { city: 'Oslo' }, ['country'])) // oxfmt-ignore
  ask('yes-no', `did ${nameOf(mover)} move to Oslo?`, gold.yes(false))
  const busy = most(jobs, row => row.recruiterId)
  ask('ranking', 'which recruiter looks after the most jobs?', either(...busy.flatMap(key => [gold.record(pick.find(recruiters, key)), gold.text(pick.find(recruiters, key).fullName)]))) // oxfmt-ignore
  ask('ambiguous', 'how many interviews do I have this week?', notMine())
  const held = pick.sized(
    interviews.filter(row => row.status === 'no_show'),
    row => row.interviewerId,
    1,
    9,
  ).key
  ask('several', `does ${pick.find(recruiters, held).fullName} have any no show interviews? which?`, either(gold.set(interviews.filter(row => row.interviewerId === held && row.status === 'no_show')), unknown())) // oxfmt-ignore
  const sent = pick.nth(offers, row => row.status === 'sent', 2)
  ask('update', `offer ${sent.id} has been accepted`, gold.updated('recruiting.offers', sent, { status: 'accepted' }))
  ask('yes-no', `has offer ${sent.id} been accepted?`, gold.yes(false))
  ask('unanswerable', `if we rejected application ${one.id}, who would be left?`, nowrite())
  return questions
}

function askClubs({ fitness }: Facts): Question[] {
  const { clubs, members, instructors, classes, bookings, visits, payments } = fitness
  const { ask, questions } = createQuestions('p6', 'fitness')
  ask('ambiguous', 'when is my next class?', notMine())
  ask('ambiguous', 'cancel my booking', either(gold.clarify(), gold.all(nowrite(), unknown())))
  ask('aggregate', 'how many clubs do I have?', gold.count(clubs.length))
  ask('missing-values', 'members who have not booked anything yet', gold.set(members.filter(({ id }) => !bookings.some(row => row.memberId === id)))) // oxfmt-ignore
  ask('missing-values', 'members who never visited', gold.set(members.filter(({ id }) => !visits.some(row => row.memberId === id)))) // oxfmt-ignore
  const [one, other] = two(bookings, row => row.status === 'booked', 8)
  ask('action', `cancel bookings ${one.id} and ${other.id}`, gold.updated('fitness.bookings', [one, other], { status: 'cancelled' })) // oxfmt-ignore
  const sumOf = (purpose: string) =>
    pick.sum(
      payments.filter(row => row.purpose === purpose),
      row => row.amount.amount,
    )
  const [many, few] = pick.rank(payments, row => row.purpose).map(({ key }) => key) as [string, string]
  const spoken = (word: string) => word.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  ask('compare', `is there more money in ${spoken(many)} payments than in ${spoken(few)} payments?`, gold.yes(sumOf(many) > sumOf(few))) // oxfmt-ignore
  ask(
    'ranking',
    'longest-serving instructor',
    gold.smallest(instructors, row => row.hiredOn),
  )
  const taught = most(classes, row => row.instructorId)
  ask('ranking', 'busiest instructor', either(...taught.flatMap(key => [gold.record(pick.find(instructors, key)), gold.text(nameOf(pick.find(instructors, key)))]), gold.clarify())) // oxfmt-ignore
  const lesson = pick.nth(classes, row => row.status === 'scheduled' && row.instructorId !== null, 6)
  const coach = pick.nth(instructors, row => isAlone(instructors, row) && row.id !== lesson.instructorId, 3)
  ask('update', `give ${lesson.id} to ${nameOf(coach)}`, gold.updated('fitness.classes', lesson, { instructorId: coach.id })) // oxfmt-ignore
  ask('help', 'what can be done with a payment?', gold.mentions(['refund']))
  return questions
}

function askForge({ codehost }: Facts): Question[] {
  const { users, repositories, pullRequests, releases, deployments, incidents } = codehost
  const { ask, questions } = createQuestions('p6', 'codehost')
  ask('ambiguous', 'incidents I am in charge of', notMine())
  ask('missing-values', 'repositories without any releases', gold.set(repositories.filter(({ id }) => !releases.some(row => row.repositoryId === id)))) // oxfmt-ignore
  const done = pick.nth(incidents, row => row.resolvedAt === null, 1)
  ask('action', `incident ${done.id} has been resolved`, gold.updated('codehost.incidents', done, { status: 'resolved' }, ['resolvedAt'])) // oxfmt-ignore
  ask('yes-no', `has incident ${done.id} been resolved?`, gold.yes(false))
  const [one, other] = two(incidents, row => row.resolvedAt === null, 2)
  ask('action', `resolve incidents ${one.id} and ${other.id}`, gold.updated('codehost.incidents', [one, other], { status: 'resolved' }, ['resolvedAt'])) // oxfmt-ignore
  ask('conditions', 'pull requests that need not be reviewed', unknown())
  const writers = most(pullRequests, row => row.author.id)
  ask('ranking', 'who opens the most pull requests?', either(...writers.flatMap(key => [gold.record(pick.find(users, key)), gold.text(pick.find(users, key).name), gold.text(pick.find(users, key).username)]))) // oxfmt-ignore
  const back = pick.nth(deployments, row => row.finishedAt !== null, 4)
  ask('unanswerable', `I hope deployment ${back.id} has been rolled back`, nowrite())
  ask('help', 'what can I do with an incident?', gold.mentions(['resolve']))
  return questions
}
