import { pattern } from '../../../lib/patterns.ts'
import { isOfSome } from '../dictionary/add-fields.ts'
import type { Knowledge } from '../entity-model/knowledge.ts'

/** "are on a retainer", "clients on a retainer". */
const ON_ONE = pattern('giu')`
  \b(?:(?<be>are|is|was|were|be)(?<not>n['’]t| not)? (?:(?:still|already|currently|now) )?)?on an? (?<what>\p{L}+)\b
`
/** "pay us a retainer", "get a travel allowance". */
const PAYS_ONE =
  /\b(?:pay|pays|paying|paid|get|gets|receives?) (?:us |them )?(an?) (\p{L}+)(?! (?:\p{L}+ )?(?:of|over|above|under|below)\b)/giu

/**
 * "clients on a retainer", "which of them pay us a retainer" of a `retainer_fee` that only some have: those that have one. Of what else somebody is on
 * nothing is said.
 */
export function sayPaidBySome(text: string, knowledge: Knowledge, names?: string[]): string {
  if (!/\b(?:on|pay|pays|paying|paid|get|gets|receives?) (?:us |them )?an? /i.test(text)) return text
  const fields = knowledge.apps(names).flatMap(({ model }) => model.entities.flatMap(one => one.fields))
  const nouns = new Set(fields.filter(isOfSome).map(({ words }) => words[0]!))
  if (!nouns.size) return text
  return text
    .replace(ON_ONE, (all, be: string | undefined, not: string | undefined, what: string) => {
      if (!nouns.has(what.toLowerCase())) return all
      if (be === undefined) return `with a ${what}`
      return `${not !== undefined ? 'do not have' : /^(?:is|was)$/i.test(be) ? 'has' : 'have'} a ${what}`
    })
    .replace(PAYS_ONE, (all, article: string, what: string) => (nouns.has(what.toLowerCase()) ? `have ${article} ${what}` : all)) // oxfmt-ignore
}
