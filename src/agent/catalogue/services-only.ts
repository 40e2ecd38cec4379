import { type ApiRecord, BROWSER_APPLICATION } from '../../contract/registry.ts'
import type { Catalogue } from './read-catalogue.ts'

/**
 * Whether a tool belongs to the browser service. Pages are used through src/agent/web, which knows the session and what needs
 * a yes; to an engine that answers from services its tools would look like lists of tabs and downloads.
 */
const isPageTool = ({ app_name: app, kind }: Pick<ApiRecord, 'app_name' | 'kind'>): boolean =>
  kind === 'browser' && app === BROWSER_APPLICATION

/** A catalogue without the browser service. */
export const servicesOnly = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).filter(([, records]) => !Object.values(records).some(isPageTool)))

/** Records without those of the browser service. */
export const withoutPageTools = <T extends Pick<ApiRecord, 'app_name' | 'kind'>>(records: readonly T[]): T[] =>
  records.filter(record => !isPageTool(record))
