import { connectHttp } from '../../mcp-clients.ts'
import { rateInTurns, take, timeInTurns, type Turn } from '../../measure.ts'
import { startFastmcp, startIvotoby } from '../../peers.ts'
import { missingFigure, peerRate, peerTime, rateFigure, timeFigure, type Figure } from '../../report.ts'
import type { RegistrySuite } from '../../registry.ts'
import { findTool } from '../find-tool.ts'

/** A call of an OpenAPI service's tool against the same request made directly, and against npm's converters. */
export const benchOpenApiCalls: RegistrySuite = async (servers, { quick, peers }) => {
  const service = await servers.start('territory')
  const registry = await servers.start('registry', { registryFile: servers.writeRegistryFile({ territory: service }) })
  const path = '/accounts/{account_id}/job-titles'
  const tool = await findTool(registry, 'territory', path)
  const args = { account_id: 'acc_1' }
  const ours = await connectHttp(`${registry}/mcp`)
  const named: [name: string, turn: Turn][] = [
    ['direct request', { url: `${service}/accounts/acc_1/job-titles` }],
    [
      'agent, /functions/call',
      { url: `${registry}/functions/call`, body: { app_name: 'territory', function_name: tool, args } },
    ],
    ['agent, /mcp (SDK client)', () => ours.call(tool, args)],
  ]
  const missing: Figure[] = []
  const closing = [ours.close]
  const add = async (name: string, start: () => Promise<{ name: string; turn: Turn; close(): Promise<void> }>) => {
    try {
      const contender = await start()
      closing.push(contender.close)
      await take(contender.turn)
      named.push([contender.name, contender.turn])
    } catch (error) {
      missing.push(missingFigure(name, error))
    }
  }
  if (peers) {
    const spec = `${service}/openapi.json`
    const operation = tool.slice('territory_'.length)
    await add('fastmcp fromOpenAPI (SDK client)', async () => {
      const peer = await startFastmcp(servers, spec)
      return { name: `${peer.name} (SDK client)`, turn: () => peer.call(operation, args), close: peer.close }
    })
    await add('@ivotoby/openapi-mcp-server (SDK client, stdio)', async () => {
      const peer = await startIvotoby(spec, service)
      // It shortens the words of names: the tool is the one that keeps most of them.
      const name = nearestName(operation, await peer.tools())
      return {
        name: '@ivotoby/openapi-mcp-server 1.16.1 (SDK client, stdio)',
        turn: () => peer.call(name, args),
        close: peer.close,
      }
    })
  }
  const turns = named.map(([, turn]) => turn)
  const times = await timeInTurns(turns, quick ? 200 : 3000, quick ? 2 : 10)
  const rates = await rateInTurns(turns, 16, quick ? 500 : 5000, quick ? 1 : 3, 5)
  await Promise.all(closing.map(close => close()))
  const [direct, through] = times as [number, number]
  return [
    timeFigure('direct request, median', direct),
    timeFigure('agent, /functions/call, median', through),
    timeFigure('agent, /functions/call adds', through - direct, 0.35),
    ...named.slice(2).map(([name], index) => peerTime(`${name}, median`, times[index + 2]!, through)),
    rateFigure('direct request, 16 in flight', rates[0]!),
    rateFigure('agent, /functions/call, 16 in flight', rates[1]!, 2000),
    ...named.slice(2).map(([name], index) => peerRate(`${name}, 16 in flight`, rates[index + 2]!, rates[1]!)),
    ...missing,
  ]
}

/** The name that shares most of its letters, in order, with the one asked for. */
function nearestName(wanted: string, names: string[]): string {
  const shared = (name: string) => {
    let at = 0
    for (const letter of wanted.toLowerCase()) if (name[at] === letter) at++
    return at / Math.max(name.length, 1)
  }
  return names.toSorted((left, right) => shared(right) - shared(left))[0] ?? wanted
}
