import type { Catalogue } from '../../../src/agent/catalogue/read-catalogue.ts'
import type { ApiRecord, ParameterRecord } from '../../../src/contract/registry.ts'
import { GENRES, STATUSES } from './data.ts'

type Schema = Record<string, unknown>

const text: Schema = { type: 'string' }
const integer: Schema = { type: 'integer' }
const number: Schema = { type: 'number' }
const flag: Schema = { type: 'boolean' }
const date: Schema = { type: 'string', format: 'date' }

const BOOK = {
  id: integer,
  title: text,
  genre: { type: 'string', enum: GENRES },
  language: text,
  pages: integer,
  price: { type: 'number', description: 'Price in US dollars' },
  published: date,
  in_print: flag,
  author_id: integer,
}
const AUTHOR = {
  id: integer,
  first_name: text,
  last_name: text,
  country: text,
  email: { type: ['string', 'null'], format: 'email' },
  born: date,
}
const MEMBER = {
  id: text,
  name: text,
  city: text,
  state: text,
  joined: date,
  fees: { type: 'number', description: 'Open fees in US dollars' },
  is_student: flag,
  phone: { type: ['string', 'null'] },
}
const LOAN = {
  id: integer,
  book_id: integer,
  member_id: text,
  status: { type: 'string', enum: STATUSES },
  borrowed_on: date,
  due_date: date,
  days: integer,
}
const REVIEW = { id: integer, stars: integer, text }

const record = (properties: Schema): Schema => ({ type: 'object', properties })
const listOf = (properties: Schema): Schema => ({ type: 'array', items: record(properties) })
const pageOf = (properties: Schema): Schema => record({ items: listOf(properties), total: integer })

const query = (name: string, schema: Schema, description = ''): ParameterRecord =>
  parameter(name, schema, 'query', false, description)
const inPath = (name: string, schema: Schema): ParameterRecord => parameter(name, schema, 'path', true, '')
const inBody = (properties: Record<string, Schema>, required: string[]): ParameterRecord[] =>
  Object.entries(properties).map(([name, schema]) => parameter(name, schema, 'body', required.includes(name), ''))

function parameter(
  name: string,
  schema: Schema,
  place: string,
  required: boolean,
  description: string,
): ParameterRecord {
  const type = [schema.type].flat()[0] as string
  return {
    name,
    type,
    required,
    description,
    constraints: [],
    in: place,
    schema,
    ...(schema.default !== undefined && { default: schema.default }),
  }
}

/** An API record as the registry would give it. */
export function tool(
  app: string,
  name: string,
  method: string,
  path: string,
  parameters: ParameterRecord[],
  output: unknown,
): ApiRecord {
  return {
    app_name: app,
    secure: false,
    api_name: `${app}_${name}`,
    path,
    method,
    description: name.replaceAll('_', ' '),
    parameters,
    response_schemas: { success: {}, failure: {} },
    output_schema: output,
    read_only: method === 'GET',
    kind: 'api',
    input_schema: {
      type: 'object',
      properties: Object.fromEntries(parameters.map(p => [p.name, p.schema])),
      required: parameters.filter(p => p.required).map(p => p.name),
    },
  }
}

const without = (properties: Record<string, Schema>, ...names: string[]) =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)))

const offsetPaging = [query('skip', { ...integer, default: 0 }), query('limit', { ...integer, default: 5, maximum: 5 })]
const library = [
  tool(
    'library',
    'list_books',
    'GET',
    '/books',
    [...offsetPaging, query('genre', BOOK.genre), query('price_min', number), query('price_max', number)],
    pageOf(BOOK),
  ),
  tool('library', 'get_book', 'GET', '/books/{book_id}', [inPath('book_id', integer)], record(BOOK)),
  tool(
    'library',
    'create_book',
    'POST',
    '/books',
    inBody(without(BOOK, 'id'), ['title', 'price', 'author_id']),
    record(BOOK),
  ),
  tool(
    'library',
    'update_book',
    'PUT',
    '/books/{book_id}',
    [inPath('book_id', integer), ...inBody(without(BOOK, 'id'), [])],
    record(BOOK),
  ),
  tool('library', 'delete_book', 'DELETE', '/books/{book_id}', [inPath('book_id', integer)], record({ message: text })),
  tool('library', 'list_authors', 'GET', '/authors', [], listOf(AUTHOR)),
  tool(
    'library',
    'create_author',
    'POST',
    '/authors',
    inBody(without(AUTHOR, 'id'), ['first_name', 'last_name']),
    record(AUTHOR),
  ),
  tool(
    'library',
    'update_author',
    'PATCH',
    '/authors/{author_id}',
    [inPath('author_id', integer), ...inBody(without(AUTHOR, 'id'), [])],
    record(AUTHOR),
  ),
  tool('library', 'my_members', 'GET', '/my-members', [], record({ members: listOf(MEMBER), branch: text })),
  tool(
    'library',
    'partner_members',
    'GET',
    '/partner-members',
    [query('club_name', text, 'Only members of a club, for example `Summer Readers` or `Night Owls`.')],
    record({ members: listOf(MEMBER) }),
  ),
  tool(
    'library',
    'list_loans',
    'GET',
    '/loans',
    [query('cursor', text), query('limit', { ...integer, maximum: 8 })],
    record({ loans: listOf(LOAN), next_cursor: { type: ['string', 'null'] } }),
  ),
  tool(
    'library',
    'list_book_reviews',
    'GET',
    '/books/{book_id}/reviews',
    [inPath('book_id', integer)],
    record({ reviews: listOf(REVIEW) }),
  ),
]
const archive = [
  tool('archive', 'list_members', 'GET', '/members', [], listOf({ id: integer, name: text, topic: text })),
  tool(
    'archive',
    'list_boxes',
    'GET',
    '/boxes',
    [],
    listOf({ id: integer, label: text, shelf: text, weight_kg: number }),
  ),
]

const byName = (records: ApiRecord[]) => Object.fromEntries(records.map(r => [r.api_name, r]))

/** Two applications: a library, and an archive that has members of its own. */
export const libraryCatalogue = (): Catalogue => structuredClone({ library: byName(library), archive: byName(archive) })
