import { expect } from 'chai'
import { chooseProbe, whyNoProbe } from '../../src/cli/choose-probe.ts'
import { readSince } from '../../src/cli/commands/logs.ts'
import { readPairs } from '../../src/cli/commands/tools-call.ts'
import type { ApiRecord, ParameterRecord } from '../../src/contract/registry.ts'

const parameter = (name: string, type: string, more: Partial<ParameterRecord> = {}): ParameterRecord => ({
  name,
  type,
  required: false,
  description: '',
  constraints: [],
  ...more,
})

const tool = (api_name: string, more: Partial<ApiRecord> = {}): ApiRecord => ({
  app_name: 'a',
  api_name,
  secure: false,
  path: '/',
  method: 'GET',
  description: '',
  parameters: [],
  response_schemas: { success: {}, failure: {} },
  read_only: true,
  ...more,
})

describe('arguments of tools call', () => {
  const parameters = [parameter('zip', 'string'), parameter('limit', 'integer'), parameter('tags', 'array')]
  for (const [pair, value] of [
    ['zip=01234', { zip: '01234' }],
    ['zip=', { zip: '' }],
    ['zip=a=b', { zip: 'a=b' }],
    ['limit=5', { limit: 5 }],
    ['limit=five', { limit: 'five' }],
    ['tags=["a"]', { tags: ['a'] }],
    ['other=true', { other: true }],
    ['zip:=null', { zip: null }],
  ] as const)
    it(`reads ${pair} by the tool's parameter types`, () =>
      expect(readPairs([pair], { parameters })).to.deep.equal(value))

  it('takes one element for a list of one, as a text where the list holds texts', () => {
    const texts = [parameter('sku', 'array', { schema: { type: 'array', items: { type: 'string' } } })]
    expect(readPairs(['sku=007'], { parameters: texts })).to.deep.equal({ sku: ['007'] })
    expect(readPairs(['sku=["a","b"]'], { parameters: texts })).to.deep.equal({ sku: ['a', 'b'] })
    expect(readPairs(['tags=5'], { parameters })).to.deep.equal({ tags: [5] })
    expect(readPairs(['tags:=5'], { parameters })).to.deep.equal({ tags: 5 })
  })

  it('reads a file where the tool takes one, and only there', () => {
    const schema = { anyOf: [{ type: 'string' }, { type: 'object', properties: { base64: { type: 'string' } } }] }
    const withFile = [parameter('image', 'string|object', { schema }), ...parameters]
    const path = new URL('read-pairs.test.ts', import.meta.url).pathname
    const { image, zip } = readPairs([`image=@${path}`, `zip=@${path}`], { parameters: withFile }) as {
      image: { filename: string; base64: string }
      zip: string
    }
    expect(image.filename).to.equal('read-pairs.test.ts')
    expect(Buffer.from(image.base64, 'base64').toString()).to.contain('reads a file where the tool takes one')
    expect(zip).to.equal(`@${path}`)
    expect(() => readPairs(['image=@/no/such/file'], { parameters: withFile })).to.throw(
      /\/no\/such\/file cannot be read/,
    )
  })

  it('refuses what is no pair and what is no JSON', () => {
    expect(() => readPairs(['zip'], { parameters })).to.throw(/Write key=value/)
    expect(() => readPairs(['zip:={'], { parameters })).to.throw(/is not JSON/)
  })
})

describe('the operation that apis test calls', () => {
  it('changes nothing, needs the fewest arguments, and is no mere health check [K-11]', () => {
    const probe = chooseProbe([
      tool('a_delete', { read_only: false }),
      tool('a_get', { parameters: [parameter('id', 'string', { required: true })] }),
      tool('a_by_mode', {
        parameters: [parameter('mode', 'string', { required: true, schema: { enum: ['x', 'y'] } })],
      }),
      tool('a_health'),
      tool('a_list', { parameters: [parameter('limit', 'integer')] }),
    ])!
    expect(probe).to.deep.include({ args: {} })
    expect(probe.tool.api_name).to.equal('a_list')
  })

  it('lists something behind the credentials rather than telling what anybody may know', () => {
    const probe = chooseProbe([
      tool('a_getHours'),
      tool('a_listLoans', {
        secure: true,
        parameters: [parameter('cursor', 'string'), parameter('member', 'integer')],
      }),
      tool('a_listNews'),
    ])!
    expect(probe.tool.api_name).to.equal('a_listLoans')
  })

  it('shows neither the environment nor secrets', () => {
    const names = ['a_get-env', 'a_getApiKeys', 'a_list_secrets', 'a_currentToken', 'a_environment']
    expect(chooseProbe(names.map(name => tool(name)))).to.equal(undefined)
    expect(chooseProbe([tool('a_dump', { description: 'Shows all environment variables' })])).to.equal(undefined)
    expect(chooseProbe([tool('a_list_keynotes')])!.tool.api_name).to.equal('a_list_keynotes')
  })

  it('says why there is none, with the next step', () => {
    expect(whyNoProbe([])).to.equal('it has no tools')
    expect(whyNoProbe([tool('a_move', { read_only: false })])).to.match(/no tool is marked .*agent tools info a_move/)
    const needy = tool('a_get', { parameters: [parameter('id', 'string', { required: true })] })
    expect(whyNoProbe([tool('a_move', { read_only: false }), needy])).to.match(/needs arguments.*tools info a_get/)
  })

  it('uses defaults, examples and allowed values for required arguments', () => {
    const schema = { enum: ['x', 'y'] }
    expect(
      chooseProbe([tool('a', { parameters: [parameter('mode', 'string', { required: true, schema })] })])!.args,
    ).to.deep.equal({ mode: 'x' })
  })

  it('is none when nothing is safe', () => {
    expect(chooseProbe([tool('a', { read_only: false })])).to.equal(undefined)
    expect(chooseProbe([tool('a', { parameters: [parameter('id', 'string', { required: true })] })])).to.equal(
      undefined,
    )
  })
})

describe('--since', () => {
  const now = Date.UTC(2026, 0, 2)
  for (const [text, time] of [
    ['30s', now - 30_000],
    ['10m', now - 600_000],
    ['1.5h', now - 5_400_000],
    ['1d', Date.UTC(2026, 0, 1)],
    ['2026-01-01T00:00:00Z', Date.UTC(2026, 0, 1)],
  ] as const)
    it(`reads ${text}`, () => expect(readSince(text, now)).to.equal(time))
})
