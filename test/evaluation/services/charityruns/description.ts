import { answers, flag, listOf, pathParameter, queryParameter, record, ref, requestBody, text, whole, decimal, moment } from '../openapi.ts' // oxfmt-ignore

const rendered = record({ rendered: text('HTML for the object, transformed for display.') })
const POST = {
  id: whole('Unique identifier for the post.'),
  date: moment("The date the post was published, in the site's timezone."),
  slug: text('An alphanumeric identifier for the post unique to its type.'),
  status: text('A named status for the post.', { enum: ['publish', 'future', 'draft', 'pending', 'private'] }),
  type: text('Type of post.'),
  link: text('URL to the post.', { format: 'uri' }),
  title: rendered,
  content: rendered,
  _links: { type: 'object' },
}
const RUN_META = { city: text(), charity: text(), distance_km: decimal(), entry_fee: decimal(), race_day: text(), max_runners: whole() } // oxfmt-ignore
const REGISTRATION_META = { run: whole(), age_group: text(), amount_raised: decimal(), bib: whole(), finish_minutes: { type: ['integer', 'null'] }, paid: flag() } // oxfmt-ignore
const SCHEMAS = {
  User: record({ id: whole('Unique identifier for the user.'), name: text('Display name for the user.'), slug: text(), link: text(), _links: { type: 'object' } }), // oxfmt-ignore
  RunCategory: record({ id: whole('Unique identifier for the term.'), count: whole('Number of published posts for the term.'), name: text('HTML title for the term.'), slug: text(), taxonomy: text(), _links: { type: 'object' } }), // oxfmt-ignore
  Run: record({ ...POST, author: whole('The ID for the author of the post.'), run_category: listOf(whole(), 'The terms assigned to the post in the run_category taxonomy.'), acf: record(RUN_META) }), // oxfmt-ignore
  Registration: record({ ...POST, acf: record(REGISTRATION_META) }),
}
const PAGING = [
  queryParameter('page', whole(undefined, { default: 1, minimum: 1 }), 'Current page of the collection.'),
  queryParameter('per_page', whole(undefined, { default: 10, minimum: 1, maximum: 100 }), 'Maximum number of items to be returned in result set.'), // oxfmt-ignore
  queryParameter('search', text(), 'Limit results to those matching a string.'),
]
const pathsOf = (name: string, kind: keyof typeof SCHEMAS, changes?: object) => ({
  [`/wp-json/wp/v2/${name}`]: { get: { parameters: PAGING, responses: { 200: answers('OK', listOf(ref(kind))) } } },
  [`/wp-json/wp/v2/${name}/{id}`]: {
    get: {
      parameters: [pathParameter('id', whole(), 'Unique identifier for the post.')],
      responses: { 200: answers('OK', ref(kind)) },
    },
    ...(changes && {
      post: {
        parameters: [pathParameter('id', whole(), 'Unique identifier for the post.')],
        requestBody: requestBody(record({ title: text(), acf: record(changes as Record<string, unknown>) })),
        responses: { 200: answers('OK', ref(kind)) },
      },
    }),
  },
})

/** Charity runs as a site with custom post types has them: `title.rendered`, custom fields in `acf`, numbers for authors and terms. */
export const CHARITYRUNS_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Good Miles', version: '6.5' },
  paths: {
    ...pathsOf('runs', 'Run', RUN_META),
    ...pathsOf('registrations', 'Registration', REGISTRATION_META),
    ...pathsOf('run_category', 'RunCategory'),
    ...pathsOf('users', 'User'),
  },
  components: { schemas: SCHEMAS },
}
