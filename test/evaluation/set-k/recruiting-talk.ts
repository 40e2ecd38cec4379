import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>
const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`

/** Conversations with recruiting, changes, and what cannot be answered. */
export function talkRecruiting(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  make(builder, facts)
  change(builder, facts)
  act(builder, facts)
  decline(builder, facts)
}

function converse({ ask, talk }: Builder, { recruiting }: Facts): void {
  const { jobs, candidates, applications, interviews, offers } = recruiting
  const from = (city: string) => gold.count(candidates.filter(one => one.city === city).length)
  talk(
    'follow-up',
    ['how many candidates live in Gdansk', from('Gdansk')],
    ['and in Montreal?', from('Montreal')],
    ['Porto?', from('Porto')],
  )
  const open = jobs.filter(one => one.status === 'open')
  talk(
    'follow-up',
    ['show me the open jobs', gold.set(open)],
    ['only remote ones', gold.set(open.filter(one => one.remoteAllowed))],
    ['actually the non-remote ones', gold.set(open.filter(one => !one.remoteAllowed))],
  )
  const person = pick.find(candidates, pick.sized(applications, one => one.candidateId, 2, 3, 2).key)
  talk(
    'follow-up',
    [`who is candidate ${nameOf(person)}`, gold.record(person)],
    ['his applications?', gold.set(applications.filter(one => one.candidateId === person.id))],
  )
  const sent = offers.filter(one => one.status === 'accepted')
  talk(
    'follow-up',
    ['accepted offers', gold.set(sent)],
    ["what's the average salary of those?", gold.money(pick.mean(sent, one => one.salary))],
    [
      'and the highest one?',
      either(
        gold.largest(sent, one => one.salary),
        gold.money(pick.most(sent, one => one.salary)),
      ),
    ],
  )
  const panel = interviews.filter(one => one.kind === 'panel')
  talk(
    'follow-up',
    ['how many panel interviews were there?', gold.count(panel.length)],
    ['how many of them ended with a strong yes', gold.count(panel.filter(one => one.recommendation === 'strong_yes').length)], // oxfmt-ignore
  )
  talk(
    'explain',
    ['how many jobs are closed?', gold.count(jobs.filter(one => one.status === 'closed').length)],
    ['and why is it that many?', gold.mentions(['closed'])],
  )
  ask('help', 'what can i do with candidates here?', gold.mentions(['add', 'create', 'new'], ['change', 'update', 'edit', 'delete'])) // oxfmt-ignore
}

function make({ ask, talk }: Builder, { recruiting, day }: Facts): void {
  const { recruiters, jobs, candidates, applications } = recruiting
  ask(
    'create',
    'add candidate Yara Lindholt, yara.lindholt@jobseekers.example, lives in Porto, came via referral',
    gold.created('recruiting.candidates', {
      firstName: 'Yara',
      lastName: 'Lindholt',
      email: 'yara.lindholt@jobseekers.example',
      city: 'Porto',
      source: 'referral',
    }),
  )
  const person = pick.nth(candidates, one => !applications.some(other => other.candidateId === one.id), 3)
  const job = pick.nth(jobs, one => one.status === 'open', 2)
  ask(
    'create',
    `create an application of ${nameOf(person)} for ${job.title}`,
    gold.created('recruiting.applications', { candidateId: person.id, jobId: job.id }),
  )
  const active = pick.nth(applications, one => one.status === 'active', 14)
  ask(
    'create',
    `schedule a phone screen for application ${active.id} with ${recruiters[2]!.fullName} on ${pick.dayName(day(6))} at 10:30`,
    gold.created('recruiting.interviews', {
      applicationId: active.id,
      interviewerId: recruiters[2]!.id,
      kind: 'phone_screen',
      scheduledAt: day(6),
    }),
  )
  talk(
    'create',
    [`make an offer for application ${active.id}, salary 64000`, gold.all(nowrite(), clarify())],
    [pick.dayName(day(45)), gold.created('recruiting.offers', { applicationId: active.id, salary: 64_000, startDate: day(45) })], // oxfmt-ignore
  )
}

function change({ ask }: Builder, { recruiting, day }: Facts): void {
  const { recruiters, jobs, candidates, interviews, offers, applications } = recruiting
  ask(
    'update',
    `set the headcount of ${jobs[0]!.requisitionCode} to 5`,
    gold.updated('recruiting.jobs', jobs[0]!, { headcount: 5 }),
  )
  const held = pick.nth(jobs, one => one.status === 'open', 4)
  ask('update', `put the ${held.title} job on hold`, gold.updated('recruiting.jobs', held, { status: 'on_hold' }))
  const person = pick.nth(candidates, one => !one.doNotContact, 61)
  ask(
    'update',
    `${nameOf(person)} moved to Madrid, Spain. update the candidate`,
    either(gold.updated('recruiting.candidates', person, { city: 'Madrid' }, ['country']), pending()),
  )
  const quiet = pick.nth(candidates, one => !one.doNotContact, 77)
  ask(
    'update',
    `mark ${nameOf(quiet)} as do not contact`,
    gold.updated('recruiting.candidates', quiet, { doNotContact: true }),
  )
  const meeting = pick.nth(interviews, one => one.status === 'completed', 3)
  ask(
    'update',
    `change the duration of interview ${meeting.id} to 75 min`,
    gold.updated('recruiting.interviews', meeting, { durationMinutes: 75 }),
  )
  const offer = offers[5]!
  ask('update', `offer ${offer.id} expires on ${pick.dayShort(day(21))} now, pls fix`, either(gold.updated('recruiting.offers', offer, { expiresOn: day(21) }), pending())) // oxfmt-ignore
  const job = jobs[11]!
  const helper = recruiters.find(one => one.id !== job.recruiterId && one.isActive)!
  ask(
    'update',
    `assign ${helper.fullName} as recruiter for the ${job.title} job`,
    gold.updated('recruiting.jobs', job, { recruiterId: helper.id }),
  )
  const rated = pick.nth(applications, one => one.status === 'active', 5)
  ask('update', `give application ${rated.id} 4 stars`, either(gold.updated('recruiting.applications', rated, { rating: 4 }), pending())) // oxfmt-ignore
}

function act({ ask }: Builder, { recruiting }: Facts): void {
  const { candidates, applications, interviews, offers } = recruiting
  const weak = pick.nth(applications, one => one.status === 'active', 20)
  ask(
    'action',
    `reject application ${weak.id}, reason: skills mismatch`,
    gold.updated('recruiting.applications', weak, { status: 'rejected', rejectionReason: 'skills_mismatch' }),
  )
  const good = pick.nth(applications, one => one.status === 'active' && one.stageId === 12, 1)
  ask(
    'action',
    `move application ${good.id} to the onsite stage`,
    gold.updated('recruiting.applications', good, { stageId: 14 }),
  )
  const draft = pick.nth(offers, one => one.status === 'draft')
  ask('action', `send out offer ${draft.id}`, gold.updated('recruiting.offers', draft, { status: 'sent' }, ['sentOn']))
  ask('delete', `remove interview ${interviews[9]!.id}`, gold.removed('recruiting.interviews', interviews[9]!))
  const gone = pick.nth(candidates, one => !applications.some(other => other.candidateId === one.id), 5)
  ask('delete', `erase candidate ${nameOf(gone)} (GDPR request)`, either(gold.removed('recruiting.candidates', gone), pending())) // oxfmt-ignore
}

function decline({ ask }: Builder, { people }: Facts): void {
  ask('unanswerable', 'what is the cost per hire?', unknown())
  ask('unanswerable', 'which candidates have a driving licence', unknown())
  // The personnel service has recruiters among its employees, with their salaries.
  const employed = people.employees.filter(one => one.jobTitle === 'Recruiter')
  ask('unanswerable', 'what do our recruiters earn?', either(unknown(), gold.set(employed, { shows: one => [one.salary] }))) // oxfmt-ignore
  ask('ambiguous', 'reject him', either(clarify(), gold.all(nowrite(), unknown())))
  ask('ambiguous', 'schedule an interview', either(clarify(), gold.all(nowrite(), unknown())))
  ask('smalltalk', 'thats all for today, bye', gold.smalltalk())
}
