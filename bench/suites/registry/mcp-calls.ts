import { connectHttp, connectStdio } from '../../mcp-clients.ts'
import { rateInTurns, timeInTurns, type Turn } from '../../measure.ts'
import { echoCommand, STDIO_PEERS } from '../../peers.ts'
import type { RegistrySuite } from '../../registry.ts'
import { missingFigure, peerRate, peerTime, rateFigure, timeFigure, type Figure } from '../../report.ts'
import { findTool } from '../find-tool.ts'

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
  const direct = await connectStdio(command!, rest)
  const door = await connectHttp(`${registry}/mcp`)
  const named: [name: string, turn: Turn][] = [
    ['SDK client over stdio', () => direct.call('echo', args)],
    [
      'agent, /functions/call',
      { url: `${registry}/functions/call`, body: { app_name: 'echo', function_name: name, args } },
    ],
    ['agent, /mcp (SDK client)', () => door.call(name, args)],
  ]
  const closing = [direct.close, door.close]
  const missing: Figure[] = []
  for (const [row, start] of peers ? Object.entries(STDIO_PEERS) : []) {
    try {
      const peer = await start(servers)
      closing.push(peer.close)
      await peer.call('echo', args)
      named.push([peer.name, () => peer.call('echo', args)])
    } catch (error) {
      missing.push(missingFigure(row, error))
    }
  }
  const turns = named.map(([, turn]) => turn)
  const times = await timeInTurns(turns, quick ? 200 : 3000, quick ? 2 : 10)
  const rates = await rateInTurns(turns, 16, quick ? 500 : 5000, quick ? 1 : 3, 5)
  await Promise.all(closing.map(close => close()))
  const [, ours] = times as [number, number]
  return [
    timeFigure('SDK client over stdio, median', times[0]!),
    timeFigure('agent, /functions/call, median', ours, 0.65),
    ...named.slice(2).map(([row], index) => peerTime(`${row}, median`, times[index + 2]!, ours)),
    rateFigure('SDK client over stdio, 16 in flight', rates[0]!),
    rateFigure('agent, /functions/call, 16 in flight', rates[1]!, 2700),
    ...named.slice(2).map(([row], index) => peerRate(`${row}, 16 in flight`, rates[index + 2]!, rates[1]!)),
    ...missing,
  ]
}
