import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { figureCodehost, relateCodehost } from './codehost-figures.ts'
import { talkCodehost } from './codehost-talk.ts'
import { numbered } from './read-codehost.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set M over the code host: written before the engine had seen a service like it, by hands that had not read the engine. */
export function askCodehost(facts: Facts): Question[] {
  const builder = createQuestions('m', 'codehost')
  list(builder, facts)
  combine(builder, facts)
  bound(builder, facts)
  time(builder, facts)
  look(builder, facts)
  confirm(builder, facts)
  relateCodehost(builder, facts)
  figureCodehost(builder, facts)
  talkCodehost(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { codehost }: Facts): void {
  const { users, repositories, issues, pullRequests, deployments, incidents } = codehost
  ask('conditions', 'draft pull requests', gold.set(pullRequests.filter(one => one.draft)))
  ask('conditions', 'which repos are archived?', gold.set(repositories.filter(one => one.archived)))
  ask(
    'conditions',
    'failed production deployments',
    gold.set(deployments.filter(one => one.environment === 'production' && one.status === 'FAILED')),
  )
  const secret = issues.filter(one => one.labels.includes('security'))
  ask('conditions', 'issues labelled security', gold.set(secret))
  ask('conditions', 'Who has not turned on two-factor yet?', gold.set(users.filter(one => !one.twoFactorEnabled)))
  ask('conditions', 'incidents that arent resolved yet', gold.set(incidents.filter(one => one.status !== 'resolved')))
  ask(
    'conditions',
    'public repositories written in Rust',
    gold.set(repositories.filter(one => one.visibility === 'public' && one.language === 'Rust')),
  )
  ask('conditions', 'all sev1s', gold.set(incidents.filter(one => one.severity === 'sev1')))
  ask('conditions', 'open PRs', gold.set(pullRequests.filter(one => one.state === 'open')))
}

function combine({ ask }: Builder, { codehost }: Facts): void {
  const { repositories, issues, deployments, incidents } = codehost
  ask(
    'logic',
    'open bugs nobody is assigned to',
    gold.set(issues.filter(one => one.state === 'open' && one.labels.includes('bug') && one.assignee === null)),
  )
  ask(
    'logic',
    'staging or preview deployments that failed',
    gold.set(deployments.filter(one => one.environment !== 'production' && one.status === 'FAILED')),
  )
  ask(
    'logic',
    'closed issues except those that were completed',
    gold.set(issues.filter(one => one.state === 'closed' && one.stateReason !== 'completed')),
  )
  ask(
    'logic',
    'sev1 and sev2 incidents where more than 2000 customers were affected',
    gold.set(incidents.filter(one => ['sev1', 'sev2'].includes(one.severity) && one.customersAffected > 2000)),
  )
  ask('missing-values', 'incidents without a commander', gold.set(incidents.filter(one => one.commander === null)))
  ask(
    'missing-values',
    'which resolved incidents still lack a postmortem?',
    gold.set(incidents.filter(one => one.status === 'resolved' && one.postmortemUrl === null)),
  )
  ask('missing-values', 'repos w/o description', gold.set(repositories.filter(one => one.description === null)))
}

function bound({ ask }: Builder, { codehost }: Facts): void {
  const { repositories, issues, pullRequests, deployments, releases } = codehost
  ask(
    'range',
    'pull requests that change more than 40 files',
    gold.set(pullRequests.filter(one => one.changedFiles > 40)),
  )
  ask('range', 'repos with over 1000 stars', gold.set(repositories.filter(one => one.stars > 1000)))
  ask(
    'range',
    'which deployments took longer than 20 minutes?',
    gold.set(deployments.filter(one => (one.durationSeconds ?? 0) > 1200)),
  )
  ask(
    'range',
    'issues with 20 to 22 comments',
    pick.setWithin(issues, one => one.commentsCount, 20, 22),
  )
  ask(
    'ranking',
    'whats the most starred repository',
    gold.largest(repositories, one => one.stars),
  )
  ask(
    'ranking',
    'five biggest PRs by lines added',
    gold.ordered(pullRequests, one => one.additions, { count: 5 }),
  )
  ask(
    'ranking',
    'Which deployment took the longest?',
    gold.largest(deployments, one => one.durationSeconds),
  )
  const open = issues.filter(one => one.state === 'open')
  ask(
    'ranking',
    'oldest open issue',
    gold.smallest(open, one => one.createdAt),
  )
  ask(
    'ranking',
    'latest release',
    gold.largest(releases, one => one.publishedAt),
  )
  ask(
    'ranking',
    'the 3 issues with the most comments',
    gold.ordered(issues, one => one.commentsCount, { count: 3 }),
  )
}

function time({ ask }: Builder, { codehost, today, day }: Facts): void {
  const { users, issues, pullRequests, milestones, releases, deployments, incidents } = codehost
  const month = pick.shiftMonth(pick.month(today)!, -2)
  ask(
    'dates',
    `issues opened in ${pick.monthName(month)}`,
    gold.set(issues.filter(one => pick.month(one.createdAt) === month)),
  )
  const merged = pick.nth(pullRequests, one => one.mergedAt !== null, 50).mergedAt!.slice(0, 10)
  ask(
    'dates',
    `what PRs were merged on ${pick.dayName(merged)}?`,
    gold.set(pullRequests.filter(one => one.mergedAt?.startsWith(merged))),
  )
  const year = String(Number(pick.year(today)) - 1)
  ask('dates', `releases published in ${year}`, gold.set(releases.filter(one => pick.year(one.publishedAt) === year)))
  const start = day(-50)
  ask(
    'dates',
    `incidents since ${pick.dayShort(start)}`,
    either(
      gold.set(incidents.filter(one => one.startedAt >= start)),
      gold.set(incidents.filter(one => one.startedAt >= day(-49))),
    ),
  )
  const yesterday = deployments.filter(one => one.startedAt.startsWith(day(-1)))
  ask('relative-dates', 'deployments started yesterday', gold.set(yesterday))
  ask(
    'relative-dates',
    'How many incidents did we have in the past 30 days?',
    either(...[-31, -30, -29].map(from => gold.count(incidents.filter(one => one.startedAt >= day(from)).length))),
  )
  const late = (end: string) => milestones.filter(one => one.state === 'open' && one.dueOn !== null && one.dueOn < end)
  ask('relative-dates', 'milestones that are overdue', either(gold.set(late(today)), gold.set(late(day(1)))))
  const quiet = (from: number) => users.filter(one => one.lastActiveAt !== null && one.lastActiveAt < day(from))
  const never = users.filter(one => one.lastActiveAt === null)
  ask(
    'relative-dates',
    'users who have not been active for over 6 weeks',
    either(...[-43, -42, -41].flatMap(from => [gold.set(quiet(from)), gold.set([...quiet(from), ...never])])),
  )
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask(
    'relative-dates',
    'number of PRs merged last month',
    gold.count(pullRequests.filter(one => pick.month(one.mergedAt) === last).length),
  )
}

function look({ ask }: Builder, { codehost }: Facts): void {
  const { users, repositories, issues, pullRequests, deployments, incidents } = codehost
  ask('lookup', 'what language is brookdb written in?', gold.text('Rust', 'language'))
  const hit = pick.nth(incidents, one => one.commander !== null, 14)
  const leader = pick.find(users, hit.commander!.id)
  ask(
    'lookup',
    `who is the commander of ${hit.id}?`,
    either(gold.text(gold.spelled(leader.username, leader.name)), gold.record(leader)),
  )
  const spellcheck = pick.nth(repositories, one => one.name === 'spellcheck')
  ask('lookup', 'default branch of quillworks/spellcheck', gold.text(spellcheck.defaultBranch, 'defaultBranch'))
  ask('lookup', `status of ${deployments[166]!.id}`, gold.text(deployments[166]!.status, 'status'))
  ask('lookup', `email of ${pick.misspell(users[12]!.name)}`, gold.text(users[12]!.email, 'email'))
  const told = numbered(issues, 'tidewater/atlas-web', 4)
  ask('lookup', `what's the title of issue #${told.number} in atlas-web?`, gold.text(told.title, 'title'))
  const pull = numbered(pullRequests, 'openbrook/brookdb', 6)
  ask(
    'lookup',
    `who opened PR #${pull.number} in openbrook/brookdb?`,
    gold.text(gold.spelled(pull.author.username, pick.find(users, pull.author.id).name)),
  )
}

function confirm({ ask }: Builder, { codehost }: Facts): void {
  const { repositories, pullRequests, incidents } = codehost
  ask('yes-no', 'is the notifier repo archived?', gold.yes(true))
  ask('yes-no', `is ${incidents[41]!.id} resolved already?`, gold.yes(false))
  const pull = numbered(pullRequests, 'tidewater/checkout-service', 7, one => one.state !== 'open')
  ask('yes-no', `did PR #${pull.number} in checkout-service get merged?`, gold.yes(pull.state === 'merged'))
  ask(
    'projection',
    'title and severity of the incidents that are not resolved',
    gold.set(
      incidents.filter(one => one.status !== 'resolved'),
      { shows: one => [one.title, one.severity] },
    ),
  )
  ask(
    'projection',
    'names and stars of all the openbrook repositories',
    gold.set(
      repositories.filter(one => one.owner === 'openbrook'),
      { shows: one => [one.name, one.stars] },
    ),
  )
}
