import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from 'undici'
import { rateInTurns, type Turn } from '../measure.ts'
import { installPeers, peerFile, peerName } from '../peers.ts'
import { peerRate, rateFigure, type Figure } from '../report.ts'
import { endChild, findFreePorts, waitFor, type Servers } from '../servers.ts'

/** A service of records: where, and how its lists are paged. */
interface Service {
  url: string
  page: string
}

type Act = (service: Service) => Turn

let made = 0

/** One call after the other, each on a record of its own where it writes. */
const ACTS: Record<string, Act> = {
  'list of 20':
    ({ url, page }) =>
    () =>
      send('GET', `${url}/accounts${page}`),
  'look-up':
    ({ url }) =>
    () =>
      send('GET', `${url}/accounts/7`),
  create:
    ({ url }) =>
    () =>
      send('POST', `${url}/accounts`, { name: `Account ${++made}`, country: 'Japan' }),
  change:
    ({ url }) =>
    () =>
      send('PUT', `${url}/accounts/7`, { name: `Account ${++made}`, country: 'Japan' }),
}

/** The CRM's records beside json-server with the same 1,000 accounts. Ours are on the disk when a write is answered. */
export async function benchCrud(servers: Servers, quick: boolean): Promise<Figure[]> {
  installPeers()
  const crm = await servers.start('crm')
  const accounts: unknown[] = []
  for (let skip = 0; ; skip += 100) {
    const { items } = (await (await fetch(`${crm}/accounts?limit=100&skip=${skip}`)).json()) as { items: unknown[] }
    if (!items.length) break
    accounts.push(...items)
  }
  const file = join(servers.folder, 'accounts.json')
  writeFileSync(file, JSON.stringify({ accounts }))
  const [port] = (await findFreePorts(1)) as [number]
  const { child } = servers.run(process.execPath, [
    peerFile('json-server', 'lib', 'cli', 'bin.js'),
    ...[file, '--port', String(port), '--quiet'],
  ])
  const name = peerName('json-server')
  const peer = `http://127.0.0.1:${port}`
  await waitFor(name, async () => (await fetch(`${peer}/accounts/7`)).ok)
  const ours: Service = { url: crm, page: '?limit=20' }
  const theirs: Service = { url: peer, page: '?_page=1&_limit=20' }
  const figures: Figure[] = []
  for (const [what, act] of Object.entries(ACTS)) {
    const [own, other] = (await rateInTurns([act(ours), act(theirs)], 16, quick ? 100 : 2000, quick ? 1 : 5, 3)) as [
      number,
      number,
    ]
    figures.push(rateFigure(`CRM, ${what}, 16 in flight`, own), peerRate(`${name}, ${what}`, other, own))
  }
  await endChild(child)
  return figures
}

/** Any success counts: services answer a creation with 200 or 201. */
async function send(method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown): Promise<void> {
  const answer = await request(url, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const text = await answer.body.text()
  if (answer.statusCode >= 300) throw new Error(`${method} ${url} answered ${answer.statusCode}: ${text.slice(0, 200)}`)
}
