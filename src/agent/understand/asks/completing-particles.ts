import { completes } from '../language/particles.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { basesOf } from '../reading/verb-fields.ts'

/** "items that were auctioned off" of a state `auctioned`: behind what the verb has said its particle says nothing more. */
export function passCompletingParticles({ chunks }: Draft): void {
  chunks.forEach((chunk, at) => {
    const verb = chunks[at - 1]
    if (!isFree(chunk) || chunk.kind !== 'unknown' || !verb || !/^(?:value|condition)$/.test(verb.used ?? '')) return
    const said = verb.text.toLowerCase()
    if (isParticiple(said) && completes(basesOf(said), chunk.text)) use(chunk, 'condition')
  })
}
passCompletingParticles.needs = /^(?:off|up|down|out|back|away)$/
