import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { groups, more } from '../set-d/readings.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>
const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`

/** Questions that need several of its lists. */
export function relateRecruiting({ ask }: Builder, { recruiting }: Facts): void {
  const { offices, recruiters, jobs, stages, candidates, applications, interviews, offers } = recruiting
  const eager = pick.find(candidates, pick.sized(applications, one => one.candidateId, 3, 4).key)
  const own = applications.filter(one => one.candidateId === eager.id)
  ask('join', `what has ${nameOf(eager)} applied for?`, either(gold.set(own), gold.set(pick.distinct(own.map(one => pick.find(jobs, one.jobId)))))) // oxfmt-ignore
  const wanted = pick.sized(applications, one => one.jobId, 6, 14).key
  const running = applications.filter(one => one.jobId === wanted)
  ask('join', `all applications for the ${pick.find(jobs, wanted).title} role`, gold.set(running))
  const warsaw = jobs.filter(one => one.officeId === 3)
  ask('join', 'jobs in the Warsaw office', gold.set(warsaw))
  const recruiter = pick.find(recruiters, pick.sized(jobs, one => one.recruiterId, 2, 5).key)
  ask('join', `which jobs does ${recruiter.fullName} recruit for?`, gold.set(jobs.filter(one => one.recruiterId === recruiter.id))) // oxfmt-ignore
  const meeting = pick.nth(interviews, one => one.status === 'completed', 20)
  const owner = pick.find(applications, meeting.applicationId)
  const person = pick.find(candidates, owner.candidateId)
  ask('join', `who was interviewed in interview ${meeting.id}`, either(gold.text(nameOf(person)), gold.record(person)))
  const leader = pick.sized(interviews, one => one.interviewerId, 5, 20)
  ask('join', `interviews led by ${pick.find(recruiters, leader.key).fullName}`, gold.set(leader.rows))
  const hired = new Set(applications.filter(one => one.status === 'hired').map(one => one.candidateId))
  ask('join', 'which candidates have we hired', either(gold.set(candidates.filter(one => hired.has(one.id))), gold.set(applications.filter(one => one.status === 'hired')))) // oxfmt-ignore
  const onsite = stages[3]!
  ask('join', 'active applications in the onsite stage', gold.set(applications.filter(one => one.status === 'active' && one.stageId === onsite.id))) // oxfmt-ignore
  const design = new Set(jobs.filter(one => one.team === 'Design').map(one => one.id))
  const designers = applications.filter(one => design.has(one.jobId))
  ask('join', 'how many people applied to design jobs?', either(gold.count(designers.length), gold.count(new Set(designers.map(one => one.candidateId)).size))) // oxfmt-ignore
  const dublin = new Set(jobs.filter(one => one.officeId === 2).map(one => one.id))
  const sent = offers.filter(one => dublin.has(pick.find(applications, one.applicationId).jobId))
  ask('join', 'offers made for jobs in Dublin', gold.set(sent))
  const busy = pick.rank(applications, one => one.jobId)
  const most = busy.filter(({ rows }) => rows.length === busy[0]!.rows.length).map(({ key }) => pick.find(jobs, key))
  ask(
    'join',
    'the job with the most applicants',
    either(gold.record(...most), ...most.map(one => gold.text(one.title))),
  )
  const idle = candidates.filter(one => !applications.some(other => other.candidateId === one.id))
  ask('join', 'candidates that never applied to anything', gold.set(idle))
  const agency = new Set(candidates.filter(one => one.source === 'agency').map(one => one.id))
  ask('join', 'hired applications of agency candidates', gold.set(applications.filter(one => one.status === 'hired' && agency.has(one.candidateId)))) // oxfmt-ignore
  ask('join', 'recruiters based in Portugal', gold.set(recruiters.filter(one => pick.find(offices, one.officeId).country === 'Portugal'))) // oxfmt-ignore
}

/** Figures, groups and comparisons. */
export function countRecruiting({ ask }: Builder, { recruiting }: Facts): void {
  const { offices, recruiters, jobs, candidates, applications, interviews, offers } = recruiting
  const counted = <T>(rows: readonly T[], key: (row: T) => string): [gold.Spelled, number][] =>
    pick.rank(rows, key).map(({ key: name, rows: members }) => [gold.spelled(name, name.replaceAll('_', ' ')), members.length]) // oxfmt-ignore
  ask('aggregate', 'how many candidates are in the database?', gold.count(candidates.length))
  ask('aggregate', 'average salary we offer', gold.money(pick.mean(offers, one => one.salary)))
  ask('aggregate', 'sum of all signing bonuses', gold.money(pick.sum(offers, one => one.signingBonus)))
  ask('aggregate', 'How many years of experience do our candidates have on average?', gold.plain(pick.mean(candidates, one => one.yearsOfExperience))) // oxfmt-ignore
  ask('aggregate', 'total headcount we are hiring for in open jobs', gold.count(pick.sum(jobs.filter(one => one.status === 'open'), one => one.headcount))) // oxfmt-ignore
  const rejected = applications.filter(one => one.status === 'rejected')
  ask('share', 'percentage of applications that got rejected', gold.percent(pick.ratio(rejected.length, applications.length))) // oxfmt-ignore
  ask('share', 'what part of the candidates comes from linkedin?', gold.percent(pick.ratio(candidates.filter(one => one.source === 'linkedin').length, candidates.length))) // oxfmt-ignore
  ask('group', 'candidates by source', gold.map(counted(candidates, one => one.source)))
  ask('group', 'rejection reasons and how often each', gold.map(counted(rejected, one => one.rejectionReason!)))
  ask('group', 'avg duration of interviews by type', gold.map(pick.rank(interviews, one => one.kind).map(({ key, rows }) => [gold.spelled(key, key.replaceAll('_', ' ')), pick.mean(rows, one => one.durationMinutes)]), 'plain')) // oxfmt-ignore
  const at = (id: number) => pick.find(offices, id)
  ask('group', 'number of jobs per office', gold.map(pick.rank(jobs, one => one.officeId).map(({ key, rows }) => [gold.spelled(at(key).name, at(key).city), rows.length]))) // oxfmt-ignore
  const months = pick.rank(applications, one => pick.month(one.appliedAt))
  ask('group', 'applications per month', gold.map(months.map(({ key, rows }) => [pick.monthAs(key), rows.length])))
  const crowded = pick.rank(applications, one => one.jobId).filter(({ rows }) => rows.length > 11)
  ask(
    'group',
    'jobs with more than 11 applications',
    either(
      gold.set(crowded.map(({ key }) => pick.find(jobs, key))),
      groups(crowded.map(({ key, rows }) => [pick.find(jobs, key).title, rows.length])),
    ),
  )
  const from = (country: string) => candidates.filter(one => one.country === country).length
  ask('compare', 'more candidates from India or from Canada?', more([gold.spelled('India'), from('India')], [gold.spelled('Canada'), from('Canada')])) // oxfmt-ignore
  const done = (status: string) => interviews.filter(one => one.status === status).length
  ask('compare', 'Do we have more cancelled interviews than no-shows?', either(gold.yes(done('cancelled') > done('no_show')), more([gold.spelled('cancelled'), done('cancelled')], [gold.spelled('no_show', 'no-show', 'no-shows', 'no show'), done('no_show')]))) // oxfmt-ignore
  ask(
    'several',
    'number of open jobs, number of active applications and accepted offers',
    gold.figures(
      gold.count(jobs.filter(one => one.status === 'open').length),
      gold.count(applications.filter(one => one.status === 'active').length),
      gold.count(offers.filter(one => one.status === 'accepted').length),
    ),
  )
  ask('several', 'how many recruiters do we have? and which of them are inactive?', gold.set(recruiters.filter(one => !one.isActive), { says: [recruiters.length] })) // oxfmt-ignore
}
