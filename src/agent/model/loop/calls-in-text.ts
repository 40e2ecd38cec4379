import { isObject, parseJson, type JsonObject } from '../../../lib/json.ts'
import type { ModelCall } from '../provider.ts'
import { repairJson } from '../tools/coerce-arguments.ts'

/** Names under which models write which tool they call, and with what. */
const NAME_KEYS = ['name', 'tool', 'tool_name', 'function', 'function_name', 'action']
const ARGUMENT_KEYS = ['arguments', 'parameters', 'args', 'input', 'tool_input', 'action_input', 'params']
/** Marks that say that a call follows: Hermes and Qwen, Mistral, Llama, and lists in the style of OpenAI. */
const MARKS = /<tool_call>|<\|?tool_calls?\|?>|\[TOOL_CALLS\]|<\|python_tag\|>|<function[=\s]|"tool_calls"|<invoke\b/i

export interface TextCalls {
  calls: ModelCall[]
  /** It looks like a call, and cannot be read: what is wrong with it. */
  broken?: string
}

/**
 * Calls that a model wrote into its text instead of calling: JSON objects that name a tool and its arguments, with or
 * without the marks of its family, `<function=name>{…}` and `name(key=value)`. Without a mark only tools that are offered
 * count. What stands in `quoted` word for word is data that the model repeats, never a call of its own.
 */
export function readCallsInText(
  text: string,
  isTool: (name: string) => boolean,
  quoted: (part: string) => boolean,
): TextCalls {
  const isMarked = MARKS.test(text)
  let isRepeated = false
  const isData = (part: string) => {
    const known = quoted(part)
    isRepeated ||= known
    return known
  }
  const calls: ModelCall[] = []
  let broken: string | undefined
  const add = (name: string, args: unknown) => {
    const call = { id: `text-${calls.length + 1}`, name, args }
    if (!calls.some(other => other.name === name && JSON.stringify(other.args) === JSON.stringify(args)))
      calls.push(call)
  }
  for (const { name, body, part } of functionMarks(text)) if (!isData(part)) add(name, body)
  for (const part of objectsIn(text)) {
    if (isData(part)) continue
    const value = parseJson(part) ?? repairJson(part)
    const found = isObject(value) ? callsIn(value) : []
    for (const { name, args } of found) if (isMarked || isTool(name)) add(name, args)
    if (!isObject(value) && isMarked) broken = 'the call is no valid JSON'
  }
  if (!calls.length) for (const { name, args, part } of pythonCalls(text, isTool)) if (!isData(part)) add(name, args)
  // A mark in front of what is only repeated says nothing.
  if (isRepeated && !calls.length) return { calls }
  if (!calls.length && isMarked) broken ??= 'the call was not finished'
  const cutOff = /^\s*(?:```\w*\s*)?\{\s*"(?:name|tool|function|action)"\s*:\s*"([\w.-]+)"/.exec(text)
  if (!calls.length && cutOff && isTool(cutOff[1]!) && !quoted(text.trim())) broken ??= 'the call is no valid JSON'
  return { calls, ...(broken !== undefined && !calls.length && { broken }) }
}

/** Whether a text begins like a call and not like an answer. */
export const looksLikeCall = (text: string): boolean => /^\s*(?:[{<]|\[\s*[{[]?(?:TOOL|\{)|```|\w*_\w*\()/.test(text)

function callsIn(value: JsonObject): { name: string; args: unknown }[] {
  if (Array.isArray(value.tool_calls)) return value.tool_calls.flatMap(one => (isObject(one) ? callsIn(one) : []))
  const inner = value.function
  if (isObject(inner)) return callsIn(inner)
  const nameKey = NAME_KEYS.find(key => typeof value[key] === 'string' && /^[\w.:/-]{1,128}$/.test(value[key]))
  const argumentKey = ARGUMENT_KEYS.find(key => isObject(value[key]) || typeof value[key] === 'string')
  if (nameKey === undefined) return []
  if (argumentKey === undefined && Object.keys(value).some(key => key !== nameKey && key !== 'type' && key !== 'id'))
    return []
  return [{ name: value[nameKey] as string, args: argumentKey === undefined ? {} : value[argumentKey] }]
}

/** Outermost `{…}` of a text, in order; braces inside of texts do not count. */
function objectsIn(text: string): string[] {
  const out: string[] = []
  let depth = 0
  let from = 0
  let isText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (isText) {
      if (sign === '\\') at++
      else if (sign === '"') isText = false
    } else if (sign === '"' && depth > 0) isText = true
    else if (sign === '{' && depth++ === 0) from = at
    else if (sign === '}' && depth > 0 && --depth === 0) out.push(text.slice(from, at + 1))
  }
  return out
}

/** `<function=name>{…}</function>` of Llama, and `<parameter=key>value</parameter>` inside of it. */
function functionMarks(text: string): { name: string; body: unknown; part: string }[] {
  return [...text.matchAll(/<function=([\w.-]+)>([\s\S]*?)(?:<\/function>|$)/gi)].map(([part, name, body]) => {
    const parameters = [...body!.matchAll(/<parameter=([\w.-]+)>([\s\S]*?)<\/parameter>/gi)]
    if (!parameters.length) return { part, name: name!, body: body!.trim() || {} }
    return { part, name: name!, body: Object.fromEntries(parameters.map(([, key, value]) => [key!, value!.trim()])) }
  })
}

/** `name(key="value", other=5)` on a line of its own, for tools that are offered. */
function pythonCalls(
  text: string,
  isTool: (name: string) => boolean,
): { name: string; args: JsonObject; part: string }[] {
  const lines = text.replaceAll(/```\w*/g, '').split('\n')
  return lines.flatMap(line => {
    const [, name, inner] = /^\s*(?:print\()?([A-Za-z_][\w.-]*)\(([^()]*)\)\)?;?\s*$/.exec(line) ?? []
    if (name === undefined || !isTool(name)) return []
    const pairs = [...inner!.matchAll(/([A-Za-z_]\w*)\s*=\s*("(?:[^"\\]|\\.)*"|'[^']*'|[\w.+-]+)\s*(?:,|$)/g)]
    const rest = pairs.reduce((left, [whole]) => left.replace(whole, ''), inner!).trim()
    if (rest) return []
    return [{ part: line, name, args: Object.fromEntries(pairs.map(([, key, value]) => [key!, literalOf(value!)])) }]
  })
}

function literalOf(text: string): unknown {
  if (text.startsWith("'")) return text.slice(1, -1)
  const named: Record<string, unknown> = { True: true, False: false, None: null }
  return Object.hasOwn(named, text) ? named[text] : (parseJson(text) ?? text)
}
