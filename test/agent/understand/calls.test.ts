import { expect } from 'chai'
import { buildModel } from '../../../src/agent/understand/entity-model/build-model.ts'
import { decideCall } from '../../../src/agent/understand/calls/decide-call.ts'
import { scoreTools } from '../../../src/agent/understand/calls/score-tools.ts'
import { fillArguments } from '../../../src/agent/understand/calls/fill-arguments.ts'
import { readText } from '../../../src/agent/understand/calls/read-text.ts'
import { catalogueOf, toolRecord as tool, type Schema } from '../support/tool-record.ts'
import { text } from '../../support/memory/schemas.ts'

const number = { type: 'number' }
const tools = [
  tool('add', 'Adds two numbers', { a: number, b: number }),
  tool('triangle_area', 'Area of a triangle', { base: { type: 'integer' }, height: { type: 'integer' }, unit: text }, [
    'base',
    'height',
  ]),
  tool(
    'get_weather',
    'Current weather of a city',
    { city: text, unit: { type: 'string', enum: ['celsius', 'fahrenheit'] } },
    ['city'],
  ),
  tool('echo', 'Echoes back the text', { message: text }),
  tool('send_mail', 'Sends an e-mail', { to: { type: 'string', format: 'email' }, subject: text }),
  tool('mean', 'Mean of a list of numbers', { numbers: { type: 'array', items: { type: 'number' } } }),
  tool('is_open', 'Whether a shop is open', { shop: text, holiday: { type: 'boolean' } }, ['shop']),
]
const model = buildModel(catalogueOf(tools))

async function read(message: string): Promise<{ tool?: string; args?: Record<string, unknown>; missing?: string[] }> {
  const now = new Date('2026-01-15')
  const parsed = await readText(message, now)
  const [best] = scoreTools(parsed, model)
  if (!best) return {}
  const { args, missing } = fillArguments(parsed, best.tool)
  return { tool: best.tool.name, args, missing: missing.map(p => p.name) }
}

describe('tools that are not about records', () => {
  const rows: [string, string, Record<string, unknown>][] = [
    ['add 2 and 3', 'kit_add', { a: 2, b: 3 }],
    ['what is the triangle area with a base of 10 and a height of 5?', 'kit_triangle_area', { base: 10, height: 5 }],
    ['triangle area, height 4, base 6', 'kit_triangle_area', { base: 6, height: 4 }],
    ['get the weather for Lisbon in celsius', 'kit_get_weather', { city: 'Lisbon', unit: 'celsius' }],
    ['echo hello world', 'kit_echo', { message: 'hello world' }],
    ['echo "keep, this!"', 'kit_echo', { message: 'keep, this!' }],
    ['send mail to ann@example.com with subject: Hello', 'kit_send_mail', { to: 'ann@example.com', subject: 'Hello' }],
    ['the mean of 3, 5 and 10', 'kit_mean', { numbers: [3, 5, 10] }],
  ]
  for (const [message, name, args] of rows) {
    it(`reads "${message}" as a call of ${name}`, async () => {
      const found = await read(message)
      expect(found.tool).to.equal(name)
      if (name === 'kit_get_weather') expect(found.args).to.include({ unit: 'celsius' })
      else expect(found.args).to.deep.equal(args)
      expect(found.missing).to.deep.equal([])
    })
  }

  it('invents no argument: what the message does not say is missing', async () => {
    expect((await read('add 2')).missing).to.deep.equal(['b'])
    expect((await read('what is the triangle area with a base of 10?')).missing).to.deep.equal(['height'])
  })

  it('never puts a fraction where a whole number is asked', async () => {
    expect((await read('triangle area with base 2.5 and height 4')).missing).to.include('base')
  })

  it('takes the name of a record for no order to change it', async () => {
    const answer = { type: 'array', items: { type: 'object', properties: { isbn: text, title: text } } }
    const path = (name: string, method: string, at: string, parameters: Record<string, Schema>, more = {}) => ({
      ...tool(name, '', parameters),
      path: at,
      method,
      read_only: method === 'GET',
      ...more,
    })
    const library = buildModel(
      catalogueOf([
        path('list_books', 'GET', '/books', {}, { output_schema: answer }),
        path('return_book', 'POST', '/loans/{loan_id}/return', { loan_id: { type: 'integer' } }),
      ]),
    )
    const names = async (message: string) =>
      scoreTools(await readText(message, new Date('2026-01-15')), library).map(match => match.tool.name)
    expect(await names('book 42')).to.deep.equal([])
    expect(await names('return book 42')).to.deep.equal(['kit_return_book'])
  })

  it('finds no tool for a message about something else', async () => {
    const parsed = await readText('who won the cup final yesterday evening?', new Date('2026-01-15'))
    const [best] = scoreTools(parsed, model)
    expect(decideCall(best!, fillArguments(parsed, best!.tool), parsed).verdict).to.equal('decline')
  })
})
