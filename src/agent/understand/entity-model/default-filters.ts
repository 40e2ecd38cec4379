import { pattern } from '../../../lib/patterns.ts'
import type { Source, ToolParameter } from './catalogue-model.ts'
import { isUnspecified } from './constant-names.ts'
import { isListControl } from './paging.ts'

/** Parameters that shape the answer and choose nothing. */
const SHAPING = pattern('i')`
  ^(
    lang|language|locale|format|units?|unit_system|currency|tz|time_?zone|version|api_?version|verbose
    |detail(s|ed)?|pretty|envelope|callback|response_?format|include_.*|with_.*|show_.*|expand_.*
  )$
`
/** A value that chooses everything. */
const ALL = /^(all|any|\*|everything|both)$/i
/** A list is read for at most so many values of a parameter. */
const MOST_VARIANTS = 12

/** What the parameters that choose records mean for the list: which have to be given, and what makes it whole. */
export interface Choice {
  requires: string[]
  isWhole: boolean
  fixed?: Source['fixed']
  variants?: Source['variants']
}

const hasDefault = ({ default: value, type }: ToolParameter): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !isUnspecified(String(value)) &&
  !(type === 'boolean' && value === false) &&
  !(Array.isArray(value) && !value.length)

/** What a description says of a parameter that is not given. */
const UNLESS_GIVEN = pattern('i')`
    \b(?:by default|defaults? to|unless|otherwise|(?:if|when) (?:omitted|absent|left out|not (?:set|given|specified|provided|supplied|passed)))\b
    |\b(?:if|when) no(?:ne| \w+) is (?:set|given|specified|provided|supplied|passed)\b
    |\bdefault(?: value| is)?\s*[:=]
  `

/** A value that a text sets apart: `any`, 'any', **any**, <code>any</code>, <li><strong>any</strong>: …. */
const MARKED = pattern('i')`
    (?:[\x60'"*]|<(?:code|strong|b|em|i|tt|kbd|var|samp)>)\s*(all|any|everything)\s*(?:[\x60'"*]|<\/)
  `
/** The default is that value itself. */
const ALL_UNLESS_GIVEN = /\bdefault(?:s to| value| is)?\W*(?:<\w+>)?\W*(?:all|any|everything)\b/i

/** The value by which a filter chooses everything: one of those that are listed, else one that the description sets apart. */
const valueForAll = ({ choices, description }: ToolParameter): string | undefined =>
  choices.find(choice => ALL.test(choice)) ??
  (choices.length || ALL_UNLESS_GIVEN.test(description) ? undefined : MARKED.exec(description)?.[1]?.toLowerCase())

/** "By default all that have not been canceled; pass `all` for those too", "(default: open)": a filter that applies though no schema has its default. */
const appliesUnlessGiven = (parameter: ToolParameter): boolean =>
  !parameter.required && UNLESS_GIVEN.test(parameter.description ?? '') && valueForAll(parameter) !== undefined

/** Strapi leaves relations out of a list unless `populate` asks for them; `*` stands for all of one level. */
const populates = ({ name, type, place, choices }: ToolParameter): boolean =>
  name === 'populate' && place === 'query' && /^(?:string|object|undefined)$/.test(type) && !choices.length

/**
 * A filter that applies unless told otherwise selects a part, whatever is asked: the list is whole when the filter takes a
 * value for everything, or is read for each of its few values. A filter that is off unless it is wanted selects nothing.
 */
export function readChoice(parameters: ToolParameter[]): Choice {
  const selecting = parameters.filter(p => !isListControl(p.name) && !SHAPING.test(p.name))
  // A header says how the answer is to come (`Range-Unit: items`), not which records.
  const narrowing = selecting.filter(p => p.place !== 'header' && p.place !== 'cookie')
  const required = selecting.filter(p => p.required && !hasDefault(p))
  const applied = narrowing.filter(hasDefault)
  const open = narrowing.filter(
    p => (hasDefault(p) && p.choices.some(choice => ALL.test(choice))) || appliesUnlessGiven(p),
  )
  const relations = parameters.filter(populates)
  const fixed = Object.fromEntries([
    ...open.map(p => [p.name, valueForAll(p)] as const),
    ...relations.map(p => [p.name, '*'] as const),
  ])
  const rest = applied.filter(p => !open.includes(p))
  const [only] = rest
  const isVaried = rest.length === 1 && only!.choices.length > 1 && only!.choices.length <= MOST_VARIANTS
  return {
    requires: required.map(p => p.name),
    isWhole: required.length === 0 && (rest.length === 0 || isVaried),
    ...((open.length > 0 || relations.length > 0) && { fixed }),
    ...(isVaried && { variants: { parameter: only!.name, values: only!.choices } }),
  }
}

/** `?status=` that has to be one of a few: read for each of them, the list is whole. */
export function variantsOfRequired({ requires, parameters }: Source): Source['variants'] {
  const [name, ...others] = requires
  const parameter = parameters.find(p => p.name === name)
  if (!parameter?.choices.length || others.length || parameter.choices.length > MOST_VARIANTS) return undefined
  const values = parameter.type === 'array' ? parameter.choices.map(choice => [choice]) : parameter.choices
  return { parameter: parameter.name, values }
}
