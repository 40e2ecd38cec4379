import type { Random } from '../../src/demos/seeding/random.ts'
import { anyValue, mutate, TEXTS } from './values.ts'

const VERSIONS = ['2025-11-25', '2025-06-18', '2024-11-05', '1999-01-01', '', 'x'.repeat(500)]
const METHODS = [
  'initialize',
  'ping',
  'tools/list',
  'tools/call',
  'resources/list',
  'resources/read',
  'prompts/list',
  'prompts/get',
  'completion/complete',
  'logging/setLevel',
  'subscriptions/listen',
  'server/discover',
  'notifications/initialized',
  'notifications/cancelled',
  'notifications/progress',
  'sampling/createMessage',
  '__proto__',
  'rpc.discover',
]
const TOOLS = [
  'crm_listAccounts',
  'crm_getAccount',
  'territory_getMyAccounts',
  'search_tools',
  'call_tool',
  'ask',
  'approve',
  'browser_open',
  'open',
  'none',
  '__proto__',
  '',
]

/** A message of JSON-RPC as text: right, out of order, wrong in itself, a batch, or no JSON. */
export function makeMessage(random: Random): string {
  const text = JSON.stringify(
    random.chance(10) ? Array.from({ length: random.integer(0, 20) }, () => oneMessage(random)) : oneMessage(random),
  )
  if (random.chance(15)) return mutate(text, random)
  if (random.chance(3))
    return random.pick([
      '['.repeat(50_000),
      '{"a":'.repeat(50_000),
      `"${'x'.repeat(900_000)}"`,
      '\u0000',
      '',
      ' ',
      'null',
      '[]',
      '0',
    ])
  return text
}

function oneMessage(random: Random): unknown {
  if (random.chance(5)) return anyValue(random)
  const method = random.pick(METHODS)
  const message: Record<string, unknown> = { jsonrpc: random.chance(95) ? '2.0' : anyValue(random), method }
  if (!method.startsWith('notifications/') || random.chance(10))
    message['id'] = random.pick([1, 1, 2, '1', -1, 1.5, 1e300, null, '', 'x'.repeat(1000), {}])
  if (random.chance(85)) message['params'] = paramsOf(method, random)
  if (random.chance(5)) message['result'] = anyValue(random)
  if (random.chance(5)) message['error'] = anyValue(random)
  return message
}

function paramsOf(method: string, random: Random): unknown {
  if (random.chance(15)) return anyValue(random)
  const meta = random.chance(20)
    ? {
        _meta: { progressToken: anyValue(random, 1), 'io.modelcontextprotocol/protocolVersion': random.pick(VERSIONS) },
      }
    : {}
  switch (method) {
    case 'initialize':
      return {
        protocolVersion: random.pick(VERSIONS),
        capabilities: random.chance(70) ? {} : anyValue(random),
        clientInfo: { name: random.pick(TEXTS), version: '1' },
        ...meta,
      }
    case 'tools/call':
      return {
        name: random.pick(TOOLS),
        arguments: random.chance(50) ? { message: random.pick(TEXTS), limit: 1 } : anyValue(random),
        ...meta,
      }
    case 'notifications/cancelled':
      return { requestId: random.pick([1, 'x', null]), reason: random.pick(TEXTS) }
    default:
      return {
        cursor: random.pick(TEXTS),
        uri: random.pick(TEXTS),
        name: random.pick(TEXTS),
        level: random.pick(['debug', ...TEXTS]),
        ...meta,
      }
  }
}
