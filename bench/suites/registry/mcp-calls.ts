import { connectHttp, connectStdio } from '../../mcp-clients.ts'
import type { Turn } from '../../measure.ts'
import { echoCommand, STDIO_PEERS } from '../../peers.ts'
import type { RegistrySuite } from '../../registry.ts'
import { rateFigure, timeFigure } from '../../report.ts'
import { findTool } from '../find-tool.ts'
import { compareWith, measurePair, type ContenderStart } from './compare.ts'

/** Registry entry of the echo server. */
export const echoEntry = () => {
  const [command, ...args] = echoCommand
  return `  - echo:\n      command: ${JSON.stringify(command)}\n      args: ${JSON.stringify(args)}\n`
}

/** A call of a stdio server's tool against the SDK's own client, and against npm's gateways before the same server. */
export const benchMcpCalls: RegistrySuite = async (servers, { quick, peers }) => {
  const registry = await servers.start('registry', { registryFile: servers.writeServices([echoEntry()]) })
  const name = await findTool(registry, 'echo', '/echo')
  const args = { text: 'hello' }
  const [command, ...rest] = echoCommand
  const client = await connectStdio(command!, rest)
  const ours: Turn = { url: `${registry}/functions/call`, body: { app_name: 'echo', function_name: name, args } }
  const [direct, own] = await measurePair([() => client.call('echo', args), ours], quick)
  await client.close()
  const contenders: ContenderStart[] = [
    {
      name: 'agent, /mcp (SDK client)',
      start: async () => {
        const door = await connectHttp(`${registry}/mcp`)
        return { name: 'agent, /mcp (SDK client)', turn: () => door.call(name, args), close: door.close }
      },
    },
  ]
  for (const [row, start] of peers ? Object.entries(STDIO_PEERS) : [])
    contenders.push({
      name: row,
      start: async () => {
        const peer = await start(servers)
        return { name: peer.name, turn: () => peer.call('echo', args), close: peer.close }
      },
    })
  return [
    timeFigure('SDK client over stdio, median', direct.time),
    timeFigure('agent, /functions/call, median', own.time, 0.65),
    rateFigure('SDK client over stdio, 16 in flight', direct.rate),
    rateFigure('agent, /functions/call, 16 in flight', own.rate, 2700),
    ...(await compareWith(ours, contenders, quick)),
  ]
}
