import { expect } from 'chai'
import fc from 'fast-check'
import { createLineReader } from '../../src/registry/sources/mcp/line-reader.ts'
import { answerForOversized, oversizedOf } from '../../src/registry/sources/mcp/oversized.ts'

/** Bytes in pieces of any size. */
function* pieces(bytes: Buffer, sizes: readonly number[]): Generator<Buffer> {
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = Math.max(1, sizes[turn % sizes.length] ?? 1)
    yield bytes.subarray(at, at + size)
    at += size
  }
}

describe('lines of an MCP server', () => {
  it('are the same however their bytes arrive; long ones keep their beginning, end and size [M17]', () => {
    const line = fc.string({ unit: 'grapheme', maxLength: 80 }).map(text => text.replaceAll('\n', ' '))
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.array(fc.nat(40), { minLength: 1 }), (lines, sizes) => {
        const limit = 60
        const seen: unknown[] = []
        const read = createLineReader({
          limit,
          kept: 20,
          onLine: text => seen.push(text),
          onOversized: (head, tail, bytes) => seen.push({ head, tail, bytes }),
        })
        for (const piece of pieces(Buffer.from(lines.map(text => `${text}\n`).join('')), sizes)) read(piece)
        const expected = lines.map(text => {
          const bytes = Buffer.from(text)
          if (bytes.length <= limit) return text
          return { head: bytes.subarray(0, 20).toString(), tail: text, bytes: bytes.length }
        })
        expect(seen).to.deep.equal(expected)
      }),
    )
  })

  const FORMS: [name: string, message: string, id: unknown][] = [
    ['id first', '{"jsonrpc":"2.0","id":7,"result":{"content":[{"type":"text","text":"xxxx"}]}}', 7],
    ['id last', '{"result":{"id":3,"x":"\\"id\\":4"},"jsonrpc":"2.0","id":7}', 7],
    ['a text as id', '{"jsonrpc": "2.0", "result": {}, "id": "a-\\"b"}', 'a-"b'],
    ['jsonrpc last', '{"id":0,"result":[],"jsonrpc":"2.0"}', 0],
  ]
  for (const [name, message, id] of FORMS)
    it(`that are too long are answered by their id: ${name} [M17]`, () => {
      const answer = answerForOversized(message, message, 99) as { id: unknown; error: unknown }
      expect(answer.id).to.equal(id)
      expect(oversizedOf(answer.error)).to.have.property('bytes', 99)
    })

  it('that are too long and tell no id are left out, other errors are none of theirs', () => {
    expect(answerForOversized('{"jsonrpc":"2.0","method":"notifications/message"}', '…', 99)).to.equal(undefined)
    expect(oversizedOf(Object.assign(new Error('x'), { code: -32_098 }))).to.equal(undefined)
    expect(oversizedOf(undefined)).to.equal(undefined)
  })
})
