import { expect } from 'chai'
import { describeSections, describeSettings } from '../../src/config/describe-settings.ts'
import { openDescriptions } from '../../scripts/reference/open-descriptions.ts'
import { DOCUMENTS, readDocument } from './support/read-examples.ts'

/** Code in the running text of a document. */
const spansOf = (name: string) =>
  [
    ...readDocument(name)
      .replaceAll(/^( *)(`{3,})[^]*?^ *\2$/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(match => match[1]!)
const SPANS = DOCUMENTS.filter(name => !name.startsWith('docs/reference/')).flatMap(name =>
  spansOf(name).map(span => ({ name, span })),
)

describe('names in documents', () => {
  it('of endpoints are those of a server', async () => {
    const described = Object.values(await openDescriptions()).flatMap(({ paths }) =>
      Object.entries(paths as Record<string, object>).flatMap(([path, item]) =>
        Object.keys(item).map(method => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
      ),
    )
    const known = new Set([...described, 'GET /metrics', 'GET /openapi.json', 'GET /', 'GET /mcp', 'GET /ready'])
    const named = SPANS.flatMap(({ name, span }) => {
      const [, method, path] = /^(GET|POST|PUT|PATCH|DELETE) (\/[\w/{}.-]*)/.exec(span) ?? []
      return path === undefined ? [] : [{ name, endpoint: `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}` }]
    })
    expect(named.length).to.be.greaterThan(30)
    const wrong = named.filter(({ endpoint }) => !known.has(endpoint) && !EXAMPLES.has(endpoint))
    expect(wrong.map(({ name, endpoint }) => `${name}: ${endpoint}`)).to.deep.equal([])
  })

  it('of settings are settings', () => {
    const settings = new Set(describeSettings().map(({ key }) => key))
    const sections = Object.keys(describeSections())
    const wrong = SPANS.filter(({ name, span }) => {
      const [, section, key] = /^\[?(\w+)(?:\.|\] )(\w+)(?: = .*)?$/.exec(span) ?? []
      return (
        sections.includes(section!) &&
        !settings.has(`${section}.${key}`) &&
        !NO_SETTINGS.has(span) &&
        name !== 'docs/extending.md'
      )
    })
    expect(wrong.map(({ name, span }) => `${name}: ${span}`)).to.deep.equal([])
  })
})

/** Endpoints of other programs that the documents tell about. */
const EXAMPLES = new Set(['GET /bills', 'POST /loans/{}/return', 'POST /orders/search'])
/** A file, and attributes of spans, that look like settings. */
const NO_SETTINGS = new Set(['registry.sqlite', 'server.address', 'server.port'])
