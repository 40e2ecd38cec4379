import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { COMPONENTS, type Component } from '../../src/processes/components.ts'
import type { Random } from '../durability/stores/store.ts'
import type { Project } from '../support/project.ts'

/** Milliseconds after a component was killed in which failures are expected: it is found dead and started again. */
const SETTLING = 12_000

export interface Disturbance {
  /** Nothing was killed lately. */
  isCalm(): boolean
  kills: Map<string, number>
  /** Kills until the signal: components (while `components` says so) and the local MCP server. */
  run(random: Random, options: { signal: AbortSignal; pause: number; components: boolean }): Promise<void>
}

/** Kills processes of a running project. */
export function createDisturbance(project: Project): Disturbance {
  let killedAt = -Infinity
  const kills = new Map<string, number>()
  const kill = (name: string, pid: number | undefined) => {
    if (pid === undefined) return
    try {
      process.kill(pid, 'SIGKILL')
      kills.set(name, (kills.get(name) ?? 0) + 1)
    } catch {
      // It had ended already.
    }
  }
  return {
    isCalm: () => performance.now() - killedAt > SETTLING,
    kills,
    async run(random, { signal, pause, components }) {
      for (;;) {
        await sleep(random.whole(pause / 2, pause * 1.5), undefined, { signal }).catch(() => undefined)
        if (signal.aborted) return
        const component = components && random.chance(0.6) ? random.pick<Component>(COMPONENTS) : undefined
        if (component) {
          killedAt = performance.now()
          kill(component, project.pidOf(component))
        } else kill('MCP server', findChild(project.pidOf('registry'), 'mcp-peer'))
      }
    },
  }
}

/** A child of a process by a word of its command line. */
function findChild(parent: number | undefined, word: string): number | undefined {
  if (parent === undefined) return undefined
  try {
    const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').split(' ').filter(Boolean)
    return children.map(Number).find(pid => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(word))
  } catch {
    return undefined
  }
}
