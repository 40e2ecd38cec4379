import { createHash } from 'node:crypto'
import type { ApiRecord } from '../../contract/registry.ts'
import { messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import { VERSION } from '../../lib/version.ts'
import { toApiRecord, toBriefRecord } from './api-record.ts'
import type { Catalogue, CatalogueTool } from './catalogue.ts'

/** `full`: whole records; `bare`: without response schemas; `summary`: name and description only. */
export type PageKind = 'full' | 'bare' | 'summary'

/** A listing, ready to be sent, with the strong validator that changes exactly when it does. */
export interface Page {
  etag: string
  /** Made when it is asked for: a client that has it already never costs that. */
  body: () => Buffer
}

export interface CataloguePages {
  /** Map of tool name → record of one application. */
  application(app: string, kind: PageKind): Page
  /** `{app: {tool: record}}`. */
  all(kind: PageKind): Page
}

/** Serialises listings once for each revision of the catalogue; the agent asks for them on every message. */
export function createCataloguePages(catalogue: Catalogue, logger: Logger): CataloguePages {
  const bodies = new Map<string, { version: number; body: Buffer }>()
  const etags = new Map<PageKind, { version: number; etag: string }>()

  const applicationBody = (app: string, kind: PageKind): Buffer => {
    const key = `${kind} ${app}`
    const version = catalogue.versionOf(app)
    const known = bodies.get(key)
    if (known?.version === version) return known.body
    const texts = catalogue
      .toolsOf(app)
      .map(entry => `${JSON.stringify(entry.name)}:${JSON.stringify(entryFor(entry, kind))}`)
    const body = Buffer.from(`{${texts.join(',')}}`)
    bodies.set(key, { version, body })
    return body
  }

  const entryFor = (entry: CatalogueTool, kind: PageKind): unknown => {
    if (kind === 'summary') return { name: entry.name, description: entry.tool.description }
    const record = recordOf(entry, logger)
    if (kind === 'full') return record
    const { response_schemas: _shapes, output_schema: _schema, ...bare } = record
    return bare
  }

  const etagOf = (kind: PageKind, ...digests: string[]) =>
    `"${createHash('sha256')
      .update([VERSION, kind, ...digests].join('\n'))
      .digest('hex')
      .slice(0, 32)}"`

  return {
    application: (app, kind) => ({
      etag: etagOf(kind, app, catalogue.digestOf(app)),
      body: () => applicationBody(app, kind),
    }),
    all(kind) {
      const { version } = catalogue
      let known = etags.get(kind)
      if (known?.version !== version) {
        const digests = catalogue.applications().map(app => `${app}\0${catalogue.digestOf(app)}`)
        known = { version, etag: etagOf(kind, ...digests) }
        etags.set(kind, known)
      }
      return {
        etag: known.etag,
        body: () => {
          const key = `${kind} \0all`
          const whole = bodies.get(key)
          if (whole?.version === version) return whole.body
          const parts: Buffer[] = [Buffer.from('{')]
          catalogue.applications().forEach((app, index) => {
            parts.push(Buffer.from(`${index ? ',' : ''}${JSON.stringify(app)}:`), applicationBody(app, kind))
          })
          const body = Buffer.concat([...parts, Buffer.from('}')])
          bodies.set(key, { version, body })
          return body
        },
      }
    },
  }
}

/** The record of a tool; one whose schemas cannot be read is listed without them instead of spoiling the list (S3). */
export function recordOf(entry: CatalogueTool, logger: Logger): ApiRecord {
  try {
    return toApiRecord(entry)
  } catch (error) {
    logger.warn({ event: 'record_incomplete', tool: entry.name, error: messageOf(error) })
    return { ...toBriefRecord(entry), parameters: [], response_schemas: { success: {}, failure: {} } }
  }
}
