import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createDevelopers } from '../persons.ts'

interface UserRef {
  id: number
  username: string
}
interface RepoRef {
  id: number
  fullName: string
}
export interface Organization {
  id: number
  login: string
  name: string
  plan: string
  seats: number
  billingEmail: string
  createdAt: string
}
export interface User {
  id: number
  username: string
  name: string
  email: string
  role: string
  orgLogin: string
  twoFactorEnabled: boolean
  timezone: string
  lastActiveAt: string | null
}
export interface Repository {
  id: number
  owner: string
  name: string
  fullName: string
  description: string | null
  visibility: string
  language: string
  defaultBranch: string
  archived: boolean
  stars: number
  forks: number
  license: { key: string; name: string } | null
  topics: string[]
  createdAt: string
  pushedAt: string
}
export interface Issue {
  id: number
  number: number
  repository: RepoRef
  title: string
  body: string
  state: string
  stateReason: string | null
  author: UserRef
  assignee: UserRef | null
  labels: string[]
  milestone: { id: number; title: string } | null
  commentsCount: number
  createdAt: string
  closedAt: string | null
}
export interface PullRequest {
  id: number
  number: number
  repository: RepoRef
  title: string
  state: string
  draft: boolean
  author: UserRef
  sourceBranch: string
  targetBranch: string
  additions: number
  deletions: number
  changedFiles: number
  createdAt: string
  mergedAt: string | null
  mergedBy: UserRef | null
}
export interface Review {
  id: number
  pullRequestId: number
  reviewer: UserRef
  verdict: string
  comment: string | null
  submittedAt: string
}
export interface Label {
  id: number
  repositoryId: number
  name: string
  color: string
  description: string | null
}
export interface Milestone {
  id: number
  repositoryId: number
  number: number
  title: string
  state: string
  dueOn: string | null
}
export interface Release {
  id: number
  repositoryId: number
  tagName: string
  name: string
  draft: boolean
  prerelease: boolean
  author: UserRef
  publishedAt: string | null
}
export interface Deployment {
  id: string
  repositoryId: number
  environment: string
  status: string
  ref: string
  commitSha: string
  triggeredBy: UserRef
  startedAt: string
  finishedAt: string | null
  durationSeconds: number | null
}
export interface Incident {
  id: string
  title: string
  severity: string
  status: string
  repositoryId: number
  deploymentId: string | null
  commander: UserRef | null
  customersAffected: number
  startedAt: string
  resolvedAt: string | null
  postmortemUrl: string | null
}

export const PLANS = ['free', 'team', 'enterprise'] as const
export const ROLES = ['admin', 'maintainer', 'developer', 'guest'] as const
export const VISIBILITIES = ['public', 'private', 'internal'] as const
export const ISSUE_STATES = ['open', 'closed'] as const
export const STATE_REASONS = ['completed', 'not_planned', 'duplicate'] as const
export const PULL_STATES = ['open', 'merged', 'closed'] as const
export const VERDICTS = ['APPROVED', 'CHANGES_REQUESTED', 'COMMENTED'] as const
export const MILESTONE_STATES = ['open', 'closed'] as const
export const ENVIRONMENTS = ['production', 'staging', 'preview'] as const
export const DEPLOYMENT_STATES = ['QUEUED', 'IN_PROGRESS', 'SUCCEEDED', 'FAILED', 'ROLLED_BACK'] as const
export const SEVERITIES = ['sev1', 'sev2', 'sev3', 'sev4'] as const
export const INCIDENT_STATES = ['investigating', 'identified', 'monitoring', 'resolved'] as const

const ORGANIZATIONS: [login: string, name: string, plan: string, seats: number, age: number][] = [
  ['tidewater', 'Tidewater Systems', 'enterprise', 140, 2900],
  ['quillworks', 'Quillworks', 'team', 25, 1500],
  ['openbrook', 'Openbrook Collective', 'free', 8, 2100],
]
const REPOSITORIES: [owner: string, name: string, language: string, visibility: string, description: string | null][] = [
  ['tidewater', 'checkout-service', 'Go', 'private', 'Baskets, prices and payment'],
  ['tidewater', 'atlas-web', 'TypeScript', 'private', 'The web shop'],
  ['tidewater', 'identity', 'Go', 'internal', 'Sign-in and sessions'],
  ['tidewater', 'notifier', 'Python', 'private', null],
  ['tidewater', 'data-pipeline', 'Python', 'internal', 'Nightly exports'],
  ['tidewater', 'terraform-modules', 'HCL', 'internal', null],
  ['quillworks', 'editor', 'TypeScript', 'private', 'The writing app'],
  ['quillworks', 'spellcheck', 'Rust', 'public', 'Spelling for forty languages'],
  ['quillworks', 'mobile-app', 'Kotlin', 'private', null],
  ['openbrook', 'brookdb', 'Rust', 'public', 'An embedded database'],
  ['openbrook', 'brook-cli', 'Go', 'public', 'The command line of BrookDB'],
  ['openbrook', 'docs', 'TypeScript', 'public', null],
] // oxfmt-ignore
const LABELS: [name: string, color: string, description: string | null][] = [
  ['bug', 'd73a4a', 'Something is broken'],
  ['enhancement', 'a2eeef', null],
  ['security', 'b60205', 'Handle with care'],
  ['documentation', '0075ca', null],
  ['good first issue', '7057ff', 'For newcomers'],
  ['tech debt', 'fbca04', null],
]
const PARTS = ['login page', 'retry queue', 'invoice export', 'search index', 'dark mode', 'rate limiter', 'upload form', 'session cache', 'config loader', 'date picker'] // oxfmt-ignore
const TROUBLES = ['crashes on startup', 'is slow with large files', 'ignores the timeout', 'leaks memory', 'shows wrong totals', 'needs tests', 'should support CSV'] // oxfmt-ignore
const DEEDS = ['Refactor', 'Fix', 'Speed up', 'Document', 'Add metrics to', 'Drop legacy code from']
const FAILURES = ['Elevated error rate', 'Slow responses', 'Login outage', 'Emails delayed', 'Export job stuck', 'Checkout unavailable', 'Disk full', 'Certificate expired'] // oxfmt-ignore

export type CodehostData = ReturnType<typeof createCodehostData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
interface World {
  users: User[]
  repositories: Repository[]
}

/** 3 organizations, 28 users, 12 repositories, 170 issues, 130 pull requests, 190 reviews, 72 labels, 30 milestones, 54 releases, 220 deployments and 44 incidents. */
export function createCodehostData(clock: Date) {
  const random = createRandom(40_41_03)
  const days = createDays(clock)
  const { day, moment } = days
  const organizations: Organization[] = ORGANIZATIONS.map(([login, name, plan, seats, age], index) => ({
    id: 11 + index,
    login,
    name,
    plan,
    seats,
    billingEmail: `billing@${login}.example`,
    createdAt: moment(-age, 0.4),
  }))
  const users = createUsers(random, days)
  const repositories: Repository[] = REPOSITORIES.map(([owner, name, language, visibility, description], index) => ({
    id: 301 + index,
    owner,
    name,
    fullName: `${owner}/${name}`,
    description,
    visibility,
    language,
    defaultBranch: index % 4 === 3 ? 'master' : 'main',
    archived: name === 'notifier' || name === 'docs',
    stars: visibility === 'public' ? random.whole(150, 9200) : random.whole(0, 40),
    forks: visibility === 'public' ? random.whole(12, 700) : random.whole(0, 5),
    license: visibility === 'public' ? random.pick([{ key: 'mit', name: 'MIT License' }, { key: 'apache-2.0', name: 'Apache License 2.0' }]) : null, // oxfmt-ignore
    topics: [random.pick(['backend', 'frontend', 'infra']), ...(random.chance(0.4) ? ['critical'] : [])],
    createdAt: moment(-random.whole(200, 2000), 0.5),
    pushedAt: moment(-(name === 'docs' ? 400 : random.whole(0, 70)), 0.6),
  }))
  const world = { users, repositories }
  const labels: Label[] = repositories.flatMap(
    (repository, at) =>
    LABELS.map(([name, color, description], index) => ({ id: 6000 + at * LABELS.length + index, repositoryId: repository.id, name, color, description })), // oxfmt-ignore
  )
  const milestones: Milestone[] = Array.from({ length: 30 }, (_, index) => {
    const repository = repositories[index % 10]!
    const due = random.whole(-60, 120)
    return {
      id: 2400 + index,
      repositoryId: repository.id,
      number: 1 + Math.floor(index / 10),
      title: `${1 + Math.floor(index / 10)}.${index % 7} ${random.pick(['hardening', 'launch', 'cleanup'])}`,
      state: due < -20 ? 'closed' : 'open',
      dueOn: random.chance(0.8) ? day(due) : null,
    }
  })
  const { issues, pullRequests } = createTracked(random, days, world, milestones)
  const reviews = createReviews(random, days, users, pullRequests)
  const releases: Release[] = Array.from({ length: 54 }, (_, index) => {
    const repository = repositories[index % repositories.length]!
    const step = Math.floor(index / repositories.length)
    const draft = index > 47 && random.chance(0.5)
    const prerelease = random.chance(0.2)
    const tagName = `v${1 + (index % 3)}.${step + (index % 5)}.0${prerelease ? '-rc.1' : ''}`
    return {
      id: 88_010 + index,
      repositoryId: repository.id,
      tagName,
      name: `${repository.name} ${tagName.slice(1)}`,
      draft,
      prerelease,
      author: refer(random.pick(staffOf(users, repository))),
      publishedAt: draft ? null : moment(-400 + index * 7 + random.whole(0, 6), 0.55),
    }
  })
  const deployments = createDeployments(random, days, world)
  const incidents = createIncidents(random, days, world, deployments)
  return { organizations, users, repositories, labels, milestones, issues, pullRequests, reviews, releases, deployments, incidents } // oxfmt-ignore
}

const refer = ({ id, username }: User): UserRef => ({ id, username })
const point = ({ id, fullName }: Repository): RepoRef => ({ id, fullName })
const staffOf = (users: User[], repository: Repository) => users.filter(one => one.orgLogin === repository.owner)

function createUsers(random: Random, { moment }: Days): User[] {
  return createDevelopers().map(({ firstName, lastName, email }, index) => ({
    id: 701 + index,
    username: `${firstName[0]}${lastName}`
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase(),
    name: `${firstName} ${lastName}`,
    email,
    role: random.pick(['admin', 'maintainer', 'developer', 'developer', 'developer', 'guest']),
    orgLogin: index < 16 ? 'tidewater' : index < 22 ? 'quillworks' : 'openbrook',
    twoFactorEnabled: random.chance(0.75),
    timezone: random.pick(['Europe/Dublin', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata']),
    lastActiveAt: random.chance(0.1) ? null : moment(-random.whole(0, 70), 0.7),
  }))
}

/** Issues and pull requests share the numbers of their repository. */
function createTracked(random: Random, { moment }: Days, { users, repositories }: World, milestones: Milestone[]) {
  const numbers = new Map<number, number>()
  const next = (id: number) => {
    numbers.set(id, (numbers.get(id) ?? 0) + 1)
    return numbers.get(id)!
  }
  const active = [...repositories, ...repositories.slice(0, 2), repositories[6]!, repositories[9]!]
  const issues: Issue[] = []
  const pullRequests: PullRequest[] = []
  for (let index = 0; index < 300; index++) {
    const repository = random.pick(active)
    const staff = staffOf(users, repository)
    const created = -Math.floor((299 - index) * 1.1)
    const own = { number: next(repository.id), repository: point(repository), author: refer(random.pick(staff)), createdAt: moment(created, random.whole(32, 80) / 96) } // oxfmt-ignore
    const until = Math.min(0, created + random.whole(0, 25))
    if (issues.length < 170 && (random.chance(0.57) || pullRequests.length === 130)) {
      const isClosed = random.chance(created < -40 ? 0.75 : 0.25)
      const goals = milestones.filter(one => one.repositoryId === repository.id)
      const goal = goals.length > 0 && random.chance(0.35) ? random.pick(goals) : undefined
      issues.push({
        id: 41_000 + issues.length * 3,
        ...own,
        title: `${random.pick(PARTS)} ${random.pick(TROUBLES)}`.replace(/^./, letter => letter.toUpperCase()),
        body: 'See the attached log.',
        state: isClosed ? 'closed' : 'open',
        stateReason: isClosed ? random.pick(['completed', 'completed', 'completed', 'not_planned', 'duplicate']) : null,
        assignee: random.chance(0.7) ? refer(random.pick(staff)) : null,
        labels: LABELS.map(([name]) => name).filter(name => random.chance(name === 'bug' ? 0.45 : 0.14)),
        milestone: goal ? { id: goal.id, title: goal.title } : null,
        commentsCount: random.whole(0, 24),
        closedAt: isClosed ? moment(until, 0.85) : null,
      })
    } else {
      const state = random.pick(created < -25 ? ['merged', 'merged', 'merged', 'merged', 'closed', 'open'] : ['open', 'open', 'merged']) // oxfmt-ignore
      const part = random.pick(PARTS)
      pullRequests.push({
        id: 52_000 + pullRequests.length * 2,
        ...own,
        title: `${random.pick(DEEDS)} ${part}`,
        state,
        draft: state === 'open' && random.chance(0.3),
        sourceBranch: `${random.pick(['feature', 'fix', 'chore'])}/${part.replaceAll(' ', '-')}`,
        targetBranch: repository.defaultBranch,
        additions: random.whole(1, 1900),
        deletions: random.whole(0, 800),
        changedFiles: random.whole(1, 48),
        mergedAt: state === 'merged' ? moment(until, 0.88) : null,
        mergedBy: state === 'merged' ? refer(random.pick(staff)) : null,
      })
    }
  }
  return { issues, pullRequests }
}

function createReviews(random: Random, { moment }: Days, users: User[], pulls: PullRequest[]): Review[] {
  const reviewed = pulls.filter((_, index) => index % 6 !== 0)
  return Array.from({ length: 190 }, (_, index) => {
    const pull = random.pick(reviewed)
    const org = pull.repository.fullName.split('/')[0]
    const others = users.filter(one => one.orgLogin === org && one.id !== pull.author.id)
    const start = Date.parse(pull.createdAt)
    const age = Math.floor((Date.parse(moment(0, 0)) - start) / 86_400_000)
    return {
      id: 97_300 + index,
      pullRequestId: pull.id,
      reviewer: refer(random.pick(others)),
      verdict: random.pick(['APPROVED', 'APPROVED', 'APPROVED', 'CHANGES_REQUESTED', 'COMMENTED']),
      comment: random.chance(0.6) ? random.pick(['Looks good.', 'Please add a test.', 'Nit: naming.']) : null,
      submittedAt: moment(-Math.max(0, age - random.whole(0, 6)), 0.65),
    }
  })
}

function createDeployments(random: Random, { moment }: Days, { users, repositories }: World): Deployment[] {
  const deployed = repositories.filter(one => !one.archived && one.language !== 'HCL' && one.owner !== 'openbrook')
  return Array.from({ length: 220 }, (_, index) => {
    const repository = random.pick(deployed)
    const offset = -Math.floor((219 - index) / 3)
    const isLast = index > 213
    const status = isLast ? random.pick(['QUEUED', 'IN_PROGRESS']) : random.pick(['SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED', 'FAILED', 'ROLLED_BACK']) // oxfmt-ignore
    const start = random.whole(30, 70) / 96
    const durationSeconds = isLast ? null : random.whole(40, 1500)
    return {
      id: `dpl-${1400 + index}`,
      repositoryId: repository.id,
      environment: random.pick(['production', 'production', 'staging', 'staging', 'preview']),
      status,
      ref: random.pick(['main', 'main', 'main', 'release/next', 'hotfix']),
      commitSha: Array.from({ length: 10 }, () => random.pick([...'0123456789abcdef'])).join(''),
      triggeredBy: refer(random.pick(staffOf(users, repository))),
      startedAt: moment(offset, start),
      finishedAt: durationSeconds === null ? null : moment(offset, start + durationSeconds / 86_400),
      durationSeconds,
    }
  })
}

function createIncidents(random: Random, { moment }: Days, { users }: World, deployments: Deployment[]): Incident[] {
  const bad = deployments.filter(one => one.environment === 'production' && /FAILED|ROLLED_BACK/.test(one.status))
  const running = deployments.map(one => one.repositoryId)
  return Array.from({ length: 44 }, (_, index) => {
    const cause = random.chance(0.4) ? random.pick(bad) : undefined
    const offset = -Math.floor((43 - index) * 3.4)
    const isOver = index < 38
    const severity = random.pick(['sev1', 'sev2', 'sev2', 'sev3', 'sev3', 'sev3', 'sev4'])
    const start = random.whole(10, 60) / 96
    return {
      id: `INC-${220 + index}`,
      title: random.pick(FAILURES),
      severity,
      status: isOver ? 'resolved' : random.pick(['investigating', 'identified', 'monitoring']),
      repositoryId: cause?.repositoryId ?? random.pick(running),
      deploymentId: cause?.id ?? null,
      commander: random.chance(0.85) ? refer(random.pick(users.slice(0, 16))) : null,
      customersAffected: severity === 'sev4' ? 0 : random.whole(3, 4000),
      startedAt: moment(offset, start),
      resolvedAt: isOver ? moment(offset, start + random.whole(2, 34) / 96) : null,
      postmortemUrl: isOver && random.chance(0.5) ? `https://wiki.forgeline.example/pm/${220 + index}` : null,
    }
  })
}
