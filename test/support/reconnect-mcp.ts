import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Settings } from '../../src/config/settings.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { McpEntry } from '../../src/registry/file/service-entry.ts'
import { createMcpSource } from '../../src/registry/sources/mcp/mcp-source.ts'
import type { CallContext } from '../../src/registry/sources/source.ts'
import { createSecrets } from '../../src/registry/upstream/secrets.ts'
import { createUpstream } from '../../src/registry/upstream/upstream.ts'
import { until } from './start-registry.ts'

export interface ReconnectReport {
  connections: number
  /** Processes of the servers and what they started that are still there, zombies included. */
  processesLeft: number
  /** Handles of this process beyond those at the start (child processes, pipes). */
  handlesLeft: number
  /** Bytes of heap at a tenth of the way and at the end. */
  heap: [early: number, late: number]
  milliseconds: number
}

const PEER = fileURLToPath(new URL('mcp-peer.ts', import.meta.url))

/**
 * Connects to a local MCP server so many times; each one starts a process of its own, and is in turn closed, killed or
 * left to crash. Linux: processes are looked up in /proc.
 */
export async function reconnectMcp(connections: number): Promise<ReconnectReport> {
  const settings = Settings.parse({})
  const upstream = createUpstream({
    connectionPoolSize: 1,
    sslVerify: true,
    cacheEnabled: false,
    cacheTtl: 0,
    maxResultBytes: settings.registry.max_result_bytes,
    allowPrivateAddresses: false,
  })
  const entry = McpEntry.parse({ name: 'peer', type: 'mcp', command: process.execPath, args: [PEER] })
  const source = createMcpSource(entry, {
    upstream,
    secrets: createSecrets(),
    logger: createLogger('test', 'silent'),
    requestTimeout: 30,
    rotation: true,
    registry: settings.registry,
  })
  let losses = 0
  source.onChange(({ kind }) => void (losses += kind === 'lost' ? 1 : 0))
  const call = async (name: string) => {
    const signal = AbortSignal.timeout(30_000)
    const context: CallContext = { toolName: name, signal, timeout: 30_000, headers: {} }
    return JSON.parse((await source.callByName!(name, {}, context)).body.toString()) as number
  }
  const pids: number[] = []
  const handles = () =>
    process.getActiveResourcesInfo().filter(name => name === 'ProcessWrap' || name === 'PipeWrap').length
  const before = handles()
  const heap: [number, number] = [0, 0]
  const started = performance.now()
  for (let n = 0; n < connections; n++) {
    await source.open(AbortSignal.timeout(30_000))
    const pid = await call('pid')
    pids.push(pid, await call('spawn'))
    const seen = losses
    if (n % 3 === 0) await source.close()
    else if (n % 3 === 1) process.kill(pid, 'SIGKILL')
    else await call('crash').catch(() => undefined)
    if (n % 3 !== 0) await until(() => losses > seen, 'the loss to be told')
    if (n === Math.floor(connections / 10)) heap[0] = process.memoryUsage().heapUsed
  }
  await source.close()
  await upstream.close()
  const left = () => pids.filter(pid => existsSync(`/proc/${pid}`) && !isAnother(pid)).length
  await until(() => left() === 0 && handles() <= before, 'the processes to end').catch(() => undefined)
  heap[1] = process.memoryUsage().heapUsed
  return {
    connections,
    processesLeft: left() + zombies(),
    handlesLeft: handles() - before,
    heap,
    milliseconds: Math.round(performance.now() - started),
  }
}

/** The number was given to a process that has nothing to do with this. */
function isAnother(pid: number): boolean {
  try {
    return (
      !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('setInterval') &&
      !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(PEER)
    )
  } catch {
    return true
  }
}

/** Children of this process that ended and were not collected. */
function zombies(): number {
  return readdirSync('/proc').filter(name => {
    if (!/^\d+$/.test(name)) return false
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return state === 'Z' && Number(parent) === process.pid
    } catch {
      return false
    }
  }).length
}
