import { guardRegistry } from '../policies/guard-registry.ts'
import type { RegistryClient } from '../registry-client.ts'
import type { AnswerState } from './answer-state.ts'
import { saidByUser } from './decide-asked.ts'
import { foreignAddress } from './loop/foreign-address.ts'

/**
 * The registry for what a model asks for: what the rules do not allow without a yes is not called, with the arguments as they
 * are sent. A plan may fill them from results, so an address that the user never named is looked for here once more.
 */
export function guardRun({
  registry,
  turn,
  tools,
  memory,
}: Pick<AnswerState, 'registry' | 'turn' | 'tools' | 'memory'>): RegistryClient {
  const guarded = guardRegistry(registry, turn, tools.recordOf).registry
  const said = saidByUser({ turn, memory })
  return {
    ...guarded,
    call: async (app, tool, args, signal, approval, nextLink) => {
      const host = turn.granted?.includes(tool) ? undefined : foreignAddress(args, said)
      if (host === undefined) return guarded.call(app, tool, args, signal, approval, nextLink)
      const message = `${tool} was not called: nobody named the address ${host}, it comes from a result.`
      return { ok: false, status: 403, message, notSent: true }
    },
  }
}
