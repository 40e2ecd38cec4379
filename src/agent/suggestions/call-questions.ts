import { isDeepStrictEqual } from 'node:util'
import { READING_ACTIONS } from '../../lib/synonyms.ts'
import { joinList } from '../answer/describe-selection.ts'
import { capitalise } from '../answer/phrases.ts'
import type { AppModel, ToolCard, ToolParameter } from '../understand/entity-model/catalogue-model.ts'
import { isSqlStep } from '../../contract/plan.ts'
import { splitIdentifier } from '../understand/language/words.ts'
import type { Suggestion } from './suggestion.ts'

/** Verbs that tools begin with that only look or reckon. */
export const READING = new Set(READING_ACTIONS.flat())

/** Arguments that fit into a short sentence. */
const MOST_ARGUMENTS = 3

/**
 * Example calls, in words, of the tools of an application that are not about records: what their name says, with the examples
 * that their schema gives or plain numbers. `mayCall` tells which of them may be called for a question.
 */
export function askForCalls(app: AppModel, mayCall: (tool: ToolCard) => boolean): Suggestion[] {
  const forRecords = new Set(
    app.entities.flatMap(e => [
      ...(e.undescribed ? [] : e.sources.map(source => source.tool)),
      ...e.operations.map(operation => operation.tool),
    ]),
  )
  const plain = app.tools.filter(tool => tool.kind === 'api' && !forRecords.has(tool.name) && mayCall(tool))
  // Beside records a tool is more often about the service itself than for people.
  const hasRecords = app.entities.length > 0
  return plain.flatMap(tool => {
    const required = tool.parameters.filter(({ required: isNeeded }) => isNeeded)
    const args = required.map((parameter, at) => [parameter, exampleOf(parameter, at)] as const)
    if (args.length > MOST_ARGUMENTS || args.some(([, value]) => value === undefined)) return []
    const wanted = Object.fromEntries(args.map(([{ name }, value]) => [name, value]))
    return [
      {
        app: app.name,
        kind: !tool.readOnly ? 'change' : !args.length || hasRecords ? 'plain' : 'call',
        about: tool.name,
        wordings: wordingsOf(tool, app, args),
        isMeant: ({ plan: { steps } }) => {
          const [step, ...others] = steps
          return (
            step !== undefined &&
            !others.length &&
            !isSqlStep(step) &&
            step.tool === tool.name &&
            isDeepStrictEqual(step.args, wanted)
          )
        },
      },
    ]
  })
}

function wordingsOf(tool: ToolCard, app: AppModel, args: readonly (readonly [ToolParameter, unknown])[]): string[] {
  const own = tool.name.startsWith(`${app.name}_`) ? tool.name.slice(app.name.length + 1) : tool.name
  const verb = capitalise(splitIdentifier(own).join(' '))
  const said = saidBy(tool)
  if (!args.length) return [...(said ? [said] : []), verb]
  const values = args.map(([, value]) => write(value))
  const named = args.map(([{ words, name }, value]) => `${words.join(' ') || name} ${write(value)}`)
  const [[first, value] = []] = args
  const isText = first && typeof value === 'string'
  // "add 12 and 5": what is called a and b is called nothing.
  const isNameless = args.every(([{ name }]) => name.length === 1)
  return [
    ...(args.length === 1 && isText ? [isFreeText(first) ? `${verb} ${values[0]!}` : `${verb} for ${values[0]!}`] : []),
    ...(isNameless ? [`${verb} ${joinList(values)}`] : []),
    `${verb} with ${joinList(named)}`,
    ...(said ? [`${said} with ${joinList(named)}`] : []),
    `Call ${own} with ${joinList(named)}`,
  ]
}

/** What the first sentence of the description orders, where it is short. */
function saidBy({ description }: ToolCard): string | undefined {
  const [first = ''] = description.split(/[.\n(]/, 1)
  const text = first.trim()
  return text && text.split(/\s+/).length <= 8 && /^[\p{L}\p{N} ',/-]+$/u.test(text) && isReading(text)
    ? capitalise(text)
    : undefined
}

const isReading = (text: string) => READING.has(text.split(' ', 1)[0]!.toLowerCase())
const write = (value: unknown): string =>
  typeof value === 'string' && !/^[\w.-]+$/.test(value) ? `"${value}"` : String(value)

/** A value that a tool takes, as its schema tells; undefined where nobody could know one. */
function exampleOf({ schema, choices, type, default: preset, description, words }: ToolParameter, at: number): unknown {
  const given = schema as {
    examples?: unknown
    example?: unknown
    minimum?: number
    maximum?: number
    pattern?: unknown
    format?: unknown
  }
  const fits = (value: unknown) =>
    ['string', 'number', 'boolean'].includes(typeof value) &&
    (typeof value !== 'string' || (value !== '' && value.length <= 30))
  const stated = [
    Array.isArray(given.examples) ? given.examples[0] : given.examples,
    given.example,
    preset,
    choices[0],
  ].find(fits)
  if (stated !== undefined) return stated
  if (type === 'integer' || type === 'number') {
    // Nobody knows which records there are.
    if (KEY.test(words.at(-1) ?? '')) return undefined
    const { minimum = 0, maximum = Infinity } = given
    const value = Math.max(minimum, [12, 5, 3][at] ?? 2)
    return value <= maximum ? value : undefined
  }
  if (type !== 'string' || given.pattern !== undefined || given.format !== undefined) return undefined
  const quoted =
    /(?:e\.g\.?,?|for example,?|such as|like|example:)\s*["'“`]?([\p{L}\p{N}][\p{L}\p{N} .-]{0,24}?)["'”`]?(?=[.,;)]|\s+or\b|$)/iu.exec(
      description,
    )?.[1]
  return quoted ?? (isFreeText({ words }) ? 'hello world' : undefined)
}

/** Any text will do. */
const isFreeText = ({ words }: Pick<ToolParameter, 'words'>) =>
  /^(?:text|message|string|sentence|phrase|content|words?)$/.test(words.at(-1) ?? '')
const KEY = /^(?:id|key|number|no|code|ref|reference|index)$/
