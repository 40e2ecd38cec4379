import { onceEach } from '../reading/keys-of-verbs.ts'
import { keysToPeople } from '../entity-model/relations.ts'
import { baseOf, rootOf } from '../language/verb-forms.ts'
import { type Draft, addNode, isFree, use } from '../reading/draft.ts'
import { DOINGS } from './figures-of-doing.ts'

const AUXILIARY = /^(?:has|have|had|did|does|do|got|currently|still|yet)$/i
const HAS_NO = /^(?:has|have|had|got) no$/i
const DETERMINER = /^(?:an?|any|one|a single|some)$/i

/** Verbs by which records come to be: they say no more than that there is one. */
const MAKING = new Set(
  'write make add leave post submit file record enter place create raise report give hold'.split(' ').map(rootOf),
)

/**
 * "who has no work logs this week", "who has not written any comments", "who did not log a time entry": of whom there is none of the records
 * that point to them. Of several keys to the same people the relation chooses as it does elsewhere. After nouns are found.
 */
export function readWhoLacks(draft: Draft): void {
  const { chunks, nodes, app } = draft
  const who = chunks.findIndex(c => isFree(c) && c.operator?.type === 'who')
  const denial = chunks.findIndex(
    (c, i) => i > who && isFree(c) && (c.operator?.type === 'negation' || HAS_NO.test(c.text)),
  )
  if (who < 0 || who > 1 || denial < 0 || !chunks.slice(who + 1, denial).every(c => AUXILIARY.test(c.text))) return
  const node = nodes.filter(n => !n.implicit && !n.previous && n.at > denial).sort((a, b) => a.at - b.at)[0]
  if (!node || node.negated || nodes.some(n => n.at < denial && !n.implicit)) return
  const [people, ...others] = new Set(onceEach(keysToPeople(node.entity, app)).map(hop => hop.to))
  if (!people || others.length || people === node.entity || nodes.some(n => n.entity === people)) return
  const between = chunks.slice(denial + 1, node.at)
  const verb = between[0] && isOfMaking(between[0].text) ? between[0] : undefined
  const isPlain = (c: (typeof chunks)[number]) =>
    c === verb || c.kind === 'filler' || DETERMINER.test(c.text) || c.values.some(v => v.entity === node.entity)
  if (!between.every(isPlain) || (!verb && !/\bno$/i.test(chunks[denial]!.text) && !between.some(c => DETERMINER.test(c.text)))) return // oxfmt-ignore
  addNode(draft, people, who)
  node.negated = true
  use(chunks[who]!, 'entity')
  use(chunks[denial]!, 'related')
  if (verb) Object.assign(verb, { kind: 'filler', fields: [], values: [], used: 'related' })
}
readWhoLacks.needs = /^(?:no|not|never|without)$|n['’]?t$/

const isOfMaking = (text: string): boolean => {
  const word = text.toLowerCase()
  const root = rootOf(baseOf(word) ?? word)
  return MAKING.has(root) || DOINGS.has(root)
}
