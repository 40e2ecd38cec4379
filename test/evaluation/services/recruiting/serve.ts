import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createRecruitingData, type Application, type RecruitingData } from './data.ts'
import { RECRUITING_DESCRIPTION } from './description.ts'

type Kind = keyof RecruitingData
const refuse = (status: number, detail: string): Reply => ({ status, body: { title: 'Problem', detail } })
const PAGING = ['page', 'per_page']

/** Starts recruiting. `data` is what it serves and changes; `reset` puts it back. */
export async function startRecruiting({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createRecruitingData(clock)
  const rowsOf = (kind: Kind) => data[kind] as unknown as Row[]
  const isThere = (kind: Kind, id: unknown) => rowsOf(kind).some(row => row.id === Number(id))
  /** Applications tell who applied for what, and where they stand. */
  function write(kind: Kind, row: Row): object {
    if (kind !== 'applications') return toSnake(row)
    const { id, candidateId, jobId, stageId, ...rest } = row as unknown as Application
    const who = data.candidates.find(one => one.id === candidateId)
    const what = data.jobs.find(one => one.id === jobId)
    const stage = data.stages.find(one => one.id === stageId)
    return {
      id,
      candidate: { id: candidateId, name: who ? `${who.firstName} ${who.lastName}` : '' },
      job: { id: jobId, title: what?.title },
      stage: { id: stageId, name: stage?.name },
      ...toSnake(rest),
    }
  }
  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const page = Number(query.get('page') ?? 1)
      const size = Math.min(Number(query.get('per_page') ?? 25), 100)
      if (!(page >= 1) || !(size >= 1)) return refuse(400, 'page starts at 1')
      const wanted = toCamel(Object.fromEntries([...query].filter(([name]) => !PAGING.includes(name))))
      const rows = rowsOf(kind).filter(row => Object.entries(wanted).every(([name, value]) => String(row[name]) === value)) // oxfmt-ignore
      const meta = { page, per_page: size, total_pages: Math.ceil(rows.length / size), total_count: rows.length }
      return { body: { [kind]: rows.slice((page - 1) * size, page * size).map(row => write(kind, row)), meta } }
    }
  const withRow =
    (kind: Kind, answer?: (row: Row, body: Record<string, unknown>) => Reply | undefined) =>
    ({ path, body }: Incoming): Reply => {
      const row = rowsOf(kind).find(({ id }) => String(id) === path[0])
      if (!row) return refuse(404, 'not found')
      return answer?.(row, toCamel(body ?? {})) ?? { body: write(kind, row) }
    }
  const change = (kind: Kind) => withRow(kind, (row, body) => void Object.assign(row, body))
  const remove = (kind: Kind) =>
    withRow(kind, row => {
      rowsOf(kind).splice(rowsOf(kind).indexOf(row), 1)
      return { status: 200, body: null }
    })
  const add =
    (kind: Kind, needed: string[], make: (given: Record<string, unknown>) => object | string) =>
    ({ body }: Incoming): Reply => {
      const given = toCamel(body ?? {})
      const lacking = needed.find(name => given[name] === undefined)
      if (lacking) return refuse(422, `${lacking} is missing`)
      const made = make(given)
      if (typeof made === 'string') return refuse(422, made)
      const row = { ...made, id: 95_000 + rowsOf(kind).length } as unknown as Row
      rowsOf(kind).push(row)
      return { status: 201, body: write(kind, row) }
    }
  const person = {
    phone: null,
    city: '',
    country: '',
    currentCompany: null,
    yearsOfExperience: 0,
    source: 'careers_page',
  }
  const apply = (given: Record<string, unknown>) =>
    !isThere('candidates', given.candidateId) || !isThere('jobs', given.jobId)
      ? 'no such candidate or job'
      : { expectedSalary: null, ...given, stageId: 11, status: 'active', rejectionReason: null, appliedAt: new Date().toISOString(), rating: null } // oxfmt-ignore
  const meet = (given: Record<string, unknown>) =>
    !isThere('applications', given.applicationId) || !isThere('recruiters', given.interviewerId)
      ? 'no such application or interviewer'
      : { durationMinutes: 60, ...given, status: 'scheduled', recommendation: null }
  const propose = (given: Record<string, unknown>) =>
    !isThere('applications', given.applicationId)
      ? 'no such application'
      : { signingBonus: null, ...given, status: 'draft', sentOn: null, expiresOn: given.startDate }
  const reject = withRow('applications', (row, body) => {
    if (row.status !== 'active') return refuse(409, `the application is ${String(row.status)}`)
    if (!body.rejectionReason) return refuse(422, 'rejection_reason is missing')
    Object.assign(row, { status: 'rejected', rejectionReason: body.rejectionReason })
    return undefined
  })
  const move = withRow('applications', (row, body) => {
    if (row.status !== 'active') return refuse(409, `the application is ${String(row.status)}`)
    if (!isThere('stages', body.stageId)) return refuse(422, 'no such stage')
    row.stageId = Number(body.stageId)
    return undefined
  })
  const send = withRow('offers', row => {
    if (row.status !== 'draft') return refuse(409, `the offer is ${String(row.status)}`)
    Object.assign(row, { status: 'sent', sentOn: new Date().toISOString().slice(0, 10) })
    return undefined
  })

  const routes: Handler[] = [
    ['GET', /^\/docs\/openapi\.json$/, () => ({ body: RECRUITING_DESCRIPTION })],
    ['GET', /^\/v2\/offices$/, list('offices')],
    ['GET', /^\/v2\/recruiters$/, list('recruiters')],
    ['GET', /^\/v2\/stages$/, list('stages')],
    ['GET', /^\/v2\/jobs$/, list('jobs')],
    ['GET', /^\/v2\/jobs\/(\d+)$/, withRow('jobs')],
    ['PATCH', /^\/v2\/jobs\/(\d+)$/, change('jobs')],
    ['GET', /^\/v2\/candidates$/, list('candidates')],
    [
      'POST',
      /^\/v2\/candidates$/,
      add('candidates', ['firstName', 'lastName', 'email'], given => ({
        ...person,
        tags: [],
        ...given,
        doNotContact: false,
        createdAt: new Date().toISOString(),
      })),
    ],
    ['GET', /^\/v2\/candidates\/(\d+)$/, withRow('candidates')],
    ['PATCH', /^\/v2\/candidates\/(\d+)$/, change('candidates')],
    ['DELETE', /^\/v2\/candidates\/(\d+)$/, remove('candidates')],
    ['GET', /^\/v2\/applications$/, list('applications')],
    ['POST', /^\/v2\/applications$/, add('applications', ['candidateId', 'jobId'], apply)],
    ['GET', /^\/v2\/applications\/(\d+)$/, withRow('applications')],
    ['PATCH', /^\/v2\/applications\/(\d+)$/, change('applications')],
    ['POST', /^\/v2\/applications\/(\d+)\/reject$/, reject],
    ['POST', /^\/v2\/applications\/(\d+)\/move$/, move],
    ['GET', /^\/v2\/interviews$/, list('interviews')],
    ['POST', /^\/v2\/interviews$/, add('interviews', ['applicationId', 'interviewerId', 'kind', 'scheduledAt'], meet)],
    ['PATCH', /^\/v2\/interviews\/(\d+)$/, change('interviews')],
    ['DELETE', /^\/v2\/interviews\/(\d+)$/, remove('interviews')],
    ['GET', /^\/v2\/offers$/, list('offers')],
    ['POST', /^\/v2\/offers$/, add('offers', ['applicationId', 'salary', 'startDate'], propose)],
    ['PATCH', /^\/v2\/offers\/(\d+)$/, change('offers')],
    ['POST', /^\/v2\/offers\/(\d+)\/send$/, send],
  ]
  const server = await listenJson(routes, refuse(404, 'no such route').body, port)
  return { ...server, data, reset: createReset(data) }
}
