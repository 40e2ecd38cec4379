import { isObject } from '../../../lib/json.ts'
import type { ToolCard, ToolParameter } from '../catalogue-model.ts'
import type { Literal, Message } from '../read-message.ts'
import { fold, stem } from '../words.ts'

/** Arguments that a message gives for a tool, and the required ones that it does not. */
export interface FilledArguments {
  args: Record<string, unknown>
  missing: ToolParameter[]
}

/**
 * Fills a tool's parameters from what the message spells out, surest first: `name = value` and "name value", allowed
 * values, literals of the parameter's kind, numbers in order, and for one last required text what follows the words
 * that name the tool. Nothing is invented: what the message does not say is missing.
 */
export function fillArguments(message: Message, tool: ToolCard): FilledArguments {
  const args: Record<string, unknown> = {}
  const used = new Set<Literal>()
  const open = () => tool.parameters.filter(p => !(p.name in args))
  for (const parameter of open()) {
    const value = readNamed(message, parameter, used)
    if (value !== undefined) args[parameter.name] = value
  }
  for (const parameter of open()) {
    const value = readChoice(message, parameter)
    if (value !== undefined) args[parameter.name] = value
  }
  for (const parameter of open()) {
    const value = readByKind(message, parameter, used)
    if (value !== undefined) args[parameter.name] = value
  }
  fillNumbers(
    message,
    open().filter(p => p.required && isNumeric(p)),
    args,
    used,
  )
  const left = open().filter(p => p.required && p.type === 'string' && !p.choices.length)
  if (left.length === 1) {
    const rest = restOf(message, tool, used)
    if (rest) args[left[0]!.name] = rest
  }
  return { args, missing: tool.parameters.filter(p => p.required && !(p.name in args) && p.default === undefined) }
}

const isNumeric = (p: ToolParameter) => p.type === 'number' || p.type === 'integer'
const fits = (value: number, p: ToolParameter) => p.type !== 'integer' || Number.isInteger(value)

/** "base 10", "radius of 5", "city: Boston", `unit=celsius`. */
function readNamed(message: Message, parameter: ToolParameter, used: Set<Literal>): unknown {
  const words = parameter.words.map(stem)
  const { tokens } = message
  for (let at = 0; at + words.length <= tokens.length; at++) {
    if (!words.every((word, i) => tokens[at + i]!.stem === word)) continue
    const end = tokens[at + words.length - 1]!.end
    const joint = /^\s*(?:=|:|is|of|as|to|at|with|being|equal to|value)?(?:\s+(?:the|a|an))?\s*/i.exec(
      message.text.slice(end),
    )![0]
    const start = end + joint.length
    const literal = message.literals.find(
      l => tokens[l.from]!.start >= end && tokens[l.from]!.start <= start + 1 && !used.has(l),
    )
    if (isNumeric(parameter)) {
      if (literal?.kind !== 'number' || !fits(literal.value, parameter)) continue
      used.add(literal)
      return literal.value
    }
    if (parameter.type === 'boolean')
      return !/\b(no|not|without|false|off|don't)\b/i.test(
        message.text.slice(Math.max(0, tokens[at]!.start - 12), start + 6),
      )
    if (parameter.type !== 'string' || parameter.choices.length) continue
    if (literal && literal.kind !== 'number') {
      used.add(literal)
      return textOf(literal)
    }
    const explicit = /[=:]/.test(joint)
    const phrase =
      /^[\p{Lu}\d][\p{L}\d'’-]*(?:\s+[\p{Lu}\d][\p{L}\d'’-]*)*/u.exec(message.text.slice(start)) ??
      (explicit ? /^[^\s,;]+/.exec(message.text.slice(start)) : null)
    if (phrase) return phrase[0]
  }
  return undefined
}

const textOf = (literal: Literal): string => (literal.kind === 'date' ? literal.first : String(literal.value))

/** An allowed value that the message says. */
function readChoice(message: Message, parameter: ToolParameter): unknown {
  if (!parameter.choices.length) return undefined
  const text = ` ${fold(message.text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const said = parameter.choices.filter(choice =>
    text.includes(
      ` ${fold(choice)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()} `,
    ),
  )
  return said.length === 1 ? said[0] : undefined
}

/** A literal of the kind that the parameter's format or name asks for; lists of numbers. */
function readByKind(message: Message, parameter: ToolParameter, used: Set<Literal>): unknown {
  const name = parameter.words.join(' ')
  const format = String(parameter.schema.format ?? '')
  const free = message.literals.filter(l => !used.has(l))
  const take = (literal: Literal | undefined) => {
    if (!literal) return undefined
    used.add(literal)
    return textOf(literal)
  }
  if (parameter.type === 'array') {
    const items = isObject(parameter.schema.items) ? parameter.schema.items : {}
    const numbers = free.filter(l => l.kind === 'number')
    if (!/number|integer/.test(String(items.type)) || numbers.length < 2) return undefined
    for (const literal of numbers) used.add(literal)
    return numbers.map(l => l.value)
  }
  if (parameter.type !== 'string') return undefined
  if (format === 'email' || /e-?mail/.test(name)) return take(free.find(l => l.kind === 'email'))
  if (/^ur[il]/.test(format) || /\b(url|uri|link|website)\b/.test(name)) return take(free.find(l => l.kind === 'url'))
  if (/^date/.test(format) || /\bdate\b/.test(name)) return take(free.find(l => l.kind === 'date'))
  return parameter.required ? take(free.find(l => l.kind === 'quoted')) : undefined
}

/** As many numbers as there are required numeric parameters, in the order of both. */
function fillNumbers(
  message: Message,
  parameters: ToolParameter[],
  args: Record<string, unknown>,
  used: Set<Literal>,
): void {
  const numbers = message.literals.flatMap(l => (l.kind === 'number' && !used.has(l) ? [l] : []))
  if (!parameters.length || numbers.length !== parameters.length) return
  if (!parameters.every((p, i) => fits(numbers[i]!.value, p))) return
  parameters.forEach((p, i) => {
    args[p.name] = numbers[i]!.value
    used.add(numbers[i]!)
  })
}

/** What is left of a message for one last text: the words behind the last one that names the tool. */
function restOf(message: Message, tool: ToolCard, used: Set<Literal>): string | undefined {
  const own = new Set([...tool.words, ...tool.parameters.flatMap(p => p.words)].map(stem))
  let last = -1
  message.tokens.forEach((token, at) => {
    const inLiteral = [...used].some(l => at >= l.from && at < l.to)
    if (own.has(token.stem) || inLiteral) last = at
  })
  const from = message.tokens
    .slice(last + 1)
    .find(t => !/^(the|a|an|of|for|to|that|with|in|on|at|by|is|me|please|about)$/.test(t.norm))
  const text = from && message.text.slice(from.start).replace(/[\s?!.]+$/, '')
  return text && text.length <= 300 ? text : undefined
}
