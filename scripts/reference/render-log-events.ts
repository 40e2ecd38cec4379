import { cell, code, GENERATED, page, table } from './markdown.ts'
import { readSources, textOf, walk, type Node } from './read-sources.ts'

/** docs/reference/log-events.md: every event of the logs by its name. */
export function renderLogEvents(): string {
  return page(
    '# Log events',
    GENERATED,
    'Every event that the components write to their logs, to search and alert by. A log has one JSON object a line: `level` ' +
      '(20 debug, 30 info, 40 warn, 50 error, 60 fatal), `time`, `component`, and either `event` with fields of its own or `msg`, ' +
      'a sentence. `agent logs` prints them for people. There are no arguments, results or secrets in them. Metrics are in ' +
      '[Watching the registry](../observability.md#metrics).',
    table(['Event', 'Level', 'Room', 'Fields'], readEvents()),
  )
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug']

/** Every `logger.<level>({ event: '…', … })` of src. */
function readEvents(): string[][] {
  const events = new Map<string, { levels: Set<string>; rooms: Set<string>; fields: Set<string> }>()
  for (const { file, tree } of readSources(["event: '"]))
    walk(tree, node => {
      const call = readCall(node)
      if (!call) return
      const known = events.get(call.event) ?? { levels: new Set(), rooms: new Set(), fields: new Set() }
      events.set(call.event, known)
      known.levels.add(call.level)
      known.rooms.add(file.split('/')[1]!)
      for (const field of call.fields) known.fields.add(field)
    })
  return [...events]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([event, { levels, rooms, fields }]) => [
      code(event),
      LEVELS.filter(level => levels.has(level)).join(', '),
      cell([...rooms].sort().join(', ')),
      [...fields].map(code).join(', '),
    ])
}

function readCall(node: Node): { event: string; level: string; fields: string[] } | undefined {
  if (node.type !== 'CallExpression') return undefined
  const level = String(((node.callee as Node).property as Node | undefined)?.name ?? '')
  const [first] = node.arguments as Node[]
  if (!LEVELS.includes(level) || first?.type !== 'ObjectExpression') return undefined
  const entries = (first.properties as Node[]).map(
    property => [String((property.key as Node | undefined)?.name ?? ''), property.value] as const,
  )
  const event = textOf(entries.find(([name]) => name === 'event')?.[1])
  if (event === undefined) return undefined
  const fields = entries.map(([name]) => name).filter(name => !['event', '', 'stack'].includes(name))
  return { event, level, fields }
}
