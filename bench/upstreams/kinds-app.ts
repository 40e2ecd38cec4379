import express, { type Express } from 'express'

const NOUNS =
  'ticket,invoice,vehicle,course,patient,ship,recipe,sensor,contract,garden,painting,flight,parcel,lecture,museum,bridge'.split(
    ',',
  )
const AREAS = 'city,harbour,school,clinic,factory,museum,farm,office'.split(',')
const RECORDS = 200

/** The kind of record at an index: "ticket", "invoice" …, "harbour-ticket" … once all plain nouns are taken. */
export function kindAt(index: number): string {
  const noun = NOUNS[index % NOUNS.length]!
  const round = Math.floor(index / NOUNS.length)
  if (round === 0) return noun
  const area = AREAS[(round - 1) % AREAS.length]!
  const turn = Math.floor((round - 1) / AREAS.length)
  return turn === 0 ? `${area}-${noun}` : `${area}-${turn}-${noun}`
}

/** A service of so many kinds of record, each with operations to list, read, create, change and delete it. */
export function createKindsApp(count: number): Express {
  const app = express()
  const kinds = Array.from({ length: count }, (_, index) => kindAt(index))
  app.get('/openapi.json', (_req, res) => void res.json(describe(kinds)))
  app.get('/:kinds', (_req, res) => void res.json(RECORDS_OF_A_KIND))
  app.get('/:kinds/:id', (req, res) => void res.json(RECORDS_OF_A_KIND[Number(req.params.id) - 1] ?? {}))
  return app
}

const RECORDS_OF_A_KIND = Array.from({ length: RECORDS }, (_, at) => ({
  id: at + 1,
  name: `Record ${at + 1}`,
  status: ['open', 'waiting', 'closed'][at % 3],
  city: ['Oslo', 'Turin', 'Lyon', 'Graz'][at % 4],
  cost: (at * 7919) % 1000,
  started_on: `2025-${String((at % 12) + 1).padStart(2, '0')}-10`,
}))

const string = { type: 'string' }
const PROPERTIES = {
  name: string,
  status: { type: 'string', enum: ['open', 'waiting', 'closed'] },
  city: string,
  cost: { type: 'number', description: 'Cost in US dollars' },
  started_on: { type: 'string', format: 'date' },
}

function describe(kinds: string[]): unknown {
  const paths: Record<string, unknown> = {}
  const schemas: Record<string, unknown> = {}
  for (const kind of kinds) {
    const title = kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
    const record = { $ref: `#/components/schemas/${title}` }
    const content = (schema: unknown) => ({ content: { 'application/json': { schema } } })
    const answer = (status: number, schema: unknown) => ({ [status]: { description: 'Done', ...content(schema) } })
    const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } }
    const words = kind.replaceAll('-', ' ')
    schemas[title] = {
      type: 'object',
      required: ['id', 'name'],
      properties: { id: { type: 'integer' }, ...PROPERTIES },
    }
    const body = { required: true, ...content({ type: 'object', required: ['name'], properties: PROPERTIES }) }
    const operation = (verb: string, summary: string, more: object) => ({
      operationId: `${verb}${title}`,
      summary,
      ...more,
    })
    paths[`/${kind}s`] = {
      get: operation('list', `Lists all ${words}s`, { responses: answer(200, { type: 'array', items: record }) }),
      post: operation('create', `Creates a ${words}`, { requestBody: body, responses: answer(201, record) }),
    }
    paths[`/${kind}s/{id}`] = {
      parameters: [id],
      get: operation('read', `Reads a ${words}`, { responses: answer(200, record) }),
      put: operation('change', `Changes a ${words}`, { requestBody: body, responses: answer(200, record) }),
      delete: operation('delete', `Deletes a ${words}`, { responses: { 204: { description: 'Deleted' } } }),
    }
  }
  return { openapi: '3.1.0', info: { title: 'Kinds', version: '1' }, paths, components: { schemas } }
}
