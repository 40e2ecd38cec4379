import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { more } from '../set-d/readings.ts'
import { numbered } from './read-codehost.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>
const apart = (code: string) => gold.spelled(code, code.replaceAll('_', ' '))

/** Questions that need several of its lists. */
export function relateCodehost(builder: Builder, facts: Facts): void {
  relateRepositories(builder, facts)
  relatePeople(builder, facts)
  relateIncidents(builder, facts)
}

function relateRepositories({ ask }: Builder, { codehost }: Facts): void {
  const { repositories, issues, pullRequests, releases, milestones, labels, deployments } = codehost
  const repo = (name: string) => pick.nth(repositories, one => one.name === name)
  ask('join', 'open issues in atlas-web', gold.set(issues.filter(one => one.repository.id === repo('atlas-web').id && one.state === 'open'))) // oxfmt-ignore
  const quill = new Set(repositories.filter(one => one.owner === 'quillworks').map(one => one.id))
  ask(
    'join',
    'merged pull requests in the quillworks org',
    gold.set(pullRequests.filter(one => one.state === 'merged' && quill.has(one.repository.id))),
  )
  ask('join', 'releases of brookdb', gold.set(releases.filter(one => one.repositoryId === repo('brookdb').id)))
  ask(
    'join',
    'which milestones does the editor repo have?',
    gold.set(milestones.filter(one => one.repositoryId === repo('editor').id)),
  )
  ask(
    'join',
    'checkout-service deployments to production that were rolled back',
    gold.set(
      deployments.filter(
        one =>
          one.repositoryId === repo('checkout-service').id &&
          one.environment === 'production' &&
          one.status === 'ROLLED_BACK',
      ),
    ),
  )
  const names = labels.filter(one => one.repositoryId === repo('spellcheck').id)
  ask('join', 'labels in spellcheck', either(gold.set(names), gold.set(names.map(one => one.name))))
  const goal = pick.find(milestones, pick.sized(issues, one => one.milestone?.id, 3, 9).key)
  const home = pick.find(repositories, goal.repositoryId)
  ask(
    'join',
    `issues in milestone "${goal.title}" of ${home.name}`,
    gold.set(issues.filter(one => one.milestone?.id === goal.id)),
  )
}

function relatePeople({ ask }: Builder, { codehost }: Facts): void {
  const { users, issues, pullRequests, reviews, deployments } = codehost
  const busy = pick.find(users, pick.sized(issues, one => one.assignee?.id, 5, 12).key)
  ask('join', `issues assigned to ${busy.name}`, gold.set(issues.filter(one => one.assignee?.id === busy.id)))
  const reviewer = pick.find(users, pick.sized(reviews, one => one.reviewer.id, 6, 12, 2).key)
  ask('join', `all reviews by ${reviewer.username}`, gold.set(reviews.filter(one => one.reviewer.id === reviewer.id)))
  const shipped = deployments[88]!
  const shipper = pick.find(users, shipped.triggeredBy.id)
  ask(
    'join',
    `who triggered ${shipped.id}?`,
    either(gold.text(gold.spelled(shipper.username, shipper.name)), gold.record(shipper)),
  )
  const seen = new Set(reviews.map(one => one.pullRequestId))
  const unseen = pullRequests.filter(one => !seen.has(one.id))
  ask('join', 'open pull requests that nobody has reviewed', gold.set(unseen.filter(one => one.state === 'open')))
  const blocked = new Set(reviews.filter(one => one.verdict === 'CHANGES_REQUESTED').map(one => one.pullRequestId))
  ask(
    'join',
    'open PRs with changes requested',
    gold.set(pullRequests.filter(one => one.state === 'open' && blocked.has(one.id))),
  )
  const [first] = pick.rank(reviews, one => one.reviewer.id)
  const keenest = pick.find(users, first!.key)
  ask(
    'join',
    'who reviews the most PRs?',
    either(gold.text(gold.spelled(keenest.username, keenest.name)), gold.record(keenest)),
  )
  ask('join', 'How many people are in the quillworks org?', gold.count(users.filter(one => one.orgLogin === 'quillworks').length)) // oxfmt-ignore
}

function relateIncidents({ ask }: Builder, { codehost }: Facts): void {
  const { repositories, deployments, incidents } = codehost
  ask(
    'join',
    'incidents that were caused by a deployment',
    gold.set(incidents.filter(one => one.deploymentId !== null)),
  )
  const ranked = pick.rank(incidents, one => one.repositoryId)
  const worst = ranked.filter(({ rows }) => rows.length === ranked[0]!.rows.length).map(({ key }) => pick.find(repositories, key)) // oxfmt-ignore
  ask(
    'join',
    'which service has had the most incidents?',
    either(gold.record(...worst), ...worst.flatMap(one => [gold.text(one.name), gold.text(one.fullName)])),
  )
  const hit = pick.nth(incidents, one => one.deploymentId !== null, 6)
  const cause = pick.find(deployments, hit.deploymentId!)
  ask('join', `which deployment caused ${hit.id}?`, either(gold.record(cause), gold.text(cause.id)))
  const checkout = pick.nth(repositories, one => one.name === 'checkout-service')
  ask(
    'join',
    'How many customers were affected by checkout-service incidents in total?',
    gold.count(pick.sum(incidents.filter(one => one.repositoryId === checkout.id), one => one.customersAffected)), // oxfmt-ignore
  )
}

/** Figures over the code host. */
export function figureCodehost({ ask }: Builder, { codehost }: Facts): void {
  const { repositories, issues, pullRequests, reviews, deployments, incidents } = codehost
  const seconds = pick.mean(deployments, one => one.durationSeconds)
  ask('aggregate', 'average deployment duration', either(gold.plain(seconds), gold.plain(seconds / 60)))
  ask('aggregate', 'how many stars do our repos have altogether?', gold.count(pick.sum(repositories, one => one.stars)))
  ask('aggregate', 'How many PRs have been merged so far?', gold.count(pullRequests.filter(one => one.state === 'merged').length)) // oxfmt-ignore
  const merged = pullRequests.filter(one => one.state === 'merged')
  ask('aggregate', 'avg number of changed files of merged PRs', gold.plain(pick.mean(merged, one => one.changedFiles)))
  const failed = deployments.filter(one => one.status === 'FAILED').length
  ask('share', 'what percent of deployments failed?', gold.percent(pick.ratio(failed, deployments.length)))
  const approved = reviews.filter(one => one.verdict === 'APPROVED').length
  ask('share', 'share of reviews that were approvals', gold.percent(pick.ratio(approved, reviews.length)))
  const at = (fullName: string) => gold.spelled(fullName, fullName.split('/')[1]!)
  ask('group', 'issues per repository', gold.map(pick.rank(issues, one => one.repository.fullName).map(({ key, rows }) => [at(key), rows.length]))) // oxfmt-ignore
  ask('group', 'number of deployments by status', gold.map(pick.rank(deployments, one => one.status).map(({ key, rows }) => [apart(key), rows.length]))) // oxfmt-ignore
  ask('group', 'incidents by severity, please', gold.map(pick.rank(incidents, one => one.severity).map(({ key, rows }) => [key, rows.length]))) // oxfmt-ignore
  ask('group', 'merged PRs per month', gold.map(pick.rank(merged, one => pick.month(one.mergedAt)).map(({ key, rows }) => [pick.monthAs(key), rows.length]))) // oxfmt-ignore
  ask('group', 'average deployment time per environment', either(...[1, 60].map(unit => gold.map(pick.rank(deployments, one => one.environment).map(({ key, rows }) => [key, pick.mean(rows, one => one.durationSeconds) / unit]), 'plain')))) // oxfmt-ignore
  const open = (name: string) =>
    issues.filter(one => one.state === 'open' && one.repository.fullName.endsWith(`/${name}`)).length
  ask(
    'compare',
    'does checkout-service have more open issues than atlas-web?',
    gold.yes(open('checkout-service') > open('atlas-web')),
  )
  const rolled = deployments.filter(one => one.status === 'ROLLED_BACK').length
  ask(
    'compare',
    'were there more failed or more rolled back deployments?',
    more([gold.spelled('failed'), failed], [gold.spelled('rolled back', 'ROLLED_BACK', 'rolled-back'), rolled]),
  )
  const pushed = numbered(pullRequests, 'quillworks/editor', 3)
  ask(
    'several',
    `how many lines were added and removed in PR #${pushed.number} of the editor repo?`,
    gold.figures(gold.count(pushed.additions), gold.count(pushed.deletions)),
  )
}
