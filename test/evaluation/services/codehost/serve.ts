import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createCodehostData, type CodehostData } from './data.ts'
import { CODEHOST_DESCRIPTION } from './description.ts'

type Kind = keyof CodehostData
type Fields = Record<string, unknown>
const refuse = (status: number, message: string): Reply => ({ status, body: { message } })
const now = () => new Date().toISOString()
/** What a filter is about where it is not called like the field. */
const FILTERS: Record<string, (row: Fields) => unknown> = {
  org: row => row.orgLogin,
  assignee: row => (row.assignee as Fields | null)?.username,
  label: row => row.labels,
}

/** Starts the code host. `data` is what it serves and changes; `reset` puts it back. */
export async function startCodehost({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createCodehostData(clock)
  const rowsOf = (kind: Kind) => data[kind] as unknown as Row[]
  const userRef = (username: unknown) => {
    const user = data.users.find(one => one.username === username)
    return user && { id: user.id, username: user.username }
  }
  const repoAt = (path: string[]) => data.repositories.find(one => one.owner === path[0] && one.name === path[1])

  /** A page of rows as a bare array, with links to its neighbours. */
  function reply(rows: Row[], { query, url }: Incoming): Reply {
    const page = Number(query.get('page') ?? 1)
    const perPage = Math.min(Number(query.get('per_page') ?? 30), 100)
    const filters = [...query].filter(([name]) => name !== 'page' && name !== 'per_page')
    const found = rows.filter(row =>
      filters.every(([name, value]) => [(FILTERS[name] ?? (one => one[name]))(row)].flat().map(String).includes(value)),
    )
    const last = Math.max(1, Math.ceil(found.length / perPage))
    const link = (rel: string, number: number) => {
      const target = new URL(url)
      target.searchParams.set('page', String(number))
      return `<${target.pathname}${target.search}>; rel="${rel}"`
    }
    const links = page < last ? [link('next', page + 1), link('last', last)] : []
    return {
      body: found.slice((page - 1) * perPage, page * perPage),
      ...(links.length > 0 && { headers: { link: links.join(', ') } }),
    }
  }
  const list = (kind: Kind) => (incoming: Incoming) => reply(rowsOf(kind), incoming)
  const inRepo =
    (answer: (id: number, incoming: Incoming) => Reply) =>
    (incoming: Incoming): Reply => {
      const repository = repoAt(incoming.path)
      return repository ? answer(repository.id, incoming) : refuse(404, 'Not Found')
    }
  const idOf = (row: Row) => row.repositoryId ?? (row.repository as Fields).id
  const listOf = (kind: Kind) =>
    inRepo((id, incoming) =>
      reply(
        rowsOf(kind).filter(row => idOf(row) === id),
        incoming,
      ),
    )
  const withRow =
    (kind: Kind, name: string, answer?: (row: Row, body: Fields) => Reply | undefined) =>
    ({ path, body }: Incoming): Reply => {
      const row = rowsOf(kind).find(one => String(one[name]) === path[0])
      return row ? (answer?.(row, (body ?? {}) as Fields) ?? { body: row }) : refuse(404, 'Not Found')
    }
  const withNumber = (kind: Kind, answer?: (row: Row, body: Fields) => Reply | undefined) =>
    inRepo((id, { path, body }) => {
      const row = rowsOf(kind).find(one => idOf(one) === id && String(one.number) === path[2])
      return row ? (answer?.(row, (body ?? {}) as Fields) ?? { body: row }) : refuse(404, 'Not Found')
    })
  function push(kind: Kind, row: Fields): Reply {
    const made = { id: 800_000 + rowsOf(kind).length, ...row } as Row
    rowsOf(kind).push(made)
    return { status: 201, body: made }
  }

  /** Fields as they are sent, with usernames as the users that they name; a text says what is wrong. */
  function known(body: Fields): Fields | string {
    const fields = { ...body }
    for (const name of ['assignee', 'commander'])
      if (typeof fields[name] === 'string') {
        const user = userRef(fields[name])
        if (!user) return `${name} is not a user`
        fields[name] = user
      }
    return fields
  }
  const patch = (row: Row, body: Fields): Reply | undefined => {
    const fields = known(body)
    if (typeof fields === 'string' || Object.keys(fields).length === 0)
      return refuse(422, typeof fields === 'string' ? fields : 'Nothing to update')
    Object.assign(row, fields)
    if ('state' in fields) row.closedAt = fields.state === 'closed' ? now() : null
    return undefined
  }
  const createIssue = inRepo((id, { body }) => {
    const fields = known((body ?? {}) as Fields)
    if (typeof fields === 'string') return refuse(422, fields)
    if (!fields.title) return refuse(422, 'title is missing')
    const { fullName } = data.repositories.find(one => one.id === id)!
    const number = 1 + Math.max(0, ...[...data.issues, ...data.pullRequests].filter(one => one.repository.id === id).map(one => one.number)) // oxfmt-ignore
    const goal = data.milestones.find(one => one.repositoryId === id && one.number === fields.milestone)
    const blank = { body: '', stateReason: null, author: userRef(data.users[0]!.username), assignee: null, labels: [], commentsCount: 0, closedAt: null } // oxfmt-ignore
    return push('issues', { number, repository: { id, fullName }, state: 'open', ...blank, ...fields, milestone: goal ? { id: goal.id, title: goal.title } : null, createdAt: now() }) // oxfmt-ignore
  })
  const merge = withNumber('pullRequests', row => {
    if (row.state !== 'open' || row.draft === true) return refuse(405, 'Pull Request is not mergeable')
    Object.assign(row, { state: 'merged', mergedAt: now(), mergedBy: userRef(data.users[0]!.username) })
    return undefined
  })
  const review = withNumber(
    'pullRequests',
    (row, body) =>
    body.verdict ? push('reviews', { pullRequestId: row.id, reviewer: userRef(data.users[0]!.username), comment: null, ...body, submittedAt: now() }) : refuse(422, 'verdict is missing'), // oxfmt-ignore
  )
  const createMilestone = inRepo((repositoryId, { body }) => {
    if (!body?.title) return refuse(422, 'title is missing')
    const number = 1 + data.milestones.filter(one => one.repositoryId === repositoryId).length
    return push('milestones', { repositoryId, number, state: 'open', dueOn: null, ...body })
  })
  const createRelease = inRepo(
    (repositoryId, { body }) =>
    body?.tagName ? push('releases', { repositoryId, name: body.tagName, draft: false, prerelease: false, author: userRef(data.users[0]!.username), ...body, publishedAt: body.draft ? null : now() }) : refuse(422, 'tagName is missing'), // oxfmt-ignore
  )
  const deleteRelease = inRepo((id, { path }) => {
    const at = data.releases.findIndex(one => one.repositoryId === id && String(one.id) === path[2])
    if (at < 0) return refuse(404, 'Not Found')
    data.releases.splice(at, 1)
    return { status: 204, body: null }
  })
  const deploy = ({ body }: Incoming): Reply => {
    if (!data.repositories.some(one => one.id === body?.repositoryId)) return refuse(422, 'repositoryId is unknown')
    if (!body.environment) return refuse(422, 'environment is missing')
    const blank = { status: 'QUEUED', commitSha: '0000000000', triggeredBy: userRef(data.users[0]!.username) }
    return push('deployments', { id: `dpl-${1400 + data.deployments.length}`, ref: 'main', ...body, ...blank, startedAt: now(), finishedAt: null, durationSeconds: null }) // oxfmt-ignore
  }
  const declare = ({ body }: Incoming): Reply => {
    const fields = known((body ?? {}) as Fields)
    if (typeof fields === 'string') return refuse(422, fields)
    if (!fields.title || !fields.severity) return refuse(422, 'title and severity are needed')
    const blank = { repositoryId: null, deploymentId: null, commander: null, customersAffected: 0 }
    return push('incidents', { id: `INC-${220 + data.incidents.length}`, ...blank, ...fields, status: 'investigating', startedAt: now(), resolvedAt: null, postmortemUrl: null }) // oxfmt-ignore
  }
  const rollback = withRow(
    'deployments',
    'id',
    row =>
    row.status === 'SUCCEEDED' ? void Object.assign(row, { status: 'ROLLED_BACK' }) : refuse(409, 'Only deployments that succeeded are rolled back'), // oxfmt-ignore
  )
  const resolve = withRow(
    'incidents',
    'id',
    row =>
    row.status === 'resolved' ? refuse(409, 'Already resolved') : void Object.assign(row, { status: 'resolved', resolvedAt: now() }), // oxfmt-ignore
  )

  const repo = '^/repos/([^/]+)/([^/]+)'
  const routes: Handler[] = [
    ['GET', /^\/api-docs\.json$/, () => ({ body: CODEHOST_DESCRIPTION })],
    ['GET', /^\/orgs$/, list('organizations')],
    ['GET', /^\/orgs\/([^/]+)$/, withRow('organizations', 'login')],
    ['GET', /^\/users$/, list('users')],
    ['GET', /^\/users\/([^/]+)$/, withRow('users', 'username')],
    ['GET', /^\/repos$/, list('repositories')],
    ['GET', new RegExp(`${repo}$`), ({ path }) => { const row = repoAt(path); return row ? { body: row } : refuse(404, 'Not Found') }], // oxfmt-ignore
    ['PATCH', new RegExp(`${repo}$`), ({ path, body }) => { const row = repoAt(path); return row ? (patch(row as unknown as Row, (body ?? {}) as Fields) ?? { body: row }) : refuse(404, 'Not Found') }], // oxfmt-ignore
    ['GET', /^\/issues$/, list('issues')],
    ['GET', new RegExp(`${repo}/issues$`), listOf('issues')],
    ['POST', new RegExp(`${repo}/issues$`), createIssue],
    ['GET', new RegExp(`${repo}/issues/(\\d+)$`), withNumber('issues')],
    ['PATCH', new RegExp(`${repo}/issues/(\\d+)$`), withNumber('issues', patch)],
    ['GET', /^\/pulls$/, list('pullRequests')],
    ['GET', new RegExp(`${repo}/pulls$`), listOf('pullRequests')],
    ['GET', new RegExp(`${repo}/pulls/(\\d+)$`), withNumber('pullRequests')],
    ['PUT', new RegExp(`${repo}/pulls/(\\d+)/merge$`), merge],
    ['POST', new RegExp(`${repo}/pulls/(\\d+)/reviews$`), review],
    ['GET', /^\/reviews$/, list('reviews')],
    ['GET', new RegExp(`${repo}/labels$`), listOf('labels')],
    ['GET', new RegExp(`${repo}/milestones$`), listOf('milestones')],
    ['POST', new RegExp(`${repo}/milestones$`), createMilestone],
    ['GET', new RegExp(`${repo}/releases$`), listOf('releases')],
    ['POST', new RegExp(`${repo}/releases$`), createRelease],
    ['DELETE', new RegExp(`${repo}/releases/(\\d+)$`), deleteRelease],
    ['GET', /^\/deployments$/, list('deployments')],
    ['POST', /^\/deployments$/, deploy],
    ['GET', /^\/deployments\/([^/]+)$/, withRow('deployments', 'id')],
    ['POST', /^\/deployments\/([^/]+)\/rollback$/, rollback],
    ['GET', /^\/incidents$/, list('incidents')],
    ['POST', /^\/incidents$/, declare],
    ['GET', /^\/incidents\/([^/]+)$/, withRow('incidents', 'id')],
    ['PATCH', /^\/incidents\/([^/]+)$/, withRow('incidents', 'id', patch)],
    ['POST', /^\/incidents\/([^/]+)\/resolve$/, resolve],
  ]
  const server = await listenJson(routes, { message: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
