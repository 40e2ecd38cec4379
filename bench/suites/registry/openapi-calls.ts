import { distance } from 'fastest-levenshtein'
import { connectHttp } from '../../mcp-clients.ts'
import type { Turn } from '../../measure.ts'
import { peerName, startFastmcp, startIvotoby } from '../../peers.ts'
import type { RegistrySuite } from '../../registry.ts'
import { rateFigure, timeFigure } from '../../report.ts'
import { findTool } from '../find-tool.ts'
import { compareWith, measurePair, type ContenderStart } from './compare.ts'

/** A call of an OpenAPI service's tool against the same request made directly, and against npm's converters. */
export const benchOpenApiCalls: RegistrySuite = async (servers, { quick, peers }) => {
  const service = await servers.start('territory')
  const registry = await servers.start('registry', { registryFile: servers.writeRegistryFile({ territory: service }) })
  const path = '/accounts/{account_id}/job-titles'
  const tool = await findTool(registry, 'territory', path)
  const args = { account_id: 'acc_1' }
  const ours: Turn = {
    url: `${registry}/functions/call`,
    body: { app_name: 'territory', function_name: tool, args },
  }
  const [direct, own] = await measurePair([{ url: `${service}/accounts/acc_1/job-titles` }, ours], quick)
  const operation = tool.slice('territory_'.length)
  const contenders: ContenderStart[] = [
    {
      name: 'agent, /mcp (SDK client)',
      start: async () => {
        const client = await connectHttp(`${registry}/mcp`)
        return { name: 'agent, /mcp (SDK client)', turn: () => client.call(tool, args), close: client.close }
      },
    },
  ]
  if (peers)
    contenders.push(
      {
        name: 'fastmcp fromOpenAPI',
        start: async () => {
          const peer = await startFastmcp(servers, `${service}/openapi.json`)
          const name = nearestName(operation, await peer.tools())
          return { name: `${peer.name} (SDK client)`, turn: () => peer.call(name, args), close: peer.close }
        },
      },
      {
        name: '@ivotoby/openapi-mcp-server',
        start: async () => {
          const peer = await startIvotoby(`${service}/openapi.json`, service)
          const name = nearestName(operation, await peer.tools())
          const title = `${peerName('@ivotoby/openapi-mcp-server')} (SDK client, stdio)`
          return { name: title, turn: () => peer.call(name, args), close: peer.close }
        },
      },
    )
  return [
    timeFigure('direct request, median', direct.time),
    timeFigure('agent, /functions/call, median', own.time),
    timeFigure('agent, /functions/call adds', own.time - direct.time, 0.35),
    rateFigure('direct request, 16 in flight', direct.rate),
    rateFigure('agent, /functions/call, 16 in flight', own.rate, 2000),
    ...(await compareWith(ours, contenders, quick)),
  ]
}

/** The name fewest letters away from the one asked for: converters write names their own way, some with shorter words. */
function nearestName(wanted: string, names: string[]): string {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const away = (name: string) => distance(plain(wanted), plain(name))
  return names.toSorted((left, right) => away(left) - away(right))[0] ?? wanted
}
