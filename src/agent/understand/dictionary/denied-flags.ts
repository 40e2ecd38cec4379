import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { FILLERS } from '../language/lexicon.ts'
import { stem } from '../language/words.ts'

/** Auxiliaries that a yes/no field's name starts with. */
const AUXILIARY = /^(?:is|are|was|were|has|have|had|does|do|did|can|may|must|should|will)$/
const DENIAL = /^(?:not|no|non|never|without)$/
/** Adjectives that `in` and its forms deny; before participles it is no denial ("invoiced", "installed"). */
const PREFIX = /^(?:un|non|in(?!\w+ed$)|im(?!\w+ed$)|ir(?!\w+ed$)|il(?!\w+ed$))(?=\w{4})/

/** What the name of a yes/no field denies. */
export interface Denied {
  /** The words for what there is none of, or for what is not so. */
  words: string[]
  /** What nobody is to do: `do_not_call`. */
  isVerb: boolean
}

/**
 * "on call" of `not_on_call`, "photos" of `no_photos`, "newsletter" of `newsletter_opt_out`, "in service" of `out_of_service`, "active" of
 * `is_inactive`: the words whose contrary a yes/no field is called after. Undefined where its name denies nothing.
 */
export function deniedBy(words: readonly string[]): Denied | undefined {
  const from = words.findIndex(word => !AUXILIARY.test(word))
  const bare = from < 0 ? [] : words.slice(from)
  const [first, second] = bare
  if (first !== undefined && DENIAL.test(first))
    return denial(bare.slice(1), first === 'not' && words[from - 1] === 'do')
  if (first === 'out' && second === 'of') return denial(['in', ...bare.slice(2)])
  if (/^(?:opt|opted) out$/.test(bare.slice(-2).join(' '))) return denial(bare.slice(0, -2))
  if (/^optout$/.test(bare.at(-1) ?? '')) return denial(bare.slice(0, -1))
  const base = bare.length === 1 ? first!.replace(PREFIX, '') : first
  return base !== undefined && base !== first && wordKnowledge().find(stem(base)) !== undefined
    ? denial([base])
    : undefined
}

const denial = (words: string[], isVerb = false): Denied | undefined =>
  words.some(word => !FILLERS.has(word)) || /^listed$/.test(words.join(' ')) ? { words, isVerb } : undefined
