import { z } from 'zod'
import { SERVICE_TYPES, SearchResult, type ParameterRecord } from '../../contract/registry.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { applicationNotFound, messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import { recordOf, toBriefRecord } from '../catalogue/api-record.ts'
import type { CatalogueTool } from '../catalogue/catalogue.ts'
import type { Registry } from '../registry.ts'
import type { CatalogueSearch, SearchHit } from '../search/catalogue-search.ts'
import { queryFlag } from './parameters.ts'

const MOST_HITS = 100
const LONGEST_QUERY = 2000
const NOTHING_ASKED = 'Say what to look for, as in ?q=create+invoice. The whole catalogue is at /apis'

const SearchQuery = z.object({
  q: z
    .string({ error: NOTHING_ASKED })
    .trim()
    .min(1, { error: NOTHING_ASKED })
    .max(LONGEST_QUERY, { error: `Ask in at most ${LONGEST_QUERY} characters` })
    .describe('What to look for, in words'),
  app: z.string().min(1).optional().describe('Only tools of this application'),
  type: z.enum(SERVICE_TYPES).optional().describe('Only tools of services of this type'),
  kind: z.enum(['api', 'browser']).optional().describe('Only tools of this kind'),
  read_only: queryFlag.optional().describe('true: only tools that change nothing; false: only the others'),
  limit: z.coerce.number().int().min(1).max(MOST_HITS).default(10).describe('Most results'),
  include_schema: queryFlag.optional().describe('true: whole records, with the schemas'),
})

export interface SearchRouteOptions {
  registry: Registry
  search: CatalogueSearch
  logger: Logger
}

/** `GET /apis/search` (interfaces § A): ranked records with scores. */
export function searchRoute({ registry, search, logger }: SearchRouteOptions): Route {
  return defineRoute({
    method: 'get',
    path: '/apis/search',
    operationId: 'searchApis',
    summary: 'Find tools by words',
    description:
      'The best first. Searches names, descriptions, parameters, fields of results, tags and applications; other forms and synonyms of words count too, misspelt words where nothing has them. Scores compare results of one search. Results come without schemas unless include_schema=true.',
    tags: ['catalogue'],
    query: SearchQuery,
    responses: {
      200: { description: 'Records with scores', schema: z.array(SearchResult) },
      404: { description: 'No such application' },
      422: { description: 'Nothing to look for, or a filter that does not exist' },
    },
    handler: async ({ query }) => {
      const { q, read_only: readOnly, include_schema: isWhole = false, ...filter } = query
      if (filter.app !== undefined && !registry.hasApplication(filter.app)) throw applicationNotFound(filter.app)
      const hits = await search.search(q, { ...filter, readOnly })
      return hits.map(hit => toResult(hit, isWhole, logger))
    },
  })
}

function toResult({ entry, score }: SearchHit, isWhole: boolean, logger: Logger): SearchResult {
  if (isWhole) return { ...recordOf(entry, logger), score }
  const parameters = parametersOf(entry, logger).map(({ schema: _schema, ...parameter }) => parameter)
  return { ...toBriefRecord(entry), parameters, score }
}

function parametersOf({ name, tool }: CatalogueTool, logger: Logger): readonly ParameterRecord[] {
  try {
    return tool.parameters
  } catch (error) {
    logger.warn({ event: 'record_incomplete', tool: name, error: messageOf(error) })
    return []
  }
}
