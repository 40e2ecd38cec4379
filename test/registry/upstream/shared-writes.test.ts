import { expect } from 'chai'
import { createLogger } from '../../../src/lib/logger.ts'
import type { Change, Replicas } from '../../../src/registry/state/replicas.ts'
import { createSharedWrites } from '../../../src/registry/upstream/shared-writes.ts'

type Writes = Extract<Change, { kind: 'writes' }>

/** The other replicas: what they are told, and what they tell. */
function createOthers() {
  const told: string[] = []
  let listener: (change: Change | undefined, from: string) => void = () => undefined
  let hold: Promise<void> | undefined
  const replicas = {
    isShared: true,
    hears: true,
    tell: async (change: Change) => {
      await hold
      const { state, owners } = change as Writes
      told.push(`${state} ${owners.join()}`)
    },
    onChange: (given: typeof listener) => void (listener = given),
    close: async () => undefined,
  }
  return {
    told,
    replicas: replicas as Replicas & { hears: boolean },
    say: (state: Writes['state'], from: string, ...owners: string[]) =>
      listener({ kind: 'writes', state, owners }, from),
    lose: () => listener(undefined, ''),
    holdBack: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      hold = promise
      return resolve
    },
  }
}

describe('writes to services that replicas tell each other', () => {
  let time = 0
  const create = () => {
    const others = createOthers()
    const forgotten: (readonly string[] | undefined)[] = []
    const writes = createSharedWrites({
      replicas: others.replicas,
      forget: owners => void forgotten.push(owners),
      logger: createLogger('test', 'silent'),
      now: () => time,
    })
    return { others, forgotten, writes }
  }

  it('keep everybody from caching from the beginning of a write until the end of the last one', () => {
    const { others, forgotten, writes } = create()
    expect(writes.mayCache(['shop', 'http://shop'])).to.equal(true)
    others.say('begun', 'a', 'shop', 'http://shop')
    others.say('begun', 'b', 'shop')
    expect(forgotten).to.deep.equal([['shop', 'http://shop'], ['shop']])
    others.say('ended', 'a', 'shop', 'http://shop')
    expect([writes.mayCache(['shop']), writes.mayCache(['http://shop']), writes.mayCache(['other'])]).to.deep.equal([
      false,
      true,
      true,
    ])
    others.say('ended', 'b', 'shop')
    expect(writes.mayCache(['shop'])).to.equal(true)
    expect(forgotten).to.have.length(4)
  })

  it('of a replica that never told their end are over at last', () => {
    const { others, writes } = create()
    others.say('begun', 'killed', 'shop')
    time += 599_000
    expect(writes.mayCache(['shop'])).to.equal(false)
    time += 2_000
    expect(writes.mayCache(['shop'])).to.equal(true)
  })

  it('are told once for many at the same time, in the order of what happened, before their answers', async () => {
    const { others, writes } = create()
    const release = others.holdBack()
    let answered = 0
    const answer = () => void answered++
    const both = Promise.all([writes.begin(['shop']).then(answer), writes.begin(['shop']).then(answer)])
    await new Promise(resolve => setImmediate(resolve))
    expect(answered).to.equal(0)
    release()
    await both
    writes.end(['shop'])
    await writes.begin(['bank'])
    expect(others.told).to.deep.equal(['begun shop', 'begun bank'])
    writes.end(['shop'])
    writes.end(['bank'])
    await writes.begin(['shop'])
    expect(others.told).to.deep.equal(['begun shop', 'begun bank', 'ended shop', 'ended bank', 'begun shop'])
  })

  it('are not held up by a database that takes no word of them', async () => {
    const { others, writes } = create()
    others.replicas.tell = () => Promise.reject(new Error('away'))
    await writes.begin(['shop'])
  })

  it('that cannot be heard leave nothing in the cache', () => {
    const { others, forgotten, writes } = create()
    others.replicas.hears = false
    expect([writes.mayCache(['shop']), writes.mayCache(['shop'])]).to.deep.equal([false, false])
    expect(forgotten).to.deep.equal([undefined])
    others.lose()
    expect(forgotten).to.deep.equal([undefined, undefined])
    others.replicas.hears = true
    expect(writes.mayCache(['shop'])).to.equal(true)
  })
})
