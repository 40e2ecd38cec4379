import { messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import type { LiveMode } from '../built-in/live-mode.ts'
import type { LiveFile } from '../live-file.ts'
import type { Registry } from '../registry.ts'
import type { RegistryState } from './registry-state.ts'
import type { Change } from './replicas.ts'

export interface FollowReplicasOptions {
  state: Pick<RegistryState, 'added' | 'origins' | 'replicas'>
  registry: Registry
  file: Pick<LiveFile, 'reload' | 'renew'>
  mode: Pick<LiveMode, 'change'>
  logger: Logger
}

/** Does here what another replica did; one thing after the other, and of what comes meanwhile each kind once. */
export function followReplicas({ state, registry, file, mode, logger }: FollowReplicasOptions): void {
  const { added, origins, replicas } = state
  const takeAdded = async () => {
    await added.reload()
    file.renew()
  }
  const takeAll = async () => {
    await registry.followOnboarded()
    await takeAdded()
    await registry.flows.reload()
    await origins.reload()
    await registry.followPins()
  }
  const take = async (change: Change | undefined): Promise<void> => {
    switch (change?.kind) {
      case undefined:
        return await takeAll()
      case 'onboarded':
        return await registry.followOnboarded(change.app)
      case 'added':
        return await takeAdded()
      case 'flows':
        return await registry.flows.reload()
      case 'origins':
        return await origins.reload()
      case 'pins':
        return await registry.followPins(change.app)
      case 'reload':
        return await file.reload()
      case 'refresh':
        return await registry.refresh(change.app)
      case 'mode':
        return mode.change(change.mode)
      // The cache of answers listens to these itself (upstream/shared-writes.ts).
      case 'writes':
        return
    }
  }
  /** What waits, by its text: the same thing twice is one. */
  const waiting = new Map<string, Change | undefined>()
  let isTaking = false
  let wasTold = false
  const takeWaiting = async () => {
    isTaking = true
    for (const [text, change] of waiting) {
      waiting.delete(text)
      // Services may take long to list their tools: nothing waits for them.
      const done = take(change).then(
        () => void (wasTold = false),
        (error: unknown) => {
          // A database that is away is looked for every second, and told once.
          if (!wasTold || change) logger.warn({ event: 'replica_not_followed', change, error: messageOf(error) })
          wasTold = true
        },
      )
      if (change?.kind !== 'refresh' && change?.kind !== 'pins') await done
    }
    isTaking = false
  }
  replicas.onChange(change => {
    if (change?.kind === 'writes') return
    waiting.set(JSON.stringify(change ?? null), change)
    if (!isTaking) void takeWaiting()
  })
}
