import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { numbered } from './read-codehost.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>
const asksBack = () => either(clarify(), gold.all(nowrite(), unknown()))

/** Conversations with the code host, changes, and what cannot be answered. */
export function talkCodehost(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  explain(builder, facts)
  make(builder, facts)
  change(builder, facts)
  act(builder, facts)
  decline(builder, facts)
}

function converse({ ask, talk }: Builder, { codehost }: Facts): void {
  const { organizations, users, repositories, issues, pullRequests, deployments, incidents } = codehost
  ask(
    'several',
    'number of repos, number of users, number of orgs',
    gold.figures(gold.count(repositories.length), gold.count(users.length), gold.count(organizations.length)),
  )
  const own = issues.filter(one => one.repository.fullName === 'openbrook/brookdb')
  const open = own.filter(one => one.state === 'open')
  talk(
    'follow-up',
    ['issues in openbrook/brookdb', gold.set(own)],
    ['just the open ones', gold.set(open)],
    ['how many of those are bugs?', gold.count(open.filter(one => one.labels.includes('bug')).length)],
  )
  const count = (environment: string) => gold.count(deployments.filter(one => one.environment === environment).length)
  talk('follow-up', ['how many staging deployments?', count('staging')], ['and to production?', count('production')])
  const author = pick.find(users, pick.sized(pullRequests, one => one.author.id, 5, 11).key)
  const written = pullRequests.filter(one => one.author.id === author.id)
  talk(
    'follow-up',
    [`who is ${author.username}?`, either(gold.record(author), gold.text(author.name))],
    ['which PRs did they author?', gold.set(written)],
    ['how many of them were merged', gold.count(written.filter(one => one.state === 'merged').length)],
  )
  const severe = incidents.filter(one => one.severity === 'sev2')
  talk(
    'follow-up',
    ['sev2 incidents', gold.set(severe)],
    ['which one hit the most customers?', gold.largest(severe, one => one.customersAffected)],
  )
  const stray = pick.nth(incidents, one => one.commander !== null && one.status !== 'resolved', 1)
  talk(
    'follow-up',
    [`show me incident ${stray.id}`, gold.record(stray)],
    ['what severity is it', gold.text(stray.severity, 'severity')],
  )
}

function explain({ ask, talk }: Builder, { codehost }: Facts): void {
  talk(
    'explain',
    ['how many private repos are there?', gold.count(codehost.repositories.filter(one => one.visibility === 'private').length)], // oxfmt-ignore
    ['explain how you counted', gold.mentions(['private'])],
  )
  ask('help', 'what can I do about incidents?', gold.mentions(['incident'], ['declare', 'resolve', 'create', 'update']))
}

function make({ ask, talk }: Builder, { codehost, day }: Facts): void {
  const { users, repositories } = codehost
  const id = (name: string) => pick.nth(repositories, one => one.name === name).id
  ask(
    'create',
    'file an issue in tidewater/atlas-web: "Cart badge shows the wrong number"',
    gold.created('codehost.issues', {
      title: 'Cart badge shows the wrong number',
      repository: { id: id('atlas-web') },
    }),
  )
  const solver = pick.nth(users, one => one.orgLogin === 'openbrook', 2)
  ask(
    'create',
    `open an issue in brookdb titled "Compaction stalls" with label bug and assign it to ${solver.username}`,
    gold.created('codehost.issues', {
      title: 'Compaction stalls',
      repository: { id: id('brookdb') },
      labels: ['bug'],
      assignee: { id: solver.id },
    }),
  )
  ask(
    'create',
    'deploy identity to staging',
    gold.created('codehost.deployments', { repositoryId: id('identity'), environment: 'staging' }),
  )
  ask(
    'create',
    'declare a sev2 incident "Search is down" for atlas-web',
    gold.created('codehost.incidents', { title: 'Search is down', severity: 'sev2', repositoryId: id('atlas-web') }),
  )
  talk(
    'create',
    ['create a new milestone "Spring launch"', gold.all(nowrite(), clarify())],
    ['quillworks/editor', gold.created('codehost.milestones', { title: 'Spring launch', repositoryId: id('editor') })],
  )
  ask(
    'create',
    `add a milestone "Beta 2" to tidewater/identity, due ${pick.dayName(day(40))}`,
    gold.created('codehost.milestones', { title: 'Beta 2', repositoryId: id('identity'), dueOn: day(40) }),
  )
}

function change({ ask }: Builder, { codehost }: Facts): void {
  const { users, repositories, issues, incidents } = codehost
  const loose = numbered(issues, 'tidewater/checkout-service', 1, one => one.state === 'open' || one.assignee === null)
  const solver = pick.nth(users, one => one.orgLogin === 'tidewater' && one.id !== loose.assignee?.id, 5)
  ask(
    'update',
    `assign issue #${loose.number} in tidewater/checkout-service to ${solver.username}`,
    gold.updated('codehost.issues', loose, { assignee: { id: solver.id } }),
  )
  const spellcheck = pick.nth(repositories, one => one.name === 'spellcheck')
  ask(
    'update',
    'make the spellcheck repo private',
    gold.updated('codehost.repositories', spellcheck, { visibility: 'private' }),
  )
  const mobile = pick.nth(repositories, one => one.name === 'mobile-app')
  ask('update', 'archive quillworks/mobile-app', gold.updated('codehost.repositories', mobile, { archived: true }))
  const rising = pick.nth(incidents, one => one.status !== 'resolved' && one.severity !== 'sev1', 1)
  ask('update', `raise ${rising.id} to sev1`, gold.updated('codehost.incidents', rising, { severity: 'sev1' }))
  const watched = pick.nth(incidents, one => one.status !== 'resolved', 3)
  ask(
    'update',
    `${watched.id}: set status to ${watched.status === 'monitoring' ? 'identified' : 'monitoring'}`,
    gold.updated('codehost.incidents', watched, {
      status: watched.status === 'monitoring' ? 'identified' : 'monitoring',
    }),
  )
  const led = pick.nth(incidents, one => one.commander === null, 2)
  ask(
    'update',
    `make ${users[7]!.name} the commander of ${led.id}`,
    gold.updated('codehost.incidents', led, { commander: { id: users[7]!.id } }),
  )
  const wrong = numbered(issues, 'quillworks/spellcheck', 2)
  ask(
    'update',
    `rename issue #${wrong.number} in quillworks/spellcheck to "Wrong hyphenation"`,
    gold.updated('codehost.issues', wrong, { title: 'Wrong hyphenation' }),
  )
}

function act({ ask }: Builder, { codehost }: Facts): void {
  const { repositories, issues, pullRequests, releases, deployments, incidents } = codehost
  const ready = pick.nth(pullRequests, one => one.state === 'open' && !one.draft, 4)
  ask(
    'action',
    `merge PR #${ready.number} in ${ready.repository.fullName}`,
    gold.updated('codehost.pullRequests', ready, { state: 'merged' }, ['mergedAt', 'mergedBy']),
  )
  const broken = pick.nth(deployments, one => one.status === 'SUCCEEDED' && one.environment === 'production', 40)
  ask('action', `roll back ${broken.id}!`, gold.updated('codehost.deployments', broken, { status: 'ROLLED_BACK' }))
  const over = pick.nth(incidents, one => one.status !== 'resolved', 0)
  ask(
    'action',
    `${over.id} is fixed, pls resolve it`,
    gold.updated('codehost.incidents', over, { status: 'resolved' }, ['resolvedAt']),
  )
  const done = pick.nth(issues, one => one.state === 'open', 11)
  ask(
    'action',
    `close issue #${done.number} of ${done.repository.fullName}`,
    gold.updated('codehost.issues', done, { state: 'closed' }, ['closedAt', 'stateReason']),
  )
  const read = pick.nth(pullRequests, one => one.state === 'open' && !one.draft, 9)
  ask(
    'action',
    `approve PR #${read.number} in ${read.repository.fullName}`,
    either(gold.created('codehost.reviews', { pullRequestId: read.id, verdict: 'APPROVED' }), pending()),
  )
  const old = releases[17]!
  const home = pick.find(repositories, old.repositoryId)
  ask('delete', `delete release ${old.id} from ${home.fullName}`, gold.removed('codehost.releases', old))
}

function decline({ ask }: Builder, { codehost }: Facts): void {
  const { issues } = codehost
  ask('unanswerable', 'how many lines of code does the editor repo have?', unknown())
  ask('unanswerable', 'what is the CPU load of checkout-service at the moment', unknown())
  ask('unanswerable', 'which tests are flaky?', unknown())
  const shared = pick.rank(issues, one => one.number)[0]!
  ask('ambiguous', `close issue #${shared.key}`, asksBack())
  ask('ambiguous', 'roll back the production deployment', asksBack())
  ask('ambiguous', 'show my open pull requests', asksBack())
  ask('smalltalk', 'nice one, cheers!', gold.smalltalk())
}
