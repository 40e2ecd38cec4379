import type { CatalogueApplication } from '../../../contract/catalogue.ts'
import { useRead } from '../state/use-read.ts'

/** Between two looks at the applications, in milliseconds. */
const EVERY = 4000

/** The applications with their state, followed for as long as they are seen. */
export const useApplications = () => useRead<CatalogueApplication[]>('catalogue/applications', { every: EVERY })

/** What a state is called. */
export const STATES: Record<CatalogueApplication['state'], string> = {
  ready: 'Ready',
  connecting: 'Connecting',
  failed: 'Failed',
}

/** What a service can be. */
export const SERVICE_KINDS = { openapi: 'OpenAPI service', mcp: 'MCP server', trm: 'TRM service' } as const

const KINDS: Readonly<Record<string, string>> = {
  ...SERVICE_KINDS,
  onboarded: 'Tools given at run time',
  flows: 'Saved flows',
}

/** What an application is, in words. A kind that the page does not know is told by its name. */
export const kindOf = ({ type, transport }: CatalogueApplication): string =>
  type === 'mcp' && transport !== 'none' ? `${SERVICE_KINDS.mcp} (${transport})` : (KINDS[type] ?? type)
