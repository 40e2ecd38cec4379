import { expect } from 'chai'
import { guardRegistry } from '../../../src/agent/policies/guard-registry.ts'
import type { CallResult, RegistryClient } from '../../../src/agent/registry-client.ts'

/** What is told of a call that comes to this. */
async function told(
  tool: 'shop_list' | 'shop_create',
  result: CallResult | Error,
  approvals: 'never' | 'writes' = 'never',
) {
  const changes: boolean[] = []
  const registry = {
    call: async () => {
      if (result instanceof Error) throw result
      return result
    },
  } as unknown as RegistryClient
  const facts = { shop_list: { read_only: true, method: 'GET' }, shop_create: { read_only: false, method: 'POST' } }
  const guarded = guardRegistry(registry, { approvals, changing: isSure => changes.push(isSure) }, name =>
    name in facts ? facts[name as keyof typeof facts] : undefined,
  )
  await guarded.registry.call('shop', tool, {}).catch(() => undefined)
  return changes
}

const ok: CallResult = { ok: true, value: {} }
const failed = (status: number, notSent?: boolean): CallResult => ({
  ok: false,
  status,
  message: 'no',
  ...(notSent && { notSent }),
})

describe('what is told of calls that change something', () => {
  for (const [name, tool, result, changes] of [
    ['a change', 'shop_create', ok, [true]],
    ['a refused change', 'shop_create', failed(422), []],
    ['a change without an answer', 'shop_create', failed(504), [false]],
    ['a change that broke off', 'shop_create', new Error('gone'), [false]],
    ['a change that was not sent', 'shop_create', failed(503, true), []],
    ['a look', 'shop_list', ok, []],
    ['a look that failed', 'shop_list', failed(504), []],
  ] as const)
    it(`tells of ${name}: ${JSON.stringify(changes)}`, async () =>
      expect(await told(tool, result)).to.deep.equal(changes))

  it('tells of nothing that waits for a yes', async () =>
    expect(await told('shop_create', ok, 'writes')).to.deep.equal([]))
})
