import { z } from 'zod'
import { defineRoute, type Route } from '../../../http/define-route.ts'
import { Id, createBodySchema, exampleOf, pageSchema, recordSchema, updateBodySchema } from '../resources/schemas.ts'
import { booleanFromText, numberFromText } from '../store/query-values.ts'
import type { RecordStore } from '../store/record-store.ts'
import { listParameters } from './list-parameters.ts'
import { sendJsonText } from './send-json-text.ts'

/** List, create, get, update and delete of one resource (specification § D, Endpoints), all from its definition. */
export function createResourceRoutes(store: RecordStore): Route[] {
  const { name, singular, title, description } = store.resource
  const plural = name.charAt(0).toUpperCase() + name.slice(1)
  const a = /^[aeio]/.test(singular) ? `an ${singular}` : `a ${singular}`
  const Record = recordSchema(store.resource)
  const params = z.object({
    id: numberFromText(Id).meta({ description: `Identifier of the ${singular}`, examples: [1] }),
  })
  const tags = [name]
  const example = exampleOf(store.resource)
  const missing = {
    description: `No ${singular} has this id`,
    example: { detail: `${title} 99999 not found`, code: 'NOT_FOUND' },
  }
  const isParent = name === 'accounts'
  const refused: Route['responses'] = isParent
    ? { 409: { description: 'The account has contacts or opportunities, and `cascade` is not true' } }
    : {}

  return [
    defineRoute({
      method: 'get',
      path: `/${name}/`,
      operationId: `list${plural}`,
      summary: `List ${name}, filtered, searched, sorted and paged`,
      description: `${description}. All given filters apply together. \`total\` counts the matches on all pages; read on with \`skip\`. A parameter that does not exist is refused.`,
      tags,
      query: listParameters(store.resource),
      responses: {
        200: {
          description: `A page of ${name}`,
          schema: pageSchema(`${title}Page`, Record),
          example: { items: [example], total: 1, page: 1, pages: 1, per_page: 20 },
        },
      },
      handler: ({ query, res }) => sendJsonText(res, store.list(query)),
    }),
    defineRoute({
      method: 'post',
      path: `/${name}/`,
      operationId: `create${title}`,
      summary: `Create ${a}`,
      description: `Stores a new ${singular} and answers with it, its id included.`,
      tags,
      body: createBodySchema(store.resource),
      responses: { 201: { description: `The new ${singular}`, schema: Record, example } },
      handler: ({ body, res }) => sendJsonText(res, store.create(body), 201),
    }),
    defineRoute({
      method: 'get',
      path: `/${name}/{id}`,
      operationId: `get${title}`,
      summary: `Get ${a} by its id`,
      tags,
      params,
      responses: { 200: { description: `The ${singular}`, schema: Record, example }, 404: missing },
      handler: ({ params: { id }, res }) => sendJsonText(res, store.get(id)),
    }),
    defineRoute({
      method: 'put',
      path: `/${name}/{id}`,
      operationId: `update${title}`,
      summary: `Change fields of ${a}`,
      description: 'Only the fields in the body change. Null clears a field that may be empty.',
      tags,
      params,
      body: updateBodySchema(store.resource),
      responses: { 200: { description: `The ${singular} after the change`, schema: Record, example }, 404: missing },
      handler: ({ params: { id }, body, res }) => sendJsonText(res, store.update(id, body)),
    }),
    defineRoute({
      method: 'delete',
      path: `/${name}/{id}`,
      operationId: `delete${title}`,
      summary: `Delete ${a}`,
      description: isParent
        ? 'An account that has contacts or opportunities is refused (409) unless `cascade` is true, which deletes them with it.'
        : `Removes the ${singular} for good.`,
      tags,
      params,
      query: z.strictObject(
        isParent
          ? {
              cascade: booleanFromText()
                .default(false)
                .meta({
                  description: 'Delete the contacts and opportunities of the account together with it',
                  examples: [true],
                }),
            }
          : {},
      ),
      responses: {
        200: { description: 'It is deleted', schema: Deleted, example: { message: `${title} deleted successfully` } },
        404: missing,
        ...refused,
      },
      handler: ({ params: { id }, query }) => {
        store.remove(id, query as { cascade?: boolean })
        return { message: `${title} deleted successfully` }
      },
    }),
  ]
}

const Deleted = z
  .object({ message: z.string().meta({ description: 'What was done', examples: ['Account deleted successfully'] }) })
  .meta({ id: 'Deleted', description: 'Confirmation of a deletion' })
