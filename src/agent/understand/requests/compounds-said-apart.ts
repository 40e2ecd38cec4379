import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { Knowledge } from '../entity-model/knowledge.ts'
import { singular, stem } from '../language/words.ts'

/** A noun and what it is for, with no name or number behind them. */
const NOUN_FOR = pattern('gu')`(?<![\p{L}'’-])(\p{L}{3,})\ for\ (\p{Ll}{3,})(?![\p{L}'’-])(?!\ (?:\p{Lu}|\d))`
const HAS_NOUN_FOR = / for \p{Ll}/u

/** "requests for leave" where leave requests are kept: a compound noun said apart (Quirk et al., 1985, § I.57 ff.). */
export function sayCompounds(text: string, knowledge: Knowledge, names?: string[]): string {
  if (!execIn(text, HAS_NOUN_FOR)) return text
  const apps = knowledge.apps(names)
  const isKind = (...nouns: string[]) => apps.some(app => app.dictionary.entities.has(nouns.map(stem).join(' ')))
  return text.replace(NOUN_FOR, (said: string, head: string, what: string) => {
    const [noun, modifier] = [head.toLowerCase(), what.toLowerCase()]
    return isKind(modifier, noun) && !isKind(modifier) ? `${singular(modifier)} ${noun}` : said
  })
}
