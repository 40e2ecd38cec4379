import { pattern } from '../../../lib/patterns.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { addCondition, addNode, type Draft, isFree, type Node, use } from '../reading/draft.ts'
import { isPlural } from '../language/words.ts'
import { leaveOutCalledOff } from './leave-out-dropped.ts'
import { negationBefore } from './negation.ts'
import { kindsNamed } from './shared.ts'
import { beginOf, startsOn } from '../entity-model/begin-and-end.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { timesOf } from '../entity-model/held-times.ts'
import { arePeople } from '../entity-model/people.ts'
import { kindsBelow } from '../entity-model/relations.ts'
import { isFullName, type ValueMatch } from '../vocabulary/vocabulary.ts'

/**
 * "the next appointment", "Ann's next lesson", "our next three shows": of those that begin after this moment the earliest, one or so
 * many. Only of records with one date that is clearly their beginning, and where nothing is called "next".
 */
export function readNextOnes(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.kind !== 'unknown' || !/^next$/i.test(chunk.text) || negationBefore(draft, at)) return
    const number = numberBehind(draft, at)
    const from = at + (number ? 2 : 1)
    const times = number ? undefined : timesBehind(draft, from)
    if (times) {
      const held = addNode(draft, times, at)
      draft.head = held
      takeNext(draft, held, beginOf(times)!.column, 1, at)
      return use(chunk, 'superlative')
    }
    const node = draft.nodes.find(n => n.at >= from && n.at < from + 3 && !n.implicit && !n.previous)
    // "the next Italian exam": of which kind it is stands between.
    const isBeside = node && draft.chunks.slice(from, node.at).every(c => c.values.length > 0 || c.fields.some(f => f.field.role === 'boolean')) // oxfmt-ignore
    if (!isBeside) return
    const begin = node && beginOf(node.entity)
    if (!node || !begin || node.selection.order || (!number && isPlural(draft.chunks[node.at]!.text))) return
    takeNext(draft, node, begin.column, number?.value ?? 1, at)
    use(chunk, 'superlative')
    if (number) use(number.chunk, 'superlative')
  })
}
readNextOnes.needs = /^next$/

/** "the next First Aid course", "the next First Aid" of courses whose sessions tell when they are: the kind of these. */
function timesBehind({ chunks, nodes, app }: Draft, from: number): Entity | undefined {
  // Nearly so spelt, or by a part of the name.
  const isName = ({ entity, field, quality }: ValueMatch) => entity.nameFields.includes(field) && quality >= 0.6
  const named = chunks[from]?.values.filter(isName).map(v => v.entity) ?? []
  const [kind, ...others] = named.length ? new Set(named) : kindsNamed(chunks.slice(from, from + 2))
  const times = kind && !others.length ? timesOf(kind, app) : undefined
  return times && !nodes.some(n => n.entity === times) ? times : undefined
}

/** What somebody next does, is next out on or next runs: the adverb before the verb or the particle. */
const GOES = pattern('i')`
  ^(?:
    on|out|at|in|off|due|running?|runs|depart(?:ing|s)?|leav(?:e|es|ing)|sail(?:s|ing)?|go(?:es|ing)?|tak(?:e|es|ing)\ place|happen(?:s|ing)?
    |do|offer|hold|have|play(?:s|ing)?
  )$
`

/**
 * "when is Ann next out on a tour", "when does the Gull next sail" of tours and cruises: the next record with a beginning that is spoken of, else
 * of the one kind below what is named. It is asked for that beginning.
 */
export function readWhenNext(draft: Draft): void {
  const { chunks, nodes, app } = draft
  if (!/^\W*(?:and |so )?when(?:['’]s| is| are| do| does| will)\b/i.test(draft.message.text)) return
  const at = chunks.findIndex(c => isFree(c) && c.kind === 'unknown' && /^next$/i.test(c.text))
  const verb = chunks[at + 1]
  if (at < 1 || (verb && !(isFree(verb) && GOES.test(verb.text)))) return
  const spoken = nodes.filter(n => !n.previous && beginOf(n.entity) && !arePeople(n.entity))
  const named = new Set(chunks.flatMap(c => c.values.filter(isFullName).map(v => v.entity)))
  const below = [...named].flatMap(one => kindsBelow(one, app).filter(kind => startsOn(kind)))
  const [kind, ...others] = spoken.length ? spoken.map(n => n.entity) : [...new Set(below)]
  if (!kind || others.length || named.size !== 1) return
  const node = spoken[0] ?? addNode(draft, kind, at)
  const begin = beginOf(kind)!
  takeNext(draft, node, begin.column, 1, at)
  draft.head = node
  draft.project.push({ columns: [begin.column], entity: kind, at })
  for (let i = at; i < chunks.length && (i === at || GOES.test(chunks[i]!.text) || isLittle(chunks[i]!)); i++) {
    delete chunks[i]!.operator
    chunks[i]!.used ??= 'superlative'
  }
  for (const chunk of chunks.slice(0, at)) if (isFree(chunk) && /^when/i.test(chunk.text)) use(chunk, 'projection')
}
readWhenNext.needs = /^next$/

const isLittle = ({ text }: Chunk): boolean => /^(?:on|out|at|in|up|a|an|the)$/i.test(text)

function numberBehind({ chunks }: Draft, at: number): { chunk: Chunk; value: number } | undefined {
  const chunk = chunks[at + 1]
  const literal = isFree(chunk) && chunk.literal?.kind === 'number' ? chunk.literal : undefined
  return literal?.unit === 'plain' && Number.isInteger(literal.value)
    ? { chunk: chunk!, value: literal.value }
    : undefined
}

function takeNext(draft: Draft, node: Node, column: string, limit: number, at: number): void {
  const label = 'that is still to come'
  addCondition(node, { columns: [column], op: '>', values: [draft.message.moment], at, label })
  leaveOutCalledOff(draft, node, at)
  Object.assign(node.selection, { order: { columns: [column], direction: 'asc' }, limit })
}
