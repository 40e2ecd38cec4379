import type { CatalogueApplication } from '../../../contract/catalogue.ts'
import { asCalled } from '../state/program.ts'
import { hrefTo } from '../state/route.ts'
import { countOf } from '../text/format.ts'
import { ApplicationActions } from './application-actions.tsx'
import { ApplicationState } from './application-state.tsx'
import { kindOf } from './applications.ts'

interface ApplicationListProps {
  applications: readonly CatalogueApplication[]
  onChanged: () => void
}

/** Every application with its state; where there is none, how to get one. */
export function ApplicationList({ applications, onChanged }: ApplicationListProps) {
  if (!applications.length)
    return (
      <div class="empty">
        <p>
          <strong>No application is registered yet.</strong> An application is a service whose tools can be called from
          here: one with an OpenAPI description, an MCP server, or a TRM service.
        </p>
        <ul>
          <li>Add one by its address with “Add a service” above.</li>
          <li>
            From a terminal: <code>{asCalled('agent apis add https://…')}</code>
          </li>
          <li>
            For good, with all options: write it into the registry file (<code>mcp_servers.yaml</code>) and reload the
            file.
          </li>
        </ul>
      </div>
    )
  return (
    <ul class="apps">
      {applications.map(application => (
        <li key={application.name} class="app">
          <div class="app-head">
            <h3>
              <a href={hrefTo({ view: 'catalogue', app: application.name })} dir="auto">
                {application.name}
              </a>
            </h3>
            <p class="note">{`${kindOf(application)} · ${countOf(application.tool_count, 'tool')}`}</p>
          </div>
          {application.description && (
            <p class="clamp" dir="auto">
              {application.description}
            </p>
          )}
          <ApplicationState application={application} />
          <ApplicationActions application={application} onChanged={onChanged} onRemoved={onChanged} />
        </li>
      ))}
    </ul>
  )
}
