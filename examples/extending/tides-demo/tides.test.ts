import { expect } from 'chai'
import { create } from '../../src/demos/tides/serve.ts'
import { listen, type Listening } from '../../src/http/listen.ts'
import { createLogger } from '../../src/lib/logger.ts'

describe('the tides API', () => {
  let listening: Listening
  before(async () => {
    const { app } = create({ dataFolder: '', reset: false, logger: createLogger('tides', 'silent') })
    listening = await listen(app, { port: 0 })
  })
  after(async () => await listening.close())

  const get = async (path: string) => {
    const response = await fetch(`${listening.url}${path}`)
    return { status: response.status, body: (await response.json()) as never }
  }

  it('lists high waters, all or those of a harbour', async () => {
    expect((await get('/tides')).body).to.have.length(21)
    const { body } = await get('/tides?harbour=Brest')
    expect(new Set((body as { harbour: string }[]).map(({ harbour }) => harbour))).to.deep.equal(new Set(['Brest']))
  })

  it('refuses a harbour that it does not know', async () => {
    const { status, body } = await get('/tides?harbour=Bern')
    expect([status, (body as { code: string }).code]).to.deep.equal([422, 'VALIDATION'])
  })

  it('describes itself', async () => {
    const { body } = await get('/openapi.json')
    expect(body).to.have.nested.property('paths./tides.get.operationId', 'listTides')
  })
})
