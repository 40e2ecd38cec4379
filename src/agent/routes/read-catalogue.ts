import type { z } from 'zod'
import type { Activity, ActivityQuery } from '../../contract/activity.ts'
import type { CatalogueApplication, CatalogueHits, CatalogueTools } from '../../contract/catalogue.ts'
import { ApiRecord, type ApplicationRecord } from '../../contract/registry.ts'
import type { ServiceStatus } from '../../contract/registry-status.ts'
import { isObject } from '../../lib/json.ts'
import { toPathSegment } from '../../lib/path-segment.ts'
import type { AskRegistry, RegistryAnswer, RegistryQuestion } from '../catalogue/ask-registry.ts'
import { areHits, areTools } from '../catalogue/read-catalogue.ts'
import type { TrialRules } from '../catalogue/try-tool.ts'
import { areApplications } from '../probe-registry.ts'
import { idOf, passOn, type Asked } from './pass-on.ts'

/** What the registry's search gives at most. */
export const MOST_HITS = 100

/** The registry's catalogue for the page. Undefined: a refusal of the registry was passed on. */
export interface PageCatalogue {
  applications(asked: Asked): Promise<CatalogueApplication[] | undefined>
  tools(app: string, part: Record<string, string>, asked: Asked): Promise<CatalogueTools | undefined>
  tool(name: string, asked: Asked): Promise<ApiRecord | undefined>
  /** Tools that words describe, whole records, the best first. */
  search(query: Record<string, string>, asked: Asked): Promise<CatalogueHits['tools'] | undefined>
  activity(query: z.infer<typeof ActivityQuery>, asked: Asked): Promise<Activity | undefined>
}

const isTool = (value: unknown) => ApiRecord.safeParse(value).success
const isActivity = (value: unknown) => isObject(value) && Array.isArray(value.calls)
type Services = Record<string, z.infer<typeof ServiceStatus>>

/** Reads it over HTTP, and tells what a registry says from what another program in its place does. */
export function openPageCatalogue(ask: AskRegistry, rules: TrialRules): PageCatalogue {
  const get = async (path: string, fits: RegistryQuestion['fits'], { res, signal }: Asked): Promise<RegistryAnswer> =>
    await ask(path, { headers: idOf(res), signal, ...(fits && { fits }) })
  const read = async <T>(
    path: string,
    fits: NonNullable<RegistryQuestion['fits']>,
    asked: Asked,
  ): Promise<T | undefined> => {
    const answer = await get(path, fits, asked)
    return answer.status === 200 ? (answer.body as T) : passOn(asked.res, answer)
  }
  return {
    async applications(asked) {
      const [list, status] = await Promise.all([
        get('/applications', areApplications, asked),
        get('/status', isObject, asked),
      ])
      if (list.status !== 200) return passOn(asked.res, list)
      const { services = {} } = (status.status === 200 ? status.body : {}) as { services?: Services }
      return (list.body as ApplicationRecord[]).map(application => withState(application, services[application.name]))
    },
    async tools(app, part, asked) {
      const path = `/applications/${toPathSegment(app)}/apis?${new URLSearchParams(part)}`
      const answer = await get(path, areTools, asked)
      if (answer.status !== 200) return passOn(asked.res, answer)
      const tools = Object.values(answer.body as Record<string, ApiRecord>)
      return { tools, total: Number(answer.headers.get('x-total-count') ?? tools.length) }
    },
    async tool(name, asked) {
      const answer = await get(`/tools/${toPathSegment(name)}`, isTool, asked)
      if (answer.status === 200) return answer.body as ApiRecord
      // A registry without the browser service has no such tools: the mode is why.
      if (answer.status === 404) (await import('../catalogue/try-tool.ts')).refuseMissingPageTool(name, rules)
      return passOn(asked.res, answer)
    },
    search: (query, asked) => read(`/apis/search?${new URLSearchParams(query)}`, areHits, asked),
    activity: (query, asked) => {
      const given = Object.entries(query).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      )
      return read(`/activity?${new URLSearchParams(given)}`, isActivity, asked)
    },
  }
}

const withState = (application: ApplicationRecord, line: Services[string] | undefined): CatalogueApplication => ({
  ...application,
  transport: line?.transport ?? 'none',
  since: line?.since ?? '',
  last_error: line?.last_error ?? null,
  restarts: line?.restarts ?? 0,
  removable: application.removable === true,
  notes: line?.notes ?? [],
})
