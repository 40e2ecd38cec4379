import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, addNode, isFree, use } from '../reading/draft.ts'
import { SUPERIOR } from '../dictionary/add-entities.ts'
import { isAgentOf } from '../reading/keys-of-verbs.ts'
import { rootOf } from '../language/verb-forms.ts'
import { wordsOf } from '../language/words.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'

/**
 * A verb that leads from one record to another of the same kind (`referredById`, `mentor_id`): "who referred Ann" asks for the one
 * that Ann's record names; "whom did Ann refer" and "how many members were referred by Ann" for those whose record names her.
 */
export function readSelfVerbs(draft: Draft): void {
  const { chunks, nodes } = draft
  const name = chunks.findIndex(chunk => isFree(chunk) && chunk.values.some(isName))
  const match = chunks[name]?.values.find(isName)
  if (!match || nodes.some(node => !node.implicit && node.entity !== match.entity)) return
  if (askAbove(draft, match, name)) return
  const verb = chunks.findIndex(chunk => isFree(chunk) && selfKey(match.entity, chunk.text) !== undefined)
  const key = chunks[verb] && selfKey(match.entity, chunks[verb].text)
  if (!key) return
  const who = chunks.findIndex((chunk, at) => at < 2 && chunk.operator?.type === 'who' && isFree(chunk))
  if (who >= 0 && verb === who + 1 && name === verb + 1) askDoer(draft, key, { match, who })
  else if (isDone(draft, name, verb)) askDone(draft, key, { match, who, name })
  else return
  use(chunks[verb]!, 'related')
}

/**
 * "who does Ann report to", "whom does Ann answer to" of a key "they report to": the verb of the description with its preposition at the
 * end asks for the one whom the record of Ann names.
 */
function askAbove(draft: Draft, match: ValueMatch, name: number): boolean {
  const { chunks } = draft
  const [who, auxiliary] = chunks
  const [verb, to] = [chunks[name + 1], chunks[name + 2]]
  if (
    who?.operator?.type !== 'who' ||
    !isFree(who) ||
    !/^(?:do|does|did|will|would|should)$/i.test(auxiliary?.text ?? '')
  )
    return false
  if (!isFree(verb) || !/^(?:to|under|for|from|after|with)$/i.test(to?.text ?? '') || chunks[name + 3]) return false
  const root = rootOf(verb.text.toLowerCase())
  const particle = to!.text.toLowerCase()
  const says = ({ description }: Field) => {
    const words = wordsOf(description)
    return words.some((word, at) => rootOf(word) === root && words[at + 1] === particle)
  }
  const [key, ...others] = match.entity.fields.filter(field => field.target === match.entity.key && says(field))
  if (!key || others.length) return false
  askDoer(draft, key, { match, who: 0 })
  use(verb, 'related')
  return true
}

const isName = ({ entity, field, quality, values }: ValueMatch) =>
  (quality === 1 || (quality >= 0.5 && values.length === 1)) && entity.nameFields.includes(field)

/** The key to another record of the same kind that is called after a verb, with "by" or without. */
function selfKey(entity: Entity, text: string): Field | undefined {
  const said = /^(\p{L}{4,})(?: by)?$/u.exec(text)?.[1]
  if (!said) return undefined
  const root = rootOf(said.toLowerCase())
  const keys = entity.fields.filter(field => field.target === entity.key)
  const called = keys.filter(field => field.words.some(word => word.length > 3 && isAgentOf(word, root)))
  // "manage" of a supervisor.
  const meant =
    called.length || !LEADS.test(root) ? called : keys.filter(f => f.words.some(word => SUPERIOR.test(word)))
  const [key, ...others] = meant
  return others.length > 0 ? undefined : key
}

/** Roots of verbs for what those do to whom others report. */
const LEADS = /^(?:manag|supervis|lead|head|boss|overse)$/

/** "referred by Ann", "did Ann refer": Ann is who did it, in the passive or behind an auxiliary or a noun. */
function isDone({ chunks }: Draft, name: number, verb: number): boolean {
  const before = chunks.slice(0, name)
  if (verb === name + 1)
    return before.some(({ text, used }) => used === 'entity' || /^(?:did|does|has|had|have)$/i.test(text))
  const between = chunks
    .slice(verb, name)
    .map(({ text }) => text)
    .join(' ')
  return verb < name && /^\p{L}+ed by$/iu.test(between)
}

/** The key itself is asked for, which means the record that it names. */
function askDoer(draft: Draft, { column }: Field, { match, who }: { match: ValueMatch; who: number }): void {
  use(draft.chunks[who]!, 'project')
  draft.project.push({ columns: [column], entity: match.entity, at: who })
}

function askDone(draft: Draft, key: Field, said: { match: ValueMatch; who: number; name: number }): void {
  const { entity, columns, values } = said.match
  const condition = { columns, op: '=' as const, values: values.slice(0, 1), text: true, label: `name ${values[0]}` }
  const selection = { entity: entity.key, sources: [], args: {}, where: [condition], related: [] }
  const node = draft.nodes.find(one => one.entity === entity) ?? addNode(draft, entity, Math.max(said.who, 0))
  node.selection.related.push({ selection, exists: true, via: key.column, direction: 'up' })
  if (said.who >= 0) use(draft.chunks[said.who]!, 'entity')
  use(draft.chunks[said.name]!, 'value')
}
