import { expect } from 'chai'
import { createCallAssembler } from '../../../../src/agent/model/providers/tool-calls.ts'

/** The calls that these pieces make; each is one `delta.tool_calls`. */
function assemble(...deltas: unknown[]) {
  const assembler = createCallAssembler()
  for (const delta of deltas) assembler.add(delta)
  return assembler.finish()
}
const named = (name: string, args: unknown, more: object = {}) => ({ ...more, function: { name, arguments: args } })
const piece = (args: unknown, more: object = {}) => ({ ...more, function: { arguments: args } })
const f = (args: unknown, id = 'a') => ({ id, name: 'f', args })

describe('calls that come in pieces', () => {
  const rows: [string, unknown[], object[]][] = [
    [
      'by index, as the rules have it',
      [[named('f', '', { index: 0, id: 'a' })], [piece('{"x"', { index: 0 })], [piece(':1}', { index: 0 })]],
      [f({ x: 1 })],
    ],
    [
      'two of them in turns',
      [
        [named('f', '{', { index: 0, id: 'a' }), named('f', '{', { index: 1, id: 'b' })],
        [piece('"x":2}', { index: 1 }), piece('"x":1}', { index: 0 })],
      ],
      [f({ x: 1 }), f({ x: 2 }, 'b')],
    ],
    ['without an index', [[named('f', '', { id: 'a' })], [piece('{"x":')], [piece('1}')]], [f({ x: 1 })]],
    [
      'all at once, without an index',
      [[named('f', '{"x":1}', { id: 'a' }), named('f', '{"x":2}', { id: 'b' })]],
      [f({ x: 1 }), f({ x: 2 }, 'b')],
    ],
    [
      'all with index 0 and ids of their own',
      [[named('f', '{"x":1}', { index: 0, id: 'a' })], [named('f', '{"x":2}', { index: 0, id: 'b' })]],
      [f({ x: 1 }), f({ x: 2 }, 'b')],
    ],
    [
      'with id and name in every piece',
      [[named('f', '{"x"', { index: 0, id: 'a' })], [named('f', ':1}', { index: 0, id: 'a' })]],
      [f({ x: 1 })],
    ],
    [
      'with the name again after the end',
      [[named('f', '{"x":1}', { index: 0, id: 'a' })], [named('f', '', { index: 0 })]],
      [f({ x: 1 })],
    ],
    [
      'with empty ids',
      [[named('f', '{"x"', { index: 0, id: 'a' })], [piece(':1}', { index: 0, id: '' })]],
      [f({ x: 1 })],
    ],
    ['with arguments as an object', [[named('f', { x: 1 }, { index: 0, id: 'a' })]], [f({ x: 1 })]],
    ['with arguments as JSON in JSON', [[named('f', '"{\\"x\\":1}"', { index: 0, id: 'a' })]], [f({ x: 1 })]],
    ['without arguments', [[named('f', '', { index: 0, id: 'a' })]], [f({})]],
    ['with null as arguments', [[named('f', null, { index: 0, id: 'a' })]], [f({})]],
    ['with arguments that are no object', [[named('f', '{"x":', { index: 0, id: 'a' })]], [f('{"x":')]],
    [
      'as the one object of the older form',
      [{ name: 'f', arguments: '{"x"', id: 'a' }, { arguments: ':1}' }],
      [f({ x: 1 })],
    ],
    ['without a name', [[piece('{}', { index: 0, id: 'a' })]], []],
  ]
  for (const [what, deltas, expected] of rows) it(what, () => expect(assemble(...deltas)).to.deep.equal(expected))

  it('get ids of their own when they came without, or with the same', () => {
    const bare = assemble([named('f', '{"x":1}', { index: 0 }), named('f', '{"x":2}', { index: 1 })])
    const same = assemble([named('f', '{"x":1}', { index: 0, id: 'a' }), named('f', '{"x":2}', { index: 1, id: 'a' })])
    for (const calls of [bare, same]) {
      expect(calls.map(({ args }) => args)).to.deep.equal([{ x: 1 }, { x: 2 }])
      expect(new Set(calls.map(({ id }) => id)).size).to.equal(2)
    }
  })

  it('are two calls when a second name comes without an id', () => {
    const calls = assemble([named('f', '{"x":1}')], [named('g', '{}')], [named('g', '{"y":1}')])
    expect(calls.map(({ name, args }) => ({ name, args }))).to.deep.equal([
      { name: 'f', args: { x: 1 } },
      { name: 'g', args: {} },
      { name: 'g', args: { y: 1 } },
    ])
  })
})
