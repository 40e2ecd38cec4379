import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { toPascal } from '../letter-case.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createHiringData, type HiringData } from './data.ts'
import { HIRING_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof HiringData
const refuse = (status: number, detail: string): Reply => ({ status, body: { title: status === 404 ? 'Not Found' : 'Bad Request', status, detail } }) // oxfmt-ignore
const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `The ${pascal(name)} field is required.`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { vacancyId: 'vacancies', candidateId: 'hiringCandidates', interviewerId: 'hiringEmployees', hiringManagerId: 'hiringEmployees' } // oxfmt-ignore

/** A numbered page, counted from 1. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [number, size] = [Number(query.get('PageNumber') ?? 1), Number(query.get('PageSize') ?? 25)]
  if (!(number >= 1 && size >= 1 && size <= 100)) return refuse(400, 'PageNumber or PageSize is out of range.')
  const items = rows.slice((number - 1) * size, number * size)
  return { body: { Items: items, PageNumber: number, PageSize: size, TotalCount: rows.length } }
}

/** Starts the recruitment. `data` is what it serves and changes; `reset` puts it back. */
export async function startHiring({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createHiringData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toPascal(row), { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    return lost && `${pascal(lost)} does not exist.`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const draft = (given: Given) => wrong(given) ?? { location: 'Rotterdam', employmentType: 'FullTime', status: 'Draft', salaryRange: null, openings: 1, closesOn: null, ...given, code: 'VAC-9901', publishedOn: null } // oxfmt-ignore
  const apply = (given: Given) => wrong(given) ?? { phone: null, city: null, stage: 'New', source: 'Website', experienceYears: 0, expectedSalary: null, ...given, appliedOn: today } // oxfmt-ignore
  const invite = (given: Given) => wrong(given) ?? { type: 'Video', durationMinutes: 60, status: 'Planned', score: null, ...given } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: HIRING_DESCRIPTION })],
    ...read('hiringEmployees', 'Employees', 'department'),
    ...read('vacancies', 'Vacancies', 'department', 'status', 'location'),
    ...read('hiringCandidates', 'Candidates', 'vacancyId', 'stage', 'source'),
    ...read('hiringInterviews', 'Interviews', 'candidateId', 'interviewerId', 'status'),
    ...read('jobOffers', 'Offers', 'candidateId', 'status'),
    ['POST', at('Vacancies'), add('vacancies', ['title', 'department', 'hiringManagerId'], draft)],
    ['PATCH', at('Vacancies/:id'), change('vacancies')],
    ['POST', at('Vacancies/:id/Publish'), become('vacancies', ['Draft'], () => ({ status: 'Published', publishedOn: today }))], // oxfmt-ignore
    ['POST', at('Candidates'), add('hiringCandidates', ['firstName', 'lastName', 'email', 'vacancyId'], apply)],
    ['PATCH', at('Candidates/:id'), change('hiringCandidates')],
    ['DELETE', at('Candidates/:id'), remove('hiringCandidates')],
    ['POST', at('Interviews'), add('hiringInterviews', ['candidateId', 'interviewerId', 'scheduledAt'], invite)],
    ['PATCH', at('Interviews/:id'), change('hiringInterviews')],
    ['DELETE', at('Interviews/:id'), remove('hiringInterviews')],
    ['PATCH', at('Offers/:id'), change('jobOffers')],
  ]
  const server = await listenJson(routes, { title: 'Not Found', status: 404, detail: 'No such resource.' }, port)
  return { ...server, data, reset: createReset(data) }
}
