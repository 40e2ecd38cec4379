import type { Draft } from '../reading/draft.ts'
import { isFree } from '../reading/draft.ts'

/**
 * "bookings of members in the tours that are active" of tours with a status and members with a flag: a relative clause is of the noun right
 * before it (Quirk et al., 1985, § 17.9), where those can be called so, and a yes/no field of others is not meant. Before values.
 */
export function keepToAntecedent({ chunks, nodes }: Draft): void {
  for (const { at, entity, implicit } of nodes) {
    const said = chunks[at + 2]
    if (implicit || !/^(?:that|which|who)$/i.test(chunks[at + 1]?.text ?? '') || !isFree(said)) continue
    const own = said.values.filter(v => v.entity === entity && v.quality >= 0.8)
    if (!own.length || said.fields.some(f => f.entity === entity && f.quality >= 0.8)) continue
    said.fields = []
    said.values = own
    said.kind = 'mention'
  }
}
keepToAntecedent.needs = /^(?:that|which|who)$/
