import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createWire } from '../wire.ts'
import { createCharityrunsData } from './data.ts'
import { CHARITYRUNS_DESCRIPTION } from './description.ts'

const SITE = 'https://goodmiles.example'
const missing: Reply = { status: 404, body: { code: 'rest_post_invalid_id', message: 'Invalid post ID.', data: { status: 404 } } } // oxfmt-ignore
/** '2026-03-14' as 20260314. */
const packed = { out: (day: string) => day.replaceAll('-', ''), in: (day: string) => day.replace(/^(\d{4})-?(\d{2})-?(\d{2})$/, '$1-$2-$3') } // oxfmt-ignore
const ACF = {
  runs: createWire({ city: 'city', charity: 'charity', distanceKm: 'distance_km', entryFee: 'entry_fee', raceDay: { as: 'race_day', ...packed }, maxRunners: 'max_runners' }), // oxfmt-ignore
  registrations: createWire({ runId: 'run', ageGroup: 'age_group', amountRaised: 'amount_raised', bib: 'bib', finishMinutes: 'finish_minutes', paid: 'paid' }), // oxfmt-ignore
}

/** Starts the charity runs: bare arrays, how many there are in headers. */
export async function startCharityruns({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createCharityrunsData(clock)
  const links = (name: string, { id }: Row) => ({ self: [{ href: `${SITE}/wp-json/wp/v2/${name}/${id}` }], collection: [{ href: `${SITE}/wp-json/wp/v2/${name}` }] }) // oxfmt-ignore
  const slug = (text: unknown) => String(text).toLowerCase().replaceAll(' ', '-')
  const post = (name: 'runs' | 'registrations', row: Row) => ({
    id: row.id,
    date: String(row.posted).slice(0, 19),
    slug: slug(row.title),
    status: 'publish',
    type: name.slice(0, -1),
    link: `${SITE}/${name}/${slug(row.title)}/`,
    title: { rendered: row.title },
    content: { rendered: '' },
    ...(name === 'runs' && { author: row.organiserId, run_category: [row.categoryId] }),
    acf: ACF[name].write(row),
    _links: links(name, row),
  })
  const count = (row: Row) => data.charityRuns.filter(({ categoryId }) => categoryId === row.id).length
  const KINDS: [name: string, rows: Row[], show: (row: Row) => object][] = [
    ['runs', data.charityRuns, row => post('runs', row)],
    ['registrations', data.runRegistrations, row => post('registrations', row)],
    ['run_category', data.runCategories, row => ({ id: row.id, count: count(row), name: row.name, slug: slug(row.name), taxonomy: 'run_category', _links: links('run_category', row) })], // oxfmt-ignore
    ['users', data.organisers, row => ({ id: row.id, name: row.name, slug: row.slug, link: `${SITE}/author/${String(row.slug)}/`, _links: links('users', row) })], // oxfmt-ignore
  ]
  const routesOf = ([name, rows, show]: (typeof KINDS)[number]): Handler[] => {
    const list = ({ query }: Incoming): Reply => {
      const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 10)]
      const pages = Math.ceil(rows.length / size)
      if (size > 100 || page > pages) return { status: 400, body: { code: 'rest_invalid_param', message: 'Invalid parameter(s)', data: { status: 400 } } } // oxfmt-ignore
      return {
        body: rows.slice((page - 1) * size, page * size).map(show),
        headers: { 'X-WP-Total': String(rows.length), 'X-WP-TotalPages': String(pages) },
      }
    }
    const withRow = (change: (row: Row, incoming: Incoming) => void) => (incoming: Incoming) => {
      const row = rows.find(({ id }) => String(id) === incoming.path[0])
      if (!row) return missing
      change(row, incoming)
      return { body: show(row) }
    }
    const one = new RegExp(String.raw`^/wp-json/wp/v2/${name}/(\d+)$`)
    return [
      ['GET', new RegExp(`^/wp-json/wp/v2/${name}$`), list],
      ['GET', one, withRow(() => {})],
      [
        'POST',
        one,
        withRow((row, { body }) => {
          const { title, acf } = (body ?? {}) as { title?: string; acf?: Record<string, unknown> }
          const own = ACF[name as keyof typeof ACF] as (typeof ACF)['runs'] | undefined
          Object.assign(row, title !== undefined && { title }, own && acf && own.read(acf))
        }),
      ],
    ]
  }
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: CHARITYRUNS_DESCRIPTION })],
    ...KINDS.flatMap(routesOf),
  ]
  const server = await listenJson(routes, missing.body, port)
  return { ...server, data, reset: createReset(data) }
}
