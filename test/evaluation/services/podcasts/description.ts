import { answers, date, decimal, flag, listOf, moment, pathParameter, queryParameter, record, ref, text, whole } from '../openapi.ts' // oxfmt-ignore

const FIELDS = {
  contributor: { name: text(), email: text(), country: text(), dayRate: decimal() },
  show: { title: text(), genre: text(), launchDate: date(), explicit: flag(), host: ref('Link') },
  episode: { title: text(), show: ref('Link'), guest: ref('Link'), episodeNumber: whole(), season: whole(), publishedAt: moment(), durationMinutes: whole(), downloads: whole() }, // oxfmt-ignore
} as const
type Kind = keyof typeof FIELDS
const capital = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1)

const pathsOf = (kind: Kind) => ({
  [`/v3/content_types/${kind}/entries`]: {
    get: {
      tags: ['Entries'],
      summary: `Get all ${kind} entries`,
      operationId: `get${capital(kind)}Entries`,
      parameters: [
        queryParameter('skip', whole()),
        queryParameter('limit', whole()),
        queryParameter('include', whole(undefined, { minimum: 0, maximum: 10 }), 'How many levels of linked entries are included'), // oxfmt-ignore
        queryParameter('order', text()),
      ],
      responses: { 200: answers('Entries', ref(`${capital(kind)}Collection`)) },
    },
  },
  [`/v3/content_types/${kind}/entries/{entry_id}`]: {
    get: {
      tags: ['Entries'],
      summary: `Get a single ${kind} entry`,
      operationId: `get${capital(kind)}Entry`,
      parameters: [pathParameter('entry_id', text())],
      responses: { 200: answers('An entry', ref(`${capital(kind)}Entry`)) },
    },
  },
})
const KINDS = Object.keys(FIELDS) as Kind[]

/** A podcast studio as a content platform delivers it: `sys` and `fields`, links to other entries, these beside the items. */
export const PODCASTS_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Content Delivery API', version: '3.0.0' },
  paths: Object.assign({}, ...KINDS.map(pathsOf)) as object,
  components: {
    schemas: {
      Sys: record({ id: text(), type: text(), contentType: ref('Link'), createdAt: moment(), updatedAt: moment(), revision: whole(), locale: text() }), // oxfmt-ignore
      Link: record({ sys: record({ type: text(), linkType: text(), id: text() }) }),
      Entry: record({ sys: ref('Sys'), fields: { type: 'object' } }),
      ...Object.fromEntries(KINDS.map(kind => [`${capital(kind)}Entry`, record({ sys: ref('Sys'), fields: record(FIELDS[kind]) })])), // oxfmt-ignore
      ...Object.fromEntries(KINDS.map(kind => [`${capital(kind)}Collection`, record({ sys: record({ type: text() }), total: whole(), skip: whole(), limit: whole(), items: listOf(ref(`${capital(kind)}Entry`)), includes: record({ Entry: listOf(ref('Entry')) }) })])), // oxfmt-ignore
    },
  },
}
