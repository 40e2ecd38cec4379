import type { ChatResponse } from '../../../src/contract/chat.ts'
import type { Mirror } from '../../support/site/mirror.ts'
import type { SiteRequest } from '../../support/site/route.ts'
import type { Site } from '../../support/site/start-site.ts'
import type { AnswerExpect, Expect, PageExpect, Received } from './web-case.ts'

/** What is known when a message has been answered. */
export interface Outcome {
  answer: ChatResponse
  site: Site
  /** How many requests and pages had told something before this message. */
  since: number
  /** How many times it asked before it did it. */
  asked: number
  base: string
}

/** Why the outcome is not what it should be; undefined when it is. */
export async function judge(expect: Expect, outcome: Outcome): Promise<string | undefined> {
  const { answer, site, since } = outcome
  const error = answer.data.error
  const fresh = site.requests.slice(since)
  const writes = fresh.filter(({ method }) => method !== 'GET' && method !== 'HEAD')
  if (expect.unchanged && writes.length > 0) return `sent ${writes[0]!.method} ${writes[0]!.path}`
  if (expect.asks === true && !answer.data.approval) return 'did not ask for a yes'
  if (expect.asks === false && outcome.asked > 0) return 'asked for a yes without need'
  if (expect.declines === true && !error) return 'did not decline'
  // Whoever never looked at the page cannot know that something is not on it.
  if (expect.declines === true && since > 0 && !usedBrowser(answer)) return 'declined without a look at the page'
  for (const wanted of expect.received ?? []) {
    const wrong = judgeReceived(wanted, fresh)
    if (wrong) return wrong
  }
  if (expect.page) {
    const wrong = judgePage(expect.page, site.mirrors)
    if (wrong) return wrong
  }
  if (expect.answer) {
    const wrong = judgeAnswer(expect.answer, answer)
    if (wrong) return wrong
  }
  if (expect.file) return await judgeFile(expect.file, outcome)
  return undefined
}

function judgeReceived(
  { line, body = {}, query = {}, times = 1 }: Received,
  requests: SiteRequest[],
): string | undefined {
  const [method, path] = line.split(' ')
  const same = requests.filter(request => request.method === method && request.path === path)
  const fit = same.filter(
    request =>
      Object.entries(body).every(([name, value]) => plain(request.body[name]) === plain(value)) &&
      Object.entries(query).every(([name, value]) => plain(request.query[name]) === plain(value)),
  )
  if (fit.length === times) return undefined
  const seen = same.map(request => JSON.stringify({ ...request.body, ...request.query })).join(' ')
  return `${line} reached the server ${fit.length} times instead of ${times}${seen ? `, with ${seen}` : ''}`
}

function judgePage(expect: PageExpect, mirrors: Mirror[]): string | undefined {
  const isFrame = (mirror: Mirror) => mirror.path.startsWith('/frames/')
  const wantsFrame = expect.path?.startsWith('/frames/') ?? false
  const mirror = mirrors.findLast(
    one =>
      isFrame(one) === wantsFrame &&
      (!expect.origin || one.origin === expect.origin) &&
      (!wantsFrame || one.path === expect.path),
  )
  if (!mirror) return 'no page was opened'
  if (expect.path && mirror.path !== expect.path) return `is on ${mirror.path}`
  if (expect.title && !mirror.title.includes(expect.title)) return `the title is ${mirror.title}`
  const query = new URLSearchParams(mirror.query)
  for (const [name, value] of Object.entries(expect.query ?? {}))
    if (!query.getAll(name).includes(value)) return `the address has ${mirror.query}`
  const text = plain(mirror.text)
  const unseen = expect.shows?.find(one => !text.includes(plain(one)))
  if (unseen) return `the page does not show ${unseen}`
  const seen = expect.hides?.find(one => text.includes(plain(one)))
  if (seen) return `the page still shows ${seen}`
  for (const [name, value] of Object.entries(expect.fields ?? {}))
    if (JSON.stringify(mirror.fields[name]) !== JSON.stringify(value))
      return `${name} holds ${JSON.stringify(mirror.fields[name])} instead of ${JSON.stringify(value)}`
  for (const [name, value] of Object.entries(expect.states ?? {})) {
    const state = mirror.states[name] ?? ''
    if (!state.startsWith(value) || (value === '' && state !== '')) return `${name} is ${state || 'untouched'}`
  }
  const { y, height } = mirror.scroll
  if (expect.scrolled === 'top' && y > 0) return `scrolled to ${y}`
  if (expect.scrolled === 'down' && y === 0) return 'not scrolled'
  if (expect.scrolled === 'bottom' && y < height / 2) return `scrolled to ${y} of ${height}`
  return undefined
}

/** What it said, and what it gave beside it. */
const saidBy = ({ response, data }: ChatResponse): string => `${response} ${JSON.stringify(data.result ?? '')}`

function judgeAnswer(expect: AnswerExpect, answer: ChatResponse): string | undefined {
  const said = plain(saidBy(answer))
  for (const one of expect.has ?? [])
    if (![one].flat().some(text => said.includes(plain(text)))) return `the answer lacks ${String(one)}`
  const leaked = expect.lacks?.find(text => said.includes(plain(text)))
  if (leaked) return `the answer has ${leaked}`
  if (expect.yes !== undefined) {
    const verdict = verdictOf(answer)
    if (verdict !== expect.yes) return verdict === undefined ? 'gave no verdict' : `said ${verdict ? 'yes' : 'no'}`
  }
  const rows = recordsOf(answer.data.result).map(row => plain(JSON.stringify(row)))
  if (expect.count !== undefined && rows.length !== expect.count)
    return `${rows.length} records instead of ${expect.count}`
  const missing = expect.rows?.find(row => !rows.some(text => row.every(value => text.includes(plain(value)))))
  return missing ? `no record with ${missing.join(', ')}` : undefined
}

/** A table may come alone or as one of a list of tables. */
function recordsOf(result: unknown): unknown[] {
  if (!Array.isArray(result)) return result === null || result === undefined ? [] : [result]
  const [first] = result as { rows?: unknown }[]
  return result.length === 1 && Array.isArray(first?.rows) ? first.rows : result
}

/** Yes or no: the value, else the error, else how the answer begins; undefined when it is neither. */
function verdictOf({ response, data }: ChatResponse): boolean | undefined {
  const value = data.result as unknown
  if (typeof value === 'boolean') return value
  if (value !== null && typeof value === 'object' && 'passed' in value) return value.passed === true
  if (data.error) return data.error.code === 'NOT_AS_EXPECTED' ? false : undefined
  if (/^\W*(no\b|not\b|failed|false)|\b(does not|doesn't|is not|isn't|are not|there is no)\b/i.test(response))
    return false
  return /^\W*(yes|true|passed|ok|right|correct|it is|it does)\b|\b(shows|has|is|are|there is)\b/i.test(response)
    ? true
    : undefined
}

const usedBrowser = ({ metadata }: ChatResponse) => metadata.tools_used.some(tool => tool.startsWith('browser_'))

async function judgeFile(name: RegExp, { answer, base }: Outcome): Promise<string | undefined> {
  const files = answer.data.files ?? []
  const url = files.find(file => name.test(new URL(file, base).pathname))
  if (url === undefined) return `no file ${String(name)} among ${JSON.stringify(files)}`
  const fetched = await fetch(new URL(url, base))
  const bytes = (await fetched.arrayBuffer()).byteLength
  return fetched.ok && bytes > 0 ? undefined : `${url} answers ${fetched.status} with ${bytes} bytes`
}

/** Without what does not matter: capitals, kinds of spaces and dashes. */
const plain = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '')
  return text
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
