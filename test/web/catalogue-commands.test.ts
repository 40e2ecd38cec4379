import { execFileSync } from 'node:child_process'
import { expect } from 'chai'
import fc from 'fast-check'
import { quoteWord, toCommandLine, toCurl } from '../../src/web/page/catalogue/commands.ts'
import { findRows } from '../../src/web/page/catalogue/find-rows.ts'
import { keepArguments, keptArguments, withoutSecrets } from '../../src/web/page/catalogue/kept-arguments.ts'

describe('commands and arguments of the catalogue', () => {
  it('quotes any text so that a shell gives it back as one word', () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.constantFrom("'", '"', '\\', '$', '`', ' ', '\n', '!', '*', '#', 'é'),
        fc.string({ minLength: 1, maxLength: 1 }),
      ),
    })
    const words = fc.sample(
      text.filter(word => !word.includes('\0')),
      200,
    )
    const script = words.map(word => `printf '%s\\0' ${quoteWord(word)}`).join('\n')
    const said = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1)
    expect(said).to.deep.equal(words)
  })

  it('writes a call as commands that carry the same arguments, and the yes where one is needed', () => {
    const call = {
      tool: 'a_b',
      args: { q: `it's "x" $HOME`, n: 2 },
      needsYes: true,
      base: 'http://localhost:8005/sub/',
    }
    const shown = (command: string) =>
      execFileSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; }; agent() { printf '%s\\n' "$@"; }; ${command}`], {
        encoding: 'utf8',
      }).split('\n')
    const curl = shown(toCurl(call))
    expect(curl[2]).to.equal('http://localhost:8005/sub/catalogue/call')
    expect(JSON.parse(curl.at(-2)!)).to.deep.equal({ tool: 'a_b', args: call.args, confirmed: true })
    expect(toCurl({ ...call, needsYes: false })).not.to.contain('confirmed')
    process.env['AGENT_API_KEY'] = 'agk_x'
    try {
      expect(shown(toCurl({ ...call, needsKey: true }))).to.include('Authorization: Bearer agk_x')
    } finally {
      delete process.env['AGENT_API_KEY']
    }
    expect(toCurl(call)).not.to.contain('Authorization')
    const line = shown(toCommandLine(call))
    expect(line.slice(0, 4)).to.deep.equal(['tools', 'call', 'a_b', '--args'])
    expect(JSON.parse(line[4]!)).to.deep.equal(call.args)
    expect(toCommandLine({ tool: 'a_b', args: {} })).to.equal('agent tools call a_b')
  })

  it('keeps no secret: what a schema marks as one, and what goes by the name of one, at any depth', () => {
    const schema = {
      type: 'object',
      properties: {
        pin: { type: 'string', format: 'password' },
        note: { type: 'string', writeOnly: true },
        list: { type: 'array', items: { type: 'object', properties: { pin: { format: 'password' } } } },
      },
    }
    const args = {
      name: 'Ann',
      max_tokens: 5,
      pin: '1',
      note: 'n',
      api_key: 'k',
      list: [{ pin: '2', city: 'Bonn' }],
      login: { userPassword: 'p', user: 'u' },
    }
    keepArguments('a_b', args, schema)
    expect(keptArguments('a_b')).to.deep.equal({
      name: 'Ann',
      max_tokens: 5,
      list: [{ city: 'Bonn' }],
      login: { user: 'u' },
    })
    expect(withoutSecrets(args, schema, '…')).to.deep.include({ pin: '…', note: '…', api_key: '…', name: 'Ann' })
  })

  for (const [what, value, expected] of [
    ['a list', [{ a: 1 }], { rows: [{ a: 1 }] }],
    ['an envelope', { items: [{ a: 1 }], total: 9 }, { rows: [{ a: 1 }], beside: { total: 9 } }],
    ['an envelope with nothing beside', { items: [] }, { rows: [] }],
    ['a record', { id: 1, name: 'x' }, { rows: { id: 1, name: 'x' } }],
    ['a record with a list and a record in it', { id: 1, tags: [{ a: 1 }], owner: { id: 2 } }, undefined],
    ['two lists', { a: [{ x: 1 }], b: [{ y: 1 }] }, undefined],
    ['a text', 'hello', { rows: 'hello' }],
  ] as const)
    it(`shows the rows of ${what}`, () => {
      expect(findRows(value)).to.deep.equal(expected ?? { rows: value })
    })
})
