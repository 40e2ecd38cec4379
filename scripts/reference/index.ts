import { renderReference } from '../../src/config/render-reference.ts'
import { renderCommands } from './render-commands.ts'
import { renderEndpoints } from './render-endpoints.ts'
import { renderErrors } from './render-errors.ts'
import { renderLogEvents } from './render-log-events.ts'
import { renderSettings } from './render-settings.ts'

/** A generated file of the project, and how it is written. */
export interface Reference {
  file: string
  render: () => string | Promise<string>
}

const SERVED = 'It serves the same at `/openapi.json`, `/docs` (Swagger UI) and `/redoc`.'

/** Everything that `npm run reference` writes. */
export const REFERENCES: readonly Reference[] = [
  { file: 'config/settings.reference.toml', render: renderReference },
  { file: 'docs/reference/settings.md', render: renderSettings },
  { file: 'docs/reference/commands.md', render: renderCommands },
  { file: 'docs/reference/errors.md', render: renderErrors },
  { file: 'docs/reference/log-events.md', render: renderLogEvents },
  {
    file: 'docs/reference/registry-api.md',
    render: async () =>
      await renderEndpoints({
        server: 'registry',
        title: 'The tool registry over HTTP',
        address: 'http://127.0.0.1:8001',
        intro: `Every endpoint of the tool registry: listing, searching and calling tools, and changing what is registered. ${SERVED} A walk through it: [Using the registry from a program](../using-the-registry.md).`,
      }),
  },
  {
    file: 'docs/reference/agent-api.md',
    render: async () =>
      await renderEndpoints({
        server: 'agent',
        title: 'The agent server over HTTP',
        address: 'http://127.0.0.1:8005',
        intro: `Every endpoint of the agent server: asking, streams, approvals, conversations and flows. ${SERVED} A walk through it: [Using the agent from a program](../using-the-agent.md).`,
      }),
  },
  {
    file: 'docs/reference/territory-api.md',
    render: async () =>
      await renderEndpoints({
        server: 'territory',
        title: 'The sales-territory demo API',
        address: 'http://127.0.0.1:8888',
        intro: `Every endpoint of the first demo service: accounts, contacts and job titles, read-only. ${SERVED}`,
      }),
  },
  {
    file: 'docs/reference/crm-api.md',
    render: async () =>
      await renderEndpoints({
        server: 'crm',
        title: 'The CRM demo API',
        address: 'http://127.0.0.1:8007',
        intro: `Every endpoint of the second demo service: accounts, leads, contacts and opportunities in SQLite. ${SERVED}`,
      }),
  },
]
