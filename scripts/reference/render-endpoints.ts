import { isObject, type JsonObject } from '../../src/lib/json.ts'
import { describeShape, nameOfReference, typeOf, withDefault } from './describe-shape.ts'
import { exampleRequest } from './example-request.ts'
import { anchorOf, cell, code, GENERATED, page, prose, table } from './markdown.ts'
import { openDescriptions, type Server } from './open-descriptions.ts'

/** What a page says above its endpoints. */
interface ServerPage {
  server: Server
  title: string
  intro: string
  address: string
}

const list = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : [])
const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** docs/reference/<server>-api.md: every endpoint of a server, from the description that it serves. */
export async function renderEndpoints({ server, title, intro, address }: ServerPage): Promise<string> {
  const description = (await openDescriptions())[server]
  const schemas = schemasOf(description)
  const operations = operationsOf(description)
  const tags = list(description.tags).map(tag => ({ name: String(tag.name), about: String(tag.description ?? '') }))
  const groups = [...tags, { name: '', about: '' }]
    .map(tag => ({ ...tag, operations: operations.filter(one => (one.tag ?? '') === tag.name) }))
    .filter(group => group.operations.length > 0)
  const used = shapesOf(operations, schemas)
  return page(
    `# ${title}`,
    GENERATED,
    intro,
    `Errors have one form everywhere, \`{"detail": "…", "code": "…"}\`; [every code](errors.md) with what to do about it. A ` +
      'request that is not as described is 422 `VALIDATION`, with a list of what is wrong as `detail`. Where [keys](../keys.md) are ' +
      'asked for, the key needs the scope of the table; without one the answer is 401 (`KEY_NEEDED`, `KEY_REFUSED`), with a smaller ' +
      'one 403 (`SCOPE_TOO_SMALL`).',
    table(
      ['Endpoint', 'What it does', 'Scope'],
      operations.map(one => [`[${code(one.name)}](#${anchorOf(one.name)})`, cell(one.summary), one.scope]),
    ),
    ...groups.flatMap(group => [
      group.name ? `## ${capital(group.name)}\n\n${group.about}.` : '## Others',
      ...group.operations.map(operation => renderOperation(operation, schemas, address)),
    ]),
    used.length > 0 && '## Shapes',
    ...used.map(name => `### ${name}\n\n${describeShape(schemas[name] ?? {})}`),
  )
}

interface Operation {
  name: string
  method: string
  path: string
  summary: string
  description: string
  tag: string | undefined
  parameters: JsonObject[]
  body: JsonObject | undefined
  /** Scope that a key needs for it, or `open`. */
  scope: string
  responses: [status: string, response: JsonObject][]
}

function operationsOf(description: JsonObject): Operation[] {
  const paths = isObject(description.paths) ? description.paths : {}
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap(method => {
      const operation = isObject(item) ? item[method] : undefined
      if (!isObject(operation)) return []
      const content = isObject(operation.requestBody) ? operation.requestBody.content : undefined
      const json = isObject(content) ? content['application/json'] : undefined
      return {
        name: `${method.toUpperCase()} ${path}`,
        method,
        path,
        summary: String(operation.summary ?? ''),
        description: String(operation.description ?? ''),
        tag: Array.isArray(operation.tags) ? String(operation.tags[0]) : undefined,
        parameters: list(operation.parameters),
        body: isObject(json) && isObject(json.schema) ? json.schema : undefined,
        scope: scopeOf(operation),
        responses: Object.entries(operation.responses as Record<string, JsonObject>).filter(
          ([, { description: told }]) => !String(told).startsWith('The key '),
        ),
      }
    }),
  )
}

function scopeOf({ security }: JsonObject): string {
  const [need] = list(security)
  return Array.isArray(need?.key) ? String(need.key[0]) : 'open'
}

function renderOperation(operation: Operation, schemas: Record<string, JsonObject>, address: string): string {
  const { name, summary, description, parameters, body, responses } = operation
  return page(
    `### ${name}`,
    prose(`${summary}.${description ? ` ${description}` : ''}`),
    table(
      ['Parameter', 'In', 'Type', 'What it is'],
      parameters.map(one => {
        const schema = isObject(one.schema) ? one.schema : {}
        return [
          code(String(one.name)),
          `${String(one.in)}${one.required ? ', required' : ''}`,
          typeOf(schema),
          withDefault(String(one.description ?? ''), schema),
        ]
      }),
    ),
    body && (nameOfReference(body) ? `Body: ${typeOf(body)}.` : `Body:\n\n${describeShape(body)}`),
    table(
      ['Status', 'Answer', 'Body'],
      responses.map(([status, response]) => [status, cell(String(response.description ?? '')), bodyOf(response)]),
    ),
    ...responses.map(([status, response]) => answerOf(status, response)),
    `\`\`\`sh\n${exampleRequest(operation, schemas, address)}\n\`\`\``,
  ).trimEnd()
}

function bodyOf(response: JsonObject): string {
  const content = isObject(response.content) ? Object.entries(response.content as Record<string, JsonObject>) : []
  return content
    .map(([type, { schema }]) => {
      const told = isObject(schema) ? typeOf(schema) : ''
      return type === 'application/json' ? told : [code(type), told].filter(Boolean).join(' ')
    })
    .join(', ')
}

/** The fields of a successful answer whose shape has no name of its own. */
function answerOf(status: string, { content }: JsonObject): string | undefined {
  const json = isObject(content) ? content['application/json'] : undefined
  const schema = isObject(json) && isObject(json.schema) ? json.schema : undefined
  if (!status.startsWith('2') || !schema?.properties) return undefined
  return `Fields of the answer:\n\n${describeShape(schema)}`
}

const schemasOf = ({ components }: JsonObject): Record<string, JsonObject> =>
  isObject(components) && isObject(components.schemas) ? (components.schemas as Record<string, JsonObject>) : {}

/** Names of the shapes that operations refer to, directly or through others, in the order of the alphabet. */
function shapesOf(operations: Operation[], schemas: Record<string, JsonObject>): string[] {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isObject(value)) return
    const name = nameOfReference(value)
    if (name && !found.has(name)) {
      found.add(name)
      visit(schemas[name])
    }
    Object.values(value).forEach(visit)
  }
  for (const { body, responses, parameters } of operations) visit([body, parameters, responses])
  found.delete('Error')
  return [...found].filter(name => name in schemas).sort()
}

const capital = (text: string) => text.replace(/^./, letter => letter.toUpperCase())
