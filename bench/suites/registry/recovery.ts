import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../../measure.ts'
import { STDIO_PEERS } from '../../peers.ts'
import type { RegistrySuite } from '../../registry.ts'
import { missingFigure, timeFigure, type Figure } from '../../report.ts'
import { findTool } from '../find-tool.ts'
import { echoEntry } from './mcp-calls.ts'

/** Seconds after which a gateway is taken never to recover. */
const PATIENCE = 10

/** `kill -9` of the stdio server: how long until a call succeeds again. */
export const benchRecovery: RegistrySuite = async (servers, { quick, peers }) => {
  const registry = await servers.start('registry', { registryFile: servers.writeServices([echoEntry()]) })
  const name = await findTool(registry, 'echo', '/pid')
  const callPid = async () => {
    const answer = await fetch(`${registry}/functions/call`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ app_name: 'echo', function_name: name, args: {} }),
    })
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
    return String(await answer.json())
  }
  const times: number[] = []
  let failed = 0
  for (let round = 0; round < (quick ? 1 : 5); round++) {
    const recovery = await killAndWait(callPid)
    if (recovery === undefined) throw new Error(`The registry did not recover within ${PATIENCE} s`)
    times.push(recovery.time)
    failed += recovery.failed
    // Long enough for the connection to count as a good one again is 10 s: repeated crashes are what is measured here.
    await pause(200)
  }
  const figures: Figure[] = [
    timeFigure(`agent: kill -9 until a call succeeds, median of ${times.length}`, median(times), 3000),
    timeFigure('agent: the slowest of them', Math.max(...times)),
    { what: 'agent: calls that failed meanwhile', value: String(failed) },
  ]
  for (const [row, start] of peers ? Object.entries(STDIO_PEERS) : []) {
    try {
      const peer = await start(servers)
      const call = async () => String(await peer.call('pid', {}))
      const recovery = await killAndWait(call, peer.reconnect)
      const ended = peer.running.child.exitCode === null ? '' : '; the gateway itself ended'
      const value = recovery
        ? `${recovery.time.toFixed(0)} ms${recovery.anew ? ', in a new session only' : ''}${row.endsWith('stateless') ? ' (a process for each call)' : ''}`
        : `never (${PATIENCE} s of calls and new sessions)${ended}`
      figures.push({ what: `${peer.name}: kill -9 until a call succeeds`, value })
      await peer.close()
    } catch (error) {
      figures.push(missingFigure(row, error))
    }
  }
  return figures
}

/** Kills the process that the call names, then calls until it works; half of the time with new sessions as well. */
async function killAndWait(call: () => Promise<string>, reconnect?: () => Promise<void>) {
  process.kill(Number(await call()), 'SIGKILL')
  const started = performance.now()
  const passed = () => performance.now() - started
  let failed = 0
  let anew = false
  while (passed() < PATIENCE * 1000) {
    try {
      await Promise.race([call(), pause(3000).then(() => Promise.reject(new Error('it did not answer')))])
      return { time: passed(), failed, anew }
    } catch {
      failed++
    }
    await pause(10)
    if (reconnect && passed() > 1000) {
      anew = true
      await Promise.race([reconnect().catch(() => undefined), pause(3000)])
    }
  }
  return undefined
}
