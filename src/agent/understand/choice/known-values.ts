import { fragment, pattern } from '../../../lib/patterns.ts'
import { escapePattern } from '../../../lib/escape-pattern.ts'
import { rememberByObject } from '../../../lib/remember-by-object.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import { plural, singular, stem } from '../language/words.ts'
import type { AppKnowledge } from '../reading/interpretation.ts'

/** A parameter that selects records by something that they do not tell themselves, and what it may be: the campaigns of accounts. */
export interface KnownValues {
  noun: string
  tool: string
  values: string[]
}

/** Words of a parameter's name behind its noun: `campaign_name`. */
const BEHIND_NOUN = /^(?:name|id|code|key|slug|title)$/

/** What the parameters of lists are known to take, where no field of the records holds it (`dictionary/add-sources.ts` tells which). */
export const findKnownValues = (apps: readonly AppKnowledge[]): KnownValues[] =>
  apps.flatMap(({ dictionary }) => knownTo(dictionary))

const knownTo = rememberByObject((dictionary: Dictionary): KnownValues[] => {
  const found = new Map<string, KnownValues>()
  for (const { source, parameter, value } of [...dictionary.arguments.values()].flat()) {
    if (typeof value !== 'string') continue
    const noun = parameter.words.filter((word, at) => at === 0 || !BEHIND_NOUN.test(word)).join(' ')
    const key = `${source.tool} ${parameter.name}`
    const known = found.get(key) ?? { noun, tool: source.tool, values: [] }
    if (!known.values.includes(value)) found.set(key, { ...known, values: [...known.values, value] })
  }
  return [...found.values()].filter(({ values }) => values.length > 1)
})

const nounsOf = ({ noun }: KnownValues) => `(?:${escapePattern(noun)}|${escapePattern(plural(noun))})`

/** "how many accounts does each campaign have", "number of accounts per campaign": the same asked of each; undefined where it asks of none. */
export function askOfEachValue(text: string, known: KnownValues): string[] | undefined {
  const each = new RegExp(
    String.raw`\b(?:(?<by>per|by|for (?:each|every)|(?:in|of|from) (?:each|every)(?: of the)?)|each|every) ${nounsOf(known)}\b`,
    'i',
  )
  const by = each.exec(text)
  if (!by) return undefined
  const isAsked = /^\W*(?:how|what|which|number|total|average|count|sum|median|mean|show|list|give)\b/i.test(text)
  const whole = isAsked ? text : `number of ${text}`
  return known.values.map(value =>
    whole.replace(each, `${by.groups?.['by'] ? 'in ' : ''}the ${value} ${known.noun}`.replaceAll('$', '$$$$')),
  )
}

/** "in both campaigns" where two are known: both by their names. */
export const sayBothValues = (text: string, known: KnownValues): string | undefined => {
  const both = new RegExp(String.raw`\bboth (?:of the )?${escapePattern(plural(known.noun))}(?=\W*$)`, 'i')
  const [one, other] = known.values
  return known.values.length === 2 && both.test(text) ? text.replace(both, () => `both ${one} and ${other}`) : undefined
}

/** Of two known values the one with more: "which campaign has more accounts, A or B", "which campaign has the most accounts" of two. */
export function askWhichValue(
  text: string,
  known: KnownValues,
): { more: string; sides: string[]; values: string[] } | undefined {
  const which = new RegExp(
    fragment`
      ^\W*which ${nounsOf(known)} (?:has|have|had|got|gets) (?:the )?(?<more>more|most|fewer|fewest|less|least) (?<what>[^,:?]+?)
      (?:[,:–-]+ ?(?<a>[^,?]+?) or (?<b>[^,?]+?))?\W*$
    `,
    'i',
  ).exec(text)?.groups
  if (!which) return undefined
  const said = [which['a'], which['b']].flatMap(side =>
    known.values.filter(value => value.toLowerCase() === side?.replace(/^the /i, '').toLowerCase()),
  )
  const values = which['a'] === undefined ? known.values : said
  if (values.length !== 2) return undefined
  const sides = values.map(value => `how many ${which['what']} are in the ${value} ${known.noun}`)
  return { more: which['more']!, sides, values }
}

const ASKS_VALUES = pattern('i')`
  ^\W*(?:please )?(?:(?:what|which)(?: are)?|how many|list|show me|give me|tell me)(?: all| the| our| your| known| of)*
  \ (?<noun>[a-z][a-z ]*?)(?: names)?
  (?: (?:are|is) (?:there|available|known)| do (?:we|you) (?:have|know)| exist| can (?:i|we) (?:use|choose|pick|ask for))?\W*$
`

/** "what campaigns are there?": the values that a parameter is known to take, where no kind of record is called so. */
export function askedKnownValues(text: string, apps: readonly AppKnowledge[]): KnownValues | undefined {
  const noun = ASKS_VALUES.exec(text)?.groups?.['noun']
  if (noun === undefined || apps.some(({ dictionary }) => dictionary.entities.has(stem(noun)))) return undefined
  return findKnownValues(apps).find(known => singular(noun.toLowerCase()) === known.noun)
}
