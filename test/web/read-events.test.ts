import { expect } from 'chai'
import fc from 'fast-check'
import { readEvents } from '../../src/web/page/api/read-events.ts'

/** The events of a text that comes in these pieces. */
async function read(pieces: Iterable<string>): Promise<unknown[]> {
  const events = []
  const bytes = new TextEncoder()
  const stream = ReadableStream.from(Array.from(pieces, piece => bytes.encode(piece)))
  for await (const event of readEvents(stream as unknown as Parameters<typeof readEvents>[0])) events.push(event)
  return events
}

const TEXT =
  'id: t:1\nevent: token\ndata: {"text":"a"}\n\n: still there\n\nid: t:2\nevent: answer\ndata: {"rows":[1,2]}\n\ncut off'

describe('the events of a stream', () => {
  it('are the same wherever the text is cut', async () => {
    const whole = await read([TEXT])
    expect(whole).to.deep.equal([
      { event: 'token', data: '{"text":"a"}', id: 't:1' },
      { event: 'answer', data: '{"rows":[1,2]}', id: 't:2' },
    ])
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat(TEXT.length)), async cuts => {
        const at = [0, ...cuts.toSorted((a, b) => a - b), TEXT.length]
        const pieces = at.slice(1).map((end, index) => TEXT.slice(at[index], end))
        expect(await read(pieces.filter(Boolean))).to.deep.equal(whole)
      }),
    )
  })
})
