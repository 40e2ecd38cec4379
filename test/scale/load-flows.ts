import { setTimeout as sleep } from 'node:timers/promises'
import { get, post } from './ask.ts'
import { countTools } from './load-registries.ts'
import type { System } from './start-system.ts'

export interface Flows {
  names: string[]
  /** Runs of saved flows as tools that succeeded, through any registry and any agent server. */
  runs: number
  /** Until each flow was at every agent server and registry that was up, in milliseconds. */
  times: number[]
}

/** Saves an answer as a flow, and waits each time until every server that is up has all of them. */
export async function saveFlows(
  { agent, agents, registry, registries }: System,
  isOver: () => boolean,
  flows: Flows,
): Promise<void> {
  for (let round = 1; !isOver(); round++) {
    const name = `count_${round}`
    const asked = await post<{ metadata: { session_id: string } }>(`${agent.url}/chat`, {
      message: 'how many notes are there?',
    })
    const saved =
      asked?.status === 200 && (await post(`${agent.url}/flows`, { name, session_id: asked.body.metadata.session_id }))
    const at = performance.now()
    if (saved && saved.status === 201) {
      flows.names.push(name)
      const wait = async (up: () => boolean, has: () => Promise<boolean>, where: string) => {
        while (up() && !(await has())) {
          if (performance.now() - at > 60_000) throw new Error(`${where} never had the flow ${name}`)
          await sleep(5)
        }
      }
      for (const one of agents.filter(({ isReady }) => isReady))
        await wait(
          () => one.isReady,
          async () => ((await get<{ total: number }>(`${one.url}/flows`))?.total ?? 0) >= flows.names.length,
          one.name,
        )
      for (const one of registries.filter(({ isReady }) => isReady))
        await wait(
          () => one.isReady,
          async () => (await countTools(one, 'flows')) >= flows.names.length,
          one.name,
        )
      flows.times.push(performance.now() - at)
      const run = await post(`${registry.url}/functions/call`, {
        app_name: 'flows',
        function_name: `flows_${name}`,
        args: {},
      })
      if (run?.status === 200) flows.runs++
    }
    await sleep(400)
  }
}
