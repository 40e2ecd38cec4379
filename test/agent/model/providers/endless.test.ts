import { expect } from 'chai'
import { open as openOllama } from '../../../../src/agent/model/providers/ollama.ts'
import { open as openOpenAi } from '../../../../src/agent/model/providers/openai.ts'
import { createCallAssembler } from '../../../../src/agent/model/providers/tool-calls.ts'
import { closeAfterEach } from '../../../support/close-after-each.ts'
import { chunkOf, endpointOf, failureOf, generateAll, startRawEndpoint } from '../../../support/model-endpoints.ts'

type Write = Parameters<Parameters<typeof startRawEndpoint>[0]>[1]

/** Writes the same until the client goes away. */
const forever = (res: Write, head: string, part: string) => {
  res.write(head)
  const more = () => {
    while (!res.destroyed && res.write(part));
    if (!res.destroyed) res.once('drain', more)
  }
  more()
}

describe('endpoints that never end', () => {
  const keep = closeAfterEach()
  const event = (delta: unknown) => `data: ${JSON.stringify(chunkOf(delta))}\n\n`

  for (const [what, first, next] of [
    [
      'the arguments of one call',
      { tool_calls: [{ index: 0, id: 'a', function: { name: 'f', arguments: '{"x":"' } }] },
      { tool_calls: [{ index: 0, function: { arguments: 'x'.repeat(20_000) } }] },
    ],
    [
      'calls',
      {},
      { tool_calls: Array.from({ length: 50 }, () => ({ function: { name: 'f', arguments: '{"x":1}' } })) },
    ],
  ] as const)
    it(`are left when ${what} go on and on (OpenAI)`, async () => {
      const endpoint = keep(
        await startRawEndpoint((_request, res) => {
          res.writeHead(200, { 'content-type': 'text/event-stream' })
          forever(res, event(first), event(next))
        }),
      )
      const provider = keep(openOpenAi(endpointOf({ provider: 'openai', name: 'm', base_url: endpoint.url })))
      const { calls } = await generateAll(provider, 'hello')
      expect(calls.length).to.be.within(1, 200)
      await endpoint.cut()
    })

  it('are left when a line goes on and on (Ollama)', async () => {
    const json = (res: Write, body: unknown) => res.writeHead(200).end(JSON.stringify(body))
    const endpoint = keep(
      await startRawEndpoint((request, res) => {
        if (request.url === '/api/tags') return json(res, { models: [{ name: 'small:1b' }] })
        if (request.url === '/api/show') return json(res, { capabilities: ['completion'] })
        res.writeHead(200, { 'content-type': 'application/x-ndjson' })
        forever(res, '{"message":{"content":"', 'x'.repeat(60_000))
      }),
    )
    const provider = keep(openOllama(endpointOf({ provider: 'ollama', name: 'small:1b', base_url: endpoint.url })))
    expect((await failureOf(generateAll(provider, 'hello'))).message).to.contain('larger than 16 MB')
  })

  it('are not read to the end when a million calls come at once', () => {
    const assembler = createCallAssembler()
    assembler.add(
      Array.from({ length: 1_000_000 }, (_, index) => ({ index, function: { name: 'f', arguments: '{}' } })),
    )
    expect(assembler.finish()).to.have.length(200)
  })
})
