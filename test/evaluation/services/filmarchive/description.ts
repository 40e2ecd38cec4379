/** Part of a description as one writes it by hand: what goes in, and that something comes back. */
const operation = (operationId: string, summary: string, more: object = {}) => ({
  operationId,
  summary,
  ...more,
  responses: { 200: { description: 'OK' } },
})
const json = (properties: object) => ({
  requestBody: { content: { 'application/json': { schema: { type: 'object', properties } } } },
})
const id = { parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] }

const pathsOf = (index: string) => ({
  [`/${index}/_search`]: {
    post: operation(
      `${index}.search`,
      'Returns results matching a query.',
      json({ from: { type: 'integer' }, size: { type: 'integer' }, query: { type: 'object' }, sort: { type: 'array', items: {} } }), // oxfmt-ignore
    ),
  },
  [`/${index}/_doc/{id}`]: {
    get: operation(`${index}.get`, 'Returns a document.', id),
    delete: operation(`${index}.delete`, 'Removes a document from the index.', id),
  },
  [`/${index}/_update/{id}`]: {
    post: operation(`${index}.update`, 'Updates a document with a partial document.', { ...id, ...json({ doc: { type: 'object' } }) }), // oxfmt-ignore
  },
})

/** A film archive as search engines describe their indices: nothing of what is in a document. */
export const FILMARCHIVE_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Film archive search', version: '8.11' },
  paths: { ...pathsOf('films'), ...pathsOf('screenings') },
}
