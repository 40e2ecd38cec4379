import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { countRecruiting, relateRecruiting } from './recruiting-figures.ts'
import { talkRecruiting } from './recruiting-talk.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>
const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`

/** Set K over recruiting: written before the engine had seen a service like it. */
export function askRecruiting(facts: Facts): Question[] {
  const builder = createQuestions('k', 'recruiting')
  list(builder, facts)
  bound(builder, facts)
  time(builder, facts)
  look(builder, facts)
  relateRecruiting(builder, facts)
  countRecruiting(builder, facts)
  talkRecruiting(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { recruiting }: Facts): void {
  const { jobs, candidates, applications, interviews, offers } = recruiting
  ask('conditions', 'which jobs are on hold?', gold.set(jobs.filter(one => one.status === 'on_hold')))
  ask('conditions', 'candidates who came to us through a referral', gold.set(candidates.filter(one => one.source === 'referral'))) // oxfmt-ignore
  ask('conditions', 'do-not-contact candidates', gold.set(candidates.filter(one => one.doNotContact)))
  ask('conditions', 'Please list the interviews where the candidate did not show up.', gold.set(interviews.filter(one => one.status === 'no_show'))) // oxfmt-ignore
  ask('conditions', 'applications rejected for salary expectations', gold.set(applications.filter(one => one.rejectionReason === 'salary_expectations'))) // oxfmt-ignore
  ask('conditions', 'people tagged kubernetes', gold.set(candidates.filter(one => one.tags.includes('kubernetes'))))
  ask('conditions', 'offers that were declined', gold.set(offers.filter(one => one.status === 'declined')))
  ask('conditions', 'open engineering jobs', gold.set(jobs.filter(one => one.status === 'open' && one.team === 'Engineering'))) // oxfmt-ignore
  ask(
    'logic',
    'candidates from Berlin or Madrid with the tag python',
    gold.set(candidates.filter(one => ['Berlin', 'Madrid'].includes(one.city) && one.tags.includes('python'))),
  )
  ask(
    'logic',
    'open jobs which are neither full time nor remote',
    gold.set(jobs.filter(one => one.status === 'open' && one.employmentType !== 'full_time' && !one.remoteAllowed)),
  )
  ask('missing-values', 'candidates w/o phone number', gold.set(candidates.filter(one => one.phone === null)))
  ask('missing-values', 'active applications nobody has rated yet', gold.set(applications.filter(one => one.status === 'active' && one.rating === null))) // oxfmt-ignore
}

function bound({ ask }: Builder, { recruiting }: Facts): void {
  const { jobs, candidates, applications, interviews, offers } = recruiting
  ask('range', 'candidates with 15+ years of experience', gold.set(candidates.filter(one => one.yearsOfExperience >= 15))) // oxfmt-ignore
  ask('range', 'applications rated 4 stars or better', gold.set(applications.filter(one => (one.rating ?? 0) >= 4)))
  ask('range', 'interviews longer than an hour', gold.set(interviews.filter(one => one.durationMinutes > 60)))
  ask('range', 'offers with a salary above 90k', gold.set(offers.filter(one => one.salary > 90_000)))
  ask('range', 'jobs where we are hiring more than one person', gold.set(jobs.filter(one => one.headcount > 1)))
  ask(
    'ranking',
    'most experienced candidate?',
    gold.largest(candidates, one => one.yearsOfExperience),
  )
  ask(
    'ranking',
    'top three offers by salary',
    gold.ordered(offers, one => one.salary, { count: 3 }),
  )
  ask(
    'ranking',
    'Which job has been open the longest?',
    either(
      gold.smallest(
        jobs.filter(one => one.status === 'open'),
        one => one.openedOn,
      ),
      gold.smallest(jobs, one => one.openedOn),
    ),
  )
  ask(
    'ranking',
    'latest 5 applications',
    gold.ordered(applications, one => one.appliedAt, { count: 5 }),
  )
}

function time({ ask }: Builder, { recruiting, today, day }: Facts): void {
  const { jobs, candidates, applications, interviews, offers } = recruiting
  const month = pick.shiftMonth(pick.month(today)!, -2)
  ask(
    'dates',
    `how many applications came in in ${pick.monthName(month)}`,
    gold.count(applications.filter(one => pick.month(one.appliedAt) === month).length),
  )
  const since = day(-150)
  ask(
    'dates',
    `jobs opened since ${pick.dayName(since)}`,
    either(
      gold.set(jobs.filter(one => one.openedOn >= since)),
      gold.set(jobs.filter(one => one.openedOn > since)),
      gold.set(jobs.filter(one => one.openedOn >= since && one.status === 'open')),
    ),
  )
  const next = pick.setWithin(
    interviews.filter(one => one.scheduledAt.slice(0, 10) > day(-1)),
    one => one.scheduledAt.slice(0, 10),
    today,
    day(14),
  )
  ask('relative-dates', 'which interviews are coming up in the next 2 weeks?', next)
  ask(
    'relative-dates',
    'candidates added in the last 30 days',
    either(...[-30, -29].map(start => gold.set(candidates.filter(one => one.createdAt.slice(0, 10) >= day(start))))),
  )
  const starting = pick.shiftMonth(pick.month(today)!, 1)
  ask(
    'relative-dates',
    'who starts next month? show me the offers',
    either(
      gold.set(offers.filter(one => pick.month(one.startDate) === starting)),
      gold.set(offers.filter(one => pick.month(one.startDate) === starting && one.status === 'accepted')),
    ),
  )
  ask(
    'relative-dates',
    'number of jobs closed during the last 6 months',
    either(...[-185, -184, -183, -182, -181, -180].map(start => gold.count(jobs.filter(one => one.closedOn !== null && one.closedOn >= day(start)).length))), // oxfmt-ignore
  )
}

function look({ ask }: Builder, { recruiting }: Facts): void {
  const { offices, recruiters, jobs, candidates, applications } = recruiting
  const caller = pick.nth(candidates, one => one.phone !== null, 12)
  ask('lookup', `whats ${nameOf(caller)}'s phone number`, gold.text(caller.phone!, 'phone'))
  const employed = pick.nth(candidates, one => one.currentCompany !== null, 31)
  ask(
    'lookup',
    `where does ${nameOf(employed)} work currently?`,
    gold.text(employed.currentCompany!, 'current_company'),
  )
  ask('lookup', `email of ${pick.misspell(recruiters[4]!.fullName)}`, gold.text(recruiters[4]!.email, 'email'))
  const job = jobs[6]!
  ask('lookup', `what is ${job.requisitionCode}?`, gold.record(job))
  ask(
    'lookup',
    'salary range for the Legal Counsel position',
    either(gold.figures(gold.money(jobs[15]!.salaryMin), gold.money(jobs[15]!.salaryMax)), gold.set([jobs[15]!], { shows: one => [one.salaryMin, one.salaryMax] })), // oxfmt-ignore
  )
  ask('lookup', 'in which time zone is the Toronto office?', gold.text(offices[3]!.timeZone, 'time_zone'))
  const rated = pick.nth(applications, one => one.rating !== null, 40)
  ask('lookup', `rating of application ${rated.id}`, gold.count(rated.rating!, { field: 'rating' }))
  ask(
    'projection',
    'titles and headcount of all sales jobs',
    gold.set(
      jobs.filter(one => one.team === 'Sales'),
      { shows: one => [one.title, one.headcount] },
    ),
  )
  ask(
    'projection',
    'just the email adresses of the candidates living in Cork',
    gold.set(
      candidates.filter(one => one.city === 'Cork'),
      { shows: one => [one.email] },
    ),
  )
  ask('yes-no', 'Is the UX Researcher job remote?', gold.yes(jobs[6]!.remoteAllowed))
  const figma = pick.nth(candidates, one => one.tags.includes('figma'), 8)
  ask('yes-no', `does ${nameOf(figma)} have the figma tag`, gold.yes(true))
}
