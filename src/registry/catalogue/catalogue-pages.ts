import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from '../../lib/logger.ts'
import { VERSION } from '../../lib/version.ts'
import { recordOf } from './api-record.ts'
import type { Catalogue, CatalogueTool } from './catalogue.ts'

/** `full`: whole records; `bare`: without response schemas; `summary`: name and description only. */
export type PageKind = 'full' | 'bare' | 'summary'

/** A listing, ready to be sent, with the strong validator that changes exactly when it does. */
export interface Page {
  etag: string
  /** Made when it is asked for: a client that has it already never costs that. */
  body: () => Promise<PageBody>
}

/** The bytes of a listing, in pieces: that of Microsoft Graph has 160 MB. */
export interface PageBody {
  pieces: readonly Buffer[]
  length: number
}

export interface CataloguePages {
  /** Map of tool name → record of one application. */
  application(app: string, kind: PageKind): Page
  /** `{app: {tool: record}}`. */
  all(kind: PageKind): Page
}

/** Milliseconds of work on a listing after which others have their turn: schemas of thousands of tools take seconds. */
const SLICE = 15

/** Bytes up to which a body is one piece: one write instead of several. */
const SMALL = 1024 * 1024

/** Serialises listings once for each revision of the catalogue; the agent asks for them on every message. */
export function createCataloguePages(catalogue: Catalogue, logger: Logger): CataloguePages {
  const bodies = new Map<string, { version: number; body: Promise<PageBody> }>()
  const etags = new Map<PageKind, { version: number; etag: string }>()

  /** One body for each version, also for those who ask while it is being made. */
  const keep = (key: string, version: number, make: () => Promise<PageBody>): Promise<PageBody> => {
    const known = bodies.get(key)
    if (known?.version === version) return known.body
    const body = make()
    bodies.set(key, { version, body })
    void body.catch(() => bodies.delete(key))
    return body
  }

  /** Of the tools of this moment, which the validator is about, whatever changes meanwhile. */
  const applicationBody = (app: string, kind: PageKind): (() => Promise<PageBody>) => {
    const [version, tools] = [catalogue.versionOf(app), catalogue.toolsOf(app)]
    const make = () => serialise(tools, entry => JSON.stringify(toListed(entry, kind, logger)))
    return () => keep(`${kind} ${app}`, version, make)
  }

  const allBody = async (kind: PageKind): Promise<PageBody> => {
    const pieces: Buffer[] = [Buffer.from('{')]
    const applications = catalogue.applications().map(app => ({ app, body: applicationBody(app, kind) }))
    for (const [index, { app, body }] of applications.entries())
      pieces.push(Buffer.from(`${index ? ',' : ''}${JSON.stringify(app)}:`), ...(await body()).pieces)
    pieces.push(Buffer.from('}'))
    return toBody(pieces)
  }

  const etagOf = (kind: PageKind, ...digests: string[]) =>
    `"${createHash('sha256')
      .update([VERSION, kind, ...digests].join('\n'))
      .digest('hex')
      .slice(0, 32)}"`

  return {
    application: (app, kind) => ({
      etag: etagOf(kind, app, catalogue.digestOf(app)),
      body: () => applicationBody(app, kind)(),
    }),
    all(kind) {
      const { version } = catalogue
      let known = etags.get(kind)
      if (known?.version !== version) {
        const digests = catalogue.applications().map(app => `${app}\0${catalogue.digestOf(app)}`)
        known = { version, etag: etagOf(kind, ...digests) }
        etags.set(kind, known)
      }
      return { etag: known.etag, body: () => keep(`${kind} \0all`, version, () => allBody(kind)) }
    },
  }
}

/** One tool as a listing of this kind shows it. */
export function toListed(entry: CatalogueTool, kind: PageKind, logger: Logger): unknown {
  if (kind === 'summary') return { name: entry.name, description: entry.tool.description }
  const record = recordOf(entry, logger)
  if (kind === 'full') return record
  const { response_schemas: _shapes, output_schema: _schema, ...bare } = record
  return bare
}

/** `{name: record}` of some tools. Gives others a turn in between. */
async function serialise(tools: readonly CatalogueTool[], toText: (entry: CatalogueTool) => string): Promise<PageBody> {
  const pieces: Buffer[] = []
  let text = '{'
  let began = performance.now()
  for (const [index, entry] of tools.entries()) {
    text += `${index ? ',' : ''}${JSON.stringify(entry.name)}:${toText(entry)}`
    if (performance.now() - began < SLICE) continue
    pieces.push(Buffer.from(text))
    text = ''
    await nextTurn()
    began = performance.now()
  }
  pieces.push(Buffer.from(`${text}}`))
  return toBody(pieces)
}

function toBody(pieces: readonly Buffer[]): PageBody {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  return { pieces: length <= SMALL ? [Buffer.concat(pieces)] : pieces, length }
}
