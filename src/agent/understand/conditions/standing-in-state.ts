import type { Chunk } from '../chunks/chunk.ts'
import { kindsNamed } from './shared.ts'
import { type Draft, isFree, makeFiller, use } from '../reading/draft.ts'

/** Verbs of posture and of waiting: before a state they say no more than "is" (Levin, English Verb Classes and Alternations, 1993, 47.6). */
const POSTURE = /^(?:waiting|sitting|lying|standing|stuck|parked|stalled|hanging|running)$/i
const BETWEEN = /^(?:in|at|on|with|as|there|around|here|still)$/i
const STATUS = /^(?:status|state)$/i
const LIFECYCLE = /^(?:status|state|stage|phase|progress|step)$/

const isUnknown = (chunk: Chunk | undefined): chunk is Chunk =>
  isFree(chunk) &&
  !chunk.values.length &&
  !chunk.fields.length &&
  !chunk.entities.length &&
  !chunk.literal &&
  !chunk.operator

/** "issues waiting in review", "parcels stuck in customs" of a status that is called so. Before nouns are looked for. */
export function passStanding({ chunks }: Draft): void {
  chunks.forEach((chunk, at) => {
    if (!POSTURE.test(chunk.text) || !isUnknown(chunk)) return
    let next = at + 1
    while (chunks[next] && BETWEEN.test(chunks[next]!.text)) next++
    const isState = chunks[next]?.values.some(v => v.quality >= 0.9 && v.field.words.some(word => LIFECYCLE.test(word)))
    if (isState) use(makeFiller(chunk), 'filler')
  })
}
passStanding.needs = POSTURE

/** "borrowers with status blocked" of a yes/no field `is_blocked`: a flag is a status, too, where no field is called so. Before nouns are looked for. */
export function passStatusOfFlag({ chunks }: Draft): void {
  chunks.forEach((chunk, at) => {
    if (!STATUS.test(chunk.text) || !isFree(chunk)) return
    const named = kindsNamed(chunks)
    const isFlag = [chunks[at - 1], chunks[at + 1]].some(beside =>
      beside?.fields.some(f => f.quality >= 0.8 && f.field.role === 'boolean' && named.has(f.entity)),
    )
    if (isFlag && !chunk.fields.some(f => named.has(f.entity))) use(makeFiller(chunk), 'filler')
  })
}
passStatusOfFlag.needs = STATUS
