import { expect } from 'chai'
import { listPages } from '../../src/registry/sources/mcp/list-pages.ts'
import { readListed } from '../../src/registry/sources/mcp/read-listed.ts'

const tool = (name: unknown, more: object = {}) => ({ name, inputSchema: { type: 'object' }, ...more })

describe('the list of an MCP server', () => {
  it('leaves out what cannot be used, with the reason, and keeps the rest [S3]', () => {
    const { tools, notes } = readListed([
      tool('good'),
      tool(5),
      tool(''),
      null,
      tool('x'.repeat(1000)),
      tool('escape\u001b[31m'),
      tool('list', { inputSchema: { type: 'array' } }),
      tool('text', { inputSchema: 'none' }),
    ])
    expect(tools.map(({ name }) => name)).to.deep.equal(['good'])
    expect(notes).to.have.length(1)
    expect(notes[0])
      .to.contain('number 2 (it has no name)')
      .and.contain('list (its arguments are no object)')
      .and.contain('control characters')
      .and.not.contain('\u001b')
    expect(notes[0]!.length).to.be.lessThan(1000)
  })

  it('does without fields of the wrong type, and with tools that say nothing of their arguments [S3]', () => {
    const wrong = {
      description: 7,
      title: {},
      _meta: 'no',
      outputSchema: [],
      annotations: { readOnlyHint: 'yes', title: 'T' },
    }
    const { tools, notes } = readListed([tool('odd', wrong), { name: 'bare' }, tool('fine', { description: 'Fine' })])
    expect(notes).to.deep.equal([])
    expect(tools).to.deep.equal([
      { name: 'odd', inputSchema: { type: 'object' }, annotations: { title: 'T' } },
      { name: 'bare', inputSchema: { type: 'object' } },
      { name: 'fine', description: 'Fine', inputSchema: { type: 'object' } },
    ])
  })

  it('ends at a number of bytes, however its pages go on [M9] [X10]', async () => {
    let pages = 0
    const endless = () => Promise.resolve({ items: ['x'.repeat(1000)], nextCursor: String(++pages) })
    const { items, notes } = await listPages('tools', endless, 10_000)
    expect(items).to.have.length(9)
    expect(pages).to.equal(10)
    expect(notes[0]).to.contain('more than 10000 bytes')
  })
})
