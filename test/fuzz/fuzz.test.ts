import { expect } from 'chai'
import { createAnswerCheck } from './check-answer.ts'
import { listOperations } from './requests.ts'
import { openTargets, type FuzzTarget } from './targets.ts'

/** The same every time, and half as many for each target as `npm run fuzz` sends, which goes on with others. */
const SEED = 20_261_121
const PART = 0.5
const MEGABYTE = 1024 * 1024

describe('what strangers send', function () {
  this.timeout(120_000)
  let targets: FuzzTarget[] = []
  let close = async () => {}
  let rssBefore = 0
  const failures: unknown[] = []
  const note = (error: unknown) => void failures.push(error)
  const { stackTraceLimit } = Error
  before(async () => {
    // As in the program: mocha asks for whole stacks, which take their time where something is nested deeply.
    Error.stackTraceLimit = 10
    ;({ targets, close } = await openTargets())
    process.on('unhandledRejection', note)
    rssBefore = process.memoryUsage().rss
  })
  after(async () => {
    Error.stackTraceLimit = stackTraceLimit
    process.off('unhandledRejection', note)
    await close()
  })

  it('is answered as described or refused, never with an error of the inside, and breaks nothing', async () => {
    const found: string[] = []
    for (const { name, runs, run } of targets)
      for (const wrong of await run(SEED, Math.ceil(runs * PART))) found.push(`${name}: ${wrong}`)
    expect(found.join('\n')).to.equal('')
    expect(failures).to.deep.equal([])
    expect(process.memoryUsage().rss - rssBefore).to.be.below(600 * MEGABYTE)
  })

  it('would be noticed: an answer that fits no schema, a status that nobody described, a stack', () => {
    const description = {
      openapi: '3.1.0',
      paths: {
        '/things': {
          get: {
            responses: {
              200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
            },
          },
        },
      },
      components: { schemas: { Thing: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } } } },
    }
    const [operation] = listOperations(description)
    const check = createAnswerCheck(description)
    const json = (status: number, body: unknown) =>
      check(operation!, { status, type: 'application/json', text: JSON.stringify(body) })
    expect(json(200, { id: 1 })).to.equal(undefined)
    expect(json(422, { detail: 'no', code: 'X' })).to.equal(undefined)
    expect(json(200, { id: 'a' })).to.match(/does not fit its schema/)
    expect(json(200, undefined)).to.match(/does not fit|undefined/)
    expect(json(500, { detail: 'no', code: 'INTERNAL' })).to.match(/no status 500/)
    expect(json(503, { detail: 'no' })).to.match(/no status 503/)
    expect(json(404, { message: 'no' })).to.match(/without a detail/)
    expect(json(404, { detail: 'Error\n    at run (/srv/app.ts:3:1)' })).to.match(/inside/)
    expect(check(operation!, { status: 200, type: 'text/html', text: '{"id":1}' })).to.match(/content type/)
    expect(check(operation!, { status: 404, type: 'text/html', text: '<p>no' })).to.match(/no JSON/)
  })
})
