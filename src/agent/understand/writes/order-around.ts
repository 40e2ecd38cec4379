import { pattern } from '../../../lib/patterns.ts'
import type { AppKnowledge } from '../reading/interpretation.ts'
import { withoutPoliteness } from './strip-politeness.ts'
import type { WriteOperation } from './operations.ts'

/** "check the guest out": a verb and its particle around the one that is meant (Quirk et al., 1985, 16.4). */
const AROUND = pattern('iu')`
  ^(\p{L}+) (?:the|this|that|our|my|his|her|their) [^,;:?]+? (in|out|up|off|on|down|over|back)
  (?: (?:of|from|to|at|for|again|now)\b[^?]*)?[\s.!]*$
`

/**
 * The operation that such a message orders, by its verb with the particle ("check out" of `/stays/{id}/check-out`). Where it was
 * not understood as a change it still is no question for a list of those to whom it was done before.
 */
export function findOrderAround(message: string, apps: readonly AppKnowledge[]): WriteOperation | undefined {
  const [, verb, particle] = AROUND.exec(withoutPoliteness(message)) ?? []
  if (verb === undefined) return undefined
  const ordered = `${verb} ${particle!}`.toLowerCase()
  return apps
    .flatMap(({ writes }) => writes.operations)
    .find(operation => operation.kind === 'action' && operation.verb.join(' ') === ordered)
}
